// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Scenarios
import UIModel

/// Finds the first difference that a change makes in a scenario, as a sentence.
@MainActor
package struct Divergence {
  private let before: ScenarioAccount
  private let after: ScenarioAccount
  private let labels: (before: SubjectLabels, after: SubjectLabels)

  /// Plays a scenario without and with changes.
  package init(_ scenario: Scenario, _ changed: Scenario) {
    self.init(ScenarioAccount(scenario), ScenarioAccount(changed))
  }

  /// Compares two plays that have ended.
  init(_ before: ScenarioAccount, _ after: ScenarioAccount) {
    (self.before, self.after) = (before, after)
    labels = (SubjectLabels(before.stage), SubjectLabels(after.stage))
  }

  /// The first difference as a sentence; nil if both plays have the same number of touches and handle them alike.
  package var sentence: String? {
    let (old, new) = (before.stage.scenario.nodes, after.stage.scenario.nodes)
    guard old.count == new.count,
      zip(old, new).allSatisfy({ $0.gestures.count == $1.gestures.count })
    else {
      return "With the change there are other views or recognizers, so what touches meet can't be "
        + "compared one by one."
    }
    return ofTouches ?? ofTouchCounts
  }

  private var ofTouchCounts: String? {
    let (old, new) = (before.touches.count, after.touches.count)
    guard old != new else { return nil }
    func come(_ count: Int) -> String {
      switch count {
      case 0: "no touch comes down"
      case 1: "1 touch comes down"
      default: "\(count) touches come down"
      }
    }
    return "With the change \(come(new)), without it \(old == 0 ? "none" : String(old))."
  }

  private var ofTouches: String? {
    for index in before.touches.indices where index < after.touches.count {
      let number = index + 1
      let found = hit(number) ?? recognizers(number) ?? delivery(number) ?? story(number)
      if let found { return found }
    }
    return nil
  }

  private func hit(_ number: Int) -> String? {
    let (old, new) = (before.touches[number - 1], after.touches[number - 1])
    let oldNode = old.view.flatMap { before.node(of: $0) }
    let newNode = new.view.flatMap { after.node(of: $0) }
    guard oldNode != newNode else { return nil }
    let oldName = old.view.map { labels.before[$0] } ?? "no view"
    let newName = new.view.map { labels.after[$0] } ?? "no view"
    let reasons = [
      newNode.flatMap { why(.view($0, .hit), number, isBefore: true) },
      oldNode.flatMap { why(.view($0, .hit), number, isBefore: false) },
    ].compactMap { $0 }
    // If one play only says that another view was hit, the other play's reason why this view was not hit is more
    // informative.
    let reason = reasons.first { !$0.isOther } ?? reasons.first
    return
      "With the change touch \(shown(number)) hits \(newName), without it \(oldName)."
      + (reason.map { " \($0.sentence)" } ?? "")
  }

  private func recognizers(_ number: Int) -> String? {
    before.recognizers.lazy.compactMap {
      acted($0, number, "recognizes touch \(shown(number))")
    }.first
  }

  private func delivery(_ number: Int) -> String? {
    for (node, description) in before.stage.scenario.nodes.enumerated() {
      let touch = "touch \(shown(number))"
      let sentence =
        (description.hasAction ? acted(.control(node), number, "acts on \(touch)") : nil)
        ?? acted(.view(node, .heard), number, "receives \(touch)")
        ?? acted(.view(node, .kept), number, "keeps \(touch) to its end")
      if let sentence { return sentence }
    }
    return nil
  }

  /// Returns the first difference between the two explanations of a touch on which the same targets acted.
  private func story(_ number: Int) -> String? {
    let (old, new) = (tale(number, isBefore: true), tale(number, isBefore: false))
    for (without, with) in [
      (old.recognizers(), new.recognizers()), (old.deliveries, new.deliveries),
    ] {
      for index in 0..<max(without.count, with.count) {
        let one = index < without.count ? without[index] : nil
        let other = index < with.count ? with[index] : nil
        guard one != other else { continue }
        let nothing = "nothing of the kind."
        return
          "Touch \(shown(number)) goes another way. Without the change: \(one ?? nothing) With the "
          + "change: \(other ?? nothing)"
      }
    }
    return nil
  }

  private func tale(_ number: Int, isBefore: Bool) -> TouchStory {
    let play = isBefore ? before : after
    return TouchStory(
      account: play.touches[number - 1], number: number,
      labels: isBefore ? labels.before : labels.after, play: play)
  }

  /// Returns the number of a touch for sentences, which also counts the touches before the recording.
  private func shown(_ number: Int) -> Int { before.touchesBefore + number }

  /// Returns the sentence about a target that acted in only one of the two plays.
  private func acted(_ target: ActingTarget, _ number: Int, _ verb: String) -> String? {
    let acted = before.acts(target, on: before.touches[number - 1])
    guard acted != after.acts(target, on: after.touches[number - 1]) else { return nil }
    let name = labels.before[before.subject(target)]
    let reason = why(target, number, isBefore: !acted).map { " \($0.sentence)" } ?? ""
    return "\(acted ? "Without" : "With") the change \(name) \(verb).\(reason)"
  }

  /// Returns the sentence about why a target did not act in one of the plays. `isOther` is true if the sentence only
  /// says that another view was hit.
  private func why(
    _ target: ActingTarget, _ number: Int, isBefore: Bool
  ) -> (sentence: String, isOther: Bool)? {
    let (account, labels) = isBefore ? (before, labels.before) : (after, labels.after)
    let touch = account.touches[number - 1]
    guard let obstacle = ObstacleFinder(account: account).find(target, on: touch) else {
      return nil
    }
    let teller = TargetTeller(account: account, labels: labels)
    var text = teller.text(of: target, tale(number, isBefore: isBefore))
    text.usesName = true
    let isOther =
      switch obstacle {
      case .notFound(.behind), .notFound(.subviewTookIt), .notFound(.elsewhere),
        .notFound(.outside), .notFound(.notLookedUp):
        true
      default: false
      }
    return ("\(isBefore ? "Without" : "With") the change: \(text.sentence(obstacle))", isOther)
  }
}

extension TouchStory {
  /// The calls that the hit view received; empty without a hit view.
  fileprivate var deliveries: [String] {
    account.view.map { delivery(to: $0) } ?? []
  }
}
