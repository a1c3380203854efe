// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// A bar that shows the position within the content. A renderer draws it over the content.
package struct ScrollIndicator: Equatable, Sendable {
  /// The bar in the scroll view's own coordinates.
  package let frame: CGRect
  /// The opacity, from 0 to 1.
  package let opacity: CGFloat
}

extension UIScrollView {
  /// The indicators that are visible now: the vertical one, then the horizontal one. Empty after the content has
  /// rested for a while.
  package final var visibleIndicators: [ScrollIndicator] {
    guard indicatorOpacity > 0 else { return [] }
    let (x, y) = offsetRange
    let hasVertical = showsVerticalScrollIndicator && y.lowerBound < y.upperBound
    let hasHorizontal = showsHorizontalScrollIndicator && x.lowerBound < x.upperBound
    var frames: [CGRect] = []
    if hasVertical { frames.append(verticalIndicator(leavesCorner: hasHorizontal)) }
    if hasHorizontal { frames.append(horizontalIndicator(leavesCorner: hasVertical)) }
    return frames.map { ScrollIndicator(frame: $0, opacity: indicatorOpacity) }
  }

  final func showIndicators() {
    indicatorSteps.stop()
    guard indicatorOpacity != 1, window != nil else { return }
    indicatorOpacity = 1
    noteVisualChange()
  }

  /// Lets the indicators fade after a while, unless the content moves again.
  final func hideIndicatorsSoon() {
    guard indicatorOpacity > 0, drag == nil, zoom == nil, motion == .none else { return }
    indicatorSteps.start("indicators of \(journalName)", after: ScrollDefaults.indicatorLinger) {
      [weak self] in self?.fadeIndicators()
    }
  }

  private func fadeIndicators() {
    let start = UIApplication.shared.scheduler.now
    let end = start + ScrollDefaults.indicatorFade
    indicatorSteps.start("indicators of \(journalName)", until: end) { [weak self] time in
      guard let self else { return }
      indicatorOpacity =
        time >= end ? 0 : CGFloat((end - time) / ScrollDefaults.indicatorFade)
      noteVisualChange()
    }
  }

  private func track(in insets: UIEdgeInsets) -> CGRect {
    CGRect(origin: contentOffset, size: viewport).inset(by: insets.sane)
  }

  private func verticalIndicator(leavesCorner: Bool) -> CGRect {
    let track = track(in: verticalScrollIndicatorInsets)
    let (inset, width) = (ScrollDefaults.indicatorInset, ScrollDefaults.indicatorWidth)
    let room = max(0, track.height - 2 * inset - (leavesCorner ? inset + width : 0))
    let bar = Self.bar(
      in: room, offset: contentOffset.y, range: offsetRange.y, viewport: viewport.height)
    return CGRect(
      x: track.maxX - inset - width, y: track.minY + inset + bar.start, width: width,
      height: bar.length)
  }

  private func horizontalIndicator(leavesCorner: Bool) -> CGRect {
    let track = track(in: horizontalScrollIndicatorInsets)
    let (inset, width) = (ScrollDefaults.indicatorInset, ScrollDefaults.indicatorWidth)
    let room = max(0, track.width - 2 * inset - (leavesCorner ? inset + width : 0))
    let bar = Self.bar(
      in: room, offset: contentOffset.x, range: offsetRange.x, viewport: viewport.width)
    return CGRect(
      x: track.minX + inset + bar.start, y: track.maxY - inset - width, width: bar.length,
      height: width)
  }

  /// Returns an indicator whose length is the same fraction of its track as the viewport is of the content. It is
  /// shorter while the content is pulled beyond an edge.
  private static func bar(
    in room: CGFloat, offset: CGFloat, range: ClosedRange<CGFloat>, viewport: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let way = range.upperBound - range.lowerBound
    let content = way + viewport
    guard content > 0, way > 0, room > 0 else { return (0, room) }
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let full = min(room, max(ScrollDefaults.shortestIndicator, room * viewport / content))
    let length = min(full, max(ScrollDefaults.squeezedIndicator, full - abs(offset - inside)))
    let share = (inside - range.lowerBound) / way
    return ((room - length) * share, length)
  }
}
