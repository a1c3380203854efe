// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo

/// Rows of 32-bit pixels `0xAARRGGBB`, premultiplied. The memory belongs to the buffer or to a window.
///
/// On little-endian machines this is SDL's ARGB8888 and, if the alpha is ignored, XRGB8888.
final class PixelBuffer {
  let width: Int
  let height: Int
  /// The distance from one row to the next, in pixels.
  let rowLength: Int
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// The same memory as a surface of Cairo.
  let surface: OpaquePointer
  private let ownsMemory: Bool

  /// Makes a buffer with its own memory, filled with one pixel.
  convenience init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    guard width >= 0, height >= 0 else { fatalError("a buffer of \(width) x \(height) pixels") }
    let count = max(1, width * height)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    memory.initialize(repeating: pixel, count: count)
    self.init(memory, width: width, height: height, pitch: width * 4, ownsMemory: true)
  }

  /// Makes a buffer for existing memory, such as a window's surface. The memory must outlive the buffer and stay at
  /// its address.
  ///
  /// - Parameters:
  ///   - memory: the first pixel of the first row, aligned to 4 bytes.
  ///   - width: the width, in pixels.
  ///   - height: the height, in pixels.
  ///   - pitch: the distance from one row to the next, in bytes; a multiple of 4.
  convenience init(wrapping memory: UnsafeMutableRawPointer, width: Int, height: Int, pitch: Int) {
    let pixels = memory.assumingMemoryBound(to: UInt32.self)
    self.init(pixels, width: width, height: height, pitch: pitch, ownsMemory: false)
  }

  private init(
    _ base: UnsafeMutablePointer<UInt32>, width: Int, height: Int, pitch: Int, ownsMemory: Bool
  ) {
    guard pitch % 4 == 0, pitch >= width * 4 else {
      fatalError("a row of \(width) pixels can't have \(pitch) bytes")
    }
    (self.base, self.width, self.height, self.ownsMemory) = (base, width, height, ownsMemory)
    rowLength = pitch / 4
    surface = Self.surface(base, CAIRO_FORMAT_ARGB32, width, height, pitch)
  }

  deinit {
    // Another context may still refer to the surface. This call copies the pixels for it.
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    if ownsMemory { base.deallocate() }
  }

  /// Returns a surface with the same pixels without alpha, for a picture of a window. The caller must destroy it
  /// before the buffer.
  func makeOpaqueSurface() -> OpaquePointer {
    Self.surface(base, CAIRO_FORMAT_RGB24, width, height, rowLength * 4)
  }

  private static func surface(
    _ base: UnsafeMutablePointer<UInt32>, _ format: cairo_format_t, _ width: Int, _ height: Int,
    _ pitch: Int
  ) -> OpaquePointer {
    let bytes = UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self)
    // On failure, Cairo returns a surface on which drawing has no effect.
    return cairo_image_surface_create_for_data(
      bytes, format, Int32(clamping: width), Int32(clamping: height), Int32(clamping: pitch))
  }

  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// Returns a pixel. Coordinates outside the buffer are a programming error and stop the program.
  subscript(x: Int, y: Int) -> UInt32 {
    get {
      guard contains(x, y) else { fatalError("pixel \(x), \(y) is outside") }
      return base[y * rowLength + x]
    }
    set {
      guard contains(x, y) else { fatalError("pixel \(x), \(y) is outside") }
      base[y * rowLength + x] = newValue
    }
  }
}

/// A buffer is only equal to itself.
extension PixelBuffer: Hashable {
  static func == (left: PixelBuffer, right: PixelBuffer) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
