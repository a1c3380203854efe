// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Says what one of those who could act made of the touches.
@MainActor
struct TargetTeller {
  let account: ScenarioAccount
  let labels: SubjectLabels

  /// More touches than these are not told unless one is asked for.
  static let mostTouches = 20
  static let noTouch = "No touch comes down."

  func story(_ touch: TouchAccount, _ number: Int) -> TouchStory {
    TouchStory(account: touch, number: number, labels: labels, play: account)
  }

  /// The view that a recognizer is on; nil for others.
  func recognizerView(_ target: ActingTarget) -> Subject? {
    if case .recognizer(let node, _) = target { account.view(node) } else { nil }
  }

  /// What to say of an obstacle of one of those who could act.
  func text(of target: ActingTarget, _ story: TouchStory) -> ObstacleText {
    ObstacleText(subject: account.subject(target), view: recognizerView(target), story: story)
  }

  func paragraph(_ target: ActingTarget, touch number: Int?) -> Explanation.Paragraph {
    let subject = account.subject(target)
    var paragraph = Explanation.Paragraph(labels[subject])
    let finder = ObstacleFinder(account: account)
    for (index, touch) in told(number) {
      let story = story(touch, index + 1)
      let run = story.performed(by: subject).map { " \($0)" } ?? ""
      if let obstacle = finder.find(target, on: touch) {
        let sentence = text(of: target, story).sentence(obstacle)
        paragraph.items.append("\(story.start)\(hit(target, touch))\(sentence)\(run)")
      } else {
        paragraph.items.append("\(story.start)\(story.deed(of: target, subject))\(run)")
      }
    }
    let touchCount = paragraph.items.count
    addMessages(about: subject, number, to: &paragraph)
    if number == nil, case .keptBySystem(let time, let reason)? = finder.kept(target) {
      paragraph.items.append(ObstacleText.kept(at: time, because: reason))
    }
    paragraph.endsWithOneOfSeveral = touchCount > 1 && paragraph.items.count == touchCount
    if paragraph.items.isEmpty { paragraph.items.append(Self.noTouch) }
    return paragraph
  }

  /// What a controller made of the touches: they come to it up the responder chain.
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
    addMessages(about: controller, number, to: &paragraph)
    if paragraph.items.isEmpty { paragraph.items.append(Self.noTouch) }
    return paragraph
  }

  private func told(_ number: Int?) -> [(Int, TouchAccount)] {
    account.touches.enumerated().filter { index, _ in
      number.map { $0 == index + 1 } ?? (index < Self.mostTouches)
    }.map { ($0.offset, $0.element) }
  }

  private func addMessages(
    about subject: Subject, _ number: Int?, to paragraph: inout Explanation.Paragraph
  ) {
    for message in account.messages
    where number == nil && message.told.contains(where: { $0.identity == subject.identity }) {
      paragraph.items.append(message.sentence(labels))
    }
  }

  /// What is to be said first of a view that was hit and lost the touch later.
  private func hit(_ target: ActingTarget, _ touch: TouchAccount) -> String {
    guard case .view = target, touch.reaches(.hit, with: account.subject(target)) else {
      return ""
    }
    return "It was hit. "
  }

  /// What somebody did not do with any touch: of a view, the first thing. Nil when nothing is left to wish.
  func nextGoal(of target: ActingTarget, touch number: Int?) -> ActingTarget? {
    let goals: [ActingTarget] =
      if case .view(let node, _) = target {
        TouchGoal.allCases.map { .view(node, $0) }
      } else {
        [target]
      }
    return goals.first { !account.acts($0, touch: number) }
  }

  /// What somebody would do after changes that were tried, and the changes: "B would act if A were hidden."
  func promise(_ target: ActingTarget, _ trial: RemedySearch.Trial, touch number: Int?) -> String {
    let name = labels[account.subject(target)]
    let conditions = Phrase.list(conditions(trial.remedies, name))
    return "\(name) \(wouldAct(target, trial.account, number)) if \(conditions)."
  }

  /// The conditions; beside one about somebody else an "its" would be read as that one's.
  private func conditions(_ remedies: [Remedy], _ name: String) -> [String] {
    let isMixed = remedies.contains { $0.condition.isOfOther }
    return remedies.map { $0.condition.clause(calling: isMixed ? name : nil) }
  }

  /// What somebody would do after changes, as they were played.
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

  /// What somebody is wished to do: "B act".
  func deed(_ target: ActingTarget) -> String {
    "\(labels[account.subject(target)]) \(addition(target))\(verb(target))"
  }

  private func addition(_ target: ActingTarget) -> String {
    if case .view(_, .hit) = target { "itself " } else { "" }
  }

  private func verb(_ target: ActingTarget) -> String {
    let nodes = account.stage.scenario.nodes
    return switch target {
    case .view(_, .found), .view(_, .hit): "be hit"
    case .view(_, .heard): "hear of the touch"
    case .view(_, .kept): "keep the touch"
    case .control(let node): nodes[node].selectionLine == nil ? "act" : "select the row"
    case .action(let node, let number): "send \(nodes[node].actions[number].event)"
    case .recognizer: "recognize"
    }
  }

  /// What somebody failed to do; " on touch 2" follows where it acted on others.
  func didNot(_ target: ActingTarget, _ on: String) -> String {
    let nodes = account.stage.scenario.nodes
    switch target {
    case .view: return "was not hit\(on)"
    case .recognizer: return "did not recognize\(on)"
    case .control(let node):
      let lines = nodes[node].deeds.map { "\"\($0)\"" }
      return lines.isEmpty
        ? "did not act\(on)" : "did not act\(on): \(Phrase.list(lines)) did not run"
    case .action(let node, let number):
      let answer = nodes[node].actions[number]
      return "did not send \(answer.event)\(on)"
        + (answer.line.map { ": \"\($0)\" did not run" } ?? "")
    }
  }
}
