// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A picture stretched over a rectangle, sampled bilinearly; outside it the edge pixels go on.
struct ImageInk: InkSource {
  private let image: PixelBuffer
  private let alpha: UInt32
  /// From pixels of the canvas to pixels of the image.
  private let map: CGAffineTransform
  /// The shift when a pixel of the canvas is exactly a pixel of the image.
  private let shift: (x: Int, y: Int)?

  /// Makes an ink; nil when there is nothing to see.
  ///
  /// - Parameters:
  ///   - picture: what is drawn.
  ///   - rect: what the picture is stretched over, in points.
  ///   - transform: from points to pixels of the canvas.
  ///   - alpha: 0 to 1.
  init?(_ picture: Picture, in rect: CGRect, transform: CGAffineTransform, alpha: CGFloat) {
    guard picture.pixels.width > 0, picture.pixels.height > 0, rect.width > 0, rect.height > 0,
      abs(transform.determinant) > 1e-12, transform.determinant.isFinite
    else { return nil }
    let whole = CGSize(width: picture.pixels.width, height: picture.pixels.height)
    let inverse = transform.inverted()
    let stepX = hypot(inverse.a, inverse.c) * whole.width / rect.width
    let stepY = hypot(inverse.b, inverse.d) * whole.height / rect.height
    image = picture.level(step: min(stepX, stepY))
    map =
      inverse
      .concatenating(CGAffineTransform(translationX: -rect.minX, y: -rect.minY))
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(image.width) / rect.width, y: CGFloat(image.height) / rect.height))
    self.alpha = UInt32(Color.byte(alpha))
    let isPlain =
      abs(map.a - 1) < 1e-6 && abs(map.d - 1) < 1e-6 && abs(map.b) < 1e-6 && abs(map.c) < 1e-6
      && abs(map.tx - map.tx.rounded()) < 1e-3 && abs(map.ty - map.ty.rounded()) < 1e-3
    shift =
      isPlain ? (PixelRect.whole(map.tx.rounded()), PixelRect.whole(map.ty.rounded())) : nil
  }

  func colors(y: Int, from: Int, to: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    if let shift {
      copy(y: y + shift.y, from: from + shift.x, count: to - from, into: pixels)
    } else {
      sample(y: y, from: from, to: to, into: pixels)
    }
    guard alpha < 255 else { return }
    for index in 0..<to - from { pixels[index] = Pixel.scale(pixels[index], by: alpha) }
  }

  private func copy(y: Int, from: Int, count: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let row = image.base + max(0, min(image.height - 1, y)) * image.rowLength
    for index in 0..<count {
      pixels[index] = row[max(0, min(image.width - 1, from + index))]
    }
  }

  private func sample(y: Int, from: Int, to: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    let start = CGPoint(x: Double(from) + 0.5, y: Double(y) + 0.5).applying(map)
    let (right, bottom) = (Double(image.width - 1), Double(image.height - 1))
    // Every coordinate is brought into the image before it becomes an index, so no read leaves it.
    for index in 0..<to - from {
      let x = max(0, min(right, start.x - 0.5 + map.a * Double(index)))
      let y = max(0, min(bottom, start.y - 0.5 + map.b * Double(index)))
      let (column, row) = (Int(x), Int(y))
      let next = min(column + 1, image.width - 1)
      let upper = image.base + row * image.rowLength
      let lower = image.base + min(row + 1, image.height - 1) * image.rowLength
      let weight = UInt32((x - Double(column)) * 256)
      pixels[index] = Pixel.mix(
        Pixel.mix(upper[column], upper[next], weight: weight),
        Pixel.mix(lower[column], lower[next], weight: weight),
        weight: UInt32((y - Double(row)) * 256))
    }
  }
}
