// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A knob that can be dragged up to 100 points. Beyond that the drag is cancelled, by disabling and enabling its
/// recognizer.
final class Leash: UIView {
  private(set) var isHeld = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(Leash.pull(_:))))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func pull(_ pan: UIPanGestureRecognizer) {
    isHeld = pan.state == .began || pan.state == .changed
    if isHeld, pan.translation(in: superview).x > 100 {
      pan.isEnabled = false
      pan.isEnabled = true
    }
  }
}
