import Foundation

/// Where the content may be, and what follows from a change of that.
extension UIScrollView {
  /// The offsets between the edges, along both axes.
  final var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let left = 0 - inset.left
    let top = 0 - inset.top
    let right = contentSize.width + inset.right - bounds.width
    let bottom = contentSize.height + inset.bottom - bounds.height
    return (left...max(left, right), top...max(top, bottom))
  }

  /// The axes along which fingers can move the content at all.
  final var scrollableAxes: DirectionalLock {
    let range = offsetRange
    var axes: DirectionalLock = []
    if range.x.lowerBound < range.x.upperBound || bounces && alwaysBounceHorizontal {
      axes.insert(.x)
    }
    if range.y.lowerBound < range.y.upperBound || bounces && alwaysBounceVertical {
      axes.insert(.y)
    }
    return axes
  }

  final func clamped(_ offset: CGPoint) -> CGPoint {
    let range = offsetRange
    return CGPoint(
      x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
      y: min(max(offset.y, range.y.lowerBound), range.y.upperBound))
  }

  /// Whether a finger that goes this way would bring more of the content to the front: whether the offset
  /// is not yet at the edge that it would get to.
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
    if new.origin != old.origin {
      setNeedsLayout()
      // Call-out: the delegate.
      note(.didScroll(new.origin))
      delegate?.scrollViewDidScroll(self)
    }
    if new.size != old.size { contentGeometryDidChange() }
  }

  /// The content's size, the insets or the viewport's size changed: content that rests stays between its
  /// edges, content that moves goes to the new ones.
  final func contentGeometryDidChange() {
    noteVisualChange()
    if case .decelerating = motion {
      planAgain()
    } else if drag == nil, zoom == nil, motion == .none, clamped(contentOffset) != contentOffset {
      contentOffset = clamped(contentOffset)
    }
  }

  final func insetsDidChange() {
    contentGeometryDidChange()
    // Call-out: the override point, then the delegate.
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The nearest offset at which `rect` of the content shows, or its beginning when it is too large.
  final func offset(showing rect: CGRect) -> CGPoint {
    let rect = rect.standardized
    let visible = bounds.inset(by: adjustedContentInset)
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
