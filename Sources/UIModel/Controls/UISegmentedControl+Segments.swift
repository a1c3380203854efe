// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The layout of segments.
extension UISegmentedControl {
  /// The rectangles of the segments in the control's coordinates, in points, from left to right. They apply to drawing
  /// and to touches.
  package final var segmentRects: [CGRect] {
    let widths = sharedWidths
    var x = bounds.minX
    return widths.map { width in
      defer { x += width }
      return CGRect(x: x, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// Returns the index of the segment at a location. A location to the left or right of all segments counts as in the
  /// first or last one. Returns nil if there are no segments.
  package final func segment(at location: CGPoint) -> Int? {
    guard !segments.isEmpty else { return nil }
    return segmentRects.firstIndex { location.x < $0.maxX } ?? segments.count - 1
  }

  final var fittingSize: CGSize {
    let width = segments.indices.reduce(CGFloat(0)) {
      $0 + max(segments[$1].width, neededWidth($1))
    }
    return CGSize(width: width, height: ControlDefaults.segmentedControlHeight)
  }

  final func has(_ segment: Int) -> Bool {
    if segments.indices.contains(segment) { return true }
    noteMissing(segment)
    return false
  }

  /// Returns the index of the segment that a caller's index refers to: an index beyond the last segment refers to the
  /// last one. Returns nil for an index below 0, or without segments.
  final func meant(_ segment: Int) -> Int? {
    segment < 0 || segments.isEmpty ? nil : min(segment, segments.count - 1)
  }

  final func change(_ segment: Int, _ body: (inout Segment) -> Void) {
    guard let index = meant(segment) else { return noteMissing(segment) }
    body(&segments[index])
    noteVisualChange()
  }

  private final func noteMissing(_ segment: Int) {
    UIApplication.shared.journal.misuse(
      .noSegment(journalName, index: segment, count: segments.count))
  }

  private final func neededWidth(_ index: Int) -> CGFloat {
    let font = ControlDefaults.segmentFont
    let title = segments[index].title.map { font.estimatedSize(of: $0).width } ?? 0
    let content = max(title, segments[index].image?.size.width ?? 0)
    return content + 2 * ControlDefaults.segmentPadding
  }

  /// The widths of the segments, in points. Segments with a set width have it; the others share the remaining width,
  /// equally or in proportion to their content.
  private final var sharedWidths: [CGFloat] {
    let fixed = segments.reduce(CGFloat(0)) { $0 + $1.width }
    let free = segments.indices.filter { segments[$0].width == 0 }
    let room = max(0, bounds.width - fixed)
    let weights = free.map { apportionsSegmentWidthsByContent ? neededWidth($0) : 1 }
    let sum = max(1, weights.reduce(0, +))
    var widths = segments.map(\.width)
    for (index, weight) in zip(free, weights) { widths[index] = room * weight / sum }
    return widths
  }
}
