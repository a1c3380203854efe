// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes sentences about what a view, control or recognizer did on the touches.
@MainActor
struct TargetTeller {
  let account: ScenarioAccount
  let labels: SubjectLabels

  static let noTouch = "No touch comes down."

  func story(_ touch: TouchAccount, _ number: Int) -> TouchStory {
    TouchStory(account: touch, number: number, labels: labels, play: account)
  }

  /// Returns the view that a recognizer is on; nil for views and controls.
  func recognizerView(_ target: ActingTarget) -> Subject? {
    target.isRecognizer ? account.view(target.node) : nil
  }

  /// Returns the text about the obstacle that kept a target from acting.
  func text(of target: ActingTarget, _ story: TouchStory) -> ObstacleText {
    var text = ObstacleText(
      subject: account.subject(target), view: recognizerView(target), story: story)
    // After "Touch 1: " the word "It" could mean the touch.
    text.usesName = text.own == nil
    return text
  }

  /// Returns the name of a target in sentences; for a recognizer that UIKit added to a scroll view, the scroll view's
  /// name.
  func name(_ target: ActingTarget) -> String {
    if case .own(let node, _) = target { return labels[account.view(node)] }
    return labels[account.subject(target)]
  }

  /// Returns the paragraph about a view controller: the touches and events that reached it up the responder chain.
  func paragraph(
    controller name: String, _ controller: Subject, touch number: Int?
  ) -> Explanation.Paragraph {
    var paragraph = Explanation.Paragraph(name)
    for (index, touch) in told(number) {
      let story = story(touch, index + 1)
      var sentences: [String] = []
      if story.isPassed(to: controller) {
        sentences.append("The touch was passed on to it, up the responder chain.")
      }
      if let run = story.performed(by: controller) { sentences.append(run) }
      if sentences.isEmpty { sentences.append("Nothing came to it.") }
      paragraph.items.append("\(story.start)\(sentences.joined(separator: " "))")
    }
    paragraph.items += messages(about: controller, number)
    if paragraph.items.isEmpty { paragraph.items.append(Self.noTouch) }
    return paragraph
  }

  private func told(_ number: Int?) -> [(Int, TouchAccount)] {
    account.touches.enumerated().filter { index, _ in
      number.map { $0 == index + 1 } ?? (index < TouchAnswer.mostTouches)
    }.map { ($0.offset, $0.element) }
  }

  /// Returns the events other than touches that a responder received.
  func messages(about subject: Subject, _ number: Int?) -> [String] {
    account.messages.filter { message in
      number == nil && message.told.contains { $0.identity == subject.identity }
    }.map { $0.sentence(labels) }
  }

  /// Returns the first goal that no touch reached for a target; nil if all were reached.
  func nextGoal(of target: ActingTarget, touch number: Int?) -> ActingTarget? {
    let goals: [ActingTarget] =
      if case .view(let node, _) = target {
        TouchGoal.allCases.map { .view(node, $0) }
      } else {
        [target]
      }
    return goals.first { !account.acts($0, touch: number) }
  }

  /// Returns a clause with "would" about what a target does with changes.
  func wouldAct(
    _ target: ActingTarget, _ played: ScenarioAccount, _ number: Int?
  ) -> String {
    let isInner =
      if case .view(let node, .found) = target {
        !played.acts(.view(node, .hit), touch: number)
      } else {
        false
      }
    return "\(isInner ? "or a view in it " : addition(target))would \(verb(target))"
  }

  /// Returns the goal for a target as a clause: "B act".
  func deed(_ target: ActingTarget) -> String {
    "\(labels[account.subject(target)]) \(addition(target))\(verb(target))"
  }

  private func addition(_ target: ActingTarget) -> String {
    if case .view(_, .hit) = target { "itself " } else { "" }
  }

  func verb(_ target: ActingTarget) -> String {
    let nodes = account.stage.scenario.nodes
    return switch target {
    case .view(_, .found), .view(_, .hit): "be hit"
    case .view(_, .heard): "receive the touch"
    case .view(_, .kept): "keep the touch"
    case .control(let node) where nodes[node].selectionLine != nil: "select the row"
    // A plain UIControl whose actions log no line stands for a control of the application's own, which acts while it
    // tracks a touch.
    case .control(let node) where nodes[node].viewClass == .control && nodes[node].deeds.isEmpty:
      "track the touch to its end"
    case .control: "act"
    case .action(let node, let number): "send \(nodes[node].actions[number].event)"
    case .recognizer(let node, let number):
      nodes[node].gestures[number].hasReleasedTarget ? "act" : "recognize"
    case .own(_, .pan): "scroll"
    case .own(_, .pinch): "zoom"
    case .own(_, .pop): "begin to pop"
    case .own(_, .swipe): "show its swipe actions"
    }
  }

  /// The lines that the actions of a target log.
  func lines(of target: ActingTarget) -> [String] {
    let nodes = account.stage.scenario.nodes
    return switch target {
    case .control(let node): nodes[node].selectionLine.map { [$0] } ?? nodes[node].deeds
    case .action(let node, let number): nodes[node].actions[number].line.map { [$0] } ?? []
    case .recognizer(let node, let number): nodes[node].gestures[number].action.map { [$0] } ?? []
    case .view, .own: []
    }
  }

  /// The verb for a target in a heading: "scroll", "scrolling".
  func deedWords(_ target: ActingTarget) -> (verb: String, gerund: String) {
    let verb = verb(target)
    let split = verb.firstIndex(of: " ") ?? verb.endIndex
    let (first, rest) = (String(verb[..<split]), verb[split...])
    let stem =
      first == "begin"
      ? "beginn" : first == "be" ? "be" : first.hasSuffix("e") ? String(first.dropLast()) : first
    return (verb, "\(stem)ing\(rest)")
  }

  /// Returns the clause that a target did not act, on the touch that sentences call `number`, or on any touch if nil.
  func didNot(_ target: ActingTarget, touch number: Int? = nil) -> String {
    let nodes = account.stage.scenario.nodes
    let on = Self.on(number)
    switch target {
    case .view(_, .heard): return "did not receive \(Self.touch(number))"
    case .view(_, .kept): return "lost \(Self.touch(number))"
    case .view: return "was not hit\(on)"
    case .recognizer, .own: return "did not \(verb(target))\(on)"
    case .control(let node):
      if let line = nodes[node].selectionLine {
        return "selected no row\(on): \"\(line)\" did not run"
      }
      let lines = nodes[node].deeds
      return lines.isEmpty
        ? "did not act\(on)" : "did not act\(on): \(Self.actions(lines)) did not run"
    case .action(let node, let number):
      let answer = nodes[node].actions[number]
      return "did not send \(answer.event)\(on)"
        + (answer.line.map { ": \(Self.action($0)) did not run" } ?? "")
    }
  }

  /// Returns a clause about what a touch changed in a control, or why it changed nothing; nil for other controls.
  private static func change(of control: Subject, on touch: TouchAccount) -> String? {
    if let kept = touch.valueKept(by: control) { return "kept its value: \(kept.clause)" }
    return touch.events(of: control).contains(.editingDidBegin) ? "began editing" : nil
  }

  /// Returns a phrase that lists a control's actions. Each is named once, by the line that it logs. Actions without a
  /// title all log the same line; they become "its action".
  static func actions(_ lines: [String]) -> String { Phrase.list(lines.distinct.map(action)) }

  static func action(_ line: String) -> String {
    line == UIAction.untitledName ? "its action" : "\"\(line)\""
  }

  /// The object of a verb that is about a touch: "the touch", or "touch 2" if there are several.
  static func touch(_ number: Int?) -> String { number.map { "touch \($0)" } ?? "the touch" }

  /// The end of a clause that is about one of several touches: " on touch 2".
  static func on(_ number: Int?) -> String { number.map { " on touch \($0)" } ?? "" }

  /// Returns a clause about what a target did on a touch. For a control, it lists the actions that ran, all of them or
  /// those at one time.
  func did(_ target: ActingTarget, on touch: TouchAccount, at time: TimeInterval? = nil) -> String {
    let nodes = account.stage.scenario.nodes
    switch target {
    case .view: return "received the touch"
    case .recognizer: return "recognized"
    case .own(_, .pan): return "scrolled"
    case .own(_, .pinch): return "zoomed"
    case .own(_, .pop): return "began to pop"
    case .own(_, .swipe): return "showed its swipe actions"
    case .control(let node):
      if let line = nodes[node].selectionLine { return "selected a row: \"\(line)\" ran" }
      let ran = touch.lines(of: account.subject(target), at: time)
      let lines = nodes[node].deeds.filter(ran.contains)
      if lines.allSatisfy({ $0 == UIAction.untitledName }),
        let change = Self.change(of: account.subject(target), on: touch)
      {
        return change
      }
      return lines.isEmpty ? "acted" : "acted: \(Self.actions(lines)) ran"
    case .action(let node, let number): return "sent \(nodes[node].actions[number].event)"
    }
  }
}
