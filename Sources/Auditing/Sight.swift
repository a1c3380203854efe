// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the visible parts of a view and the view that touches hit there.
@MainActor
struct Sight {
  /// The reason why a touch at a visible point of a view does not hit the view.
  enum Gap: Hashable {
    /// The point is outside a superview.
    case outside(of: Int?)
    /// The view or a superview has isUserInteractionEnabled false, or is hidden or transparent.
    case refused(by: Int?)
    /// Another view is in front.
    case covered(by: Int?)
    /// A control is in front, or is drawn as if it were.
    case control(Int)
    /// An override of hitTest in a superview returns another view.
    case answered
  }

  let stage: AuditStage

  /// Returns the rectangle on the screen in which a view may be visible; nil for a view that is not shown.
  func box(of view: UIView) -> CGRect? {
    guard (view as? UIWindow ?? view.window) != nil, !isTransparent(view) else { return nil }
    var box = view.outlineOnScreen.boundingBox
      .intersection(CGRect(origin: .zero, size: stage.screen))
    var around = view.superview
    while let current = around, !box.isNull {
      if current.clipsToBounds {
        box = box.intersection(current.outlineOnScreen.boundingBox)
      }
      around = current.superview
    }
    return box.isNull || box.width < 1 || box.height < 1 ? nil : box
  }

  private func isTransparent(_ view: UIView) -> Bool {
    var current: UIView? = view
    while let view = current {
      if view.isHidden || view.alpha < 0.01 { return true }
      current = view.superview
    }
    return false
  }

  /// Returns whether a point of the screen is inside a view's shape, and no superview clips the view there.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    let path = path(to: view, at: point)
    guard let local = path.last?.point, view.bounds.contains(local), isOwn(view, local) else {
      return false
    }
    return path.allSatisfy { !$0.view.clipsToBounds || $0.view.bounds.contains($0.point) }
  }

  /// A view, and a point of the screen converted to the coordinates of the view.
  private typealias Step = (view: UIView, point: CGPoint)

  /// Returns all superviews of a view, the outermost first, and the view itself, each with the given screen point
  /// converted to its coordinates.
  private func path(to view: UIView, at point: CGPoint) -> [Step] {
    var views = [view]
    while let next = views[views.count - 1].superview { views.append(next) }
    var path: [Step] = []
    for view in views.reversed() {
      let local = path.last.map { $0.view.convert($0.point, to: view) }
      path.append((view, local ?? view.mapFromScreen(point)))
    }
    return path
  }

  /// Returns whether a point is inside a view's shape. The corners of a round view are not.
  private func isOwn(_ view: UIView, _ local: CGPoint) -> Bool {
    view.overrides == nil || view.point(inside: local, with: nil)
  }

  /// Returns why a touch at a visible point of a view hits another view or none; nil if the other view is what the user
  /// sees there.
  func gap(of view: UIView, at point: CGPoint, hit: UIView?) -> Gap? {
    for (view, local) in path(to: view, at: point) {
      if view.refusalWithoutAsking != nil { return .refused(by: stage.nearestNode(view)) }
      if !view.point(inside: local, with: nil) {
        return isSeen(hit, instead: view) ? nil : .outside(of: stage.nearestNode(view))
      }
    }
    guard let hit else { return .answered }
    if view.lies(in: hit) { return .answered }
    if isSeen(hit, instead: view) { return nil }
    if hit is UIControl, let node = stage.nearestNode(hit) { return .control(node) }
    return .covered(by: stage.nearestNode(hit))
  }

  // MARK: Covers

  /// Returns whether an opaque view, even one that takes no touches, is drawn over a view at a point of the screen.
  func isHidden(_ view: UIView, at point: CGPoint) -> Bool {
    let path = path(to: view, at: point)
    for (around, branch) in zip(path, path.dropFirst()) {
      if siblings(drawnOver: branch.view, in: around.view)
        .contains(where: { hasOpaqueView(in: $0, at: around.view.convert(around.point, to: $0)) })
      {
        return true
      }
    }
    let windows = stage.host.windowsBackToFront
    guard let own = windows.firstIndex(where: { $0 === path[0].view }) else { return false }
    return windows[(own + 1)...].contains { hasOpaqueView(in: $0, at: $0.mapFromScreen(point)) }
  }

  private func siblings(drawnOver view: UIView, in superview: UIView) -> [UIView] {
    let (siblings, height) = (superview.subviews, view.layer.zPosition)
    guard let own = siblings.firstIndex(where: { $0 === view }) else { return [] }
    return siblings.enumerated().filter { index, other in
      other.layer.zPosition > height || other.layer.zPosition == height && index > own
    }.map(\.element)
  }

  /// Returns whether a view or any view inside it is opaque and contains a point, in the coordinates of the view.
  private func hasOpaqueView(in view: UIView, at point: CGPoint) -> Bool {
    guard !view.isHidden, view.alpha >= 0.01 else { return false }
    let isInside = view.bounds.contains(point)
    if isInside, isPresentation(view) || isOpaque(view) { return true }
    guard isInside || !view.clipsToBounds else { return false }
    return view.subviews.contains { hasOpaqueView(in: $0, at: view.convert(point, to: $0)) }
  }

  /// Returns whether the user sees one view instead of another.
  func isSeen(_ cover: UIView?, instead view: UIView) -> Bool {
    guard let cover, !view.lies(in: cover), !cover.lies(in: view) else { return false }
    let (front, back) = branches(cover, view)
    if let front, let back, front.superview != nil, front.superview === back.superview,
      !isDrawn(front, over: back)
    {
      return false
    }
    var current: UIView? = cover
    while let view = current {
      if isPresentation(view) || isOpaque(view) { return true }
      if view === front { return false }
      current = view.superview
    }
    return false
  }

  /// Returns the two views, or superviews of them, that are siblings in the nearest common superview; the windows if
  /// there is none.
  private func branches(_ one: UIView, _ other: UIView) -> (UIView?, UIView?) {
    func path(_ view: UIView) -> [UIView] {
      var path = [view]
      while let next = path[path.count - 1].superview { path.append(next) }
      return path.reversed()
    }
    let (first, second) = (path(one), path(other))
    let common = zip(first, second).prefix { $0 === $1 }.count
    return (
      first.indices.contains(common) ? first[common] : nil,
      second.indices.contains(common) ? second[common] : nil
    )
  }

  private func isDrawn(_ front: UIView, over back: UIView) -> Bool {
    let (one, other) = (front.layer.zPosition, back.layer.zPosition)
    if one != other { return one > other }
    let siblings = front.superview?.subviews ?? []
    return siblings.last { $0 === front || $0 === back } === front
  }

  /// Returns whether a view is the view that UIKit puts behind a presented view to block touches.
  private func isPresentation(_ view: UIView) -> Bool {
    if let node = stage.node(view), case .container = stage.scenario.nodes[node].place {
      return true
    }
    return view.journalName == "UITransitionView" && view.superview is UIWindow
  }

  /// Returns whether a view hides the views behind it. For a file, only colours in the file count, because others are
  /// added only to make views visible.
  func isOpaque(_ view: UIView) -> Bool {
    if view is UIControl || view is UITableView || view is UITableViewCell { return true }
    if view is UITabBar || view is UINavigationBar { return true }
    if let image = view as? UIImageView, image.image != nil { return true }
    guard let node = stage.node(view) else { return false }
    let described = stage.scenario.nodes[node]
    if stage.stage.isMirror || described.viewClass == .window {
      guard described.viewClass != .window else { return false }
      var alpha: CGFloat = 0
      view.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
      return alpha * view.alpha > Self.visible
    }
    for case .color(_, _, _, let alpha) in described.properties {
      return alpha * view.alpha > Self.visible
    }
    return false
  }

  /// A colour with at least this alpha hides what is behind it.
  private static let visible: CGFloat = 0.1
}
