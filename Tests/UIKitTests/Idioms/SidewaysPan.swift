// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A pan that leaves vertical drags to the scroll view around it.
final class SidewaysPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let velocity = velocity(in: view)
    return abs(velocity.x) > abs(velocity.y)
  }
}
