// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The closed line around a shape without dents: its points one after the other.
struct Contour: Hashable, Sendable {
  /// In the order of the line, the last one joined to the first.
  var points: [CGPoint]

  /// Goes through points.
  init(_ points: [CGPoint]) {
    self.points = points
  }

  /// Goes around a quad.
  init(_ quad: Quad) {
    points = quad.corners
  }

  /// Each point mapped by `transform`.
  func applying(_ transform: CGAffineTransform) -> Contour {
    var contour = self
    contour.points = points.map { $0.applying(transform) }
    return contour
  }

  /// The smallest upright rectangle around it.
  var boundingBox: CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
