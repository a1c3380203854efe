// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// An upright rectangle with sharp corners whose edges may lie between pixels: most of what is filled.
///
/// It covers every pixel as the `RoundedShape` of the same rectangle does, to the bit, but as whole numbers: it has at
/// most one soft row above and below and one soft column on each side. Cheap to draw, and small enough to be kept.
struct BoxShape: RowShape {
  /// How the pixels of a row are covered.
  private struct Levels {
    var left: UInt8
    var middle: UInt8
    var right: UInt8
  }

  let bounds: PixelRect
  /// The rows between the soft ones.
  let evenRows: Range<Int>
  /// The span of an even row.
  private let columns: RowSpan
  private let even: Levels
  /// Those of the soft rows; nil where there are none.
  private let above: Levels?
  private let below: Levels?

  /// Makes one of whole pixels.
  private init(_ pixels: PixelRect) {
    (bounds, evenRows) = (pixels, pixels.top..<max(pixels.top, pixels.bottom))
    columns = RowSpan(
      start: pixels.left, solidStart: pixels.left, solidEnd: pixels.right, end: pixels.right,
      level: 255)
    even = Levels(left: 255, middle: 255, right: 255)
    (above, below) = (nil, nil)
  }

  /// Makes one of a shape; nil where that is another kind, or so small that both edges lie in one pixel.
  init?(_ shape: RoundedShape) {
    guard shape.isUpright, shape.radius == 0 else { return nil }
    let rows = shape.evenRows
    guard !rows.isEmpty, rows.lowerBound - shape.bounds.top <= 1,
      shape.bounds.bottom - rows.upperBound <= 1, let span = shape.span(y: rows.lowerBound),
      span.level == 255, span.solidStart < span.solidEnd, span.solidStart - span.start <= 1,
      span.end - span.solidEnd <= 1
    else { return nil }
    let (left, right) = (shape.partAcross(span.start), shape.partAcross(span.end - 1))
    func levels(_ part: Double) -> Levels? {
      guard part > 0 else { return nil }
      return Levels(
        left: Pixel.coverage(left * part), middle: Pixel.coverage(part),
        right: Pixel.coverage(right * part))
    }
    guard let even = levels(1) else { return nil }
    (bounds, evenRows, columns, self.even) = (shape.bounds, rows, span, even)
    above = levels(shape.partAlong(rows.lowerBound - 1))
    below = levels(shape.partAlong(rows.upperBound))
  }

  /// What filling a rectangle, in points, covers; nil where only a `RoundedShape` can tell. Unless a soft clip cuts
  /// it, edges that all but lie between pixels are moved there.
  init?(_ rect: CGRect, transform: CGAffineTransform, isCut: Bool) {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if !isCut, let pixels = Self.wholePixels(rect, transform) {
      self.init(pixels)
    } else if let shape = RoundedShape(rect, cornerRadius: 0, transform: transform) {
      self.init(shape)
    } else {
      return nil
    }
  }

  /// The pixels that a rectangle fills exactly; nil when it is turned or an edge lies between
  /// pixels.
  private static func wholePixels(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelRect? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    let left = transform.a * rect.minX + transform.tx
    let right = transform.a * rect.maxX + transform.tx
    let top = transform.d * rect.minY + transform.ty
    let bottom = transform.d * rect.maxY + transform.ty
    func isWhole(_ edge: CGFloat) -> Bool { abs(edge - edge.rounded()) < 1e-3 }
    guard isWhole(left), isWhole(right), isWhole(top), isWhole(bottom) else { return nil }
    return PixelRect(
      rounding: CGRect(x: left, y: top, width: right - left, height: bottom - top))
  }

  @inline(__always)
  private func levels(y: Int) -> Levels? {
    y < evenRows.lowerBound ? above : y < evenRows.upperBound ? even : below
  }

  func span(y: Int) -> RowSpan? {
    guard let levels = levels(y: y) else { return nil }
    var span = columns
    span.level = levels.middle
    return span
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    guard let levels = levels(y: y) else { return }
    for x in from..<to {
      coverage[x &- from] =
        x < columns.solidStart
        ? levels.left : x < columns.solidEnd ? levels.middle : levels.right
    }
  }
}
