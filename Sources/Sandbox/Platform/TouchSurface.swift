// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Converts SDL's finger coordinates, 0 to 1 over the window, to points.
///
/// SDL divides the display server's coordinates by the size of the window, in single precision. The size depends on the
/// driver: on X11, the coordinate 1 is the middle of the last pixel (width - 1), on Wayland the edge after it (width),
/// both as of SDL 2.26. Servers report whole pixels (X11 touch screens) or multiples of 1/256, so the product is
/// rounded to 1/256. That gives the server's exact value in windows up to 32,000 units wide.
struct TouchSurface: Equatable, Sendable {
  /// The point in the window's width or height to which SDL's coordinate 1 corresponds.
  enum Unity: Equatable, Sendable {
    /// The last pixel: width - 1.
    case lastPixel
    /// The edge after the last pixel: width.
    case edge
  }

  /// The width of the window in the units of its mouse coordinates.
  var width: Int
  /// The height of the window in the units of its mouse coordinates.
  var height: Int
  /// The number of units of the mouse coordinates per point.
  var unitsPerPoint: CGFloat = 1
  /// The point in the window's width or height to which SDL's coordinate 1 corresponds.
  var unity = Unity.edge

  /// The size in points.
  var size: CGSize {
    CGSize(width: CGFloat(width) / unitsPerPoint, height: CGFloat(height) / unitsPerPoint)
  }

  /// Returns the location in points of the window. A finger that left the window is outside its bounds.
  func location(x: Float, y: Float) -> CGPoint {
    CGPoint(
      x: units(x, of: width) / unitsPerPoint,
      y: units(y, of: height) / unitsPerPoint)
  }

  /// Returns whether a location, in points, lies in the window.
  func contains(_ point: CGPoint) -> Bool {
    (0..<CGFloat(width)).contains(point.x * unitsPerPoint)
      && (0..<CGFloat(height)).contains(point.y * unitsPerPoint)
  }

  private func units(_ normalized: Float, of length: Int) -> CGFloat {
    let span =
      switch unity {
      case .lastPixel: max(length - 1, 0)
      case .edge: length
      }
    // Adding 0 turns -0 into 0.
    return (CGFloat(normalized) * CGFloat(span) * 256).rounded() / 256 + 0
  }
}
