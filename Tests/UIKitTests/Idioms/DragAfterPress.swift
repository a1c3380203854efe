// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A view that a long press lifts, so that the same finger can drag it.
final class LiftedView: UIView {
  private var grip = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    let press = UILongPressGestureRecognizer(target: self, action: Selector(LiftedView.drag(_:)))
    press.minimumPressDuration = 0.3
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func drag(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: superview)
    switch press.state {
    case .began:
      grip = CGPoint(x: point.x - center.x, y: point.y - center.y)
      alpha = 0.7
    case .changed: center = CGPoint(x: point.x - grip.x, y: point.y - grip.y)
    default: alpha = 1
    }
  }
}
