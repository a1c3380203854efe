// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// An image to draw: premultiplied pixels, and smaller versions of them for drawing it small.
final class Picture {
  /// The picture itself.
  let pixels: PixelBuffer
  // Made when they are first drawn, which several threads may do at once.
  private var halvings: [PixelBuffer] = []
  private let lock = NSLock()

  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
  }

  /// The version to draw when one pixel of the canvas covers `step` pixels of the picture.
  func level(step: Double) -> PixelBuffer {
    guard step >= 2 else { return pixels }
    lock.lock()
    defer { lock.unlock() }
    var level = pixels
    var index = 0
    var step = step
    while step >= 2, level.width > 1 || level.height > 1 {
      if index == halvings.count { halvings.append(Picture.half(level)) }
      level = halvings[index]
      index += 1
      step /= 2
    }
    return level
  }

  private static func half(_ source: PixelBuffer) -> PixelBuffer {
    let half = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    for y in 0..<half.height {
      for x in 0..<half.width {
        // At an odd edge the last pixel counts twice.
        let right = min(2 * x + 1, source.width - 1)
        let below = min(2 * y + 1, source.height - 1)
        let upper = Pixel.mix(source[2 * x, 2 * y], source[right, 2 * y], weight: 128)
        let lower = Pixel.mix(source[2 * x, below], source[right, below], weight: 128)
        half[x, y] = Pixel.mix(upper, lower, weight: 128)
      }
    }
    return half
  }
}

/// One is equal to itself alone.
extension Picture: Hashable {
  static func == (left: Picture, right: Picture) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
