// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the usual gestures of controls, recognizers and scroll views, at points where they receive them.
@MainActor
struct ProbeFinder {
  /// The play in question.
  let account: ScenarioAccount
  /// The touch in question.
  let asked: TouchAccount?
  /// The same scene just before the touch, to find the locations of views.
  let fresh: ScenarioAccount

  /// Returns the usual gestures of a control or recognizer: at the point of the touch in question, and elsewhere in its
  /// view.
  func probes(of actor: ActingTarget) -> [Probe] {
    let view = fresh.stage.nodes[actor.node].view
    if case .own(_, .pop) = actor { return edge(actor, view, [.right]) }
    if case .recognizer(let node, let number) = actor,
      let pan = fresh.stage.nodes[node].gestures[number] as? UIScreenEdgePanGestureRecognizer
    {
      return edge(actor, view, Self.headings(from: pan.edges))
    }
    let usual = usual(actor)
    let needsFinger = usual.contains { if case .drag = $0.gesture { true } else { false } }
    let here = here(view, actor.node, isDrag: needsFinger)
    var probes = here.map { point in usual.map { $0.at(point, actor) } } ?? []
    let there = elsewhere(view, actor) ?? (needsFinger ? nil : farFromTouch(view, actor))
    if let point = there {
      probes += usual.map { $0.at(point, actor, isBeside: here != nil) }
    }
    return probes
  }

  /// A gesture, still without a location.
  private struct Usual {
    let gesture: Probe.Gesture
    var fingers = 1

    func at(_ point: CGPoint, _ actor: ActingTarget, isBeside: Bool = false) -> Probe {
      Probe(
        actor: actor, gesture: gesture, point: point, fingers: fingers, isBeside: isBeside)
    }
  }

  private func usual(_ actor: ActingTarget) -> [Usual] {
    switch actor {
    case .view:
      let isDragged = asked.map { $0.distance >= ScenarioAccount.leastTravel } ?? false
      return isDragged ? drags(Probe.Heading.allCases) : [Usual(gesture: .tap(1))]
    case .control(let node), .action(let node, _): return control(node)
    case .own(let node, .pan):
      guard let view = fresh.stage.nodes[node].view as? UIScrollView else { return [] }
      let axes = view.scrollableAxes
      return (axes.contains(.y) ? drags([.up, .down]) : [])
        + (axes.contains(.x) ? drags([.left, .right]) : [])
    case .own(_, .swipe): return drags([.left, .right])
    case .own(_, .pinch): return [Usual(gesture: .pinch)]
    case .own(_, .pop): return []
    case .recognizer(let node, let number):
      return recognizer(fresh.stage.nodes[node].gestures[number])
    }
  }

  /// Returns drags: quick ones, and also slow ones if the file has a swipe recognizer, which ignores slow drags.
  private func drags(_ headings: [Probe.Heading], fingers: Int = 1) -> [Usual] {
    let paces: [Probe.Pace] = hasSwipe ? [.quick, .slow] : [.quick]
    return paces.flatMap { pace in
      headings.map { Usual(gesture: .drag($0, pace), fingers: fingers) }
    }
  }

  private var hasSwipe: Bool {
    account.stage.scenario.nodes.contains { node in
      node.gestures.contains { $0.recognizerClass == .swipe }
    }
  }

  private func control(_ node: Int) -> [Usual] {
    let described = fresh.stage.scenario.nodes[node]
    if fresh.stage.nodes[node].view is UISlider { return drags([.left, .right]) }
    guard described.viewClass == .control, described.actions.isEmpty else {
      return [Usual(gesture: .tap(1))]
    }
    return drags(Probe.Heading.allCases)
  }

  private func recognizer(_ recognizer: UIGestureRecognizer) -> [Usual] {
    guard let (demand, fingers) = Self.demand(of: recognizer) else { return [] }
    if demand == .pan { return drags(Probe.Heading.allCases, fingers: fingers) }
    return demand.gestures.map { Usual(gesture: $0, fingers: fingers) }
  }

  /// Returns the gesture that a recognizer demands, and its number of fingers; nil if that is unknown.
  private static func demand(
    of recognizer: UIGestureRecognizer
  ) -> (demand: RecognizerDemand, fingers: Int)? {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      return (.tap(tap.numberOfTapsRequired), tap.numberOfTouchesRequired)
    case let press as UILongPressGestureRecognizer:
      return (
        .press(press.minimumPressDuration, taps: press.numberOfTapsRequired),
        press.numberOfTouchesRequired
      )
    case let pan as UIPanGestureRecognizer: return (.pan, pan.minimumNumberOfTouches)
    case let swipe as UISwipeGestureRecognizer:
      let ways: [(UISwipeGestureRecognizer.Direction, Probe.Heading)] = [
        (.left, .left), (.right, .right), (.up, .up), (.down, .down),
      ]
      let headings = ways.filter { swipe.direction.contains($0.0) }.map(\.1)
      return (.swipe(headings), swipe.numberOfTouchesRequired)
    case is UIPinchGestureRecognizer: return (.pinch, 1)
    case is UIRotationGestureRecognizer: return (.rotation, 1)
    default: return nil
    }
  }

  private static func headings(from edges: UIRectEdge) -> [Probe.Heading] {
    let ways: [(UIRectEdge, Probe.Heading)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return ways.filter { edges.contains($0.0) }.map(\.1)
  }

  // MARK: Points

  /// The width of the strips along the screen's edges, in points. No drag begins there, because it could be an edge
  /// pan.
  private static let edgeWidth: CGFloat = 40

  private var screen: CGRect {
    CGRect(origin: .zero, size: account.stage.scenario.screen)
  }

  /// Returns the point at which the touch in question came down, if it reached the view; for drags, a point away from
  /// the edges of the screen, if the hit view has one.
  private func here(_ view: UIView, _ node: Int, isDrag: Bool) -> CGPoint? {
    guard let asked, asked.path.contains(where: { $0.identity == account.view(node).identity })
    else { return nil }
    if let slider = view as? UISlider { return knob(of: slider) }
    let point = asked.trace.locationOnScreen
    guard isDrag, !screen.insetBy(dx: Self.edgeWidth, dy: Self.edgeWidth).contains(point) else {
      return point
    }
    let hit = asked.view.flatMap { account.node(of: $0) }.map { fresh.stage.nodes[$0].view }
    return points(of: hit ?? view).first { inner(at: $0, in: view) != nil }
  }

  private func knob(of slider: UISlider) -> CGPoint {
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.mapToScreen(CGPoint(x: knob.midX, y: knob.midY))
  }

  /// Returns a point of a view outside the view that the touch in question hit; preferably one where no subview is hit.
  private func elsewhere(_ view: UIView, _ actor: ActingTarget) -> CGPoint? {
    let isAsked =
      asked?.path.contains { $0.identity == account.view(actor.node).identity } ?? false
    if let slider = view as? UISlider { return isAsked ? nil : knob(of: slider) }
    let hit = asked.flatMap { inner(at: $0.trace.locationOnScreen, in: view) }
    // A table's cells have no nodes, so the point must be outside the whole table.
    let node = asked?.path.lazy.compactMap { account.node(of: $0) }.first
    let described = node.map { fresh.stage.nodes[$0].view }.flatMap { $0 === view ? nil : $0 }
    let found = points(of: view).compactMap { point in
      inner(at: point, in: view).map { (point: point, hit: $0) }
    }.filter { found in
      !isAsked || found.hit !== hit && !(described.map { found.hit.lies(in: $0) } ?? false)
    }
    return (found.first { $0.hit === view } ?? found.first)?.point
  }

  /// Returns a point of a view, as far from the touch in question as possible, at which the view or a view in it is
  /// hit. If a change removes a part of the view, this point may still be in it.
  private func farFromTouch(_ view: UIView, _ actor: ActingTarget) -> CGPoint? {
    guard let asked, !(view is UISlider),
      asked.path.contains(where: { $0.identity == account.view(actor.node).identity })
    else { return nil }
    let touch = asked.trace.locationOnScreen
    func distance(_ point: CGPoint) -> CGFloat { hypot(point.x - touch.x, point.y - touch.y) }
    return points(of: view).filter { distance($0) >= Self.far && inner(at: $0, in: view) != nil }
      .max { distance($0) < distance($1) }
  }

  /// The least distance, in points, at which a point counts as far from the touch: the size of a touch target.
  private static let far: CGFloat = 44

  /// Returns the view that would be hit at a point of the screen; nil if it is neither `view` nor a view in it.
  private func inner(at point: CGPoint, in view: UIView) -> UIView? {
    guard let window = view.window else { return nil }
    let hit = window.hitTest(window.mapFromScreen(point), with: nil)
    return hit.flatMap { $0.lies(in: view) ? $0 : nil }
  }

  /// Returns some points of a view that are on the screen, its centre first.
  private func points(of view: UIView) -> [CGPoint] {
    let parts: [(x: CGFloat, y: CGFloat)] = [
      (0.5, 0.5), (0.25, 0.5), (0.75, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.25), (0.75, 0.75),
      (0.25, 0.75), (0.75, 0.25), (0.5, 0.06), (0.5, 0.94), (0.06, 0.5), (0.94, 0.5),
      (0.5, 0.02), (0.5, 0.98),
    ]
    let bounds = view.bounds
    return parts.map { part in
      view.mapToScreen(
        CGPoint(
          x: bounds.minX + bounds.width * part.x, y: bounds.minY + bounds.height * part.y))
    }.filter(screen.contains)
  }

  private func edge(
    _ actor: ActingTarget, _ view: UIView, _ headings: [Probe.Heading]
  ) -> [Probe] {
    let middle = asked?.trace.locationOnScreen ?? CGPoint(x: screen.midX, y: screen.midY)
    return headings.map { heading in
      let point = heading.startAtEdge(of: screen, beside: middle)
      return Probe(actor: actor, gesture: .edgeDrag(heading), point: point)
    }
  }
}
