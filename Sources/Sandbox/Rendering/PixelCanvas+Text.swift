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
    if let line = line(text, baseline, style, within: state.clip) {
      draw(line, typeface, ink)
    } else {
      drawTransformed(text, baseline, typeface, style, ink)
    }
  }

  /// Draws letters that have their places under the present transform.
  func draw(_ line: GlyphLine, color: Color) {
    if let typeface, let ink = ink(color) { draw(line, typeface, ink) }
  }

  /// Larger glyphs are stretched from masks of this size, in pixels, to bound the memory for them.
  private static let largestGlyph: CGFloat = 192

  /// Gives letters their places.
  ///
  /// - Parameters:
  ///   - text: a line of text.
  ///   - baseline: where it begins, in points.
  ///   - style: its size is a positive number.
  ///   - area: what lies outside is left out.
  /// - Returns: nil for text that is turned, mirrored, stretched or very large.
  func line(
    _ text: String, _ baseline: CGPoint, _ style: TextStyle, within area: PixelRect
  ) -> GlyphLine? {
    let transform = state.transform
    let slack = abs(transform.a) * 1e-6
    let isUpright = abs(transform.b) <= slack && abs(transform.c) <= slack && transform.a > 0
    let size = style.size * transform.a
    guard let typeface, isUpright, abs(transform.a - transform.d) <= slack,
      size <= Self.largestGlyph
    else { return nil }
    return GlyphLine(
      text, from: baseline.applying(transform), style, size: size, typeface.face(style),
      within: area)
  }

  private func draw(_ line: GlyphLine, _ typeface: Typeface, _ ink: SolidInk) {
    guard line.baseline + line.reach > state.clip.top,
      line.baseline - line.reach < state.clip.bottom
    else { return }
    let sheet = typeface.cache.sheet(typeface.face(line.style), size: line.maskSize)
    for letter in line.letters {
      let quarters = Int(letter.quarters)
      let mask = sheet.mask(letter.scalar, quarter: quarters & 3)
      paint(mask, left: quarters >> 2, baseline: line.baseline, ink)
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
