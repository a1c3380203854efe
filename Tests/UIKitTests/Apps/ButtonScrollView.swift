// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// A scroll view that also scrolls when the drag begins on a button.
class ButtonScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    delaysContentTouches = false
    canCancelContentTouches = true
    keyboardDismissMode = .onDrag
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    if view is UIButton {
      return true
    }
    return super.touchesShouldCancel(in: view)
  }
}
