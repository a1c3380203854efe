// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// A line of text with a place for each of its letters.
@MainActor
struct GlyphLine {
  let face: FontFace
  /// The letters with ink: glyph, and distance from the line's start as a part of the size.
  private(set) var letters: [(index: UInt32, place: Double)] = []
  /// The whole line's length as a part of the size.
  private(set) var length = 0.0

  /// Code point by code point from left to right, with kerning.
  init(_ text: some Sequence<Unicode.Scalar>, _ face: FontFace) {
    self.face = face
    var previous: Unicode.Scalar?
    for scalar in text {
      if let previous { length += face.kerning(previous, scalar) }
      let glyph = face.glyph(scalar)
      if glyph.hasInk { letters.append((glyph.index, length + glyph.shift)) }
      length += glyph.advance
      previous = scalar
    }
  }

  /// The letters for Cairo, in the coordinates of a point at the line's start.
  func glyphs(size: Double, from start: CGPoint) -> [cairo_glyph_t] {
    letters.map {
      cairo_glyph_t(index: UInt($0.index), x: start.x + $0.place * size, y: start.y)
    }
  }

  /// Fills the letters' outlines with the context's font and source.
  func fill(_ glyphs: [cairo_glyph_t], size: Double, _ context: OpaquePointer?) {
    cairo_glyph_path(context, glyphs, Int32(glyphs.count))
    if face.isEmboldened {
      cairo_set_line_width(context, FontFace.boldness * size)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
      cairo_stroke_preserve(context)
    }
    cairo_fill(context)
  }
}

extension FontFace {
  /// The face at a size under a transform, hinted for pixels or with the outlines as they are. The caller
  /// destroys it.
  func scaledFont(
    _ points: Double, under transform: CGAffineTransform = .identity, isHinted: Bool
  ) -> OpaquePointer? {
    var (size, matrix) = (cairo_matrix_t(), transform.matrix)
    cairo_matrix_init_scale(&size, points, points)
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(
      options, isHinted ? CAIRO_HINT_STYLE_SLIGHT : CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return cairo_scaled_font_create(cairo, &size, &matrix, options)
  }
}
