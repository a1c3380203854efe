// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The page at which content stops after a lift, at most one page from where the drag began. If the content ends within
/// the last page, it stops at the content's edge.
///
/// Our choice, because UIKit's rule is not known: a fast lift goes to the next page in its direction, a slow one to the
/// nearest page.
struct PagingTarget: Equatable, Sendable {
  /// The length of a page: the viewport's, in points.
  let pageLength: CGFloat
  let range: ClosedRange<CGFloat>

  /// Returns the offset at which the content stops.
  ///
  /// - Parameters:
  ///   - offset: the offset at the lift.
  ///   - velocity: the velocity at the lift, in points per second.
  ///   - start: the offset at the start of the drag.
  /// - Returns: the offset of a page, between the edges.
  func target(
    releasedAt offset: CGFloat, velocity: CGFloat, draggedFrom start: CGFloat
  ) -> CGFloat {
    guard pageLength > 0 else { return min(max(offset, range.lowerBound), range.upperBound) }
    let before = pageBefore(offset)
    var page = nearestPage(to: offset)
    if velocity >= ScrollDefaults.pageTurnSpeed {
      page = before + 1
    } else if velocity <= -ScrollDefaults.pageTurnSpeed {
      page = place(of: before) < offset ? before : before - 1
    }
    let first = nearestPage(to: start)
    return place(of: min(max(page, first - 1), first + 1))
  }

  private var lastPage: CGFloat {
    ((range.upperBound - range.lowerBound) / pageLength).rounded(.up)
  }

  /// Returns the offset that shows a page.
  private func place(of page: CGFloat) -> CGFloat {
    min(range.lowerBound + max(page, 0) * pageLength, range.upperBound)
  }

  /// Returns the last page that begins at an offset or before it.
  private func pageBefore(_ offset: CGFloat) -> CGFloat {
    guard offset < range.upperBound else { return lastPage }
    return max(0, ((offset - range.lowerBound) / pageLength).rounded(.down))
  }

  private func nearestPage(to offset: CGFloat) -> CGFloat {
    let page = pageBefore(offset)
    return place(of: page + 1) - offset <= offset - place(of: page)
      ? min(page + 1, lastPage) : page
  }
}
