// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A button that is highlighted while it is held, and reports for how long.
class PressAndHoldButton: UIView {
  private(set) var heldFor: [TimeInterval] = []
  private var since: TimeInterval = 0

  convenience init(frame: CGRect, minimumPressDuration: TimeInterval = 0.3) {
    self.init(frame: frame)
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector(PressAndHoldButton.handle(_:)))
    press.minimumPressDuration = minimumPressDuration
    press.allowableMovement = 20
    addGestureRecognizer(press)
  }

  private func handle(_ gesture: UILongPressGestureRecognizer) {
    switch gesture.state {
    case .began:
      since = CACurrentMediaTime()
      backgroundColor = UIColor.systemYellow.withAlphaComponent(0.5)
    case .changed:
      let isInside = bounds.contains(gesture.location(in: self))
      alpha = isInside ? 1 : 0.5
    case .ended:
      heldFor.append(CACurrentMediaTime() - since)
      fallthrough
    case .cancelled, .failed:
      backgroundColor = nil
    case .possible:
      break
    }
  }
}
