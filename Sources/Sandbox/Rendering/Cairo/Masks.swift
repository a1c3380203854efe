// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// Masks of lines of text and of small round shapes, cached for the next frames. Drawing a mask takes a fraction of the
/// time of filling letters or curves. If the masks take too much memory, for example after a long pinch, all are
/// discarded and made again when needed.
@MainActor
final class Masks {
  enum Key: Hashable {
    /// A line of text in a font of a size, in pixels, that starts some quarters of a pixel right of a whole pixel.
    case line(String, face: ObjectIdentifier, size: Double, quarters: Int)
    /// A round rectangle, in pixels.
    case shape(CGRect, cornerRadius: Double)
  }

  /// The coverage of pixels, one byte each.
  final class Mask {
    nonisolated(unsafe) let surface: OpaquePointer?
    /// The pixels. For text, they are counted from the pixel at which the baseline starts.
    let area: PixelRect

    /// Draws the coverage of an area. The surface has a number of columns for each pixel.
    fileprivate init(_ area: PixelRect, columns: Int = 1, _ draw: (OpaquePointer?) -> Void) {
      self.area = area
      surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(area.width * columns), Int32(area.height))
      let context = cairo_create(surface)
      defer { cairo_destroy(context) }
      cairo_set_tolerance(context, CairoRenderer.tolerance)
      cairo_scale(context, Double(columns), 1)
      cairo_translate(context, Double(-area.left), Double(-area.top))
      draw(context)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// The largest amount of memory for masks, in bytes.
  private let limit: Int
  /// The approximate memory of a mask without its pixels, in bytes.
  private static let overhead = 800
  private var used = 0
  private var masks: [Key: Mask?] = [:]

  init(limit: Int = 8 << 20) { self.limit = limit }

  var count: Int { masks.count }

  private func mask(_ key: Key, _ make: () -> Mask?) -> Mask? {
    if let known = masks[key] { return known }
    let mask = make()
    let size = Self.overhead + (mask?.area.count ?? 0)
    if used + size > limit { (masks, used) = ([:], 0) }
    masks[key] = .some(mask)
    used += size
    return mask
  }

  /// Returns the mask of a round rectangle, in pixels.
  func shape(_ rect: CGRect, cornerRadius: CGFloat) -> Mask? {
    mask(.shape(rect, cornerRadius: cornerRadius)) {
      Mask(PixelRect(covering: rect)) { context in
        CairoRenderer.add(rect, cornerRadius, to: context)
        cairo_fill(context)
      }
    }
  }

  /// The largest width of a mask, in pixels. Cairo's surfaces have at most 32,767.
  private static let mostWidth = 4_096
  /// The largest font size of letters from Cairo's cache, in pixels. Large letters would need much of its memory.
  private static let largestCached = 48.0

  /// Returns the mask of a line of text in a font of a size, in pixels, that starts some quarters of a pixel right of a
  /// whole pixel; nil for a line without visible letters, or one that is too long.
  func line(_ text: String, _ face: FontFace, size: Double, quarters: Int) -> Mask? {
    mask(.line(text, face: ObjectIdentifier(face), size: size, quarters: quarters)) {
      Self.draw(text, face, size, start: Double(quarters) / 4)
    }
  }

  /// Cairo before 1.18 draws each letter at a whole pixel. So the line is drawn with pixels of a quarter of the width,
  /// from Cairo's own cache of letters, and each four of them are one pixel of the mask.
  private static func draw(
    _ text: String, _ face: FontFace, _ size: Double, start: Double
  ) -> Mask? {
    let box = face.ink(of: text)
    guard !box.isNull, box.width * size < CGFloat(mostWidth) else { return nil }
    let ink = box.applying(CGAffineTransform(scaleX: size, y: size)).offsetBy(dx: start, dy: 0)
    let area = PixelRect(covering: ink.insetBy(dx: -1, dy: -2))
    let wide = Mask(area, columns: 4) { context in
      let font = face.scaledFont(size, under: CGAffineTransform(scaleX: 4, y: 1), isHinted: true)
      defer { cairo_scaled_font_destroy(font) }
      cairo_set_scaled_font(context, font)
      let letters = face.letters(of: text, size: size, from: CGPoint(x: start, y: 0))
      if face.isEmboldened || size > largestCached {
        face.fill(letters, size: size, context)
      } else {
        cairo_show_glyphs(context, letters, Int32(letters.count))
      }
    }
    let mask = Mask(area) { _ in }
    narrow(wide.surface, into: mask.surface)
    return mask
  }

  /// Sets each pixel of a mask to the mean of four pixels in a row of a surface that is four times as wide.
  private static func narrow(_ wide: OpaquePointer?, into mask: OpaquePointer?) {
    cairo_surface_flush(wide)
    guard let source = cairo_image_surface_get_data(wide),
      let target = cairo_image_surface_get_data(mask)
    else { return }
    for row in 0..<Int(cairo_image_surface_get_height(mask)) {
      let from = source + row * Int(cairo_image_surface_get_stride(wide))
      let to = target + row * Int(cairo_image_surface_get_stride(mask))
      for column in 0..<Int(cairo_image_surface_get_width(mask)) {
        let four = from + column * 4
        to[column] = UInt8((Int(four[0]) + Int(four[1]) + Int(four[2]) + Int(four[3]) + 2) / 4)
      }
    }
    cairo_surface_mark_dirty(mask)
  }
}
