// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The range of offsets, and the effects of a changed offset.
extension UIScrollView {
  /// The size of the viewport, limited to a billion points; 0 for NaN.
  final var viewport: CGSize { CGSize(width: bounds.width.sane, height: bounds.height.sane) }

  /// The insets that limit scrolling, each limited to a billion points; 0 for NaN.
  final var edgeInsets: UIEdgeInsets { adjustedContentInset.sane }

  /// The range of offsets along each axis at which the content is not beyond an edge.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    offsetRange(scaledBy: 1)
  }

  /// Returns the range of offsets along each axis for content that is `factor` times as large.
  final func offsetRange(
    scaledBy factor: CGFloat
  ) -> (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = edgeInsets
    let length = viewport
    let left = 0 - inset.left
    let top = 0 - inset.top
    let right = (contentSize.width * factor).sane + inset.right - length.width
    let bottom = (contentSize.height * factor).sane + inset.bottom - length.height
    return (left...max(left, right), top...max(top, bottom))
  }

  /// The axes along which the content can be dragged beyond its edges.
  final var bouncingAxes: DirectionalLock {
    guard bounces else { return [] }
    var axes: DirectionalLock = []
    if bouncesHorizontally { axes.insert(.x) }
    if bouncesVertically { axes.insert(.y) }
    return axes
  }

  /// The axes along which fingers can move the content.
  package final var scrollableAxes: DirectionalLock {
    let (range, bouncing) = (offsetRange, bouncingAxes)
    var axes: DirectionalLock = []
    if range.x.lowerBound < range.x.upperBound || bouncing.contains(.x) && alwaysBounceHorizontal {
      axes.insert(.x)
    }
    if range.y.lowerBound < range.y.upperBound || bouncing.contains(.y) && alwaysBounceVertical {
      axes.insert(.y)
    }
    return axes
  }

  final func clamped(_ offset: CGPoint, scaledBy factor: CGFloat = 1) -> CGPoint {
    let range = offsetRange(scaledBy: factor)
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Returns whether the content can scroll further if a finger moves in the direction of `travel`.
  final func hasRoom(for travel: CGPoint) -> Bool {
    let range = offsetRange
    let offset = contentOffset
    let axes = scrollableAxes
    let alongX = travel.x > 0 ? offset.x > range.x.lowerBound : offset.x < range.x.upperBound
    let alongY = travel.y > 0 ? offset.y > range.y.lowerBound : offset.y < range.y.upperBound
    return abs(travel.x) > abs(travel.y)
      ? axes.contains(.x) && alongX : axes.contains(.y) && travel.y != 0 && alongY
  }

  final func boundsDidChange(from old: CGRect) {
    let new = bounds
    if new != old { refreshControl?.follow() }
    if new.origin != old.origin {
      setNeedsLayout()
      // Calls app code: the delegate.
      note(.didScroll(new.origin))
      delegate?.scrollViewDidScroll(self)
    }
    if new.size != old.size { contentGeometryDidChange() }
  }

  /// Handles a change of the content size, the insets or the viewport. Content that rests beyond a new edge jumps to
  /// it, motion is computed again for the new edges, and content under a finger stays under the finger.
  final func contentGeometryDidChange() {
    noteVisualChange()
    keepHold()
    switch motion {
    case .decelerating(let plan, let aims): planAgain(plan, aims)
    case .animating(let plan):
      if clamped(plan.rest) != plan.rest { glide(to: clamped(plan.rest)) }
    case .none:
      if drag == nil, zoom == nil, clamped(contentOffset) != contentOffset {
        contentOffset = clamped(contentOffset)
      }
    case .lettingGo, .caught: break  // The motion is computed when it continues.
    }
  }

  final func insetsDidChange() {
    contentGeometryDidChange()
    // Calls app code: the overridable method, then the delegate.
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Returns the offset nearest to the current one at which `rect` of the content is visible. Along an axis on which
  /// `rect` is larger than the visible area, its left or top part is visible.
  final func offset(showing rect: CGRect) -> CGPoint {
    let rect = rect.standardized
    let visible = CGRect(origin: contentOffset, size: viewport).inset(by: edgeInsets)
    var offset = contentOffset
    if rect.minX < visible.minX || rect.width > visible.width {
      offset.x += rect.minX - visible.minX
    } else if rect.maxX > visible.maxX {
      offset.x += rect.maxX - visible.maxX
    }
    if rect.minY < visible.minY || rect.height > visible.height {
      offset.y += rect.minY - visible.minY
    } else if rect.maxY > visible.maxY {
      offset.y += rect.maxY - visible.maxY
    }
    return clamped(offset)
  }

  final func note(_ fact: @autoclosure () -> ScrollFact) {
    let journal = UIApplication.shared.journal
    if journal.isRead { journal.write(.scroll(journalSubject, fact())) }
  }
}

extension CGFloat {
  /// The number, limited to a billion in either direction; 0 for NaN.
  var sane: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e9), 1e9) }
}

extension UIEdgeInsets {
  /// The insets, with each number limited to a billion; 0 for NaN.
  var sane: UIEdgeInsets {
    UIEdgeInsets(top: top.sane, left: left.sane, bottom: bottom.sane, right: right.sane)
  }
}
