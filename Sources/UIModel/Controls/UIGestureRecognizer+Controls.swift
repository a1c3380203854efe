// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Conditions by which UIKit's controls prevent recognizers of their superviews.
///
/// Source: Event Handling Guide. Since iOS 6, a control prevents its superviews' recognizers of the gesture that
/// operates the control. It does not prevent recognizers that need more fingers or taps, recognizers of other gestures,
/// and recognizers on the control itself.
extension UIGestureRecognizer {
  /// Returns whether this recognizes one tap with one finger, and is not on the control itself.
  final func isSingleTap(fromAbove control: UIControl) -> Bool {
    guard storedView !== control, let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }

  /// Returns whether this recognizes a pan with one finger along the control's x axis that started in `knob`, in the
  /// control's coordinates, and is not on the control itself.
  final func isPan(along knob: CGRect, fromAbove control: UIControl) -> Bool {
    guard storedView !== control, let pan = self as? UIPanGestureRecognizer,
      pan.numberOfTouches == 1
    else { return false }
    let way = pan.translation(in: control)
    let start = pan.location(in: control) - way
    return knob.contains(start) && abs(way.x) > abs(way.y)
  }

  /// Returns whether this recognizes a swipe with one finger along the control's x axis, and is not on the control
  /// itself.
  final func isSwipe(along control: UIControl) -> Bool {
    guard storedView !== control, let swipe = self as? UISwipeGestureRecognizer,
      swipe.numberOfTouchesRequired == 1
    else { return false }
    let origin = control.convert(CGPoint.zero, to: nil)
    let tip = control.convert(CGPoint(x: 1, y: 0), to: nil)
    let isHorizontal = abs(tip.x - origin.x) >= abs(tip.y - origin.y)
    // A swipe recognizer that has a horizontal direction ignores its vertical ones.
    let looksAcross = !swipe.direction.isDisjoint(with: [.left, .right])
    return looksAcross == isHorizontal && !swipe.direction.isEmpty
  }
}
