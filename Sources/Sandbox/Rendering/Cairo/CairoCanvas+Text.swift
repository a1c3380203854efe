// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

extension CairoCanvas {
  /// Larger letters, and longer lines, in pixels, are filled as outlines.
  private static let largestMask: CGFloat = 192
  private static let longestMask: CGFloat = 4_096

  /// Draws a line of text: upright and of an ordinary size as a mask on the pixels, else as outlines, and in a
  /// vector file as letters of a font.
  func drawText(_ text: String, _ baseline: CGPoint, _ style: TextStyle, _ color: Color) {
    let transform = state.transform
    let growth = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard let typeface, style.size > 0, style.size * growth < 20_000, baseline.x.isFinite,
      baseline.y.isFinite
    else { return }
    setSource(color)
    let slack = abs(transform.a) * 1e-6
    let isUpright =
      abs(transform.b) <= slack && abs(transform.c) <= slack && transform.a > 0
      && abs(transform.a - transform.d) <= slack
    // Lengths are not looked up for text that can't be kept anyway.
    let mayBeMask = isUpright && !isVector && style.size * growth <= Self.largestMask
    if mayBeMask,
      typeface.extent(of: text, style: style).width * transform.a <= Self.longestMask
    {
      drawMask(text, baseline.applying(transform), style, typeface)
    } else {
      drawOutlines(text, baseline, style, typeface)
    }
  }

  /// The baseline lies on a whole pixel, the pen on quarters of one.
  private func drawMask(
    _ text: String, _ start: CGPoint, _ style: TextStyle, _ typeface: Typeface
  ) {
    let face = typeface.face(style)
    let size = style.size * state.transform.a
    let (quarters, baseline) = (
      PixelRect.whole((start.x * 4).rounded()), PixelRect.whole(start.y.rounded())
    )
    let key = LineMasks.Key(
      text: text, face: ObjectIdentifier(face), size: size, quarter: quarters & 3)
    guard let mask = typeface.masks.mask(key, for: face) else { return }
    cairo_identity_matrix(context)
    cairo_mask_surface(
      context, mask.surface, Double((quarters >> 2) + mask.left), Double(baseline + mask.top))
  }

  private func drawOutlines(
    _ text: String, _ start: CGPoint, _ style: TextStyle, _ typeface: Typeface
  ) {
    let line = GlyphLine(text.unicodeScalars, typeface.face(style))
    let shown = region.intersection(state.clip).insetBy(-Int(style.size * 4) - 100).rect
    let glyphs = line.glyphs(size: style.size, from: start).filter {
      isVector || shown.contains(CGPoint(x: $0.x, y: $0.y).applying(state.transform))
    }
    let font = line.face.scaledFont(style.size, under: state.transform, isHinted: false)
    defer { cairo_scaled_font_destroy(font) }
    cairo_set_scaled_font(context, font)
    if isVector, !line.face.isEmboldened {
      cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    } else {
      line.fill(glyphs, size: style.size, context)
    }
  }
}
