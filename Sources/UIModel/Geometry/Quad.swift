// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Four corners in order, such as those of a rectangle after a transform.
package struct Quad: Equatable, Hashable, Sendable, Codable {
  /// The corner that was top left before any transform. The others follow clockwise.
  package var topLeft: CGPoint
  /// The corner that was top right before any transform.
  package var topRight: CGPoint
  /// The corner that was bottom right before any transform.
  package var bottomRight: CGPoint
  /// The corner that was bottom left before any transform.
  package var bottomLeft: CGPoint
}

extension Quad {
  /// Makes the quad of an upright rectangle.
  package init(_ rect: CGRect) {
    self.init(
      topLeft: CGPoint(x: rect.minX, y: rect.minY),
      topRight: CGPoint(x: rect.maxX, y: rect.minY),
      bottomRight: CGPoint(x: rect.maxX, y: rect.maxY),
      bottomLeft: CGPoint(x: rect.minX, y: rect.maxY))
  }

  /// The corners, clockwise from the top left.
  package var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Returns each corner mapped by `map`.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> Quad {
    Quad(
      topLeft: map(topLeft), topRight: map(topRight), bottomRight: map(bottomRight),
      bottomLeft: map(bottomLeft))
  }

  /// Returns each corner mapped by `transform`.
  package func applying(_ transform: CGAffineTransform) -> Quad {
    mapped { $0.applying(transform) }
  }

  /// The smallest upright rectangle around the corners.
  package var boundingBox: CGRect {
    let left = min(min(topLeft.x, topRight.x), min(bottomLeft.x, bottomRight.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomLeft.x, bottomRight.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomLeft.y, bottomRight.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomLeft.y, bottomRight.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
