// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// An upright rectangle of whole pixels; `right` and `bottom` are the first pixels outside.
struct PixelRect: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { max(0, right - left) }
  var height: Int { max(0, bottom - top) }
  var isEmpty: Bool { right <= left || bottom <= top }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// Makes the rectangle of all pixels that a rectangle in pixel coordinates touches.
  init(covering rect: CGRect) {
    self.init(
      left: PixelRect.whole(rect.minX.rounded(.down)),
      top: PixelRect.whole(rect.minY.rounded(.down)),
      right: PixelRect.whole(rect.maxX.rounded(.up)),
      bottom: PixelRect.whole(rect.maxY.rounded(.up)))
  }

  /// Makes the rectangle whose edges are the pixel edges nearest to those of a rectangle in pixel coordinates.
  init(rounding rect: CGRect) {
    self.init(
      left: PixelRect.whole(rect.minX.rounded()), top: PixelRect.whole(rect.minY.rounded()),
      right: PixelRect.whole(rect.maxX.rounded()), bottom: PixelRect.whole(rect.maxY.rounded()))
  }

  /// The number of pixels in the rectangle.
  var count: Int { width * height }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// Returns whether the rectangles have a common pixel.
  func meets(_ other: PixelRect) -> Bool {
    top < other.bottom && other.top < bottom && left < other.right && other.left < right
      && !isEmpty && !other.isEmpty
  }

  /// Returns the smallest rectangle around both. An empty rectangle adds nothing.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// The rectangle as a CGRect in pixel coordinates.
  var rect: CGRect { CGRect(x: left, y: top, width: width, height: height) }

  func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(
      left: left + distance, top: top + distance, right: right - distance, bottom: bottom - distance
    )
  }

  /// Returns a coordinate as a whole number. Large values are limited to a billion, and NaN becomes 0.
  static func whole(_ value: CGFloat) -> Int {
    guard value == value else { return 0 }
    return Int(max(-1e9, min(1e9, value)))
  }
}
