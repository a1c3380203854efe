// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A card that can only be dragged at its handle.
final class Card: UIView, UIGestureRecognizerDelegate {
  let handle = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(handle)
    let pan = UIPanGestureRecognizer(target: self, action: Selector(Card.drag(_:)))
    pan.delegate = self
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func drag(_ pan: UIPanGestureRecognizer) {
    frame.origin.y += pan.translation(in: superview).y
    pan.setTranslation(.zero, in: superview)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { touch.view?.isDescendant(of: handle) == true }
}
