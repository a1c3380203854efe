// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The part of a view that is visible but can't be touched, because it is outside a superview that refuses these
/// points.
struct DeadZone {
  let view: UIView
  /// The innermost superview that refuses the points.
  let refusing: UIView
  /// The dead rectangles, in the view's own coordinates.
  let rects: [CGRect]
}

/// Finds dead zones. For each view that extends beyond superviews, it calls `point(inside:with:)` of these superviews
/// for a grid of points, as hit testing does.
///
/// It walks the tree once. The cost for a view does not depend on the view's depth.
@MainActor
struct DeadZoneSearch {
  static let pointsPerSide = 48
  static let mostViews = 64
  /// The largest number of superviews that are asked for one view, the innermost first.
  private static let mostBorders = 16

  /// Returns the dead zones in a window, superviews before subviews.
  static func zones(in window: UIWindow) -> [DeadZone] {
    var search = DeadZoneSearch(screen: window.screen.bounds)
    search.search(window)
    return search.zones
  }

  /// A step of the search. The next steps are in an array, because trees may be too deep for recursion.
  private enum Step {
    case enter(UIView)
    case leave
  }

  private let screen: CGRect
  private var zones: [DeadZone] = []
  private var asked = 0
  /// The superviews of the current view, outermost first.
  private var path: [Border] = []

  private init(screen: CGRect) {
    self.screen = screen
  }

  private mutating func search(_ window: UIWindow) {
    var steps: [Step] = [.enter(window)]
    while let step = steps.popLast() {
      switch step {
      case .leave: path.removeLast()
      case .enter(let view):
        guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { continue }
        enter(view)
        guard asked < Self.mostViews else { return }
        steps.append(.leave)
        steps.append(contentsOf: view.subviews.reversed().map { .enter($0) })
      }
    }
  }

  private mutating func enter(_ view: UIView) {
    let border = Border(view, in: path.last)
    border.left = left(by: border)
    if !border.left.isEmpty, border.box.intersects(screen) {
      asked += 1
      if let zone = zone(of: border) { zones.append(zone) }
    }
    path.append(border)
  }

  /// Returns the indices of the superviews that a view extends beyond, innermost first. If it lies inside one
  /// superview, it can extend only beyond those that this superview extends beyond.
  private func left(by border: Border) -> [Int] {
    var left: [Int] = []
    for index in path.indices.reversed() {
      guard border.sticksOut(of: path[index]) else {
        left += path[index].left.filter { border.sticksOut(of: path[$0]) }
        break
      }
      left.append(index)
      if left.count == Self.mostBorders { break }
    }
    return Array(left.prefix(Self.mostBorders))
  }

  /// Returns the innermost superview that refuses a point; nil if none does, or if one clips the point.
  private static func refuser(of place: CGPoint, among left: [Border]) -> Border? {
    // This is a loop, because a closure would check for the main actor at each call.
    var refuser: Border?
    for border in left {
      if !border.shows(place) { return nil }
      if refuser == nil, border.refuses(place) { refuser = border }
    }
    return refuser
  }

  private func zone(of border: Border) -> DeadZone? {
    let view = border.view
    let left = border.left.map { path[$0] }
    var raster = Raster(view.bounds, pointsPerSide: Self.pointsPerSide)
    var refusing: UIView?
    raster.mark { point in
      let place = point.applying(border.toScreen)
      // Calls app code: the application's override.
      guard screen.contains(place), view.point(inside: point, with: nil),
        let refuser = Self.refuser(of: place, among: left)
      else { return false }
      refusing = refusing ?? refuser.view
      return true
    }
    guard let refusing else { return nil }
    return DeadZone(view: view, refusing: refusing, rects: raster.markedRects)
  }
}

/// A superview whose bounds may cut off its subviews from touches.
@MainActor
private final class Border {
  let view: UIView
  let toScreen: CGAffineTransform
  /// The bounding box of the view on the screen.
  let box: CGRect
  /// The superviews that the view extends beyond, as indices of the path.
  var left: [Int] = []
  private let fromScreen: CGAffineTransform
  private let bounds: CGRect
  private let clips: Bool

  init(_ view: UIView, in parent: Border?) {
    self.view = view
    bounds = view.bounds
    clips = view.clipsToBounds
    toScreen =
      parent.map { view.transformToSuperview.concatenating($0.toScreen) } ?? view.transformToScreen
    fromScreen = toScreen.inverted()
    box = Quad(bounds).applying(toScreen).boundingBox
  }

  func sticksOut(of ancestor: Border) -> Bool {
    let seen = Quad(bounds).applying(toScreen.concatenating(ancestor.fromScreen)).boundingBox
    return !ancestor.bounds.insetBy(dx: -0.01, dy: -0.01).contains(seen)
  }

  func shows(_ place: CGPoint) -> Bool {
    !clips || bounds.contains(place.applying(fromScreen))
  }

  func refuses(_ place: CGPoint) -> Bool {
    // Calls app code: the application's override.
    !view.point(inside: place.applying(fromScreen), with: nil)
  }
}
