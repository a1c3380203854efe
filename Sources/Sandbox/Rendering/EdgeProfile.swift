// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// How much of a pixel lies on one side of a straight edge: exact for an edge in any direction.
///
/// Seen along the edge's normal a square pixel is a trapezoid, as high as its sides allow and with
/// slopes where only a corner reaches. Lengths are in the unit of the distances that are asked for.
struct EdgeProfile: Hashable {
  /// Beyond this distance between edge and middle the edge misses the pixel.
  let reach: Double
  /// Up to this distance the edge cuts two opposite sides.
  private let flat: Double
  private let perWidth: Double
  private let perSquare: Double

  /// Makes a profile from how far a distance changes over one pixel to the right and one pixel
  /// down.
  init(_ acrossX: Double, _ acrossY: Double) {
    let long = max(abs(acrossX), abs(acrossY))
    let short = min(abs(acrossX), abs(acrossY))
    reach = (long + short) / 2
    flat = (long - short) / 2
    perWidth = 1 / long
    perSquare = short > 0 ? 1 / (2 * long * short) : 0
  }

  /// The part of a pixel, 0 to 1, that is inside an edge when its middle lies `depth` inside.
  @inline(__always)
  func part(_ depth: Double) -> Double {
    if depth >= reach { return 1 }
    if depth <= -reach { return 0 }
    let distance = abs(depth)
    let rest = reach - distance
    let far = distance <= flat ? 0.5 - distance * perWidth : rest * rest * perSquare
    return depth >= 0 ? 1 - far : far
  }

  /// The part of a pixel that lies in a band of half width `half` when its middle lies `offset` off
  /// the band's middle, in either direction.
  @inline(__always)
  func part(of half: Double, offset: Double) -> Double {
    let offset = abs(offset)
    if offset + reach <= half { return 1 }
    return max(0, part(half - offset) + part(half + offset) - 1)
  }
}
