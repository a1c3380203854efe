// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Recognizes two fingers that are held on a view.
final class TwoFingerHold: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTouchesRequired = 2
    minimumPressDuration = 0.4
  }
}
