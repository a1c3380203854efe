// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The gestures that normally operate each kind of target, the most common one first.
@MainActor
struct NaturalGestures {
  let stage: AuditStage

  /// Returns the gestures for a target. Each of them should operate the target; of gestures in several directions,
  /// it is enough if one does.
  func gestures(for target: AuditTarget) -> [AuditGesture] {
    switch target {
    case .control(let node): return control(node)
    case .rows, .view: return [.tap]
    case .recognizer(let node, let number):
      return gestures(for: stage.stage.nodes[node].gestures[number])
    case .scrolling(let node):
      guard let view = stage.view(node) as? UIScrollView else { return [] }
      let axes = view.scrollableAxes
      // Both directions are tried, because content that is at its edge only moves in one.
      return (axes.contains(.y) ? [.up, .down] : []).map(Self.drag)
        + (axes.contains(.x) ? [.left, .right] : []).map(Self.drag)
    case .rowActions(let node):
      let settings = stage.scrollSettings(node)
      return (settings?.trailingActions?.isEmpty == false ? [.left] : []).map(Self.drag)
        + (settings?.leadingActions?.isEmpty == false ? [.right] : []).map(Self.drag)
    case .zooming: return [AuditGesture(.pinch)]
    case .popping: return [AuditGesture(.drag(.right, after: 0)), AuditGesture(.swipe(.right))]
    }
  }

  /// Returns gestures in which the finger rests before it moves, as some targets require.
  func heldGestures(for target: AuditTarget) -> [AuditGesture] {
    gestures(for: target).compactMap { gesture in
      switch gesture.kind {
      case .tap(1): gesture.fingers == 1 ? .hold : nil
      case .drag(let heading, after: 0):
        AuditGesture(.drag(heading, after: 0.3), source: gesture.source)
      default: nil
      }
    }
  }

  /// Returns whether gestures are known for a target.
  func isKnown(_ target: AuditTarget) -> Bool { !gestures(for: target).isEmpty }

  private static func drag(_ heading: AuditGesture.Heading) -> AuditGesture {
    AuditGesture(.drag(heading, after: 0))
  }

  private func control(_ node: Int) -> [AuditGesture] {
    if stage.view(node) is UISlider { return [.right, .left].map(Self.drag) }
    let events = stage.scenario.nodes[node].actions.map(\.event)
    if events.isEmpty, stage.scenario.nodes[node].viewClass == .control,
      stage.tracks(stage.scenario.nodes[node])
    {
      return [.right, .down].map(Self.drag)
    }
    var gestures: [AuditGesture] = []
    let isTapped = events.contains { !$0.isDrag && $0 != .touchDownRepeat && $0 != .touchUpOutside }
    if isTapped || events.isEmpty { gestures.append(.tap) }
    if events.contains(.touchDownRepeat) { gestures.append(AuditGesture(.tap(2))) }
    if events.contains(where: \.isDrag) { gestures += [.right, .down].map(Self.drag) }
    if events.contains(where: { $0.isDrag || $0 == .touchUpOutside }) {
      gestures += [AuditGesture(.slideOut(.up)), AuditGesture(.slideOut(.down))]
    }
    // An app's own control that has an action for valueChanged may be operated by dragging.
    if stage.scenario.nodes[node].viewClass == .control, events.contains(.valueChanged) {
      gestures += [.right, .down].map(Self.drag)
    }
    return gestures
  }

  private func gestures(for recognizer: UIGestureRecognizer) -> [AuditGesture] {
    let source: InputSample.Source = recognizer.allows(.direct) ? .direct : .pencil
    let kinds: [AuditGesture.Kind]
    var fingers = 1
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      kinds = [.tap(tap.numberOfTapsRequired)]
      fingers = tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer:
      kinds = [.press(press.minimumPressDuration + 0.3, taps: press.numberOfTapsRequired)]
      fingers = press.numberOfTouchesRequired
    case let edge as UIScreenEdgePanGestureRecognizer:
      kinds = Self.headings(from: edge.edges).map { .drag($0, after: 0) }
    case let pan as UIPanGestureRecognizer:
      let headings = AuditGesture.Heading.allCases
      kinds =
        headings.map { .drag($0, after: 0) } + headings.map { .swipe($0) }
        + headings.map { .slowDrag($0) }
      fingers = pan.minimumNumberOfTouches
    case let swipe as UISwipeGestureRecognizer:
      kinds = Self.headings(swipe.direction).map { .swipe($0) }
      fingers = swipe.numberOfTouchesRequired
    case is UIPinchGestureRecognizer: kinds = [.pinch]
    case is UIRotationGestureRecognizer: kinds = [.turn]
    case is UIHoverGestureRecognizer: kinds = []
    default: kinds = other(recognizer)
    }
    return kinds.map { AuditGesture($0, fingers: fingers, source: source) }
  }

  private func other(_ recognizer: UIGestureRecognizer) -> [AuditGesture.Kind] {
    guard case .listed(let node, let number)? = stage.recognizer(recognizer.journalSubject) else {
      return []
    }
    let gesture = stage.scenario.nodes[node].gestures[number]
    return gesture.recognizerClass == .swing ? [.swing(gesture.count(.swingCount) ?? 3)] : []
  }

  private static func headings(from edges: UIRectEdge) -> [AuditGesture.Heading] {
    let ways: [(edge: UIRectEdge, heading: AuditGesture.Heading)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return ways.filter { edges.contains($0.edge) }.map(\.heading)
  }

  private static func headings(
    _ direction: UISwipeGestureRecognizer.Direction
  ) -> [AuditGesture.Heading] {
    let ways: [(direction: UISwipeGestureRecognizer.Direction, heading: AuditGesture.Heading)] = [
      (.right, .right), (.left, .left), (.up, .up), (.down, .down),
    ]
    return ways.filter { direction.contains($0.direction) }.map(\.heading)
  }

  /// Returns the point at which a target must be touched, such as a slider's thumb; nil if any point on it will do.
  func point(for target: AuditTarget) -> CGPoint? {
    guard case .control(let node) = target, let slider = stage.view(node) as? UISlider else {
      return nil
    }
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: track, value: slider.value)
    return slider.mapToScreen(CGPoint(x: thumb.midX, y: thumb.midY))
  }
}
