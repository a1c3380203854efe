// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The report of a test tool about a view that it could not hit: views with labels, and one point.
enum HitReport {
  enum Role {
    /// The view that the hit test returned.
    case hit
    /// The view that the tool wanted to touch.
    case target
    /// The view whose hit test was called.
    case origin
  }

  /// Returns the role of a view from the label before it, as in `Target view: <UIView: 0x1>`; nil for other labels.
  static func role(_ label: String) -> Role? {
    var words = label.lowercased()[...]
    while let last = words.last, !last.isLetter { words.removeLast() }
    let isHit = ["hit", "hitten", "another view", "view is visible at that point"].contains {
      words.hasSuffix($0)
    }
    if isHit || words.hasPrefix("hit") { return .hit }
    if words.contains("origin view") { return .origin }
    let isTarget = words == "view" || [": view", "target"].contains { words.hasSuffix($0) }
    return isTarget || words.contains("target view") ? .target : nil
  }

  static func take(_ label: String, _ view: Int, _ joiner: inout ScreenJoiner) {
    if let role = role(label) { joiner.setRole(role, view) }
    if label.lowercased().contains("nil window") { joiner.setRefusingWindow() }
  }
}

extension ScreenModel {
  /// Returns the first point of a kind in a report.
  func point(_ space: PointRecord.Space) -> CGPoint? { points.first { $0.space == space }?.point }

  /// The touched point in the window; nil if the report gives it only in the target view.
  var pointOfReport: CGPoint? {
    if let origin = point(.origin), let relative = point(.relative) {
      return CGPoint(x: origin.x + relative.x, y: origin.y + relative.y)
    }
    return point(.window)
  }
}

extension ScreenJoiner {
  /// Sets the frames of a report's views from the points in the report, if these suffice. Views in a tree keep theirs.
  mutating func placeReport() {
    if model.target == nil, let view = model.origin ?? onlyView { setRole(.target, view) }
    guard let target = model.target else { return }
    if isAlone(target) { placeTarget(target) }
    if let hit = model.hit {
      if isAlone(hit) { center(hit, on: model.pointOfReport) }
      admit(hit)
    }
    if let origin = model.origin, origin != target, origin != model.hit {
      placeOrigin(origin, [target, model.hit].compactMap { $0 })
    }
  }

  /// The only view of a report that contains points but no hit view; nil for other reports.
  private var onlyView: Int? {
    model.hit == nil && model.views.count == 1 && !model.points.isEmpty ? 0 : nil
  }

  private func isAlone(_ view: Int) -> Bool {
    let view = model.views[view]
    return view.parent == nil && view.children.isEmpty && !view.isWindow
  }

  private mutating func placeTarget(_ target: Int) {
    guard let frame = model.views[target].frame else {
      if let bounds = model.points.first(where: { $0.space == .bounds }), let size = bounds.size {
        place(target, CGRect(origin: bounds.point, size: size))
      } else if let middle = model.point(.view), middle.x > 0, middle.y > 0,
        let window = model.point(.window) ?? middleOfHit
      {
        // Test tools touch the middle of a view.
        let origin = CGPoint(x: window.x - middle.x, y: window.y - middle.y)
        let size = CGSize(width: 2 * middle.x, height: 2 * middle.y)
        place(target, CGRect(origin: origin, size: size), isAroundPoint: true)
      }
      return
    }
    if model.origin == nil || model.origin == target, let origin = model.point(.origin) {
      place(target, CGRect(origin: origin, size: frame.size))
    } else {
      center(target, on: model.pointOfReport)
    }
  }

  /// The middle of the view that was hit; nil if the report has no frame of it. It is used as the touched point if the
  /// report has no point in the window: a target view without a printed frame is placed with its middle there.
  private var middleOfHit: CGPoint? {
    model.hit.flatMap { model.views[$0].frame }.flatMap {
      $0.width.isFinite && $0.height.isFinite ? CGPoint(x: $0.midX, y: $0.midY) : nil
    }
  }

  /// Moves the middle of a view to the touched point, unless its frame contains that point. The printed frame does not
  /// say where the view is in the window, because its superview is unknown.
  mutating func center(_ view: Int, on point: CGPoint?) {
    guard let point, let frame = model.views[view].frame, !frame.contains(point),
      frame.width.isFinite, frame.height.isFinite
    else { return }
    let origin = CGPoint(x: point.x - frame.width / 2, y: point.y - frame.height / 2)
    place(view, CGRect(origin: origin, size: frame.size), isAroundPoint: true)
  }

  private mutating func place(_ view: Int, _ frame: CGRect, isAroundPoint: Bool = false) {
    update(view) {
      $0.frame = frame
      $0.isPlacedInWindow = true
      $0.isAroundPoint = isAroundPoint
    }
  }

  /// Lets touches hit the view that was hit, although its description says that hit-testing skips it.
  mutating func admit(_ hit: Int) {
    let view = model.views[hit]
    guard view.refusesTouches else { return }
    update(hit) {
      $0.refusalBeforeHit =
        view.isHidden
        ? "isHidden true"
        : view.isInteractionOff ? "isUserInteractionEnabled false" : "alpha \(view.alpha ?? 0)"
      ($0.isHidden, $0.isInteractionOff, $0.alpha) = (false, false, nil)
    }
  }

  /// Adds views that have no superview and no subviews to the view whose hit test was called.
  private mutating func placeOrigin(_ origin: Int, _ views: [Int]) {
    guard let corner = model.point(.origin), let frame = model.views[origin].frame else { return }
    if isAlone(origin) { place(origin, CGRect(origin: corner, size: frame.size)) }
    for view in views where isAlone(view) {
      update(view) {
        $0.frame = $0.frame?.offsetBy(dx: -corner.x, dy: -corner.y)
        $0.isPlacedInWindow = false
      }
      attach(view, to: origin)
      setPutIntoOrigin()
    }
  }
}
