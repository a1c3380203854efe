// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// An upright rectangle with sharp corners whose edges may lie between pixels: most of what is filled.
///
/// It covers every pixel as the `RoundedShape` of the same rectangle does, to the bit, but knows beforehand what that
/// works out for each pixel: its soft columns are one on each side at most.
struct BoxShape: RowShape {
  let bounds: PixelRect
  let evenRows: Range<Int>
  private let columns: RowSpan
  /// How much of the soft column is covered, on either side, 0 to 1.
  private let left: Double
  private let right: Double
  private let edge: EdgeProfile
  private let perRow: Double
  private let centerY: Double
  private let halfHeight: Double

  /// Makes one of a shape; nil where that is another kind, or so small that both edges lie in one pixel.
  init?(_ shape: RoundedShape) {
    guard shape.isUpright, shape.radius == 0 else { return nil }
    let rows = shape.evenRows
    guard !rows.isEmpty, let span = shape.span(y: rows.lowerBound), span.level == 255,
      span.solidStart < span.solidEnd, span.solidStart - span.start <= 1,
      span.end - span.solidEnd <= 1
    else { return nil }
    (bounds, evenRows, columns) = (shape.bounds, rows, span)
    (left, right) = (shape.partAcross(span.start), shape.partAcross(span.end - 1))
    (edge, perRow) = (shape.edgeV, shape.vy)
    (centerY, halfHeight) = (shape.centerY, shape.halfHeight)
  }

  private func part(y: Int) -> Double {
    edge.part(of: halfHeight, offset: abs(perRow * (Double(y) + 0.5 - centerY)))
  }

  func span(y: Int) -> RowSpan? {
    if evenRows.contains(y) { return columns }
    let part = part(y: y)
    guard part > 0 else { return nil }
    var span = columns
    span.level = Pixel.coverage(part)
    return span
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    let part = evenRows.contains(y) ? 1 : part(y: y)
    for x in from..<to {
      let across = x < columns.solidStart ? left : x < columns.solidEnd ? 1 : right
      coverage[x &- from] = Pixel.coverage(across * part)
    }
  }
}
