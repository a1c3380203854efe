// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A pan that begins with the touch-down.
final class InstantPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible { state = .began }
  }
}
