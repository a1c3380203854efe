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
    /// A glyph of a font of a size, in pixels. Its columns are quarters of a pixel.
    case letter(UInt32, face: ObjectIdentifier, size: Double)
    /// A round rectangle, in pixels.
    case shape(CGRect, cornerRadius: Double)
  }

  /// The coverage of pixels, one byte each.
  final class Mask {
    nonisolated(unsafe) let surface: OpaquePointer?
    /// The pixels. For text, they are counted from the pixel at which the baseline starts.
    let area: PixelRect
    private let pixels: UnsafeMutablePointer<UInt8>?
    /// The distance from a row to the next, in bytes.
    private let stride: Int

    fileprivate init(_ area: PixelRect) {
      self.area = area
      surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(area.width), Int32(area.height))
      pixels = cairo_image_surface_get_data(surface)
      stride = Int(cairo_image_surface_get_stride(surface))
    }

    /// Copies FreeType's picture of a glyph.
    fileprivate convenience init(_ glyph: FT_GlyphSlotRec) {
      let (left, top, image) = (Int(glyph.bitmap_left), -Int(glyph.bitmap_top), glyph.bitmap)
      let (right, bottom) = (left + Int(image.width), top + Int(image.rows))
      self.init(PixelRect(left: left, top: top, right: right, bottom: bottom))
      guard let pixels, let source = image.buffer else { return }
      for row in 0..<area.height {
        (pixels + row * stride).update(from: source + row * Int(image.pitch), count: area.width)
      }
    }

    /// Adds a letter, four of whose columns make one pixel. Its origin is some columns right of the line's start.
    fileprivate func add(_ letter: Mask, at columns: Int) {
      guard let pixels, let source = letter.pixels else { return }
      let (box, first) = (letter.area, columns + letter.area.left - area.left * 4)
      for row in max(box.top, area.top)..<max(box.top, area.top, min(box.bottom, area.bottom)) {
        let line = pixels + (row - area.top) * stride
        let letterLine = source + (row - box.top) * letter.stride
        for column in max(0, -first)..<max(0, -first, min(box.width, area.width * 4 - first)) {
          let pixel = (first + column) >> 2
          // Rounded so that four equal columns add up to their own value.
          let part = (Int(letterLine[column]) + (column & 3)) >> 2
          line[pixel] = UInt8(min(255, Int(line[pixel]) + part))
        }
      }
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
      let mask = Mask(PixelRect(covering: rect))
      let context = cairo_create(mask.surface)
      defer { cairo_destroy(context) }
      cairo_set_tolerance(context, CairoRenderer.tolerance)
      cairo_translate(context, Double(-mask.area.left), Double(-mask.area.top))
      CairoRenderer.add(rect, cornerRadius, to: context)
      cairo_fill(context)
      return mask
    }
  }

  /// The largest width of a mask, in pixels. Cairo's surfaces have at most 32,767.
  private static let mostWidth = 4_096

  /// Returns the mask of a line of text in a font of a size, in pixels, that starts some quarters of a pixel right of a
  /// whole pixel; nil for a line without visible letters, or one that is too long.
  func line(_ text: String, _ face: FontFace, size: Double, quarters: Int) -> Mask? {
    let font = ObjectIdentifier(face)
    return mask(.line(text, face: font, size: size, quarters: quarters)) {
      let box = face.ink(of: text)
      guard !box.isNull, box.width * size < CGFloat(Self.mostWidth) else { return nil }
      let ink = box.applying(CGAffineTransform(scaleX: size, y: size))
        .offsetBy(dx: Double(quarters) / 4, dy: 0)
      let line = Mask(PixelRect(covering: ink.insetBy(dx: -1, dy: -2)))
      face.walk(text.unicodeScalars) { glyph, distance in
        let key = Key.letter(glyph.index, face: font, size: size)
        guard glyph.hasInk, let letter = mask(key, { face.draw(glyph, size: size).map(Mask.init) })
        else { return }
        line.add(letter, at: quarters + Int(((distance + glyph.shift) * size * 4).rounded()))
      }
      cairo_surface_mark_dirty(line.surface)
      return line
    }
  }
}
