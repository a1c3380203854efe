// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A view on which only a stylus draws; fingers scroll the scroll view around it.
final class StylusCanvas: UIView {
  private(set) var line: [CGPoint] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    let stroke = Stroke(target: self, action: Selector(StylusCanvas.extend(_:)))
    stroke.allowedTouchTypes = [UITouch.TouchType.stylus.rawValue as NSNumber]
    addGestureRecognizer(stroke)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func extend(_ stroke: Stroke) { line += stroke.takePoints() }
}

/// Recognizes a stroke and has all its samples, including those between two frames.
final class Stroke: UIGestureRecognizer {
  private var points: [CGPoint] = []

  func takePoints() -> [CGPoint] {
    defer { points = [] }
    return points
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    collect(touches, event)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    collect(touches, event)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  private func collect(_ touches: Set<UITouch>, _ event: UIEvent) {
    for touch in touches {
      for sample in event.coalescedTouches(for: touch) ?? [touch] {
        points.append(sample.preciseLocation(in: view))
      }
    }
  }
}
