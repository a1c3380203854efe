// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// A font file, with cached sizes of its glyphs. FreeType draws letters for masks, and Cairo draws outlines. If the system
/// has no bold file, the outlines can be made bold artificially.
@MainActor
final class FontFace {
  /// The fraction of the size by which strokes of artificial bold are wider.
  static let boldness = 1.0 / 24

  /// The glyph of a code point. Its sizes are fractions of the font size.
  struct Glyph {
    /// The glyph's number in the font; 0 is the box for missing glyphs.
    var index: UInt32
    /// The distance from its origin to the next glyph's.
    var advance: Double
    /// The distance from the pen to its origin.
    var shift = 0.0
    /// The box around its ink, from its origin; empty for spaces and invisible code points.
    var ink = CGRect.zero

    var hasInk: Bool { !ink.isEmpty }
  }

  let isEmboldened: Bool
  /// The heights above and below the baseline, as fractions of the size.
  let heights: (ascent: Double, descent: Double, line: Double)
  private let face: FT_Face
  /// The same file, opened for Cairo, which sets sizes of its own.
  private let cairo: OpaquePointer
  private var glyphs: [UInt32: Glyph] = [:]

  private static let library: FT_Library? = {
    var library: FT_Library?
    return FT_Init_FreeType(&library) == 0 ? library : nil
  }()
  /// All opened fonts, by file. For artificially bold fonts, a "+" precedes the path. They are never closed, because
  /// Cairo may use them as long as the program runs.
  private static var opened: [String: FontFace] = [:]

  /// Opens a font file. If the font was opened before, that font is returned.
  ///
  /// - Throws: `FontError.unusable`.
  static func open(_ path: String, isEmboldened: Bool = false) throws -> FontFace {
    let name = isEmboldened ? "+\(path)" : path
    if let face = opened[name] { return face }
    let face = try FontFace(path, isEmboldened)
    opened[name] = face
    return face
  }

  private init(_ path: String, _ isEmboldened: Bool) throws {
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw FontError.unusable(path: path, reason: "Couldn't open \(path)")
    }
    var (face, copy): (FT_Face?, FT_Face?)
    guard FT_New_Face(Self.library, path, 0, &face) == 0, let face, face.pointee.units_per_EM > 0,
      FT_New_Face(Self.library, path, 0, &copy) == 0,
      let cairo = cairo_ft_font_face_create_for_ft_face(copy, 0)
    else { throw FontError.unusable(path: path, reason: "FreeType doesn't know its format") }
    (self.face, self.cairo, self.isEmboldened) = (face, cairo, isEmboldened)
    let unit = 1 / Double(face.pointee.units_per_EM)
    let (ascent, descent) = (
      Double(face.pointee.ascender) * unit, -Double(face.pointee.descender) * unit
    )
    heights = (ascent, descent, max(Double(face.pointee.height) * unit, ascent + descent))
  }

  func glyph(_ scalar: Unicode.Scalar) -> Glyph {
    if let known = glyphs[scalar.value] { return known }
    let glyph = measure(scalar)
    glyphs[scalar.value] = glyph
    return glyph
  }

  /// Returns the kerning of two glyphs, as a fraction of the size: negative if it moves them closer together.
  func kerning(_ first: Glyph, _ second: Glyph) -> Double {
    guard first.hasInk, second.hasInk else { return 0 }
    var distance = FT_Vector()
    FT_Get_Kerning(face, first.index, second.index, FT_KERNING_UNSCALED.rawValue, &distance)
    return Double(distance.x) / Double(face.pointee.units_per_EM)
  }

  /// Calls a closure for each glyph of a text from left to right, with kerning.
  ///
  /// - Parameters:
  ///   - text: the code points.
  ///   - visit: called with each code point's glyph and its start, as a fraction of the size.
  /// - Returns: the length of the text, as a fraction of the size.
  @discardableResult
  func walk(
    _ text: some Sequence<Unicode.Scalar>,
    _ visit: (Glyph, _ start: Double) -> Void = { _, _ in }
  ) -> Double {
    var length = 0.0
    var previous: Glyph?
    for scalar in text {
      let glyph = glyph(scalar)
      if let previous { length += kerning(previous, glyph) }
      visit(glyph, length)
      length += glyph.advance
      previous = glyph
    }
    return length
  }

  private func measure(_ scalar: Unicode.Scalar) -> Glyph {
    if scalar == "\t" { return Glyph(index: 0, advance: glyph(" ").advance * 4) }
    let properties = scalar.properties
    let isInvisible = properties.isDefaultIgnorableCodePoint
    let isBlank = isInvisible || properties.isWhitespace
    let index = FT_Get_Char_Index(face, UInt(isBlank ? 0x20 : scalar.value))
    var (advance, ink) = (0.0, CGRect.zero)
    if !isInvisible, FT_Load_Glyph(face, index, FT_Int32(FT_LOAD_NO_SCALE)) == 0 {
      let (sizes, unit) = (face.pointee.glyph.pointee.metrics, Double(face.pointee.units_per_EM))
      advance = Double(max(0, sizes.horiAdvance)) / unit
      ink = CGRect(
        x: Double(sizes.horiBearingX) / unit, y: -Double(sizes.horiBearingY) / unit,
        width: Double(sizes.width) / unit, height: Double(sizes.height) / unit)
    }
    if [.nonspacingMark, .enclosingMark].contains(properties.generalCategory) {
      // Monospaced fonts give accents a width, but an accent belongs above the previous letter.
      return Glyph(index: index, advance: 0, shift: -advance, ink: ink)
    }
    let extra = isEmboldened && !isBlank ? Self.boldness : 0
    return Glyph(index: index, advance: advance + extra, ink: ink)
  }

  /// Draws a glyph at a size in pixels, with columns of a quarter of a pixel. Its horizontal edges are moved to whole
  /// pixels; FreeType calls this light hinting.
  ///
  /// - Returns: FreeType's picture, which the next call overwrites; nil if the font has none.
  func draw(_ glyph: Glyph, size: Double) -> FT_GlyphSlotRec? {
    let flags = FT_LOAD_NO_BITMAP | Int(FT_RENDER_MODE_LIGHT.rawValue) << 16
    guard FT_Set_Char_Size(face, 0, FT_F26Dot6((size * 64).rounded()), 0, 0) == 0,
      FT_Load_Glyph(face, glyph.index, FT_Int32(flags)) == 0, let slot = face.pointee.glyph
    else { return nil }
    var columns = FT_Matrix(xx: 4 << 16, xy: 0, yx: 0, yy: 1 << 16)
    FT_Outline_Transform(&slot.pointee.outline, &columns)
    return FT_Render_Glyph(slot, FT_RENDER_MODE_LIGHT) == 0 ? slot.pointee : nil
  }

  /// Returns the font with exact outlines, at a size under a transform. The caller destroys it.
  func scaledFont(_ points: Double, under transform: CGAffineTransform) -> OpaquePointer? {
    var (size, matrix) = (cairo_matrix_t(), transform.matrix)
    cairo_matrix_init_scale(&size, points, points)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return cairo_scaled_font_create(cairo, &size, &matrix, options)
  }

  /// Returns the visible letters of a line of text for Cairo, positioned from a point at the line's start.
  func letters(of text: String, size: Double, from start: CGPoint) -> [cairo_glyph_t] {
    var letters: [cairo_glyph_t] = []
    walk(text.unicodeScalars) { glyph, distance in
      guard glyph.hasInk else { return }
      let x = start.x + (distance + glyph.shift) * size
      letters.append(cairo_glyph_t(index: UInt(glyph.index), x: x, y: start.y))
    }
    return letters
  }

  /// Returns the box around the ink of a line of text from the line's start, as a fraction of the size; null without
  /// ink. Hinting may move ink by up to two pixels vertically.
  func ink(of text: String) -> CGRect {
    var ink = CGRect.null
    walk(text.unicodeScalars) { glyph, distance in
      if glyph.hasInk { ink = ink.union(glyph.ink.offsetBy(dx: distance + glyph.shift, dy: 0)) }
    }
    return ink
  }
}
