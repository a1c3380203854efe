// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Sandbox

/// A picture of the whole screen. Locations are in screen pixels from the top left corner.
struct Screenshot: Equatable, Sendable {
  /// A colour of the screen, with components from 0 to 255.
  struct Pixel: Hashable, Sendable, CustomStringConvertible {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The colour in CSS notation: `#1478c8`.
    var description: String {
      String(format: "#%02x%02x%02x", red, green, blue)
    }

    /// Returns the largest difference of a component: 0 for the same colour, 255 for black and white.
    func distance(to other: Pixel) -> Int {
      let parts = [(red, other.red), (green, other.green), (blue, other.blue)]
      return parts.map { abs(Int($0.0) - Int($0.1)) }.max() ?? 0
    }
  }

  let width: Int
  let height: Int
  /// Four bytes for each pixel, row by row: blue, green, red, unused.
  private let bytes: [UInt8]

  init(width: Int, height: Int, blueGreenRed: [UInt8]) {
    precondition(blueGreenRed.count >= width * height * 4, "The picture is short of pixels.")
    self.width = width
    self.height = height
    bytes = blueGreenRed
  }

  /// Returns the pixel that contains `place`; outside of the picture the nearest one.
  func pixel(at place: CGPoint) -> Pixel {
    pixel(min(max(Int(place.x), 0), width - 1), min(max(Int(place.y), 0), height - 1))
  }

  /// Returns the part of the picture inside `area`, whole pixels.
  func cropped(to area: CGRect) -> Screenshot {
    let part = area.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull else { return Screenshot(width: 0, height: 0, blueGreenRed: []) }
    var cut: [UInt8] = []
    cut.reserveCapacity(Int(part.width * part.height) * 4)
    for y in Int(part.minY)..<Int(part.maxY) {
      let row = y * width
      cut += bytes[(row + Int(part.minX)) * 4..<(row + Int(part.maxX)) * 4]
    }
    return Screenshot(width: Int(part.width), height: Int(part.height), blueGreenRed: cut)
  }

  /// Returns the number of pixels of exactly this colour.
  func count(of colour: Pixel) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where pixel(x, y) == colour { count += 1 }
    }
    return count
  }

  /// Writes the picture as a PNG file, so that a person can look at it.
  func savePNG(to path: String) throws {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = pixel(x, y)
        buffer[x, y] =
          UInt32(pixel.red) << 16 | UInt32(pixel.green) << 8 | UInt32(pixel.blue) | 0xFF00_0000
      }
    }
    try PNGFile.write(buffer, to: path)
  }

  private func pixel(_ x: Int, _ y: Int) -> Pixel {
    let offset = (y * width + x) * 4
    return Pixel(red: bytes[offset + 2], green: bytes[offset + 1], blue: bytes[offset])
  }
}
