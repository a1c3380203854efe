// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

extension PixelCanvas {
  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    guard let typeface, style.size > 0, style.size.isFinite, let ink = ink(color) else { return }
    let transform = state.transform
    let slack = abs(transform.a) * 1e-6
    let isUpright = abs(transform.b) <= slack && abs(transform.c) <= slack && transform.a > 0
    let pixelSize = style.size * transform.a
    if isUpright && abs(transform.a - transform.d) <= slack && pixelSize <= Self.largestGlyph {
      drawUpright(text, baseline.applying(transform), pixelSize, typeface, style, ink)
    } else {
      drawTransformed(text, baseline, typeface, style, ink)
    }
  }

  /// Larger glyphs are stretched from masks of this size, in pixels, to bound the memory for them.
  private static let largestGlyph: CGFloat = 192

  /// Sharp text: masks of the very size, baseline on a whole pixel, pen on quarters of a pixel.
  private func drawUpright(
    _ text: String, _ start: CGPoint, _ size: CGFloat, _ typeface: Typeface, _ style: TextStyle,
    _ ink: SolidInk
  ) {
    let face = typeface.face(style)
    let baseline = PixelRect.whole(start.y.rounded())
    let height = PixelRect.whole(size) * 2 + 2
    guard baseline + height > state.clip.top, baseline - height < state.clip.bottom else { return }
    let sheet = typeface.cache.sheet(face, size: max(1, (size * 8).rounded()) / 8)
    let (left, right) = (CGFloat(state.clip.left) - size * 4, CGFloat(state.clip.right) + size)
    var pen = start.x
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if let previous { pen += face.kerning(previous, scalar) * size }
      if pen > right { return }
      if pen > left {
        let quarters = PixelRect.whole((pen * 4).rounded())
        let mask = sheet.mask(scalar, quarter: quarters & 3)
        paint(mask, left: quarters >> 2, baseline: baseline, ink)
      }
      pen += face.advance(of: scalar) * size
      previous = scalar
    }
  }

  private func paint(_ mask: GlyphMask, left: Int, baseline: Int, _ ink: SolidInk) {
    guard let shape = GlyphShape(mask, left: left, baseline: baseline) else { return }
    guard state.softClips.isEmpty else {
      paint(shape, ink: ink)
      return
    }
    let area = shape.bounds.intersection(state.clip)
    guard !area.isEmpty else { return }
    // What is behind the end of a row has no ink, so that all of a letter is drawn in whole groups of pixels.
    let isWhole =
      area.width == shape.bounds.width && area.left &+ shape.rowLength <= buffer.rowLength
    var row = buffer.base + (area.top &* buffer.rowLength &+ area.left)
    var coverage = shape.pixels(y: area.top, from: area.left)
    for _ in area.top..<area.bottom {
      if isWhole {
        Pixel.layGroupsOver(ink.pixel, row, count: area.width, coverage: coverage)
      } else {
        Pixel.layOver(ink.pixel, row, count: area.width, coverage: coverage)
      }
      row += buffer.rowLength
      coverage += shape.rowLength
    }
  }

  /// Turned, mirrored, stretched or very large text: masks drawn through the transform.
  private func drawTransformed(
    _ text: String, _ start: CGPoint, _ typeface: Typeface, _ style: TextStyle, _ ink: SolidInk
  ) {
    let transform = state.transform
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
      if let shape = SlantedGlyph(mask, transform: toCanvas) { paint(shape, ink: ink) }
      pen += face.advance(of: scalar) * style.size
      previous = scalar
    }
  }
}
