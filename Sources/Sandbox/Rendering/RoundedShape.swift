// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A rectangle with round corners under any affine transform: what nearly everything here is drawn
/// with. A radius of half the height makes a circle or a capsule.
///
/// Coverage is analytic. A pixel's centre is mapped into the rectangle's own coordinates `u`, `v`
/// about its middle; its signed distance from an edge, or from the arc of a corner, says how much
/// of the pixel lies inside. Along straight edges the result is exact.
struct RoundedShape: RowShape, Hashable {
  let bounds: PixelRect
  // u = ux (x - centerX) + uy (y - centerY), v likewise, with x and y in pixels.
  let ux: Double
  let uy: Double
  let vx: Double
  let vy: Double
  let centerX: Double
  let centerY: Double
  let halfWidth: Double
  let halfHeight: Double
  let radius: Double
  /// The radius that coverage is measured from: a little smaller, for a pixel on a bent edge has
  /// more of itself outside than on a straight one.
  let arcRadius: Double
  /// The pixel as the sides along `v` see it.
  let edgeU: EdgeProfile
  /// The pixel as the sides along `u` see it.
  let edgeV: EdgeProfile
  /// The furthest that an arc's soft seam reaches to either side.
  let arcReach: Double
  /// Whether the sides run along rows and columns.
  let isUpright: Bool

  /// Makes a shape; nil where nothing can be seen of it.
  ///
  /// - Parameters:
  ///   - rect: in points.
  ///   - cornerRadius: in points; at most half the shorter side counts.
  ///   - transform: from points to pixels.
  init?(_ rect: CGRect, cornerRadius: CGFloat, transform: CGAffineTransform) {
    let determinant = transform.determinant
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite,
      abs(determinant) > 1e-12, determinant.isFinite, middle.x.isFinite, middle.y.isFinite
    else { return nil }
    var (ux, uy) = (transform.d / determinant, -transform.c / determinant)
    var (vx, vy) = (-transform.b / determinant, transform.a / determinant)
    var (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let reachX = abs(transform.a) * halfWidth + abs(transform.c) * halfHeight
    let reachY = abs(transform.b) * halfWidth + abs(transform.d) * halfHeight
    // A quarter turn: the same shape with its sides swapped, upright again.
    if abs(ux) < abs(uy) * 1e-7 && abs(vy) < abs(vx) * 1e-7 {
      (ux, uy, vx, vy) = (vx, vy, ux, uy)
      swap(&halfWidth, &halfHeight)
    }
    isUpright = abs(uy) < abs(ux) * 1e-7 && abs(vx) < abs(vy) * 1e-7
    if isUpright { (uy, vx) = (0, 0) }
    (self.ux, self.uy, self.vx, self.vy) = (ux, uy, vx, vy)
    (self.halfWidth, self.halfHeight) = (halfWidth, halfHeight)
    (centerX, centerY) = (middle.x, middle.y)
    radius = cornerRadius > 0 ? min(cornerRadius, min(halfWidth, halfHeight)) : 0
    (edgeU, edgeV) = (EdgeProfile(ux, uy), EdgeProfile(vx, vy))
    let squares = ux * ux + uy * uy + vx * vx + vy * vy
    let product = ux * vy - uy * vx
    let spread = max(0, squares * squares - 4 * product * product).squareRoot()
    // The most that any distance changes over one pixel.
    let pixel = ((squares + spread) / 2).squareRoot()
    arcReach = pixel * 0.7072
    // A square pixel has the variance 1/12 in every direction; half of it times the bend is the
    // shift.
    arcRadius = radius - pixel * pixel / (24 * max(radius, pixel))
    let room = isUpright ? -1e-6 : 1
    bounds = PixelRect(
      left: PixelRect.whole((middle.x - reachX - room).rounded(.down)),
      top: PixelRect.whole((middle.y - reachY - room).rounded(.down)),
      right: PixelRect.whole((middle.x + reachX + room).rounded(.up)),
      bottom: PixelRect.whole((middle.y + reachY + room).rounded(.up)))
  }

  /// The exact outline, in pixels, of an upright shape without round corners; nil for any other.
  var sharpRect: CGRect? {
    guard isUpright, radius == 0 else { return nil }
    let (reachX, reachY) = (halfWidth / abs(ux), halfHeight / abs(vy))
    return CGRect(
      x: centerX - reachX, y: centerY - reachY, width: 2 * reachX, height: 2 * reachY)
  }

  /// The wholly covered pixels of an upright shape, but for the rows of its round corners.
  var solidRect: PixelRect {
    let rows = evenRows
    guard !rows.isEmpty, let span = span(y: rows.lowerBound), span.level == 255 else {
      return .empty
    }
    return PixelRect(
      left: span.solidStart, top: rows.lowerBound, right: span.solidEnd, bottom: rows.upperBound)
  }

  /// Whether every pixel of a rectangle is wholly covered.
  func contains(_ rect: PixelRect) -> Bool {
    // The wholly covered part is convex, so its corners speak for all of a rectangle.
    isSolid(rect.left, rect.top) && isSolid(rect.right - 1, rect.top)
      && isSolid(rect.left, rect.bottom - 1) && isSolid(rect.right - 1, rect.bottom - 1)
  }

  private func isSolid(_ x: Int, _ y: Int) -> Bool {
    let dx = Double(x) + 0.5 - centerX
    let dy = Double(y) + 0.5 - centerY
    return coverage(ux * dx + uy * dy, vx * dx + vy * dy) > 0.998
  }

  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>) {
    let dy = Double(y) + 0.5 - centerY
    let (rowU, rowV) = (uy * dy, vy * dy)
    var x = from
    while x < to {
      let dx = Double(x) + 0.5 - centerX
      coverage[x &- from] = Pixel.coverage(self.coverage(ux * dx + rowU, vx * dx + rowV))
      x &+= 1
    }
  }

  /// How much of an upright shape's column lies between its sides, 0 to 1.
  func partAcross(_ x: Int) -> Double {
    edgeU.part(of: halfWidth, offset: ux * (Double(x) + 0.5 - centerX))
  }

  /// How much of an upright shape's row lies between its upper and its lower side, 0 to 1.
  func partAlong(_ y: Int) -> Double {
    edgeV.part(of: halfHeight, offset: vy * (Double(y) + 0.5 - centerY))
  }

  /// How much of a pixel about `u`, `v` is covered, 0 to 1.
  @inline(__always)
  private func coverage(_ u: Double, _ v: Double) -> Double {
    let straight = edgeU.part(of: halfWidth, offset: u) * edgeV.part(of: halfHeight, offset: v)
    let qu = abs(u) - (halfWidth - radius)
    let qv = abs(v) - (halfHeight - radius)
    guard radius > 0, qu > 0, qv > 0, straight > 0 else { return straight }
    let distance = (qu * qu + qv * qv).squareRoot()
    let depth = arcRadius - distance
    if depth >= arcReach { return straight }
    if depth <= -arcReach { return 0 }
    let (nu, nv) = ((u < 0 ? -qu : qu) / distance, (v < 0 ? -qv : qv) / distance)
    return min(straight, EdgeProfile(ux * nu + vx * nv, uy * nu + vy * nv).part(depth))
  }
}
