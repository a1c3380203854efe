// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A rounded rectangle out of focus: covered as if blurred by a Gaussian.
///
/// Along straight edges this is the exact blur, the product of two blurred boxes. At round corners
/// the distance from the arc goes through the same curve, which is close for radii above the blur.
struct ShadowShape: RowShape {
  let bounds: PixelRect
  private let inverse: CGAffineTransform
  private let middle: CGPoint
  private let halfWidth: Double
  private let halfHeight: Double
  private let radius: Double
  private let sigma: Double
  /// The blurred box's strength in each column of an upright shadow; empty for any other.
  private var columns: [Float] = []

  /// Makes a shadow; nil where nothing can be seen of it.
  ///
  /// - Parameters:
  ///   - rect: what casts the shadow, moved to where the shadow lies, in points.
  ///   - cornerRadius: in points.
  ///   - blur: the Gaussian's standard deviation, in points.
  ///   - transform: from points to pixels.
  ///   - clip: the pixels that may be asked for.
  init?(
    _ rect: CGRect, cornerRadius: CGFloat, blur: CGFloat, transform: CGAffineTransform,
    clip: PixelRect
  ) {
    let determinant = transform.determinant
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite, blur > 0,
      blur.isFinite, abs(determinant) > 1e-12, determinant.isFinite
    else { return nil }
    inverse = transform.inverted()
    middle = CGPoint(x: rect.midX, y: rect.midY)
    halfWidth = rect.width / 2
    halfHeight = rect.height / 2
    radius = cornerRadius > 0 ? min(cornerRadius, min(halfWidth, halfHeight)) : 0
    sigma = blur
    let reach = rect.insetBy(dx: -NormalCurve.reach * blur, dy: -NormalCurve.reach * blur)
    bounds = PixelRect(covering: reach.applying(transform)).intersection(clip)
    guard !bounds.isEmpty else { return nil }
    if inverse.b == 0 && inverse.c == 0 {
      columns = (bounds.left..<bounds.right).map {
        across(abs((Double($0) + 0.5) * inverse.a + inverse.tx - middle.x), halfWidth)
      }
    }
  }

  /// The rows between the corners that neither end reaches.
  var evenRows: Range<Int> {
    let reach = halfHeight - max(radius, NormalCurve.reach * sigma)
    guard !columns.isEmpty, reach > 0 else { return 0..<0 }
    let first = PixelRect.whole(((middle.y - reach - inverse.ty) / inverse.d).rounded())
    let last = PixelRect.whole(((middle.y + reach - inverse.ty) / inverse.d).rounded())
    // A row less on each side, whichever way is up.
    let (top, bottom) = (min(first, last) + 1, max(first, last) - 1)
    return top < bottom ? top..<bottom : 0..<0
  }

  func span(y: Int) -> RowSpan? {
    RowSpan(
      start: bounds.left, solidStart: bounds.right, solidEnd: bounds.right, end: bounds.right,
      level: 255)
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    if columns.isEmpty {
      for x in from..<to {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let (u, v) = (abs(point.x - middle.x), abs(point.y - middle.y))
        let strength = across(u, halfWidth) * across(v, halfHeight)
        coverage[x - from] = ShadowShape.byte(rounded(strength, u, v))
      }
      return
    }
    let v = abs((Double(y) + 0.5) * inverse.d + inverse.ty - middle.y)
    let row = across(v, halfHeight)
    let isCornerRow = v > halfHeight - radius
    columns.withUnsafeBufferPointer { columns in
      var x = from
      while x < to {
        var strength = row * columns[x - bounds.left]
        if isCornerRow {
          let u = abs((Double(x) + 0.5) * inverse.a + inverse.tx - middle.x)
          strength = rounded(strength, u, v)
        }
        coverage[x - from] = ShadowShape.byte(strength)
        x += 1
      }
    }
  }

  /// The strength of a blurred box at a distance from its middle.
  private func across(_ distance: Double, _ half: Double) -> Float {
    NormalCurve.share(below: (half - distance) / sigma)
      - NormalCurve.share(below: (-half - distance) / sigma)
  }

  /// The strength with the corners taken off.
  private func rounded(_ strength: Float, _ u: Double, _ v: Double) -> Float {
    let qu = u - (halfWidth - radius)
    let qv = v - (halfHeight - radius)
    guard radius > 0, qu > 0, qv > 0 else { return strength }
    let depth = radius - (qu * qu + qv * qv).squareRoot()
    return min(strength, NormalCurve.share(below: depth / sigma))
  }

  @inline(__always)
  private static func byte(_ strength: Float) -> UInt8 {
    UInt8(truncatingIfNeeded: Int(max(0, min(1, strength)) * 255 + 0.5))
  }
}
