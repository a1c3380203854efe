// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Scrolls to the control that gets the focus.
///
/// UIKit also scrolls to a focused view. The margin around the control, and that inner scroll views scroll first, are
/// our choice.
extension UIControl {
  /// Scrolls all scroll views around the control until the control is visible.
  final func scrollIntoSight() {
    let margin = ScrollDefaults.focusMargin
    var rect = bounds.withoutMargins(dx: -margin, dy: -margin)
    var view: UIView = self
    while let outer = view.storedSuperview {
      rect = view.convert(rect, to: outer)
      // Calls app code: `scrollRectToVisible(_:animated:)` may be overridden.
      if let scrollView = outer as? UIScrollView { rect = scrollView.bring(rect) }
      view = outer
    }
  }
}

extension UIScrollView {
  /// Scrolls until a rectangle is visible.
  ///
  /// - Returns: the part of the rectangle that will be visible after the animated scrolling, in the scroll view's
  ///   coordinates before it. It is already moved by the distance that is still to be scrolled. Converted to the
  ///   superview, it thus has its location after the scrolling.
  fileprivate final func bring(_ rect: CGRect) -> CGRect {
    guard isScrollEnabled else { return rect }
    let end = offset(showing: rect)
    // This is called even if the rectangle is already visible, because a running motion may move it out of view.
    if end != contentOffset || motion != .none { scrollRectToVisible(rect, animated: true) }
    let way = end - contentOffset
    let place = rect.offsetBy(dx: -way.x, dy: -way.y)
    let (left, top) = (max(place.minX, bounds.minX), max(place.minY, bounds.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(place.maxX, bounds.maxX) - left),
      height: max(0, min(place.maxY, bounds.maxY) - top))
  }
}
