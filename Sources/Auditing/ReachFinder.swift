// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the points at which touches reach each target.
@MainActor
final class ReachFinder {
  private let scene: AuditScene
  private let start: AuditStage
  private var stages: [Placement: AuditStage] = [:]
  /// The content offsets that brought other targets onto the screen.
  private var placements: [Placement] = []

  init(_ scene: AuditScene, _ start: AuditStage) {
    self.scene = scene
    self.start = start
    stages[.start] = start
  }

  /// The largest number of points that are checked for a target.
  private static let mostPoints = 1_600
  /// The number of points for a target when `visitsLeft` is used up, as by many targets among deeply nested views.
  private static let fewestPoints = 16
  /// The number of views that the hit tests for all further targets may visit. Each test counts as visiting one view on
  /// each level of the view tree.
  private var visitsLeft = 20_000_000
  /// The width of the area around the visible part in which points are also checked, in points.
  private static let margin: CGFloat = 44

  /// Returns the number of points to check for the next target.
  private func nextPoints() -> Int {
    let depth = max(1, start.scenario.depth)
    let points = max(Self.fewestPoints, min(Self.mostPoints, visitsLeft / (8 * depth)))
    visitsLeft = max(0, visitsLeft - points * depth)
    return points
  }

  /// Returns a staged copy of the scene for hit tests. It never gets touches.
  func stage(_ placement: Placement) -> AuditStage {
    if let stage = stages[placement] { return stage }
    let stage = scene.stage(placement.offsets)
    stages[placement] = stage
    return stage
  }

  func reach(_ target: AuditTarget) -> Reach {
    var reach = reach(target, .start)
    guard reach.parts.isEmpty || reach.inside.isEmpty, let offsets = offsets(toShow: target) else {
      return reach
    }
    // Content offsets that brought another target onto the screen may work for this one as well.
    for placement in placements {
      let other = self.reach(target, placement)
      if !other.inside.isEmpty, isWhole(other) { return other }
    }
    let other = self.reach(target, Placement(offsets: offsets))
    if other.parts.isEmpty {
      reach.isBeyondContent = reach.parts.isEmpty && isDrawable(target)
    } else if !other.inside.isEmpty || reach.parts.isEmpty {
      reach = other
      placements.append(other.placement)
    }
    return reach
  }

  /// Returns whether a target is fully visible.
  private func isWhole(_ reach: Reach) -> Bool {
    let outline = stage(reach.placement).view(reach.target.node).outlineOnScreen.boundingBox
    guard let box = reach.box else { return false }
    return box.width >= outline.width - reach.step && box.height >= outline.height - reach.step
  }

  /// Returns whether scrolling could bring the target onto the screen.
  private func isDrawable(_ target: AuditTarget) -> Bool {
    let view = start.view(target.node)
    guard view.window != nil, view.bounds.width >= 1, view.bounds.height >= 1 else {
      return false
    }
    var current: UIView? = view
    while let view = current {
      if view.isHidden || view.alpha < 0.01 { return false }
      current = view.superview
    }
    return true
  }

  /// Returns the content offsets of the scroll views around a target that make its centre visible; nil if there are
  /// no scroll views.
  private func offsets(toShow target: AuditTarget) -> [Int: CGPoint]? {
    let view = start.view(target.node)
    var offsets: [Int: CGPoint] = [:]
    var around = view.superview
    while let current = around {
      if let scroll = current as? UIScrollView, let node = start.node(scroll),
        let offset = offset(of: scroll, toShow: view), offset != scroll.contentOffset
      {
        offsets[node] = offset
      }
      around = current.superview
    }
    return offsets.isEmpty ? nil : offsets
  }

  private func offset(of scroll: UIScrollView, toShow view: UIView) -> CGPoint? {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: scroll)
    let inset = scroll.adjustedContentInset
    let (size, content) = (scroll.bounds.size, scroll.contentSize)
    func fit(_ wanted: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(wanted, max(low, high)))
    }
    let offset = CGPoint(
      x: fit(middle.x - size.width / 2, -inset.left, content.width + inset.right - size.width),
      y: fit(middle.y - size.height / 2, -inset.top, content.height + inset.bottom - size.height))
    return offset
  }

  // MARK: Looking

  private func reach(_ target: AuditTarget, _ placement: Placement) -> Reach {
    let stage = stage(placement)
    let (sight, view) = (Sight(stage: stage), stage.view(target.node))
    var reach = Reach(target: target, placement: placement)
    guard let box = sight.box(of: view) else { return reach }
    let area = strip(of: target, stage, box) ?? box
    reach.step = max(2, (area.width * area.height / CGFloat(nextPoints())).squareRoot())
    stage.host.perform {
      look(at: view, in: area, sight, &reach)
      if target.isControlLike || isTap(target, stage) { measure(view, stage, &reach) }
    }
    reach.box = reach.parts.isEmpty ? nil : reach.parts.map(\.box).reduce(.null) { $0.union($1) }
    return reach
  }

  /// Returns the strip at the edge of the screen in which a gesture must start.
  private func strip(of target: AuditTarget, _ stage: AuditStage, _ box: CGRect) -> CGRect? {
    let edges: UIRectEdge
    switch target {
    case .popping: edges = .left
    case .recognizer(let node, let number):
      guard
        let recognizer = stage.stage.nodes[node].gestures[number]
          as? UIScreenEdgePanGestureRecognizer
      else { return nil }
      edges = recognizer.edges
    case .control, .rows, .rowActions, .scrolling, .zooming, .view: return nil
    }
    let screen = CGRect(origin: .zero, size: stage.screen)
    let width: CGFloat = 10
    var strip = screen
    if edges.contains(.left) {
      strip.size.width = width
    } else if edges.contains(.right) {
      strip = CGRect(x: screen.maxX - width, y: 0, width: width, height: screen.height)
    } else if edges.contains(.top) {
      strip.size.height = width
    } else if edges.contains(.bottom) {
      strip = CGRect(x: 0, y: screen.maxY - width, width: screen.width, height: width)
    }
    let part = strip.intersection(box)
    return part.isNull ? box : part
  }

  private func isTap(_ target: AuditTarget, _ stage: AuditStage) -> Bool {
    guard case .recognizer(let node, let number) = target else { return false }
    return stage.stage.nodes[node].gestures[number] is UITapGestureRecognizer
  }

  private struct Key: Hashable {
    let hit: Int?
    let gap: Sight.Gap?
  }

  private func look(at view: UIView, in area: CGRect, _ sight: Sight, _ reach: inout Reach) {
    func key(_ point: CGPoint) -> Key? {
      guard sight.shows(view, at: point) else { return nil }
      let hit = sight.stage.hit(point)
      let isInside = hit?.lies(in: view) ?? false
      let gap = isInside ? nil : sight.gap(of: view, at: point, hit: hit)
      if !isInside, gap == nil || sight.isHidden(view, at: point) { return nil }
      return Key(hit: sight.stage.nearestNode(hit), gap: gap)
    }
    var parts: [Key: Reach.Part] = [:]
    var order: [Key] = []
    var y = area.minY + reach.step / 2
    while y < area.maxY {
      var x = area.minX + reach.step / 2
      while x < area.maxX {
        let point = CGPoint(x: x, y: y)
        x += reach.step
        guard let key = key(point) else { continue }
        let square = square(around: point, reach.step, in: area)
        if parts[key] == nil { order.append(key) }
        var part =
          parts[key]
          ?? Reach.Part(
            hit: key.hit, gap: key.gap, count: 0, box: square, point: point, points: [])
        part.count += 1
        part.points.append(point)
        part.box = part.box.union(square)
        parts[key] = part
      }
      y += reach.step
    }
    reach.parts = order.compactMap { wanted in
      parts[wanted].map { Self.centered($0) { key($0) == wanted } }
    }.sorted { $0.count > $1.count }
  }

  /// Returns the square that a point represents. At the ends of rows and columns it reaches to the edge of the area.
  private func square(around point: CGPoint, _ step: CGFloat, in area: CGRect) -> CGRect {
    func end(_ value: CGFloat, _ most: CGFloat) -> CGFloat {
      value + step >= most ? most : value + step / 2
    }
    let (left, top) = (point.x - step / 2, point.y - step / 2)
    return CGRect(
      x: left, y: top, width: end(point.x, area.maxX) - left,
      height: end(point.y, area.maxY) - top)
  }

  /// Returns a part with its `point` set to the centre of its box. If that centre is not in the part, it is the average
  /// of the part's points; if that is not, either, the one of these points that is nearest to the average.
  private static func centered(
    _ part: Reach.Part, _ isInPart: (CGPoint) -> Bool
  ) -> Reach.Part {
    var part = part
    let sum = part.points.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(
      x: sum.x / CGFloat(part.points.count), y: sum.y / CGFloat(part.points.count))
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - middle.x, point.y - middle.y) }
    func whole(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x.rounded(), y: point.y.rounded()) }
    let nearest = part.points.min { distance($0) < distance($1) } ?? part.point
    let wanted = [CGPoint(x: part.box.midX, y: part.box.midY), middle, nearest].map(whole)
    part.point = wanted.first(where: isInPart) ?? nearest
    return part
  }

  /// Measures how far from a point, horizontally and vertically, touches still hit a view, even outside its visible
  /// part.
  private func measure(_ view: UIView, _ stage: AuditStage, _ reach: inout Reach) {
    guard let start = reach.inside.first?.point else { return }
    func extent(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var distance: CGFloat = 0
      while distance < 2 * Self.margin {
        let next = CGPoint(x: start.x + dx * (distance + 0.5), y: start.y + dy * (distance + 0.5))
        guard stage.hit(next)?.lies(in: view) == true else { break }
        distance += 0.5
      }
      return distance
    }
    let (left, right, up, down) = (extent(-1, 0), extent(1, 0), extent(0, -1), extent(0, 1))
    reach.touchable = CGRect(
      x: start.x - left, y: start.y - up, width: left + right, height: up + down)
  }
}
