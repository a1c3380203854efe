// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A view that follows the finger with touch methods.
class DraggableView: UIView {
  private var startCenter = CGPoint.zero
  var onDrop: ((CGPoint) -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.bringSubviewToFront(self)
    startCenter = center
    UIView.animate(withDuration: 0.1) {
      self.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let superview = superview else { return }
    let now = touch.location(in: superview)
    let before = touch.previousLocation(in: superview)
    center = CGPoint(x: center.x + now.x - before.x, y: center.y + now.y - before.y)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    transform = .identity
    onDrop?(center)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    transform = .identity
    center = startCenter
  }
}
