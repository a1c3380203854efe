// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Several shapes as one: where they overlap, the larger coverage counts. So a translucent line has
/// no darker joints.
struct CoverageMask: RowShape {
  let bounds: PixelRect
  private var coverage: [UInt8]
  /// From the first to behind the last column that a row may cover.
  private var extents: [Range<Int>]

  /// Makes an empty mask for a part of the picture.
  init(bounds: PixelRect) {
    self.bounds = bounds
    coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    extents = [Range<Int>](repeating: 0..<0, count: bounds.height)
  }

  /// Adds a shape. `scratch` is room for a row of the mask.
  mutating func add(_ shape: some RowShape, scratch: UnsafeMutablePointer<UInt8>) {
    let part = shape.bounds.intersection(bounds)
    guard !part.isEmpty else { return }
    let columns = bounds.width
    for y in part.top..<part.bottom {
      guard let span = shape.span(y: y) else { continue }
      let start = max(span.start, part.left)
      let end = min(span.end, part.right)
      guard start < end else { continue }
      shape.cover(y: y, from: start, to: end, into: scratch)
      let row = y - bounds.top
      coverage.withUnsafeMutableBufferPointer { bytes in
        let first = row * columns + start - bounds.left
        for index in 0..<end - start where scratch[index] > bytes[first + index] {
          bytes[first + index] = scratch[index]
        }
      }
      let extent = extents[row]
      extents[row] =
        extent.isEmpty
        ? start..<end : min(extent.lowerBound, start)..<max(extent.upperBound, end)
    }
  }

  func span(y: Int) -> RowSpan? {
    let extent = extents[y - bounds.top]
    if extent.isEmpty { return nil }
    let end = extent.upperBound
    return RowSpan(
      start: extent.lowerBound, solidStart: end, solidEnd: end, end: end, level: 255)
  }

  func cover(y: Int, from: Int, to: Int, into target: UnsafeMutablePointer<UInt8>) {
    let first = (y - bounds.top) * bounds.width + from - bounds.left
    coverage.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      target.update(from: start + first, count: to - from)
    }
  }
}
