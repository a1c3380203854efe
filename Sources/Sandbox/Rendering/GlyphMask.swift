// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A glyph ready to be drawn: coverage, one byte a pixel. The memory belongs to the `GlyphCache`.
struct GlyphMask {
  /// The first column, in pixels right of the pen.
  var left: Int
  /// The first row, in pixels above the baseline.
  var top: Int
  var width: Int
  var height: Int
  /// Row by row, each filled up with nothing to `rowLength`; nil for a glyph without ink.
  var coverage: UnsafeMutablePointer<UInt8>?

  /// From one row to the next: whole groups of pixels, as `Pixel.layGroupsOver` takes them.
  var rowLength: Int { (width + 3) & ~3 }
  /// How many bytes it takes.
  var size: Int { rowLength * height }

  static var blank: GlyphMask {
    GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: nil)
  }

  /// Brings a wide mask down to pixels, the pen standing `quarter` (0 to 3) quarters right of a
  /// whole pixel.
  init(_ wide: FontFile.WideMask, quarter: Int) {
    let columns = FontFile.columnsPerPixel
    let start = wide.left + quarter
    let first = (start >= 0 ? start : start - columns + 1) / columns
    let shift = start - first * columns
    let width = (shift + wide.width + columns - 1) / columns
    self.init(left: first, top: wide.top, width: width, height: wide.height, coverage: nil)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(1, size))
    memory.initialize(repeating: 0, count: max(1, size))
    coverage = memory
    for y in 0..<wide.height {
      for x in 0..<width {
        var sum = 0
        for column in max(0, x * columns - shift)..<min(wide.width, (x + 1) * columns - shift) {
          sum += Int(wide.coverage[y * wide.width + column])
        }
        memory[y * rowLength + x] = UInt8((sum + columns / 2) / columns)
      }
    }
  }

  private init(
    left: Int, top: Int, width: Int, height: Int, coverage: UnsafeMutablePointer<UInt8>?
  ) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
    self.coverage = coverage
  }
}

/// A glyph at its place in the picture, for where a soft clip may cut it.
struct GlyphShape: RowShape {
  let bounds: PixelRect
  private let coverage: UnsafeMutablePointer<UInt8>
  /// From one row to the next; at least as long as a row is wide, with nothing behind its end.
  let rowLength: Int

  /// Makes a shape with the pen at column `left` and `baseline` as the first row below the
  /// baseline; nil for a glyph without ink.
  init?(_ mask: GlyphMask, left: Int, baseline: Int) {
    guard let coverage = mask.coverage else { return nil }
    self.coverage = coverage
    rowLength = mask.rowLength
    let top = baseline - mask.top
    bounds = PixelRect(
      left: left + mask.left, top: top, right: left + mask.left + mask.width,
      bottom: top + mask.height)
  }

  func span(y: Int) -> RowSpan? {
    RowSpan(
      start: bounds.left, solidStart: bounds.right, solidEnd: bounds.right, end: bounds.right,
      level: 255)
  }

  func cover(y: Int, from: Int, to: Int, into target: UnsafeMutablePointer<UInt8>) {
    target.update(from: pixels(y: y, from: from), count: to - from)
  }

  /// The coverage of a row from a column on.
  func pixels(y: Int, from: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(coverage + ((y - bounds.top) * rowLength + from - bounds.left))
  }
}
