// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A filled quadrilateral without dents. The coverage of a pixel follows its distance from the
/// nearest edge.
struct ConvexShape: RowShape {
  let bounds: PixelRect
  // The signed distance from each edge in pixels, positive inside: nx x + ny y + offset.
  private let edges: SIMD4<Double>
  private let slopes: SIMD4<Double>
  private let offsets: SIMD4<Double>
  private let profiles: [EdgeProfile]
  /// Beyond this distance in pixels no edge cuts a pixel.
  private static let reach = 0.7072

  /// Makes a shape; nil for a quad without area.
  ///
  /// - Parameters:
  ///   - quad: in points.
  ///   - transform: from points to pixels.
  init?(_ quad: Quad, transform: CGAffineTransform) {
    let corners = quad.applying(transform).corners
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      area += corner.x * next.y - next.x * corner.y
    }
    guard abs(area) > 1e-9, area.isFinite else { return nil }
    let side = area > 0 ? 1.0 : -1.0
    var edges = SIMD4<Double>()
    var slopes = SIMD4<Double>()
    var offsets = SIMD4<Double>(repeating: .infinity)
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % 4]
      let length = hypot(next.x - corner.x, next.y - corner.y)
      // Two corners in one place leave a triangle: their edge limits nothing.
      guard length > 1e-9 else { continue }
      edges[index] = side * (corner.y - next.y) / length
      slopes[index] = side * (next.x - corner.x) / length
      offsets[index] = -edges[index] * corner.x - slopes[index] * corner.y
    }
    (self.edges, self.slopes, self.offsets) = (edges, slopes, offsets)
    profiles = (0..<4).map { EdgeProfile(edges[$0], slopes[$0]) }
    let box = quad.applying(transform).boundingBox
    bounds = PixelRect(covering: box.insetBy(dx: -1, dy: -1))
  }

  func span(y: Int) -> RowSpan? {
    let outer = columns(y, deeperThan: -Self.reach)
    guard outer.lowerBound < outer.upperBound else { return nil }
    let inner = columns(y, deeperThan: Self.reach)
    if inner.isEmpty {
      let end = outer.upperBound
      return RowSpan(
        start: outer.lowerBound, solidStart: end, solidEnd: end, end: end, level: 255)
    }
    return RowSpan(
      start: outer.lowerBound, solidStart: max(outer.lowerBound, inner.lowerBound),
      solidEnd: min(outer.upperBound, inner.upperBound), end: outer.upperBound, level: 255)
  }

  private func columns(_ y: Int, deeperThan depth: Double) -> Range<Int> {
    let row = slopes * (Double(y) + 0.5) + edges * 0.5 + offsets - depth
    var low = Double(bounds.left)
    var high = Double(bounds.right - 1)
    for index in 0..<4 {
      if abs(edges[index]) < 1e-12 {
        if row[index] < 0 { return 0..<0 }
      } else if edges[index] > 0 {
        low = max(low, -row[index] / edges[index])
      } else {
        high = min(high, -row[index] / edges[index])
      }
    }
    let first = PixelRect.whole(low.rounded(.up))
    let last = PixelRect.whole(high.rounded(.down))
    return first <= last ? first..<last + 1 : 0..<0
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    let row = slopes * (Double(y) + 0.5) + edges * 0.5 + offsets
    for x in from..<to {
      let depths = row + edges * Double(x)
      var part = 1.0
      for (index, profile) in profiles.enumerated() {
        part = min(part, profile.part(depths[index]))
      }
      coverage[x - from] = Pixel.coverage(part)
    }
  }
}
