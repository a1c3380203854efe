// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// Masks of lines of text, cached for the next frames. Drawing a mask takes a tenth of the time of filling letters. If
/// the masks take too much memory, for example after a long pinch, all are discarded and made again when needed.
@MainActor
final class LineMasks {
  struct Key: Hashable {
    let text: String
    let face: ObjectIdentifier
    /// The font size, in pixels.
    let size: Double
    /// The horizontal offset of the text from a whole pixel, in quarters of a pixel.
    let quarter: Int
  }

  /// The coverage of a line's pixels, one byte each.
  final class Mask {
    nonisolated(unsafe) let surface: OpaquePointer
    /// The first column, in pixels to the right of the pixel at which the text starts.
    let left: Int
    /// The first row, in pixels below the baseline.
    let top: Int

    fileprivate init(_ surface: OpaquePointer, left: Int, top: Int) {
      (self.surface, self.left, self.top) = (surface, left, top)
    }

    deinit { cairo_surface_destroy(surface) }
  }

  /// The largest amount of memory for masks, in bytes.
  private let limit: Int
  /// The approximate memory of a mask without its pixels, in bytes.
  private static let overhead = 400
  private var used = 0
  private var masks: [Key: Mask?] = [:]

  init(limit: Int = 8 << 20) { self.limit = limit }

  var count: Int { masks.count }

  /// Returns the mask of a line; nil for a line without visible letters, or one that is too long.
  func mask(_ key: Key, for face: FontFace) -> Mask? {
    if let known = masks[key] { return known }
    let mask = Self.make(key, face)
    let bytes = mask.map {
      cairo_image_surface_get_stride($0.surface) * cairo_image_surface_get_height($0.surface)
    }
    let size = Self.overhead + Int(bytes ?? 0)
    if used + size > limit { (masks, used) = ([:], 0) }
    masks[key] = .some(mask)
    used += size
    return mask
  }

  /// The largest width of a mask, in pixels. Cairo's surfaces have at most 32,767.
  private static let mostWidth = 4_096
  /// The largest font size of letters from Cairo's cache, in pixels. Large letters would need much of its memory.
  private static let largestCached = 48.0

  /// Cairo before 1.18 draws each letter at a whole pixel. So the line is drawn with pixels of a quarter of the width,
  /// from Cairo's own cache of letters, and each four of them are one pixel of the mask.
  private static func make(_ key: Key, _ face: FontFace) -> Mask? {
    let (start, box) = (Double(key.quarter) / 4, face.ink(of: key.text))
    guard !box.isNull, box.width * key.size < CGFloat(mostWidth) else { return nil }
    let ink = box.applying(CGAffineTransform(scaleX: key.size, y: key.size))
    let (left, top) = (Int((start + ink.minX).rounded(.down)) - 1, Int(ink.minY.rounded(.down)) - 2)
    let width = Int32((start + ink.maxX).rounded(.up)) + 1 - Int32(left)
    let height = Int32(ink.maxY.rounded(.up)) + 2 - Int32(top)
    let font = face.scaledFont(
      key.size, under: CGAffineTransform(scaleX: 4, y: 1), isHinted: true)
    defer { cairo_scaled_font_destroy(font) }
    guard let drawn = cairo_image_surface_create(CAIRO_FORMAT_A8, width * 4, height),
      let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height)
    else { return nil }
    defer { cairo_surface_destroy(drawn) }
    let context = cairo_create(drawn)
    defer { cairo_destroy(context) }
    cairo_scale(context, 4, 1)
    cairo_translate(context, Double(-left), Double(-top))
    cairo_set_scaled_font(context, font)
    let letters = face.letters(of: key.text, size: key.size, from: CGPoint(x: start, y: 0))
    if face.isEmboldened || key.size > largestCached {
      face.fill(letters, size: key.size, context)
    } else {
      cairo_show_glyphs(context, letters, Int32(letters.count))
    }
    narrow(drawn, into: mask)
    return Mask(mask, left: left, top: top)
  }

  /// Sets each pixel of a mask to the mean of four pixels in a row of a surface that is four times as wide.
  private static func narrow(_ wide: OpaquePointer, into mask: OpaquePointer) {
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
