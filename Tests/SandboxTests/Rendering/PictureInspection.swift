// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

@testable import Sandbox

/// What tests ask a drawn picture.
extension PixelBuffer {
  /// The pixels as text, one hexadecimal word each, for exact comparisons.
  var words: [[String]] {
    (0..<height).map { y in (0..<width).map { x in String(self[x, y], radix: 16) } }
  }

  /// All pixels, row by row.
  var pixels: [UInt32] {
    (0..<height).flatMap { y in (0..<width).map { x in self[x, y] } }
  }

  /// How many pixels' worth of white are on a black picture.
  var whiteArea: Double {
    pixels.reduce(0) { $0 + Double($1 & 0xFF) } / 255
  }

  /// How many pixels differ from those of another picture of the same size. Comparing arrays would
  /// print all of them.
  func differences(from other: PixelBuffer) -> Int {
    zip(pixels, other.pixels).count { $0 != $1 }
  }

  /// A copy of the picture as it is now.
  var copy: PixelBuffer {
    let copy = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { copy[x, y] = self[x, y] }
    }
    return copy
  }

  /// The smallest rectangle around all pixels that differ from the first one.
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

/// A canvas over a black picture of its own.
@MainActor
func blackCanvas(
  _ width: Int, _ height: Int, scale: CGFloat = 1, typeface: Typeface? = nil
) -> PixelCanvas {
  PixelCanvas(
    PixelBuffer(width: width, height: height, filledWith: 0xFF00_0000), scale: scale,
    typeface: typeface)
}

/// Numbers that look random and are the same on every run.
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
