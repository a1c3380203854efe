// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A glyph's mask under any affine transform, sampled bilinearly.
struct SlantedGlyph: RowShape {
  let bounds: PixelRect
  private let mask: GlyphMask
  private let coverage: UnsafeMutablePointer<UInt8>
  private let inverse: CGAffineTransform

  /// Makes a shape; nil for a glyph without ink. The transform leads from the mask's pixels, whose
  /// origin is the pen on the baseline, to the canvas's.
  init?(_ mask: GlyphMask, transform: CGAffineTransform) {
    guard let coverage = mask.coverage else { return nil }
    self.mask = mask
    self.coverage = coverage
    let toMask = CGAffineTransform(
      translationX: -CGFloat(mask.left), y: CGFloat(mask.top))
    inverse = transform.inverted().concatenating(toMask)
    let ink = CGRect(
      x: CGFloat(mask.left), y: -CGFloat(mask.top), width: CGFloat(mask.width),
      height: CGFloat(mask.height))
    bounds = PixelRect(covering: ink.insetBy(dx: -1, dy: -1).applying(transform))
  }

  func span(y: Int) -> RowSpan? {
    let start = CGPoint(x: Double(bounds.left) + 0.5, y: Double(y) + 0.5).applying(inverse)
    var low = 0.0
    var high = Double(bounds.width)
    narrow(&low, &high, offset: start.x - 0.5, slope: inverse.a, limit: Double(mask.width))
    narrow(&low, &high, offset: start.y - 0.5, slope: inverse.b, limit: Double(mask.height))
    guard low <= high else { return nil }
    let end = min(bounds.right, bounds.left + Int(high.rounded(.down)) + 1)
    return RowSpan(
      start: bounds.left + Int(low.rounded(.up)), solidStart: end, solidEnd: end, end: end,
      level: 255)
  }

  /// Keeps the columns whose place along one side of the mask lies between -1 and `limit`.
  private func narrow(
    _ low: inout Double, _ high: inout Double, offset: Double, slope: Double, limit: Double
  ) {
    if abs(slope) < 1e-12 {
      if offset <= -1 || offset >= limit { high = -1 }
    } else {
      let ends = ((-1 - offset) / slope, (limit - offset) / slope)
      low = max(low, min(ends.0, ends.1))
      high = min(high, max(ends.0, ends.1))
    }
  }

  func cover(y: Int, from: Int, to: Int, into target: UnsafeMutablePointer<UInt8>) {
    let start = CGPoint(x: Double(from) + 0.5, y: Double(y) + 0.5).applying(inverse)
    for index in 0..<to - from {
      let x = start.x - 0.5 + inverse.a * Double(index)
      let y = start.y - 0.5 + inverse.b * Double(index)
      target[index] = sample(x, y)
    }
  }

  private func sample(_ x: Double, _ y: Double) -> UInt8 {
    guard x > -1, y > -1, x < Double(mask.width), y < Double(mask.height) else { return 0 }
    // Adding 1 before and taking it away after makes cutting off the fraction round down.
    let column = Int(x + 1) - 1
    let row = Int(y + 1) - 1
    let right = Int((x - Double(column)) * 256)
    let below = Int((y - Double(row)) * 256)
    let upper = pixel(column, row) * (256 - right) + pixel(column + 1, row) * right
    let lower = pixel(column, row + 1) * (256 - right) + pixel(column + 1, row + 1) * right
    return UInt8(truncatingIfNeeded: (upper * (256 - below) + lower * below + 0x8000) >> 16)
  }

  @inline(__always)
  private func pixel(_ column: Int, _ row: Int) -> Int {
    guard column >= 0, row >= 0, column < mask.width, row < mask.height else { return 0 }
    return Int(coverage[row &* mask.rowLength &+ column])
  }
}
