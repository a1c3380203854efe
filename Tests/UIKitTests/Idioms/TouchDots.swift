// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit

/// Follows every finger for a view that shows them, without taking touches from other views.
final class TouchDots: UIGestureRecognizer {
  private var fingers = 0

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    state = .changed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers -= touches.count
    state = fingers == 0 ? .ended : .changed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers -= touches.count
    if fingers == 0 { state = .cancelled }
  }

  override func reset() { fingers = 0 }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}
