// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A long press that fails with any movement, so that the finger can scroll or drag something else.
final class StillPress: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowableMovement = 3
    cancelsTouchesInView = false
  }
}
