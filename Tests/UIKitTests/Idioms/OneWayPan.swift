// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan to the right, which fails if the finger turns back.
final class OneWayPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    if touch.location(in: view).x < touch.previousLocation(in: view).x {
      state = .failed
    } else {
      super.touchesMoved(touches, with: event)
    }
  }
}
