// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The part of a view that can be seen but not touched, because it lies outside an ancestor that refuses
/// the points there.
struct DeadZone {
  /// The view.
  let view: UIView
  /// The ancestor that refuses, the innermost one.
  let refusing: UIView
  /// What is dead, in the view's own coordinates.
  let rects: [CGRect]
}

/// Looks for dead zones by asking: a raster of points of every view that sticks out of ancestors goes through
/// the `point(inside:with:)` of these, as a touch would.
@MainActor
enum DeadZoneSearch {
  /// How many points are asked along a side, at most.
  static let pointsPerSide = 48

  /// The dead zones in a window, parents before children.
  static func zones(in window: UIWindow) -> [DeadZone] {
    var zones: [DeadZone] = []
    var open: [UIView] = [window]
    while let view = open.popLast() {
      guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { continue }
      open.append(contentsOf: view.subviews.reversed())
      if let zone = zone(of: view) { zones.append(zone) }
    }
    return zones
  }

  private static func zone(of view: UIView) -> DeadZone? {
    let left = sequence(first: view, next: { $0.superview }).dropFirst()
      .filter { sticksOut(view, of: $0) }.map { Border($0, around: view) }
    guard !left.isEmpty else { return nil }
    let screen = view.window?.screen.bounds
    let toScreen = view.transformToScreen
    var raster = Raster(view.bounds, pointsPerSide: pointsPerSide)
    var refusing: UIView?
    raster.mark { point in
      guard view.point(inside: point, with: nil), left.allSatisfy({ $0.shows(point) }),
        screen?.contains(point.applying(toScreen)) != false
      else { return false }
      let refuser = left.first { $0.refuses(point) }
      refusing = refusing ?? refuser?.ancestor
      return refuser != nil
    }
    guard let refusing else { return nil }
    return DeadZone(view: view, refusing: refusing, rects: raster.markedRects)
  }

  private static func sticksOut(_ view: UIView, of ancestor: UIView) -> Bool {
    let box = view.convert(view.bounds, to: ancestor)
    return !ancestor.bounds.insetBy(dx: -0.01, dy: -0.01).contains(box)
  }
}

/// An ancestor that a view sticks out of, seen from the view's own coordinates.
@MainActor
private struct Border {
  let ancestor: UIView
  private let toAncestor: CGAffineTransform

  init(_ ancestor: UIView, around view: UIView) {
    self.ancestor = ancestor
    toAncestor = view.transformToScreen.concatenating(ancestor.transformToScreen.inverted())
  }

  func shows(_ point: CGPoint) -> Bool {
    !ancestor.clipsToBounds || ancestor.bounds.contains(point.applying(toAncestor))
  }

  func refuses(_ point: CGPoint) -> Bool {
    // Call-out: the application's override.
    !ancestor.point(inside: point.applying(toAncestor), with: nil)
  }
}
