// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

extension CGRect {
  /// Returns the rectangle inset by `dx` points on the left and right, and by `dy` points at the top and bottom.
  /// Negative values make it larger.
  ///
  /// On Linux, `insetBy(dx:dy:)` ends the program for some rectangles with NaN. Here NaN stays NaN, and a negative size
  /// becomes 0.
  package func withoutMargins(dx: CGFloat, dy: CGFloat) -> CGRect {
    let (width, height) = (size.width - 2 * dx, size.height - 2 * dy)
    return CGRect(
      x: origin.x + dx, y: origin.y + dy, width: width < 0 ? 0 : width,
      height: height < 0 ? 0 : height)
  }

  /// Returns whether a point is inside or at most `margin` points away. False for rectangles with NaN.
  func contains(_ point: CGPoint, margin: CGFloat) -> Bool {
    point.x >= minX - margin && point.x < maxX + margin && point.y >= minY - margin
      && point.y < maxY + margin
  }
}
