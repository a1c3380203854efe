// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What a shape is filled with. The pointers given to it are valid for the whole run.
protocol Ink {
  /// Puts ink on an evenly covered run.
  ///
  /// - Parameters:
  ///   - row: the pixel at column `from` of row `y`.
  ///   - y: the row.
  ///   - from: the first column.
  ///   - to: the column behind the last.
  ///   - level: the coverage, 255 for wholly covered.
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int, level: UInt8)

  /// Puts ink on rows that are all covered alike; see the extension.
  func lay(
    _ span: RowSpan, on first: UnsafeMutablePointer<UInt32>, rowLength: Int, rows: Range<Int>,
    coverage: UnsafePointer<UInt8>)

  /// Puts ink on a run, pixel by pixel as `coverage` says, which starts at `from` as `row` does.
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>)
}

extension Ink {
  /// Puts ink on rows that are all covered alike: from `span.start` on, with the coverage of its soft ends one
  /// behind the other.
  ///
  /// `first` is the pixel at column `span.start` of the first row, `rowLength` tells pixels from one row to the next.
  @inline(__always)
  func lay(
    _ span: RowSpan, on first: UnsafeMutablePointer<UInt32>, rowLength: Int, rows: Range<Int>,
    coverage: UnsafePointer<UInt8>
  ) {
    layAny(span, on: first, rowLength: rowLength, rows: rows, coverage: coverage)
  }

  /// The same, run by run.
  @inline(__always)
  fileprivate func layAny(
    _ span: RowSpan, on first: UnsafeMutablePointer<UInt32>, rowLength: Int, rows: Range<Int>,
    coverage: UnsafePointer<UInt8>
  ) {
    let (start, end) = (span.solidStart &- span.start, span.end &- span.solidEnd)
    let middle = span.solidEnd &- span.solidStart
    var row = first
    for y in rows {
      if start > 0 {
        lay(on: row, y: y, from: span.start, to: span.solidStart, coverage: coverage)
      }
      if middle > 0 {
        lay(on: row + start, y: y, from: span.solidStart, to: span.solidEnd, level: span.level)
      }
      if end > 0 {
        lay(
          on: row + start + middle, y: y, from: span.solidEnd, to: span.end,
          coverage: coverage + start)
      }
      row += rowLength
    }
  }
}

/// One colour.
struct SolidInk: Ink {
  /// The premultiplied pixel.
  let pixel: UInt32

  @inline(__always)
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int, level: UInt8
  ) {
    let source = level == 255 ? pixel : Pixel.scale(pixel, by: UInt32(level))
    if source >> 24 == 255 {
      Pixel.fill(row, count: to &- from, with: source)
    } else {
      Pixel.layOver(source, row, count: to &- from)
    }
  }

  @inline(__always)
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    Pixel.layOver(pixel, row, count: to &- from, coverage: coverage)
  }

  @inline(__always)
  func lay(
    _ span: RowSpan, on first: UnsafeMutablePointer<UInt32>, rowLength: Int, rows: Range<Int>,
    coverage: UnsafePointer<UInt8>
  ) {
    let (start, end) = (span.solidStart &- span.start, span.end &- span.solidEnd)
    guard start <= 1, end <= 1 else {
      layAny(span, on: first, rowLength: rowLength, rows: rows, coverage: coverage)
      return
    }
    // A rectangle: a pixel on each side that an edge runs through.
    let level = Pixel.scale(pixel, by: UInt32(span.level))
    let middle = span.solidEnd &- span.solidStart
    var left = SoftColumn(start == 1 ? Pixel.scale(pixel, by: UInt32(coverage[0])) : 0)
    var right = SoftColumn(end == 1 ? Pixel.scale(pixel, by: UInt32(coverage[start])) : 0)
    var row = first
    for _ in rows {
      if start == 1 { left.lay(on: row) }
      if level >> 24 == 255 {
        Pixel.fill(row + start, count: middle, with: level)
      } else {
        Pixel.layOver(level, row + start, count: middle)
      }
      if end == 1 { right.lay(on: row + start + middle) }
      row += rowLength
    }
  }
}

/// One pixel after the other in front of what mostly is the same as in the row before: then the result is known before
/// the pixel was read, and nothing waits for memory.
private struct SoftColumn {
  private let source: UInt32
  private var target: UInt32
  private var result: UInt32

  @inline(__always)
  init(_ source: UInt32) {
    (self.source, target, result) = (source, 0, Pixel.over(source, 0))
  }

  @inline(__always)
  mutating func lay(on pixel: UnsafeMutablePointer<UInt32>) {
    if pixel.pointee != target {
      target = pixel.pointee
      result = Pixel.over(source, target)
    }
    pixel.pointee = result
  }
}

/// One colour for each row.
struct RowInk: Ink {
  /// The premultiplied pixel of a row.
  let pixel: (_ y: Int) -> UInt32

  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int, level: UInt8
  ) {
    SolidInk(pixel: pixel(y)).lay(on: row, y: y, from: from, to: to, level: level)
  }

  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    SolidInk(pixel: pixel(y)).lay(on: row, y: y, from: from, to: to, coverage: coverage)
  }
}

/// Premultiplied pixels for a place in the picture, whatever shape shows them.
protocol InkSource {
  /// Writes the pixels `from` to `to - 1` of row `y` to `pixels`, the first one to its start.
  func colors(y: Int, from: Int, to: Int, into pixels: UnsafeMutablePointer<UInt32>)
}

/// Colours that differ from place to place.
struct VariedInk<Source: InkSource>: Ink {
  let source: Source
  /// Room for a row of pixels.
  let scratch: UnsafeMutablePointer<UInt32>

  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int, level: UInt8
  ) {
    source.colors(y: y, from: from, to: to, into: scratch)
    for index in 0..<to - from {
      let pixel = level == 255 ? scratch[index] : Pixel.scale(scratch[index], by: UInt32(level))
      row[index] = Pixel.over(pixel, row[index])
    }
  }

  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    source.colors(y: y, from: from, to: to, into: scratch)
    for index in 0..<to - from where coverage[index] != 0 {
      let pixel = Pixel.scale(scratch[index], by: UInt32(coverage[index]))
      row[index] = Pixel.over(pixel, row[index])
    }
  }
}
