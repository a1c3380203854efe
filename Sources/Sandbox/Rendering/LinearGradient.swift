// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Colours that change along a line; before its start and behind its end they stay.
struct LinearGradient: Hashable, Sendable {
  /// Where the first colour stands, in points.
  var start: CGPoint
  /// Where the last colour stands, in points.
  var end: CGPoint
  /// At even distances from start to end.
  var colors: [Color]
}

/// A linear gradient ready to be drawn in pixels.
struct GradientInk: InkSource {
  private let table: [UInt32]
  private let slopeX: Double
  private let slopeY: Double
  private let offset: Double
  private static let steps = 256

  /// Makes an ink; nil when the gradient has no colour or the transform no inverse.
  init?(_ gradient: LinearGradient, transform: CGAffineTransform, alpha: CGFloat) {
    guard let first = gradient.colors.first, abs(transform.determinant) > 1e-12 else { return nil }
    let stops = gradient.colors.map { $0.premultiplied(by: alpha) }
    table = (0..<GradientInk.steps).map { step in
      guard stops.count > 1 else { return first.premultiplied(by: alpha) }
      let place = Double(step) / Double(GradientInk.steps - 1) * Double(stops.count - 1)
      let index = min(Int(place), stops.count - 2)
      let weight = UInt32((place - Double(index)) * 256 + 0.5)
      return Pixel.mix(stops[index], stops[index + 1], weight: weight)
    }
    let inverse = transform.inverted()
    let way = CGPoint(
      x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
    let square = way.x * way.x + way.y * way.y
    let scale = square > 0 ? Double(GradientInk.steps - 1) / square : 0
    slopeX = (inverse.a * way.x + inverse.b * way.y) * scale
    slopeY = (inverse.c * way.x + inverse.d * way.y) * scale
    let origin = CGPoint(x: 0.5, y: 0.5).applying(inverse)
    offset =
      ((origin.x - gradient.start.x) * way.x + (origin.y - gradient.start.y) * way.y) * scale
  }

  /// The same in a whole row; nil for a gradient that is not upright.
  var rows: RowInk? {
    guard slopeX == 0 else { return nil }
    return RowInk { [table, offset, slopeY] y in
      let place = offset + slopeY * Double(y)
      return table[place > 0 ? min(Int(min(place, 1e6) + 0.5), table.count - 1) : 0]
    }
  }

  func colors(y: Int, from: Int, to: Int, into pixels: UnsafeMutablePointer<UInt32>) {
    table.withUnsafeBufferPointer { table in
      var place = offset + slopeY * Double(y) + slopeX * Double(from)
      for index in 0..<to - from {
        let step = place > 0 ? min(Int(min(place, 1e6) + 0.5), table.count - 1) : 0
        pixels[index] = table[step]
        place += slopeX
      }
    }
  }
}
