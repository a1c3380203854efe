// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension CGPoint {
  /// Returns the distance to `other`, in points.
  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }

  /// Returns the point with other coordinates where necessary: each one that is NaN or infinite is replaced by the same
  /// coordinate of `former`, and each finite one is limited to a billion points in either direction.
  func sane(instead former: CGPoint) -> CGPoint {
    CGPoint(
      x: x.isFinite ? min(max(x, -1e9), 1e9) : former.x,
      y: y.isFinite ? min(max(y, -1e9), 1e9) : former.y)
  }

  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  static func / (point: CGPoint, divisor: CGFloat) -> CGPoint {
    CGPoint(x: point.x / divisor, y: point.y / divisor)
  }
}
