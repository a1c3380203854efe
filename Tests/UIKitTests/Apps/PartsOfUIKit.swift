// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIKit.UIPanGestureRecognizer
import UIKit.UIView

/// A pan for one finger, in a file that imports submodules of UIKit, as editors suggest.
final class OneFingerPan: UIPanGestureRecognizer {
  private(set) var point: CGPoint?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    point = touches.first?.location(in: view)
  }
}

/// True if a point is on a view at the position that the screen shows during an animation.
@MainActor
func isShown(_ view: UIView, at point: CGPoint) -> Bool {
  view.layer.presentation()?.frame.contains(point) == true
}
