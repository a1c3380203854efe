// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// How a subview is described to a search.
extension HitTable {
  private static let everywhere = Reach(repeating: -.infinity)
  private static let nowhere = Reach(repeating: .infinity)

  /// The entry of a view in its superview's table, and its reach.
  @MainActor
  static func describe(_ view: UIView) -> (Entry, Reach) {
    let geometry = view.geometry
    let bounds = geometry.bounds
    let entry = Entry(
      shift: SIMD2(geometry.shift.dx, geometry.shift.dy),
      leftTop: SIMD2(bounds.origin.x, bounds.origin.y),
      rightBottom: SIMD2(bounds.origin.x + bounds.width, bounds.origin.y + bounds.height),
      table: view.hitTable?.header,
      view: Unmanaged.passUnretained(view))
    // Whoever searches by itself is always asked, hidden or not.
    if view.flags.contains(.overridesHitTest) { return (entry.looksCloser(), everywhere) }
    if view.refusalWithoutAsking != nil { return (entry.refusing(), nowhere) }
    if view.flags.contains(.overridesPointInside) { return (entry.looksCloser(), everywhere) }
    guard geometry.isReachable else { return (entry.refusing(), nowhere) }
    guard geometry.isUpright else { return (entry.looksCloser(), turnedReach(geometry)) }
    let (leftTop, rightBottom, shift) = (entry.leftTop, entry.rightBottom, entry.shift)
    let margin = roundingMargin(
      max(abs(leftTop.x), abs(rightBottom.x)) + max(abs(leftTop.y), abs(rightBottom.y))
        + abs(shift.x) + abs(shift.y))
    return (
      entry,
      reach(
        leftTop.x - shift.x, leftTop.y - shift.y, rightBottom.x - shift.x,
        rightBottom.y - shift.y, margin: margin)
    )
  }

  private static func turnedReach(_ geometry: ViewGeometry) -> Reach {
    let (bounds, transform) = (geometry.bounds, geometry.transform)
    let entries = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
    // A view that is squeezed almost to a line magnifies what is rounded on the way in.
    guard entries * entries <= 4096 * abs(transform.determinant) else { return everywhere }
    let box = Quad(bounds).mapped(geometry.toSuperview).boundingBox
    let margin = roundingMargin(
      abs(box.minX) + abs(box.minY) + abs(box.maxX) + abs(box.maxY)
        + abs(geometry.center.x) + abs(geometry.center.y) + abs(transform.tx) + abs(transform.ty)
        + entries
        * (abs(bounds.minX) + abs(bounds.minY) + abs(bounds.maxX) + abs(bounds.maxY)))
    return reach(box.minX, box.minY, box.maxX, box.maxY, margin: margin)
  }

  /// More than what rounding can add up to on the way into a view, among numbers of this size.
  private static func roundingMargin(_ size: Double) -> Double { size * 0x1p-40 }

  /// The rounding to 32 bits keeps the order of numbers, so no point that is inside falls out by it.
  private static func reach(
    _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, margin: Double
  ) -> Reach {
    // Geometry that is no number accepts nothing, but that is for the closer look to say.
    guard (left + top + right + bottom + margin).isFinite else { return everywhere }
    return Reach(
      Float(left - margin), Float(top - margin), -Float(right + margin), -Float(bottom + margin))
  }
}

extension HitTable.Entry {
  /// The same for a view whose point can't be told by comparing with the bounds.
  fileprivate func looksCloser() -> HitTable.Entry {
    var entry = self
    entry.leftTop.x = .nan
    return entry
  }

  /// The same for a view that takes no point.
  fileprivate func refusing() -> HitTable.Entry {
    var entry = self
    entry.leftTop.x = .infinity
    entry.rightBottom.x = -.infinity
    return entry
  }

  @inline(__always) var takesCloserLook: Bool { leftTop.x.isNaN }
}
