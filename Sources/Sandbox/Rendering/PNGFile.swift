// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CPNG
import Foundation

/// Pictures in PNG files.
enum PNGFile {
  /// The most pixels that are read, so that a small file can't claim all memory.
  private static let mostPixels = 1 << 26

  /// Writes a picture, whole or not at all.
  ///
  /// - Parameters:
  ///   - buffer: the picture.
  ///   - path: the file.
  ///   - isOpaque: leaves the alpha out, as for a picture of a window.
  /// - Throws: `PNGError.unwritable`; a file that was there is then as it was.
  static func write(
    _ buffer: PixelBuffer, to path: String, isOpaque: Bool = true
  ) throws(PNGError) {
    if let reason = OutputFile.obstacle(path) {
      throw PNGError.unwritable(path: path, reason: reason)
    }
    let bytes = try encode(buffer, for: path, isOpaque: isOpaque)
    do throws(POSIXError) {
      try OutputFile.replace(path, with: bytes)
    } catch {
      throw PNGError.unwritable(path: path, reason: error.reason)
    }
  }

  private static func encode(
    _ buffer: PixelBuffer, for path: String, isOpaque: Bool
  ) throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(buffer.width)
    image.height = png_uint_32(buffer.height)
    image.format = isOpaque ? Format.bgr : Format.bgra
    let pixels = isOpaque ? opaqueBytes(buffer) : translucentBytes(buffer)
    // Packed it is smaller, but for noise: then libpng tells how much it needs.
    var size = pixels.count + 4_096
    var bytes: [UInt8] = []
    repeat {
      bytes = [UInt8](repeating: 0, count: size)
      let isWritten = png_image_write_to_memory(&image, &bytes, &size, 0, pixels, 0, nil) != 0
      if isWritten { return Array(bytes.prefix(size)) }
    } while size > bytes.count
    throw PNGError.unwritable(path: path, reason: message(image))
  }

  /// Reads a picture.
  ///
  /// - Throws: `PNGError.unreadable`.
  static func read(_ path: String) throws(PNGError) -> PixelBuffer {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw PNGError.unreadable(path: path, reason: message(image))
    }
    let (width, height) = (Int(image.width), Int(image.height))
    guard width * height <= mostPixels else {
      png_image_free(&image)
      throw PNGError.unreadable(path: path, reason: "\(width) x \(height) pixels are too many")
    }
    image.format = Format.bgra
    let buffer = PixelBuffer(width: width, height: height)
    guard png_image_finish_read(&image, nil, buffer.base, png_int_32(width * 4), nil) != 0 else {
      throw PNGError.unreadable(path: path, reason: message(image))
    }
    for index in 0..<width * height {
      let pixel = buffer.base[index]
      let alpha = pixel >> 24
      if alpha < 255 { buffer.base[index] = Pixel.scale(pixel | 0xFF00_0000, by: alpha) }
    }
    return buffer
  }

  // libpng's names for the order of bytes are macros that Swift does not see.
  private enum Format {
    static let bgr = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
    static let bgra = bgr | png_uint_32(PNG_FORMAT_FLAG_ALPHA)
  }

  private static func opaqueBytes(_ buffer: PixelBuffer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: buffer.width * buffer.height * 3) { bytes, count in
      var place = 0
      for y in 0..<buffer.height {
        let row = buffer.base + y * buffer.rowLength
        for x in 0..<buffer.width {
          bytes[place] = UInt8(truncatingIfNeeded: row[x])
          bytes[place + 1] = UInt8(truncatingIfNeeded: row[x] >> 8)
          bytes[place + 2] = UInt8(truncatingIfNeeded: row[x] >> 16)
          place += 3
        }
      }
      count = place
    }
  }

  /// PNG's colours are not multiplied by alpha.
  private static func translucentBytes(_ buffer: PixelBuffer) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(buffer.width * buffer.height * 4)
    for y in 0..<buffer.height {
      for x in 0..<buffer.width {
        let pixel = buffer[x, y]
        let alpha = pixel >> 24
        for shift in [UInt32(0), 8, 16] {
          let part = pixel >> shift & 0xFF
          bytes.append(alpha == 0 ? 0 : UInt8(min(255, (part * 255 + alpha / 2) / alpha)))
        }
        bytes.append(UInt8(alpha))
      }
    }
    return bytes
  }

  private static func message(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
