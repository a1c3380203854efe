// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Says changes: what they lead to, and what else they do.
extension AnswerText {
  /// The result of a change and the change: "B would act if A were hidden."
  func promise(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    let conditions = SettingText.conditions(
      of: trial.change, account: account, labels: labels, target: target)
    return "\(name) \(result(trial, goal)) if \(conditions)."
  }

  private func result(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    switch goal.question {
    case .whyNot:
      return teller.wouldAct(
        trial.strength > 1 && trial.goal.isAboutHearing ? goal.target.atBest : goal.target,
        trial.account, goal.touch)
    case .why:
      let acts = trial.account.chosen(goal.touch).contains {
        trial.account.reacts(target, on: $0)
      }
      guard acts else {
        let isView = if case .view = target { true } else { false }
        return "would not \(isView ? "receive the touch" : teller.verb(target))"
      }
      let stopped = goal.partners.filter { !trial.account.acts($0, touch: nil) }
      return "would \(teller.verb(target)) without \(Phrase.list(stopped.map(teller.name)))"
    case .late:
      let time = trial.account.chosen(goal.touch).first.flatMap {
        trial.account.time(of: target, on: $0)
      }
      return "would \(teller.verb(target)) at \(Phrase.time(time ?? 0))"
    case .cancelled:
      if case .view = target { return "would keep the touch" }
      return "would go on to the end"
    }
  }

  /// The wish of a goal: "B act".
  func deed(_ goal: Goal) -> String {
    switch goal.question {
    case .whyNot: teller.deed(goal.target)
    case .why: "\(name) not \(teller.verb(target))"
    case .late: "\(name) \(teller.verb(target)) earlier"
    case .cancelled: "\(name) go on to the end"
    }
  }

  // MARK: Side effects

  /// More of them are not told.
  private static let mostRemarks = 4

  /// The differences besides, each with the gestures that showed it.
  func remarks(_ trial: ChangeSearch.Trial) -> [String] {
    var remarks = trial.effects.map { effect(of: trial, $0) }
    remarks += trial.probed.uses.filter { use in
      // That the target has touches on itself, and others have those elsewhere, goes without saying.
      let isPlain = use.lost.isEmpty && !use.kept.isEmpty
      return !use.missing.isEmpty && !isPlain
        && !trial.effects.contains { $0.actor == use.actor && $0.isLoss }
    }.map { use in
      "\(teller.name(use.actor)) would no longer \(teller.verb(use.actor)) on "
        + "\(Probe.names(of: use.missing))\(rest(use.kept))."
    }
    remarks = Array(remarks.prefix(Self.mostRemarks)) + together(trial)
    let unsaid = trial.silenced.filter { actor in
      !trial.effects.contains { $0.actor == actor && $0.kind == .noLongerActs }
        && !trial.probed.uses.contains { $0.actor == actor && !$0.missing.isEmpty }
    }
    if !unsaid.isEmpty {
      let names = Phrase.list(unsaid.map(teller.name))
      remarks.append("That switches \(names) off for every touch.")
    }
    return remarks
  }

  private func effect(of trial: ChangeSearch.Trial, _ effect: SideEffect) -> String {
    let (actor, verb) = (teller.name(effect.actor), teller.verb(effect.actor))
    let on = on(effect)
    switch effect.kind {
    case .noLongerActs:
      let use = trial.probed.uses.first { $0.actor == effect.actor }
      return "\(actor) would no longer \(verb)\(on)\(use.map { others($0, effect) } ?? "")."
    case .acts: return "\(actor) would \(verb)\(on), too."
    case .isCancelled: return "\(actor) would be cancelled\(on)."
    case .actsLater(let delay): return "\(actor) would \(verb) \(seconds(delay)) later\(on)."
    }
  }

  /// The touches that showed an effect; nothing of a view that receives the only one.
  private func on(_ effect: SideEffect) -> String {
    guard touchCount == 1 else {
      let numbers = effect.touches.map { "\(account.touchesBefore + $0)" }
      return " on touch\(numbers.count == 1 ? "" : "es") \(Phrase.list(numbers))"
    }
    if case .view = effect.actor { return "" }
    return account.touches.first.map { " on this \(word(for: $0))" } ?? ""
  }

  /// What else the one of an effect did or did not, with other gestures.
  private func others(_ use: ProbedUse, _ effect: SideEffect) -> String {
    let made = effect.touches.compactMap { number in
      account.touches.indices.contains(number - 1) ? account.touches[number - 1] : nil
    }
    let lost = use.missing.filter { probe in !made.contains { isLike(probe, $0) } }
    if use.kept.isEmpty {
      return lost.isEmpty ? "" : ", nor on what else was tried: \(Probe.names(of: lost))"
    }
    return (lost.isEmpty ? "" : " or on \(Probe.names(of: lost))") + rest(use.kept)
  }

  private func rest(_ kept: [Probe]) -> String {
    if kept.isEmpty { return "" }
    if kept.allSatisfy(\.isBeside) { return "; elsewhere in its view it still would" }
    return "; it still would on \(Probe.names(of: kept))"
  }

  /// Returns whether a gesture is what a finger of the file did.
  private func isLike(_ probe: Probe, _ touch: TouchAccount) -> Bool {
    switch probe.gesture {
    case .tap(1), .press: return !probe.isBeside && touch.distance < ScenarioAccount.leastTravel
    case .tap, .pinch, .turn: return false
    case .edgeDrag: return touch.distance >= ScenarioAccount.leastTravel
    case .drag(let heading):
      return touch.distance >= ScenarioAccount.leastTravel && touch.heading == heading
    }
  }

  /// The sentence about those that act on the same touch as the target, then as before.
  private func together(_ trial: ChangeSearch.Trial) -> [String] {
    guard !trial.companions.isEmpty else { return [] }
    let names = Phrase.list(trial.companions.map(teller.name))
    guard trial.isConflict else {
      let verb = trial.companions.count == 1 ? teller.verb(trial.companions[0]) : "act"
      return ["\(names) would still \(verb), too."]
    }
    return ["\(names) would still follow the finger: both would act at once."]
  }

  /// A noun for what a finger did.
  private func word(for touch: TouchAccount) -> String {
    if touch.distance >= ScenarioAccount.leastTravel { return "drag" }
    guard let end = touch.end, end - touch.time < 0.5 else { return "press" }
    return "tap"
  }
}

extension TouchAccount {
  /// The direction in which a finger went, on the whole.
  fileprivate var heading: Probe.Heading {
    isSideways ? (travel.x < 0 ? .left : .right) : (travel.y < 0 ? .up : .down)
  }
}
