// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A view, control or recognizer that could act on a touch, by its index in the file.
enum ActingTarget: Hashable {
  /// A view, which counts as acting when a touch reaches the given goal for the view, such as `heard`.
  case view(Int, TouchGoal)
  /// A control, which acts when one of its actions runs, or a table, which acts when it selects a row.
  case control(Int)
  /// An action of a control, which acts when it runs.
  case action(node: Int, number: Int)
  /// A recognizer, which acts when it recognizes.
  case recognizer(node: Int, number: Int)
  /// A recognizer that UIKit adds, such as a scroll view's pan or a navigation controller's pop recognizer. It acts
  /// when the scroll view scrolls or zooms, or the controller pops.
  case own(Int, OwnRecognizer)

  /// The index of the view's node, or of the node of the view that the recognizer is on.
  var node: Int {
    switch self {
    case .view(let index, _), .control(let index), .action(let index, _),
      .recognizer(let index, _), .own(let index, _):
      index
    }
  }

  /// True if the target is a recognizer.
  var isRecognizer: Bool {
    switch self {
    case .recognizer, .own: true
    case .view, .control, .action: false
    }
  }
}

/// The edges of the screen from which drags go back or forward.
enum ScreenEdge: String {
  case left, right

  /// The direction of a drag that comes from the edge.
  var inwards: Probe.Heading { self == .left ? .right : .left }
}

/// The goals that a touch can reach for a view, in the order in which it reaches them.
enum TouchGoal: CaseIterable {
  /// Hit testing finds the view or a view in it.
  case found
  /// The view itself is hit.
  case hit
  /// The view receives touchesBegan.
  case heard
  /// The view receives the touch up to touchesEnded, so nothing cancels it.
  case kept
}

extension ScenarioAccount {
  /// Returns the view of a node, as the journal identifies it.
  func view(_ node: Int) -> Subject { stage.nodes[node].view.journalSubject }

  /// Every recognizer of the file.
  var recognizers: [ActingTarget] {
    stage.nodes.enumerated().flatMap { node, built in
      built.gestures.indices.map { .recognizer(node: node, number: $0) }
    }
  }

  /// Returns the recognizers that UIKit adds to a node's view, such as the pan of a scroll view.
  func ownTargets(of node: Int) -> [ActingTarget] {
    OwnRecognizer.allCases.filter { stage.nodes[node].recognizer($0) != nil }.map { .own(node, $0) }
  }

  /// Returns the targets that a question about a view covers: the view itself; for a scroll view that was dragged, also
  /// its scrolling; for a table, also the swipe actions of its rows.
  func targets(ofView node: Int) -> [ActingTarget] {
    let described = stage.scenario.nodes[node]
    let own: ActingTarget = described.isControlLike ? .control(node) : .view(node, .kept)
    if stage.nodes[node].recognizer(.pop) != nil, touches.contains(where: { edge(of: $0) == .left })
    {
      return [.own(node, .pop)]
    }
    guard described.viewClass.isScrollView, wasDragged(node) else { return [own] }
    if described.hasSwipeActions, touches.contains(where: \.isDraggedAside) {
      return [.own(node, .swipe)] + (described.isControlLike ? [own] : [])
    }
    return described.isControlLike ? [own, .own(node, .pan)] : [.own(node, .pan)]
  }

  /// Returns whether a finger moved at least `leastTravel` and its hit test visited the view, or found a view in it.
  private func wasDragged(_ node: Int) -> Bool {
    let view = view(node)
    return touches.contains { touch in
      touch.distance >= Self.leastTravel
        && (touch.path.contains { $0.identity == view.identity } || touch.visit(view) != nil)
    }
  }

  /// Returns the edge of the screen at which a finger came down before it moved inwards, as screen-edge pans require;
  /// nil for other touches. The upper and lower edges don't count.
  func edge(of touch: TouchAccount) -> ScreenEdge? {
    let (x, width) = (touch.trace.locationOnScreen.x, stage.scenario.screen.width)
    guard touch.isDraggedAside else { return nil }
    if x < GestureDefaults.edgeRegionWidth, touch.travel.x > 0 { return .left }
    return x >= width - GestureDefaults.edgeRegionWidth && touch.travel.x < 0 ? .right : nil
  }

  /// Returns whether a view created one of its recognizers itself, as a scroll view creates its pan. A stage that
  /// mirrors a running application lists these recognizers like others.
  func isBroughtAlong(_ node: Int, _ number: Int) -> Bool {
    let identity = ObjectIdentifier(stage.nodes[node].gestures[number])
    return index.own[identity] != nil || index.scrollViews[identity] != nil
  }

  /// Returns whether a target also acts on touches of its subviews. A control tracks only its own touches.
  func actsOnTouchesInIt(_ target: ActingTarget) -> Bool {
    switch target {
    case .view(_, let goal): goal == .found
    case .control(let node), .action(let node, _):
      !stage.scenario.nodes[node].viewClass.isControl
    case .recognizer, .own: true
    }
  }

  /// The distance below which a finger counts as resting, in points. Source: the hysteresis of pans.
  nonisolated static let leastTravel: CGFloat = 10

  /// Returns whether a recognizer's gesture requires a moving finger, as a pan does.
  func needsMovement(_ target: ActingTarget) -> Bool {
    switch target {
    case .own(_, .pan), .own(_, .pop), .own(_, .swipe): return true
    case .recognizer(let node, let number):
      return switch stage.scenario.nodes[node].gestures[number].recognizerClass {
      case .pan, .screenEdgePan, .swipe: true
      case .tap, .longPress, .pinch, .rotation, .hover, .swing: false
      }
    case .own(_, .pinch), .view, .control, .action: return false
    }
  }

  /// Returns whether an actor is the pan of a scroll view that contains the view of a target.
  func scrolls(_ actor: ActingTarget, around target: ActingTarget) -> Bool {
    guard case .own(let node, .pan) = actor else { return false }
    return stage.nodes[target.node].view.lies(in: stage.nodes[node].view)
  }

  func subject(_ target: ActingTarget) -> Subject {
    switch target {
    case .view(let node, _), .control(let node), .action(let node, _): view(node)
    case .recognizer(let node, let number): stage.nodes[node].gestures[number].journalSubject
    case .own(let node, let own): stage.nodes[node].recognizer(own)?.journalSubject ?? view(node)
    }
  }

  /// Returns whether a target acted on a touch.
  func acts(_ target: ActingTarget, on touch: TouchAccount) -> Bool {
    let subject = subject(target)
    switch target {
    case .view(_, let goal): return touch.reaches(goal, with: subject)
    case .recognizer(let node, let number):
      return touch.recognition(of: subject) != nil
        && !stage.scenario.nodes[node].gestures[number].hasReleasedTarget
    case .own: return touch.recognition(of: subject) != nil
    case .control(let node):
      if let line = stage.scenario.nodes[node].selectionLine {
        return touch.lines(of: subject).contains(line)
      }
      // An action for touchCancel does not count as acting.
      let answers = stage.scenario.nodes[node].actions.filter {
        $0.event != .touchCancel && !isOnlyTyped($0.event, node)
      }
      guard !answers.isEmpty else {
        return touch.events(of: subject).contains {
          $0 == .touchUpInside || $0 == .valueChanged
        }
      }
      return answers.contains { runs($0, of: subject, on: touch) }
    case .action(let node, let number):
      return runs(stage.scenario.nodes[node].actions[number], of: subject, on: touch)
    }
  }

  private func runs(
    _ answer: ScenarioNode.Answer, of control: Subject, on touch: TouchAccount
  ) -> Bool {
    let action: String
    switch answer.action {
    case .line: return touch.events(of: control).contains(answer.event)
    // An action whose target was released does not run.
    case .releasedTarget: return false
    case .nilTarget(let name): action = name
    }
    return touch.searches.contains {
      $0.action == action && $0.control.identity == control.identity && $0.receiver != nil
    }
  }

  /// Returns whether a target acted on a touch. For a view, it is enough that the touch reached it up the responder
  /// chain.
  func reacts(_ target: ActingTarget, on touch: TouchAccount) -> Bool {
    if case .view(let node, _) = target {
      return acts(target, on: touch) || isPassed(touch, to: node)
    }
    return acts(target, on: touch)
  }

  /// Returns whether a touch of another view reached a view up the responder chain and stopped there, because that
  /// view's touch methods do not call super.
  func isPassed(_ touch: TouchAccount, to node: Int) -> Bool {
    let view = view(node)
    return touch.view?.identity != view.identity && touch.call(.began, of: view) != nil
      && stage.nodes[node].script?.touches == .intercept
  }

  /// Returns the actions of a control that did not run although other actions of it did. Only actions for events that a
  /// simple tap sends count.
  func unsentActions(of node: Int, touch number: Int?) -> [ActingTarget] {
    guard acts(.control(node), touch: number) else { return [] }
    let actions = stage.scenario.nodes[node].actions
    return actions.indices.filter { index in
      let target = ActingTarget.action(node: node, number: index)
      // An action that logs a line has run if its event was sent, even without a touch. Other actions need a target
      // that implements them.
      let isSent =
        number == nil && actions[index].line != nil && hasSent(actions[index].event, node)
      return actions[index].isExpected && !isOnlyTyped(actions[index].event, node)
        && !acts(target, touch: number) && !isSent && !isEditing(node, on: number, actions[index])
        && !hasRunOtherwise(node, actions[index], on: number)
    }.map { .action(node: node, number: $0) }
  }

  /// Returns whether a handler that observes many events of a control ran for another event than the given one.
  private func hasRunOtherwise(
    _ node: Int, _ answer: ScenarioNode.Answer, on number: Int?
  ) -> Bool {
    let actions = stage.scenario.nodes[node].actions
    return answer.observer != nil
      && actions.indices.contains { index in
        actions[index].observer == answer.observer
          && acts(.action(node: node, number: index), touch: number)
      }
  }

  /// Returns whether a control never sends an event for a touch, but only for typing, the return key, or the end of
  /// editing. The input of a file can contain more than touches, so the result is false for files.
  func isOnlyTyped(_ event: ControlEventFact, _ node: Int) -> Bool {
    guard stage.isMirror else { return false }
    return event.isEditing && event != .editingDidBegin
      || event == .primaryActionTriggered && stage.scenario.nodes[node].viewClass == .textField
  }

  /// Returns whether an action is for editingDidBegin of a field that was already edited when the touch came down.
  private func isEditing(_ node: Int, on number: Int?, _ answer: ScenarioNode.Answer) -> Bool {
    answer.event == .editingDidBegin
      && chosen(number).contains { $0.edited?.identity == view(node).identity }
  }

  /// Returns whether a target acted on one touch, by its number from 1; if the number is nil, on any touch or without
  /// one.
  func acts(_ target: ActingTarget, touch number: Int?) -> Bool {
    if number == nil, case .recognizer = target, hasHovered(subject(target)) { return true }
    return chosen(number).contains { acts(target, on: $0) }
  }

  func chosen(_ number: Int?) -> [TouchAccount] {
    guard let number else { return touches }
    return touches.indices.contains(number - 1) ? [touches[number - 1]] : []
  }
}

extension TouchAccount {
  /// Returns whether a touch reached a goal for a view.
  func reaches(_ goal: TouchGoal, with view: Subject) -> Bool {
    let isHit = self.view?.identity == view.identity
    return switch goal {
    case .found: path.contains { $0.identity == view.identity }
    case .hit: isHit
    case .heard: isHit && call(.began, of: view) != nil
    case .kept: isHit && call(.began, of: view) != nil && call(.cancelled, of: view) == nil
    }
  }
}

extension ScenarioNode {
  /// The line that a table logs when it selects a row.
  var selectionLine: String? { scrollSettings?.select }

  var scrollSettings: ScrollSettings? {
    for case .scroll(let settings) in properties { return settings }
    return nil
  }

  /// True if the node is a table with swipe actions for its rows.
  var hasSwipeActions: Bool {
    guard let settings = scrollSettings else { return false }
    return settings.leadingActions != nil || settings.trailingActions != nil
  }

  /// True if the node has an action of its own: for an event, or for the selection of a row.
  var hasAction: Bool { !actions.isEmpty || selectionLine != nil }

  /// True if the node has an action for an event other than touchCancel, or for the selection of a row.
  var hasDeed: Bool { selectionLine != nil || actions.contains { $0.event != .touchCancel } }

  /// True if a question about the node asks whether its actions ran.
  var isControlLike: Bool { viewClass.isControl || selectionLine != nil }

  /// The lines that its actions log, or the line that it logs when one of its rows is selected.
  var deeds: [String] {
    selectionLine.map { [$0] }
      ?? actions.filter { $0.event != .touchCancel }.compactMap { answer in
        if case .releasedTarget(let line) = answer.action { line } else { answer.line }
      }
  }
}

extension OwnRecognizer {
  /// The UIKit property that holds the recognizer, such as `panGestureRecognizer`; the recognizer's common name if no
  /// property holds it.
  var property: String {
    switch self {
    case .swipe: "swipe recognizer"
    case .pan: "panGestureRecognizer"
    case .pinch: "pinchGestureRecognizer"
    case .pop: "interactivePopGestureRecognizer"
    }
  }
}

extension ScenarioGesture {
  /// True if the recognizer has an action that does not run because its target was released.
  var hasReleasedTarget: Bool {
    action != nil && properties.contains(.lifetime(.target, isKept: false))
  }

  /// True if the recognizer's delegate was released. The delegate's methods then have no effect.
  var hasReleasedDelegate: Bool { properties.contains(.lifetime(.delegate, isKept: false)) }
}

extension ScenarioNode.Answer {
  /// The line that the action logs; nil if it logs none.
  var line: String? {
    if case .line(let line) = action { line } else { nil }
  }

  /// True if a tap without disturbance sends the event. Other events mean that a touch was cancelled, moved or
  /// repeated.
  var isExpected: Bool {
    ![.touchCancel, .touchUpOutside, .touchDownRepeat].contains(event) && !event.isDrag
  }
}
