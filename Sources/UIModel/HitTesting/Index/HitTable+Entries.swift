// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The entry of a subview in a table.
extension HitTable.Entry {
  @MainActor
  init(_ view: UIView) {
    let geometry = view.geometry
    let (origin, size) = (geometry.bounds.origin, geometry.bounds.size)
    shift = HitTable.Point(geometry.shift.dx, geometry.shift.dy)
    leftTop = HitTable.Point(origin.x, origin.y)
    rightBottom = HitTable.Point(origin.x + size.width, origin.y + size.height)
    self.view = Unmanaged.passUnretained(view)
    level = view.hitTable?.level
    if view.refusesAllPoints {
      (leftTop.x, rightBottom.x) = (.infinity, -.infinity)
    } else if !geometry.isUpright || !SearchOverrides(of: view).isEmpty {
      leftTop.x = .nan
    }
  }
}

extension HitTable {
  private static let everywhere = Reach(repeating: -.infinity)
  private static let nowhere = Reach(repeating: .infinity)

  @MainActor
  static func reach(of view: UIView) -> Reach {
    if view.refusesAllPoints { return nowhere }
    guard SearchOverrides(of: view).isEmpty else { return everywhere }
    let (geometry, frame) = (view.geometry, view.geometry.frame)
    let (bounds, transform) = (geometry.bounds, geometry.transform)
    let entries = abs(transform.a) + abs(transform.b) + abs(transform.c) + abs(transform.d)
    // A transform that makes the view almost a line would magnify rounding errors when points are converted.
    guard entries * entries <= 4096 * abs(transform.determinant) else { return everywhere }
    let ownSize =
      abs(bounds.minX) + abs(bounds.minY) + bounds.width * (1 + abs(geometry.anchor.x))
      + bounds.height * (1 + abs(geometry.anchor.y))
    let size =
      abs(frame.minX) + abs(frame.minY) + frame.width + frame.height + abs(geometry.center.x)
      + abs(geometry.center.y) + abs(transform.tx) + abs(transform.ty) + entries * ownSize
    guard size.isFinite else { return everywhere }
    // A margin that is larger than the rounding errors of converting points of this size.
    let margin = size * 0x1p-40
    return Reach(
      Float(frame.minX - margin), Float(frame.minY - margin), -Float(frame.maxX + margin),
      -Float(frame.maxY + margin))
  }
}

extension UIView {
  /// True if a hit test can skip the view. A view that overrides `hitTest(_:with:)` is always called, even if it is
  /// hidden.
  fileprivate final var refusesAllPoints: Bool {
    refusalWithoutAsking != nil && !SearchOverrides(of: self).contains(.hitTest)
  }
}
