// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox

/// Measurements of pictures.
extension PixelBuffer {
  /// The pixels as text, one hexadecimal word each, for exact comparisons.
  var words: [[String]] {
    (0..<height).map { y in (0..<width).map { x in String(self[x, y], radix: 16) } }
  }

  /// All pixels, row by row.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }

  /// The area of white in a black picture, in pixels.
  var whiteArea: Double {
    pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
  }

  /// The tolerance for a colour component at an edge: Cairo samples an edge at fifteen heights of a pixel, relative
  /// to the start of the drawn region, and versions of Cairo and FreeType differ slightly.
  static let edgeTolerance = 24

  /// Returns the number of pixels that differ from another picture of the same size by more than a tolerance. A
  /// failed comparison of arrays would print all of them.
  func differences(from other: PixelBuffer, beyond levels: Int = 0) -> Int {
    var count = 0
    for y in 0..<height {
      let (row, otherRow) = (base + y * rowLength, other.base + y * other.rowLength)
      if memcmp(row, otherRow, width * 4) == 0 { continue }
      for x in 0..<width where row[x] != otherRow[x] {
        for shift in [UInt32(0), 8, 16, 24] {
          let level = Int(row[x] >> shift & 0xFF) - Int(otherRow[x] >> shift & 0xFF)
          if abs(level) > levels {
            count += 1
            break
          }
        }
      }
    }
    return count
  }

  /// A copy of the picture as it is now.
  var copy: PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { copy[x, y] = self[x, y] }
    }
    return copy
  }

  /// The smallest rectangle around all pixels that differ from the first pixel.
  var inkBounds: PixelRect {
    var bounds = PixelRect.empty
    for y in 0..<height {
      for x in 0..<width where self[x, y] != self[0, 0] {
        bounds = bounds.union(PixelRect(left: x, top: y, right: x + 1, bottom: y + 1))
      }
    }
    return bounds
  }
}

/// A canvas whose commands are drawn on a picture.
final class DrawnCanvas: Canvas {
  private let pixels: PixelBuffer
  private let region: PixelRect?
  private var drawn = 0

  init(
    _ pixels: PixelBuffer, scale: CGFloat = 1, typeface: Typeface? = nil, region: PixelRect? = nil
  ) {
    (self.pixels, self.region) = (pixels, region)
    super.init(
      CanvasState(transform: CGAffineTransform(scaleX: scale, y: scale), clip: pixels.bounds),
      typeface: typeface)
  }

  /// The picture with all commands so far.
  var buffer: PixelBuffer {
    draw(commands.dropFirst(drawn).map { DrawnItem([$0]) })
    drawn = commands.count
    return pixels
  }

  /// Draws a view and all views in it over the commands so far.
  func draw(_ view: UIView) {
    _ = buffer
    draw(ViewTreeRenderer().draw(view, under: state, typeface).items)
  }

  private func draw(_ items: [DrawnItem]) {
    CairoRenderer(
      pixels.surface, region: pixels.bounds.intersection(region ?? pixels.bounds), typeface
    ).draw(items)
  }
}

extension Color {
  /// The pixel of an opaque colour.
  var pixel: UInt32 { 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

/// Returns a canvas with a black picture.
@MainActor
func blackCanvas(
  _ width: Int, _ height: Int, scale: CGFloat = 1, typeface: Typeface? = nil
) -> DrawnCanvas {
  DrawnCanvas(
    PixelBuffer(width: width, height: height, filledWith: 0xFF00_0000), scale: scale,
    typeface: typeface)
}

/// Pseudorandom numbers that are the same in every run.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 2_862_933_555_777_941_757 &+ 3_037_000_493
  }

  mutating func next(_ range: ClosedRange<Double>) -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return range.lowerBound + Double(state >> 40) / Double(1 << 24)
      * (range.upperBound - range.lowerBound)
  }
}
