// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A press that a finger must hold quite still; one that moves scrolls or drags something else.
final class StillPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowableMovement = 3
    cancelsTouchesInView = false
  }
}
