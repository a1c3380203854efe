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

/// Looks for dead zones by asking: a raster of points of every view that sticks out of an ancestor goes
/// through the `point(inside:with:)` of each ancestor, as a touch would.
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
    let ancestors = Array(sequence(first: view, next: { $0.superview }).dropFirst())
    guard ancestors.contains(where: { sticksOut(view, of: $0) }) else { return nil }
    var raster = Raster(view.bounds, pointsPerSide: pointsPerSide)
    var refusing: UIView?
    raster.mark { point in
      guard view.point(inside: point, with: nil), isVisible(point, of: view, ancestors) else {
        return false
      }
      // Call-out: the application's overrides.
      let refuser = ancestors.first { ancestor in
        !ancestor.point(inside: view.convert(point, to: ancestor), with: nil)
      }
      refusing = refusing ?? refuser
      return refuser != nil
    }
    guard let refusing else { return nil }
    return DeadZone(view: view, refusing: refusing, rects: raster.markedRects)
  }

  private static func sticksOut(_ view: UIView, of ancestor: UIView) -> Bool {
    let box = view.convert(view.bounds, to: ancestor)
    return !ancestor.bounds.insetBy(dx: -0.01, dy: -0.01).contains(box)
  }

  private static func isVisible(_ point: CGPoint, of view: UIView, _ ancestors: [UIView]) -> Bool {
    ancestors.allSatisfy { ancestor in
      !ancestor.clipsToBounds || ancestor.bounds.contains(view.convert(point, to: ancestor))
    }
  }
}
