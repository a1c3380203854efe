// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation

/// Pictures in files: pixels as PNG, vectors as SVG.
enum PictureFile {
  /// What a picture is written as.
  enum Format {
    case png, svg
  }

  /// The most pixels that are read, so that a small file can't claim all memory.
  private static let mostPixels = 1 << 26

  /// The format that a file's name asks for.
  ///
  /// - Throws: `PictureError.unwritable` for a name without an ending that is known.
  static func format(of path: String) throws(PictureError) -> Format {
    switch path.lowercased().suffix(4) {
    case ".png": .png
    case ".svg": .svg
    default:
      throw .unwritable(path: path, reason: "expected a name that ends in .png or .svg")
    }
  }

  /// Writes pixels as PNG without their alpha, whole or not at all.
  ///
  /// - Throws: `PictureError.unwritable`; a file that was there is then as it was.
  static func write(_ buffer: PixelBuffer, to path: String) throws(PictureError) {
    let surface = buffer.makeOpaqueSurface()
    defer { cairo_surface_destroy(surface) }
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) {
      cairo_surface_write_to_png_stream(surface, append, $0)
    }
    try write(bytes, status, to: path)
  }

  /// Writes what is drawn in the format that the file's name asks for, whole or not at all.
  ///
  /// - Parameters:
  ///   - items: what is drawn, back to front.
  ///   - bounds: the part that is written, in pixels.
  ///   - path: the file.
  ///   - typeface: for text.
  /// - Throws: `PictureError.unwritable`; a file that was there is then as it was.
  @MainActor
  static func write(
    _ items: [DrawnItem], _ bounds: PixelRect, to path: String, _ typeface: Typeface?
  ) throws(PictureError) {
    switch try format(of: path) {
    case .png:
      let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
      CairoCanvas(buffer, typeface: typeface).draw(items)
      try write(buffer, to: path)
    case .svg: try writeVectors(items, bounds, to: path, typeface)
    }
  }

  @MainActor
  private static func writeVectors(
    _ items: [DrawnItem], _ bounds: PixelRect, to path: String, _ typeface: Typeface?
  ) throws(PictureError) {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes -> cairo_status_t in
      let (width, height) = (Double(bounds.width), Double(bounds.height))
      guard let surface = cairo_svg_surface_create_for_stream(append, bytes, width, height) else {
        return CAIRO_STATUS_NO_MEMORY
      }
      defer { cairo_surface_destroy(surface) }
      cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
      CairoCanvas(vectors: surface, bounds: bounds, typeface: typeface).draw(items)
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
    try write(bytes, status, to: path)
  }

  private static func write(
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

  /// Takes what Cairo writes.
  private static let append: cairo_write_func_t = { bytes, data, count in
    bytes?.assumingMemoryBound(to: [UInt8].self).pointee
      .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
    return CAIRO_STATUS_SUCCESS
  }

  /// Reads a PNG file.
  ///
  /// - Throws: `PictureError.unreadable`.
  static func read(_ path: String) throws(PictureError) -> PixelBuffer {
    func fail(_ reason: String) -> PictureError { .unreadable(path: path, reason: reason) }
    guard let file = fopen(path, "rb") else { throw fail(String(cString: strerror(errno))) }
    fclose(file)
    guard let data = FileManager.default.contents(atPath: path) else {
      throw fail("it is not a regular file")
    }
    var rest = [UInt8](data)[...]
    guard rest.count >= 24, rest.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
      throw fail("not a PNG file")
    }
    // The picture's size stands behind the signature and the header's name.
    let size = (16..<24).reduce(0) { $0 << 8 | UInt64(rest[$1]) }
    let (width, height) = (Int(size >> 32), Int(size & 0xFFFF_FFFF))
    guard width.multipliedReportingOverflow(by: height).partialValue <= mostPixels,
      max(width, height) <= 32_767
    else { throw fail("\(width) x \(height) pixels are too many") }
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

  /// Gives Cairo the next bytes.
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

/// Why a picture could not be written or read. The description is one line for the user.
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
