// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Recognizes a double tap whose second touch stays down and drags. It is continuous from the second touch-down on.
final class DoubleTapDrag: UIGestureRecognizer {
  private(set) var way: CGFloat = 0
  private var start: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first, touch.tapCount == 2 else {
      state = .failed
      return
    }
    start = touch.location(in: nil).y
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    way = (touches.first?.location(in: nil).y ?? start) - start
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() { way = 0 }
}
