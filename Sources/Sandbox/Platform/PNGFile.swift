// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import SandboxSession

/// Reads and writes PNG files with Cairo.
enum PNGFile {
  /// The largest number of pixels that are read, so that a small file can't use all memory.
  static let mostPixels = 1 << 24
  /// The largest number of bytes of a file that are read.
  private static let mostBytes = 1 << 26

  /// Writes pixels as PNG without their alpha, completely or not at all.
  ///
  /// - Throws: `PictureError.unwritable`; an existing file is then unchanged.
  static func write(_ buffer: PixelBuffer, to path: String) throws(PictureError) {
    let surface = buffer.makeOpaqueSurface()
    defer { cairo_surface_destroy(surface) }
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) {
      cairo_surface_write_to_png_stream(surface, append, $0)
    }
    try write(bytes, status, to: path)
  }

  static func write(
    _ bytes: [UInt8], _ status: cairo_status_t, to path: String
  ) throws(PictureError) {
    if let reason = OutputFile.obstacle(path) { throw .unwritable(path: path, reason: reason) }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .unwritable(path: path, reason: words(status))
    }
    do throws(POSIXError) {
      try OutputFile.replace(path, with: bytes)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }

  static let append: cairo_write_func_t = { bytes, data, count in
    bytes?.assumingMemoryBound(to: [UInt8].self).pointee
      .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// Reads a PNG file.
  ///
  /// - Throws: `PictureError.unreadable`.
  static func read(_ path: String, atMost most: Int = mostPixels) throws(PictureError)
    -> PixelBuffer
  {
    func fail(_ reason: String) -> PictureError { .unreadable(path: path, reason: reason) }
    var rest = try bytes(of: path, upTo: mostBytes)[...]
    let (width, height) = try size(rest, path, atMost: most)
    let image = withUnsafeMutablePointer(to: &rest) {
      cairo_image_surface_create_from_png_stream(takeFirst, $0)
    }
    defer { cairo_surface_destroy(image) }
    let status = cairo_surface_status(image)
    guard let image, status == CAIRO_STATUS_SUCCESS else { throw fail(words(status)) }
    let buffer = PixelBuffer(width: width, height: height)
    let context = cairo_create(buffer.surface)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, image, 0, 0)
    cairo_paint(context)
    return buffer
  }

  private static func bytes(of path: String, upTo most: Int) throws(PictureError) -> [UInt8] {
    do throws(InputFile.Unreadable) {
      return try InputFile.bytes(path, upTo: most, isRegular: true)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Returns the size of a picture, which follows the signature and the name of the header.
  private static func size(
    _ bytes: ArraySlice<UInt8>, _ path: String, atMost most: Int = mostPixels
  ) throws(PictureError) -> (width: Int, height: Int) {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw .unreadable(path: path, reason: "not a PNG file")
    }
    let size = (16..<24).reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
    let (width, height) = (Int(size >> 32), Int(size & 0xFFFF_FFFF))
    guard width.multipliedReportingOverflow(by: height).partialValue <= most,
      max(width, height) <= 32_767
    else {
      throw .unreadable(path: path, reason: "\(width) x \(height) pixels are too many")
    }
    return (width, height)
  }

  /// Returns the errors of files whose first bytes show that they are not pictures.
  static func unusable(_ paths: [String]) -> [PictureError] {
    paths.compactMap { path in
      do throws(PictureError) {
        _ = try size(try bytes(of: path, upTo: 24)[...], path)
        return nil
      } catch {
        return error
      }
    }
  }

  /// Passes the next bytes to Cairo.
  private static let takeFirst: cairo_read_func_t = { rest, target, count in
    guard let rest = rest?.assumingMemoryBound(to: ArraySlice<UInt8>.self), let target,
      rest.pointee.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    for (index, byte) in rest.pointee.prefix(Int(count)).enumerated() { target[index] = byte }
    rest.pointee = rest.pointee.dropFirst(Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  private static func words(_ status: cairo_status_t) -> String {
    String(cString: cairo_status_to_string(status))
  }
}

/// The reason why a picture could not be written or read. The description is one line for the user.
enum PictureError: Error, Equatable, CustomStringConvertible {
  case unwritable(path: String, reason: String)
  case unreadable(path: String, reason: String)

  var description: String {
    switch self {
    case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
    case .unreadable(let path, let reason): "\(path): cannot be read as PNG: \(reason)"
    }
  }
}
