// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A scroll view inside another one. At its top it leaves drags downwards to the outer one.
final class HandOffScrollView: UIScrollView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let pullsDown = panGestureRecognizer.velocity(in: self).y > 0
    return !(pullsDown && contentOffset.y <= 0)
  }
}
