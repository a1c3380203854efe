// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CSDL2
import Foundation

/// A font file, read and rasterised by SDL2_ttf. The only file of this room that knows SDL.
@MainActor
final class FontFile {
  /// A glyph as SDL2_ttf drew it: four columns to a pixel, so that it can be placed between pixels.
  struct WideMask {
    /// The first column, in quarters of a pixel right of the pen.
    var left: Int
    /// The first row, in pixels above the baseline.
    var top: Int
    var width: Int
    var height: Int
    var coverage: [UInt8]
  }

  /// Columns to a pixel.
  nonisolated static let columnsPerPixel = 4
  /// The size that lengths are measured at, in pixels. At this size most fonts' lengths are whole
  /// numbers.
  private static let rulerSize: Int32 = 2048
  /// A code point that no font has: it stands for all that are missing.
  private static let missing: UInt32 = 0x10FFFF

  let path: String
  /// The file, which both fonts read from.
  private nonisolated(unsafe) let data: MappedFile
  // SDL2_ttf's fonts. Closed in deinit, where no isolation can be had.
  private nonisolated(unsafe) let ruler: OpaquePointer
  /// Opened when a glyph is first drawn, for much text is only measured.
  private nonisolated(unsafe) var pen: OpaquePointer?
  private var penSize = 0.0

  /// Opens a file.
  ///
  /// - Throws: `FontError.unusable` with SDL2_ttf's own text.
  init(path: String) throws {
    guard let data = MappedFile(path: path) else {
      throw FontError.unusable(path: path, reason: "Couldn't open \(path)")
    }
    guard TTF_Init() == 0 else { throw FontFile.failure(path) }
    guard let ruler = FontFile.open(data, FontFile.rulerSize) else {
      let failure = FontFile.failure(path)
      TTF_Quit()
      throw failure
    }
    (self.path, self.data) = (path, data)
    self.ruler = ruler
    TTF_SetFontHinting(ruler, TTF_HINTING_NONE)
  }

  deinit {
    if let pen { TTF_CloseFont(pen) }
    TTF_CloseFont(ruler)
    TTF_Quit()
  }

  private static func open(_ data: MappedFile, _ size: Int32) -> OpaquePointer? {
    let bytes = data.bytes
    return TTF_OpenFontRW(
      SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)), 1, size)
  }

  private static func failure(_ path: String) -> FontError {
    .unusable(path: path, reason: String(cString: SDL_GetError()))
  }

  /// Heights as parts of the size.
  var heights: (ascent: Double, descent: Double, line: Double) {
    let size = Double(FontFile.rulerSize)
    let ascent = Double(TTF_FontAscent(ruler)) / size
    let descent = -Double(TTF_FontDescent(ruler)) / size
    return (ascent, descent, max(Double(TTF_FontLineSkip(ruler)) / size, ascent + descent))
  }

  /// Whether the font has a glyph for a code point.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(ruler, scalar.value) != 0
  }

  /// How far the pen moves on, as a part of the size. A missing glyph moves it on by the box's
  /// width.
  func advance(of scalar: Unicode.Scalar) -> Double {
    var advance: Int32 = 0
    let status = TTF_GlyphMetrics32(ruler, codePoint(scalar), nil, nil, nil, nil, &advance)
    return status == 0 ? Double(max(0, advance)) / Double(FontFile.rulerSize) : 0
  }

  /// How much closer two glyphs stand (negative), as a part of the size.
  func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Double {
    Double(TTF_GetFontKerningSizeGlyphs32(ruler, first.value, second.value))
      / Double(FontFile.rulerSize)
  }

  /// Draws a glyph, or the font's box for a missing one; nil for a glyph without ink. The size is
  /// in pixels, a multiple of 1/8.
  func mask(of scalar: Unicode.Scalar, size: Double) -> WideMask? {
    guard let pen = pen(size: size) else { return nil }
    let code = codePoint(scalar)
    var left: Int32 = 0
    var top: Int32 = 0
    guard TTF_GlyphMetrics32(pen, code, &left, nil, nil, &top, nil) == 0 else { return nil }
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderGlyph32_Blended(pen, code, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    // The pen starts at the surface's left edge, further right where the glyph reaches back; the
    // baseline lies an ascent down, further where the glyph is taller.
    let origin = Int(max(0, -left))
    let baseline = Int(max(TTF_FontAscent(pen), top))
    return FontFile.trimmed(surface.pointee, origin: origin, baseline: baseline)
  }

  private func codePoint(_ scalar: Unicode.Scalar) -> UInt32 {
    has(scalar) ? scalar.value : FontFile.missing
  }

  /// The font to draw with at a size, in pixels.
  private func pen(size: Double) -> OpaquePointer? {
    guard let pen = pen ?? openPen() else { return nil }
    if size == penSize { return pen }
    // A point is 1/72 inch, so at one point the resolution times 1/72 is the size in pixels.
    let resolution = UInt32(size * 72)
    let status = TTF_SetFontSizeDPI(
      pen, 1, resolution * UInt32(FontFile.columnsPerPixel), resolution)
    penSize = status == 0 ? size : 0
    return status == 0 ? pen : nil
  }

  private func openPen() -> OpaquePointer? {
    pen = FontFile.open(data, 16)
    // Fits heights to whole pixels and leaves widths alone, as they are placed at quarters of a
    // pixel.
    if let pen { TTF_SetFontHinting(pen, TTF_HINTING_LIGHT) }
    return pen
  }

  private static func trimmed(_ surface: SDL_Surface, origin: Int, baseline: Int) -> WideMask? {
    guard let pixels = surface.pixels else { return nil }
    let (width, height, pitch) = (Int(surface.w), Int(surface.h), Int(surface.pitch))
    var ink = PixelRect(left: width, top: height, right: 0, bottom: 0)
    for y in 0..<height {
      let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
      var (left, right) = (0, width)
      while left < width, row[left] >> 24 == 0 { left += 1 }
      if left == width { continue }
      while row[right - 1] >> 24 == 0 { right -= 1 }
      ink.left = min(ink.left, left)
      ink.right = max(ink.right, right)
      ink.top = min(ink.top, y)
      ink.bottom = y + 1
    }
    guard !ink.isEmpty else { return nil }
    var coverage: [UInt8] = []
    coverage.reserveCapacity(ink.width * ink.height)
    for y in ink.top..<ink.bottom {
      let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
      for x in ink.left..<ink.right { coverage.append(UInt8(row[x] >> 24)) }
    }
    return WideMask(
      left: ink.left - origin, top: baseline - ink.top, width: ink.width, height: ink.height,
      coverage: coverage)
  }
}
