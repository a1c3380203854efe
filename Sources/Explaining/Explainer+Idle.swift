// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The targets that did not act, and those that acted late.
extension Explainer {
  /// A target that did not act: on one touch, whose number (from 1) is `touch`, or on any touch if `touch` is nil.
  struct Idle {
    let target: ActingTarget
    let touch: Int?
  }

  /// Returns the answers about targets that never acted or acted late: controls and recognizers with an action, scroll
  /// views that were dragged, and views under a finger.
  func answers(touch number: Int?) -> [Explanation.Paragraph] {
    let touches = account.chosen(number)
    guard !touches.isEmpty || number == nil && account.hasKeptFinger else { return [] }
    let all = idle(touches, number)
    let missed = nearMisses(all, number)
    // Answers that say the least come last: those about recognizers whose fingers made another gesture or were too few,
    // and about tables that selected no row for an ordinary reason (`isUsual`).
    var (answered, otherGestures): ([Asked], [Asked]) = ([], [])
    var elsewhere: [String] = []
    for idle in withoutViewsOfRecognizers(all) {
      let asked = Asked(target: idle.target, question: nil)
      let obstacle = answerer.obstacle(idle.target, touch: idle.touch)
      if missed.contains(idle.target) {
        answered.append(asked)
      } else if obstacle.isElsewhere {
        elsewhere.append(placeLabel(idle.target))
      } else if obstacle.isOtherGesture || isUsual(obstacle, idle, touches) {
        otherGestures.append(asked)
      } else {
        answered.append(asked)
      }
    }
    answered += missed.filter { target in !all.contains { $0.target == target } }
      .map { Asked(target: $0, question: nil) }
    answered += late(number).map { Asked(target: $0, question: .late) }
    if answered.isEmpty {
      answered = otherGestures.isEmpty ? likely(number) : lateViews(number)
    }
    var paragraphs = answered.prefix(Self.mostIdle).flatMap {
      self.paragraphs($0, number, most: Self.mostChanges)
    }
    let most = answered.isEmpty ? Self.mostChanges : 0
    paragraphs += otherGestures.prefix(Self.mostIdle).flatMap {
      self.paragraphs($0, number, most: most)
    }
    if !elsewhere.isEmpty {
      paragraphs.append(
        Explanation.Paragraph("No finger came down on \(Phrase.list(elsewhere))."))
    }
    return paragraphs
  }

  /// A question that is answered although the reader did not ask it.
  struct Asked {
    let target: ActingTarget
    let question: TouchQuestion?
  }

  /// Returns an answer with at most the given number of changes. If there are more, the text names the `--view`
  /// argument that lists them.
  private func paragraphs(
    _ asked: Asked, _ number: Int?, most: Int
  ) -> [Explanation.Paragraph] {
    let answer = answerer.answer(
      asked.target, touch: number, question: asked.question, withChanges: most > 0)
    var paragraphs = answer.paragraphs(file: file, most: most)
    let more = min(answer.suggestions.count, TouchAnswer.mostChanges) - most
    if most > 0, more > 0, let last = paragraphs.indices.last, isName(answer.name) {
      paragraphs[last].items.append(
        "\(more) more change\(more == 1 ? "" : "s") with --view \(ShellWord.quote(answer.name)).")
    }
    return paragraphs
  }

  /// Returns whether a table selected no row for an ordinary reason: the finger dragged the table, or touched a control
  /// in the row.
  private func isUsual(_ obstacle: Obstacle, _ idle: Idle, _ touches: [TouchAccount]) -> Bool {
    guard case .control(let node) = idle.target,
      reader.scenario.nodes[node].selectionLine != nil
    else { return false }
    if case .notSent(.rowHeldBy) = obstacle { return true }
    let view = account.view(node).identity
    return touches.filter { touch in touch.path.contains { $0.identity == view } }
      .allSatisfy { $0.distance >= ScenarioAccount.leastTravel }
  }

  /// Leaves out a view if the answer about it is the same as that about a recognizer on it.
  private func withoutViewsOfRecognizers(_ all: [Idle]) -> [Idle] {
    let nodes = Set(all.filter(\.target.isRecognizer).map(\.target.node))
    return all.filter { idle in
      if case .view(let node, _) = idle.target { !nodes.contains(node) } else { true }
    }
  }

  /// Returns controls and recognizers with an action that acted late.
  private func late(_ number: Int?) -> [ActingTarget] {
    let finder = OutcomeFinder(account: account)
    return account.actors.filter { actor in
      if case .view = actor { return false }
      return account.chosen(number).prefix(TouchAnswer.mostTouches).contains {
        finder.outcome(actor, on: $0).question == .late
      }
    }
  }

  private func idle(_ touches: [TouchAccount], _ number: Int?) -> [Idle] {
    var idle: [Idle] = []
    let missed = missed(by: touches)
    for (index, node) in reader.scenario.nodes.enumerated() {
      if node.hasAction {
        idle += controls(index, node, number)
      } else if missed.contains(index), !account.acts(.view(index, .found), touch: number) {
        idle.append(Idle(target: .view(index, .found), touch: number))
      }
      for gesture in node.gestures.indices where node.gestures[gesture].action != nil {
        let target = ActingTarget.recognizer(node: index, number: gesture)
        if !account.acts(target, touch: number) { idle.append(Idle(target: target, touch: number)) }
      }
      idle += account.ownTargets(of: index)
        .filter { isWanted($0, touches) && !account.acts($0, touch: number) }
        .map { Idle(target: $0, touch: number) }
    }
    return idle
  }

  /// For a recognizer that UIKit adds to a view, returns whether fingers moved, or began at the edge, as it requires.
  /// Touches that the recognizer did not receive count only for a pinch.
  private func isWanted(_ target: ActingTarget, _ touches: [TouchAccount]) -> Bool {
    guard case .own(let node, let own) = target else { return false }
    let subject = account.subject(target)
    let seen = touches.filter { $0.witness(subject)?.absence == nil && $0.witness(subject) != nil }
    switch own {
    case .pan:
      guard let view = account.stage.nodes[node].view as? UIScrollView else { return false }
      let axes = view.scrollableAxes
      return seen.contains { $0.distance >= 10 && axes.part(of: $0.travel) != .zero }
    case .pop: return seen.contains { account.edge(of: $0) == .left }
    case .swipe:
      return reader.scenario.nodes[node].hasSwipeActions && seen.contains { $0.isDraggedAside }
    case .pinch: return isPinched(node, touches)
    }
  }

  /// Returns whether two fingers over a scroll view moved apart or towards each other.
  private func isPinched(_ node: Int, _ touches: [TouchAccount]) -> Bool {
    let view = account.view(node).identity
    let moved = touches.filter { touch in
      touch.distance >= ScenarioAccount.leastTravel
        && touch.path.contains { $0.identity == view }
    }
    return moved.indices.contains { index in
      moved[..<index].contains { other in
        let touch = moved[index]
        let isTogether =
          other.time < (touch.end ?? .infinity) && touch.time < (other.end ?? .infinity)
        return isTogether
          && other.travel.x * touch.travel.x + other.travel.y * touch.travel.y < 0
      }
    }
  }

  /// Returns the targets that did not act: the control, only some of its actions, or the control on a single touch.
  private func controls(_ index: Int, _ node: ScenarioNode, _ touch: Int?) -> [Idle] {
    let target = ActingTarget.control(index)
    let hasActed = account.acts(target, touch: touch)
    // The actions that did not run: on the given touch, or at any time if none is given.
    let unsent = node.actions.indices.filter {
      !account.acts(.action(node: index, number: $0), touch: touch)
        && !(touch == nil && node.actions[$0].line != nil
          && account.hasSent(node.actions[$0].event, index))
    }
    if !hasActed {
      // If some of the control's events were sent without a touch, the question is only about actions for other events.
      if node.actions.isEmpty || unsent.count == node.actions.count {
        return [Idle(target: target, touch: touch)]
      }
      return unsent.map { Idle(target: .action(node: index, number: $0), touch: touch) }
    }
    let expected = unsent.filter { node.actions[$0].isExpected }
    if !expected.isEmpty {
      return expected.map { Idle(target: .action(node: index, number: $0), touch: touch) }
    }
    guard touch == nil else { return [] }
    let view = account.view(index)
    let lost = account.touches.prefix(TouchAnswer.mostTouches).firstIndex { touch in
      touch.reaches(.found, with: view) && !account.acts(target, on: touch)
    }
    return lost.map { [Idle(target: target, touch: $0 + 1)] } ?? []
  }

  /// Returns the views under a finger that were not hit. A view that contains another one of them is left out, because
  /// the answer would be the same.
  private func missed(by touches: [TouchAccount]) -> Set<Int> {
    let nodes = reader.scenario.nodes
    let missed = nodes.indices.filter { index in
      touches.contains { $0.isMissed(account.view(index)) }
    }
    var outer: Set<Int> = []
    for index in missed {
      var around = nodes[index].place.parent
      while let node = around, outer.insert(node).inserted { around = nodes[node].place.parent }
    }
    return Set(missed).subtracting(outer)
  }

  /// Returns the name of the view that a finger has to touch to make the target act.
  private func placeLabel(_ target: ActingTarget) -> String {
    let name = labels[account.subject(target)]
    guard let view = answerer.teller.recognizerView(target),
      !labels.namesView(view, of: account.subject(target))
    else { return name }
    return "\(labels[view]) (\(name))"
  }
}

extension TouchAccount {
  /// Returns whether a view lies under the finger and was not hit.
  func isMissed(_ view: Subject) -> Bool {
    if let missed = scene.missed(view), isFromRefusal(missed) { return true }
    guard let visit = visit(view) else { return false }
    switch visit.answer {
    case .refused(.outside), .hit, .foundInside, .pending: return false
    case .refused, .answeredByOverride(nil): return liesUnderFinger(visit)
    case .answeredByOverride(_?): return false
    }
  }

  /// Returns whether a superview refused the point. A view that is only covered by others was not refused.
  private func isFromRefusal(_ missed: TouchScene.Missed) -> Bool {
    switch missed.around.flatMap(visit)?.answer {
    case .refused?, .answeredByOverride?: true
    case .hit?, .foundInside?, .pending?, nil: false
    }
  }
}
