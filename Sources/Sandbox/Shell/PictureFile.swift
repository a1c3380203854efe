// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation

/// Writes a drawing to a file: as pixels (PNG) or as vectors (SVG).
enum PictureFile {
  enum Format { case png, svg }

  /// Returns the format for the extension of a file's name.
  ///
  /// - Throws: `PictureError.unwritable` for a name with another extension.
  static func format(of path: String) throws(PictureError) -> Format {
    switch path.lowercased().suffix(4) {
    case ".png": .png
    case ".svg": .svg
    default:
      throw .unwritable(path: path, reason: "expected a name that ends in .png or .svg")
    }
  }

  /// Writes what items show within bounds, in pixels, in the format of the file's extension, completely or not at all.
  ///
  /// - Throws: `PictureError.unwritable`; an existing file is then unchanged.
  @MainActor
  static func write(
    _ items: [DrawnItem], _ bounds: PixelRect, to path: String, _ typeface: Typeface?
  ) throws(PictureError) {
    switch try format(of: path) {
    case .png:
      let buffer = PixelBuffer(width: bounds.width, height: bounds.height)
      CairoRenderer(buffer.surface, region: bounds, typeface).draw(items)
      try PNGFile.write(buffer, to: path)
    case .svg:
      var bytes: [UInt8] = []
      let status = withUnsafeMutablePointer(to: &bytes) { bytes -> cairo_status_t in
        let size = (Double(bounds.width), Double(bounds.height))
        guard
          let surface = cairo_svg_surface_create_for_stream(PNGFile.append, bytes, size.0, size.1)
        else { return CAIRO_STATUS_NO_MEMORY }
        defer { cairo_surface_destroy(surface) }
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        CairoRenderer(surface, region: bounds, typeface, isVector: true).draw(items)
        cairo_surface_finish(surface)
        return cairo_surface_status(surface)
      }
      try PNGFile.write(bytes, status, to: path)
    }
  }
}
