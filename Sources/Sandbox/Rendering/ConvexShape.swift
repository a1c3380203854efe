// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What lies inside a contour. The coverage of a pixel follows its distance from the nearest edge.
struct ConvexShape: RowShape {
  let bounds: PixelRect
  private let edges: [Edge]

  /// A straight edge. The distance of a place from it, in pixels and positive inside, is x times its column, y
  /// times its row, and the offset.
  private struct Edge {
    let x: Double
    let y: Double
    let offset: Double
    let profile: EdgeProfile

    /// The distance of the middle of a row's pixel 0.
    func depth(atRow row: Int) -> Double { y * (Double(row) + 0.5) + x * 0.5 + offset }
  }

  /// Beyond this distance in pixels no edge cuts a pixel.
  private static let reach = 0.7072

  /// Makes a shape; nil for a contour without area.
  ///
  /// - Parameters:
  ///   - contour: in points.
  ///   - transform: from points to pixels.
  init?(_ contour: Contour, transform: CGAffineTransform) {
    let contour = contour.applying(transform)
    let corners = contour.points
    var area = 0.0
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      area += corner.x * next.y - next.x * corner.y
    }
    guard abs(area) > 1e-9, area.isFinite else { return nil }
    let side = area > 0 ? 1.0 : -1.0
    var edges: [Edge] = []
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let length = hypot(next.x - corner.x, next.y - corner.y)
      // Between two corners in one place lies nothing.
      guard length > 1e-9 else { continue }
      let x = side * (corner.y - next.y) / length
      let y = side * (next.x - corner.x) / length
      edges.append(
        Edge(x: x, y: y, offset: -x * corner.x - y * corner.y, profile: EdgeProfile(x, y)))
    }
    self.edges = edges
    bounds = PixelRect(covering: contour.boundingBox.insetBy(dx: -1, dy: -1))
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
    var low = Double(bounds.left)
    var high = Double(bounds.right - 1)
    for edge in edges {
      let start = edge.depth(atRow: y) - depth
      if abs(edge.x) < 1e-12 {
        if start < 0 { return 0..<0 }
      } else if edge.x > 0 {
        low = max(low, -start / edge.x)
      } else {
        high = min(high, -start / edge.x)
      }
    }
    let first = PixelRect.whole(low.rounded(.up))
    let last = PixelRect.whole(high.rounded(.down))
    return first <= last ? first..<last + 1 : 0..<0
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    for x in from..<to {
      var part = 1.0
      for edge in edges {
        part = min(part, edge.profile.part(edge.depth(atRow: y) + edge.x * Double(x)))
      }
      coverage[x - from] = Pixel.coverage(part)
    }
  }
}
