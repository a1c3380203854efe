// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Scrolls to the control that gets the keyboard's focus.
///
/// UIKit scrolls to a view that gets its focus, too. The distance, and scrolling inner scroll views first, are our
/// choice.
extension UIControl {
  /// Scrolls all scroll views around the control until the control is visible.
  final func scrollIntoSight() {
    let margin = ScrollDefaults.focusMargin
    var rect = bounds.withoutMargins(dx: -margin, dy: -margin)
    var view: UIView = self
    while let outer = view.storedSuperview {
      rect = view.convert(rect, to: outer)
      // Calls app code: the scroll view's method may be overridden.
      if let scrollView = outer as? UIScrollView { rect = scrollView.bring(rect) }
      view = outer
    }
  }
}

extension UIScrollView {
  /// Scrolls until a rectangle is visible.
  ///
  /// - Returns: the part of the rectangle that will be visible, at its new location, in the coordinates before the
  ///   scroll.
  fileprivate final func bring(_ rect: CGRect) -> CGRect {
    guard isScrollEnabled else { return rect }
    let present = contentOffset
    let way = offset(showing: rect) - present
    // The call is made even if the rectangle is visible already, because a motion may be moving it out of view.
    if way != .zero || motion != .none { scrollRectToVisible(rect, animated: true) }
    let place = rect.offsetBy(dx: -way.x, dy: -way.y)
    let (left, top) = (max(place.minX, bounds.minX), max(place.minY, bounds.minY))
    return CGRect(
      x: left, y: top, width: max(0, min(place.maxX, bounds.maxX) - left),
      height: max(0, min(place.maxY, bounds.maxY) - top))
  }
}
