// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A view that follows the finger by the touch's movement since the last event, in its own coordinates.
class MovedView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let previous = touch.previousLocation(in: self)
    let current = touch.location(in: self)
    transform = transform.translatedBy(x: current.x - previous.x, y: current.y - previous.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    logFrame()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    logFrame()
  }
}

/// A `MovedView` that is rotated and scaled, so that its own coordinates differ from the screen's.
final class TurnedView: MovedView {}

/// A view that follows the finger with a pan recognizer.
final class PannedView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector(PannedView.panned(_:), name: "panned(_:)"))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: superview)
    center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
    pan.setTranslation(.zero, in: superview)
    if pan.state == .ended || pan.state == .cancelled { logFrame() }
  }
}

extension UIView {
  /// Logs the view's frame in its superview: name, "frame", x, y, width, height.
  fileprivate func logFrame() {
    func short(_ value: CGFloat) -> CGFloat { (value * 100).rounded() / 100 }
    log(
      "\(logName) frame \(short(frame.minX)) \(short(frame.minY)) "
        + "\(short(frame.width)) \(short(frame.height))")
  }
}
