package import Foundation

/// The page that content comes to rest at when a finger lets it go: at most one from where the drag began.
///
/// Ours, as UIKit's rule is not known: a fast lift turns the page in its direction, a slow one goes to the
/// nearest.
package struct PagingTarget: Equatable, Sendable {
  /// The length of a page: the viewport's, in points.
  package let pageLength: CGFloat
  /// The offsets between the edges.
  package let range: ClosedRange<CGFloat>

  /// Makes the rule for one axis.
  package init(pageLength: CGFloat, range: ClosedRange<CGFloat>) {
    self.pageLength = pageLength
    self.range = range
  }

  /// The offset to come to rest at.
  ///
  /// - Parameters:
  ///   - offset: where the finger let go.
  ///   - velocity: points per second.
  ///   - start: where the drag began.
  /// - Returns: one of the pages' offsets, between the edges.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, draggedFrom start: CGFloat
  ) -> CGFloat {
    guard pageLength > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
    let place = (offset - range.lowerBound) / pageLength
    var page = place.rounded()
    if velocity >= ScrollDefaults.pageTurnSpeed {
      page = place.rounded(.down) + 1
    } else if velocity <= -ScrollDefaults.pageTurnSpeed {
      page = place.rounded(.up) - 1
    }
    let first = ((start - range.lowerBound) / pageLength).rounded()
    page = min(max(page, first - 1), first + 1)
    return min(max(range.lowerBound + page * pageLength, range.lowerBound), range.upperBound)
  }
}
