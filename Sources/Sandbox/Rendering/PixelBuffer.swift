// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Rows of 32-bit pixels `0xAARRGGBB`, premultiplied: its own memory, or a window's.
///
/// On little-endian machines this is SDL's ARGB8888 and, when the alpha is not looked at, XRGB8888.
final class PixelBuffer {
  let width: Int
  let height: Int
  /// From one row to the next, in pixels.
  let rowLength: Int
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  private let ownsMemory: Bool

  /// Makes a buffer of its own, filled with one pixel.
  init(width: Int, height: Int, filledWith pixel: UInt32 = 0) {
    guard width >= 0, height >= 0 else { fatalError("a buffer of \(width) x \(height) pixels") }
    self.width = width
    self.height = height
    rowLength = width
    base = .allocate(capacity: max(1, width * height))
    base.initialize(repeating: pixel, count: max(1, width * height))
    ownsMemory = true
  }

  /// Draws into foreign memory, such as a window's surface. The memory must outlive the buffer and
  /// stay where it is.
  ///
  /// - Parameters:
  ///   - memory: the first pixel of the first row, aligned to 4 bytes.
  ///   - width: in pixels.
  ///   - height: in pixels.
  ///   - pitch: from one row to the next, in bytes; a multiple of 4.
  init(wrapping memory: UnsafeMutableRawPointer, width: Int, height: Int, pitch: Int) {
    guard pitch % 4 == 0, pitch >= width * 4 else {
      fatalError("\(pitch) bytes for \(width) pixels a row")
    }
    self.width = width
    self.height = height
    rowLength = pitch / 4
    base = memory.assumingMemoryBound(to: UInt32.self)
    ownsMemory = false
  }

  deinit {
    if ownsMemory { base.deallocate() }
  }

  /// All of it.
  var bounds: PixelRect { PixelRect(left: 0, top: 0, right: width, bottom: height) }

  private func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && x < width && y >= 0 && y < height }

  /// One pixel. Coordinates outside the buffer are a mistake of ours and stop the program.
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
