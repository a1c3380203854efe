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

  /// Puts ink on a run, pixel by pixel as `coverage` says, which starts at `from` as `row` does.
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>)
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
    let count = to - from
    if source >> 24 == 255 {
      row.update(repeating: source, count: count)
    } else {
      Pixel.layOver(source, row, count: count)
    }
  }

  @inline(__always)
  func lay(
    on row: UnsafeMutablePointer<UInt32>, y: Int, from: Int, to: Int,
    coverage: UnsafePointer<UInt8>
  ) {
    let count = to - from
    var index = 0
    while index < count {
      let level = coverage[index]
      if level != 0 {
        let source = level == 255 ? pixel : Pixel.scale(pixel, by: UInt32(level))
        row[index] = Pixel.over(source, row[index])
      }
      index += 1
    }
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
