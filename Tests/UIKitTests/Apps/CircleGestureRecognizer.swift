// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit.UIGestureRecognizerSubclass

/// Recognizes a circle drawn with one finger.
final class CircleGestureRecognizer: UIGestureRecognizer {
  var tolerance: CGFloat = 0.2
  private(set) var center = CGPoint.zero
  private(set) var radius: CGFloat = 0
  private var points: [CGPoint] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else {
      state = .failed
      return
    }
    points.append(touch.location(in: view?.superview))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state != .failed, let window = view?.window, let touch = touches.first else { return }
    for coalesced in event.coalescedTouches(for: touch) ?? [touch] {
      let point = window.convert(coalesced.preciseLocation(in: window), to: view?.superview)
      points.append(point)
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fit()
    let distances = points.map { hypot($0.x - center.x, $0.y - center.y) }
    let isRound = distances.allSatisfy { abs($0 - radius) <= tolerance * radius }
    state = points.count > 8 && radius > 20 && isRound ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  override func reset() {
    super.reset()
    points.removeAll(keepingCapacity: true)
  }

  private func fit() {
    var box = CGRect.null
    for point in points { box = box.union(CGRect(origin: point, size: .zero)) }
    center = CGPoint(x: box.midX, y: box.midY)
    radius = (box.width + box.height) / 4
  }
}
