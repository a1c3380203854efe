// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Says what one of those who could act made of the touches.
@MainActor
struct TargetTeller {
  let account: ScenarioAccount
  let labels: SubjectLabels

  /// More touches than these are not told unless one is asked for.
  static let mostTouches = 20
  static let noTouch = "No touch comes down."

  func story(_ touch: TouchAccount, _ number: Int) -> TouchStory {
    TouchStory(
      account: touch, number: number, labels: labels, stage: account.stage,
      cause: TouchCause(account, labels))
  }

  /// The view that a recognizer is on; nil for others.
  func recognizerView(_ target: ActingTarget) -> Subject? {
    if case .recognizer(let node, _) = target { account.view(node) } else { nil }
  }

  func paragraph(_ target: ActingTarget, touch number: Int?) -> Explanation.Paragraph {
    let subject = account.subject(target)
    var paragraph = Explanation.Paragraph(labels[subject])
    let finder = ObstacleFinder(account: account)
    for (index, touch) in account.touches.enumerated()
    where number.map({ $0 == index + 1 }) ?? (index < Self.mostTouches) {
      let story = story(touch, index + 1)
      if let obstacle = finder.find(target, on: touch) {
        let sentence = obstacle.sentence(
          about: labels[subject], on: recognizerView(target), story)
        paragraph.items.append("Touch \(index + 1): \(hit(target, touch))\(sentence)")
      } else {
        paragraph.items.append("Touch \(index + 1): \(story.deed(of: target, subject))")
      }
    }
    for message in account.messages
    where number == nil && message.told.contains(where: { $0.identity == subject.identity }) {
      paragraph.items.append(message.sentence(labels))
    }
    if paragraph.items.isEmpty { paragraph.items.append(Self.noTouch) }
    return paragraph
  }

  /// What is to be said first of a view that was hit and lost the touch later.
  func hit(_ target: ActingTarget, _ touch: TouchAccount) -> String {
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

  /// What somebody would do after changes, as they were played.
  func wouldAct(
    _ target: ActingTarget, _ played: ScenarioAccount, _ number: Int?
  ) -> String {
    let isTable = account.stage.scenario.nodes[target.node].selectionLine != nil
    switch target {
    case .view(let node, .found):
      return played.acts(.view(node, .hit), touch: number)
        ? "would be hit" : "or a view in it would be hit"
    case .view(_, .hit): return "itself would be hit"
    case .view(_, .heard): return "would hear of the touch"
    case .view(_, .kept): return "would keep the touch"
    case .control: return isTable ? "would select the row" : "would act"
    case .recognizer: return "would recognize"
    }
  }

  /// What somebody failed to do.
  func didNot(_ target: ActingTarget) -> String {
    switch target {
    case .view: return "was not hit"
    case .recognizer: return "did not recognize"
    case .control(let node):
      let lines = account.stage.scenario.nodes[node].deeds.map { "\"\($0)\"" }
      return lines.isEmpty ? "did not act" : "did not act: \(Phrase.list(lines)) did not run"
    }
  }
}
