// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A line of text whose letters have their places on the pixels, ready to be drawn on any thread.
///
/// It points to masks of the `GlyphCache` and is valid as long as those are kept: see `isValid(in:)`.
struct GlyphLine {
  /// Letters whose pixels are those of their masks.
  private(set) var upright: [GlyphShape] = []
  /// Letters that are turned, mirrored, stretched or very large.
  private(set) var slanted: [SlantedGlyph] = []
  /// All their pixels.
  private(set) var bounds = PixelRect.empty
  private let generation: Int

  /// Larger glyphs are stretched from masks of this size, in pixels, to bound the memory for them.
  private static let largestGlyph: CGFloat = 192

  /// Gives letters their places. To be called while something is drawn: see `GlyphCache`.
  ///
  /// - Parameters:
  ///   - text: a line of text.
  ///   - baseline: where it begins, in points.
  ///   - style: its size is a positive number.
  ///   - state: what it is drawn under; letters to the left and right of its clip are left out.
  ///   - typeface: whose letters.
  @MainActor
  init(
    _ text: String, baseline: CGPoint, style: TextStyle, under state: CanvasState,
    _ typeface: Typeface
  ) {
    generation = typeface.cache.generation
    let transform = state.transform
    let slack = abs(transform.a) * 1e-6
    let isUpright = abs(transform.b) <= slack && abs(transform.c) <= slack && transform.a > 0
    let size = style.size * transform.a
    if isUpright, abs(transform.a - transform.d) <= slack, size <= Self.largestGlyph {
      place(text, from: baseline.applying(transform), size, style, within: state.clip, typeface)
    } else {
      slant(text, from: baseline, style, under: transform, typeface)
    }
  }

  /// Whether its masks are there.
  @MainActor
  func isValid(in cache: GlyphCache) -> Bool { generation == cache.generation }

  /// Masks of the very size, baseline on a whole pixel, pen on quarters of a pixel.
  @MainActor
  private mutating func place(
    _ text: String, from start: CGPoint, _ size: CGFloat, _ style: TextStyle,
    within area: PixelRect, _ typeface: Typeface
  ) {
    let face = typeface.face(style)
    let sheet = typeface.cache.sheet(face, size: max(1, (size * 8).rounded()) / 8)
    let baseline = PixelRect.whole(start.y.rounded())
    let (left, right) = (CGFloat(area.left) - size * 4, CGFloat(area.right) + size)
    var pen = start.x
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { pen += face.kerning(previous, scalar) * size }
      if pen > right { return }
      if pen > left {
        let quarters = PixelRect.whole((pen * 4).rounded())
        let mask = sheet.mask(scalar, quarter: quarters & 3)
        if let shape = GlyphShape(mask, left: quarters >> 2, baseline: baseline) {
          upright.append(shape)
          bounds = bounds.union(shape.bounds)
        }
      }
      pen += face.advance(of: scalar) * size
      previous = scalar
    }
  }

  /// Masks drawn through the transform.
  @MainActor
  private mutating func slant(
    _ text: String, from start: CGPoint, _ style: TextStyle, under transform: CGAffineTransform,
    _ typeface: Typeface
  ) {
    let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    let wanted = style.size * growth
    guard abs(transform.determinant) > 1e-12, wanted.isFinite else { return }
    let maskSize = max(4, min(Self.largestGlyph, wanted.rounded(.up)))
    let step = style.size / maskSize
    let face = typeface.face(style)
    let sheet = typeface.cache.sheet(face, size: maskSize)
    var pen = start.x
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { pen += face.kerning(previous, scalar) * style.size }
      let mask = sheet.mask(scalar, quarter: 0)
      let toCanvas = CGAffineTransform(a: step, b: 0, c: 0, d: step, tx: pen, ty: start.y)
        .concatenating(transform)
      if let shape = SlantedGlyph(mask, transform: toCanvas) {
        slanted.append(shape)
        bounds = bounds.union(shape.bounds)
      }
      pen += face.advance(of: scalar) * style.size
      previous = scalar
    }
  }
}
