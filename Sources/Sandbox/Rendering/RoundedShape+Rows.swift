// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Where a rounded rectangle lies in a row of pixels. `cover` stays the truth: a span only says
/// which pixels need not be asked.
extension RoundedShape {
  /// The first and the last column of something, as real numbers.
  private typealias Crossing = (low: Double, high: Double)

  /// The rows that all look the same: those between the round corners of an upright shape.
  var evenRows: Range<Int> {
    guard isUpright else { return 0..<0 }
    let reach = (halfHeight - max(radius, edgeV.reach)) / abs(vy)
    let first = PixelRect.whole((centerY - reach - 0.5).rounded(.up))
    let last = PixelRect.whole((centerY + reach - 0.5).rounded(.down))
    return first <= last ? first..<last + 1 : 0..<0
  }

  func span(y: Int) -> RowSpan? {
    isUpright ? uprightSpan(y: y) : slantedSpan(y: y)
  }

  private func uprightSpan(y: Int) -> RowSpan? {
    let v = abs(vy * (Double(y) + 0.5 - centerY))
    let level = edgeV.part(of: halfHeight, offset: v)
    guard level > 0 else { return nil }
    var outer = halfWidth + edgeU.reach
    var solid = halfWidth - edgeU.reach
    let intoCorner = v - (halfHeight - radius)
    if radius > 0 && intoCorner > 0 {
      outer = min(outer, halfWidth - radius + chord(arcRadius + arcReach, intoCorner))
      solid = min(solid, halfWidth - radius + chord(arcRadius - arcReach, intoCorner))
    }
    let perPixel = 1 / abs(ux)
    let middle = centerX - 0.5
    return span(
      outer: (middle - outer * perPixel, middle + outer * perPixel),
      solid: solid < 0 ? nil : (middle - solid * perPixel, middle + solid * perPixel),
      level: Pixel.coverage(level))
  }

  /// Half the length of a circle's chord at a distance from its middle.
  private func chord(_ radius: Double, _ distance: Double) -> Double {
    radius > distance ? (radius * radius - distance * distance).squareRoot() : 0
  }

  private func slantedSpan(y: Int) -> RowSpan? {
    guard let outer = outerCrossing(y) else { return nil }
    // Three boxes inside a rounded rectangle of which every pixel is wholly covered. It is convex,
    // so what lies between the outermost of their ends on this row is inside, too.
    let (flatU, flatV) = (halfWidth - radius, halfHeight - radius)
    let (insideU, insideV) = (halfWidth - edgeU.reach, halfHeight - edgeV.reach)
    let corner = max(0, arcRadius - arcReach)
    var solid = crossing(y, u: min(flatU, insideU), v: min(flatV + corner, insideV))
    if corner > 0 {
      let diagonal = corner * 0.7071
      widen(&solid, by: crossing(y, u: flatU + corner, v: flatV))
      widen(&solid, by: crossing(y, u: flatU + diagonal, v: flatV + diagonal))
    }
    return span(outer: outer, solid: solid, level: 255)
  }

  private func widen(_ hull: inout Crossing?, by other: Crossing?) {
    guard let other else { return }
    hull = (min(hull?.low ?? other.low, other.low), max(hull?.high ?? other.high, other.high))
  }

  /// The columns that anything of row `y` may be covered in: an octagon around the shape.
  private func outerCrossing(_ y: Int) -> Crossing? {
    guard var outer = crossing(y, u: halfWidth + edgeU.reach, v: halfHeight + edgeV.reach) else {
      return nil
    }
    if radius > arcReach {
      let dy = Double(y) + 0.5 - centerY
      let start = centerX - 0.5
      let limit =
        halfWidth + halfHeight - 2 * radius + (arcRadius + arcReach) * 2.0.squareRoot()
      narrow(
        &outer, slope: ux + vx, offset: (uy + vy) * dy - (ux + vx) * start, limit: limit)
      narrow(
        &outer, slope: ux - vx, offset: (uy - vy) * dy - (ux - vx) * start, limit: limit)
    }
    return outer.low <= outer.high ? outer : nil
  }

  /// The columns whose pixel centres of row `y` have `|u|` and `|v|` within limits.
  private func crossing(_ y: Int, u limitU: Double, v limitV: Double) -> Crossing? {
    guard limitU >= 0, limitV >= 0 else { return nil }
    let dy = Double(y) + 0.5 - centerY
    let start = centerX - 0.5
    var crossing = (low: Double(bounds.left) - 1, high: Double(bounds.right) + 1)
    narrow(&crossing, slope: ux, offset: uy * dy - ux * start, limit: limitU)
    narrow(&crossing, slope: vx, offset: vy * dy - vx * start, limit: limitV)
    return crossing.low <= crossing.high ? crossing : nil
  }

  @inline(__always)
  private func narrow(
    _ crossing: inout Crossing, slope: Double, offset: Double, limit: Double
  ) {
    if abs(slope) < 1e-12 {
      if abs(offset) > limit { crossing.high = -.infinity }
    } else {
      let perSlope = 1 / slope
      let middle = -offset * perSlope
      let reach = limit * abs(perSlope)
      crossing.low = max(crossing.low, middle - reach)
      crossing.high = min(crossing.high, middle + reach)
    }
  }

  private func span(outer: Crossing, solid: Crossing?, level: UInt8) -> RowSpan? {
    let start = max(bounds.left, PixelRect.whole((outer.low - 1e-6).rounded(.up)))
    let end = min(bounds.right, PixelRect.whole((outer.high + 1e-6).rounded(.down)) + 1)
    guard start < end else { return nil }
    if let solid {
      let first = max(start, PixelRect.whole((solid.low - 1e-6).rounded(.up)))
      let last = min(end, PixelRect.whole((solid.high + 1e-6).rounded(.down)) + 1)
      if first < last {
        return RowSpan(start: start, solidStart: first, solidEnd: last, end: end, level: level)
      }
    }
    return RowSpan(start: start, solidStart: end, solidEnd: end, end: end, level: level)
  }
}
