// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Answers questions about a view, control or recognizer: what happened, why, and which changes would alter it.
@MainActor
struct Answerer {
  let account: ScenarioAccount
  let labels: SubjectLabels
  /// Finds changes; nil if the scene can't be played again.
  let search: ChangeSearch?

  var teller: TargetTeller { TargetTeller(account: account, labels: labels) }

  /// The result of one touch for the target.
  struct Told {
    /// The number of the touch, from 1.
    let number: Int
    let touch: TouchAccount
    let outcome: Outcome

    /// The progress of the touch towards the target: 0 to 3 if it did not act, see `Obstacle.stage`; otherwise 4.
    var stage: Int {
      if case .didNotAct(let obstacle) = outcome { obstacle.stage } else { 4 }
    }

    /// True if a recognizer failed because the finger made another gesture.
    var isOtherGesture: Bool {
      if case .didNotAct(let obstacle) = outcome { obstacle.isOtherGesture } else { false }
    }

    /// True if the target acted as intended.
    var isGood: Bool {
      switch outcome {
      case .acted, .actedLate: true
      case .didNotAct, .wasCancelled: false
      }
    }
  }

  /// Answers for one touch, by its number from 1; if the number is nil, for the most informative touch. If no question
  /// is given, the one that fits what happened is answered.
  func answer(
    _ target: ActingTarget, touch number: Int? = nil, question asked: TouchQuestion? = nil,
    withChanges: Bool = true
  ) -> TouchAnswer {
    let told = told(target, number)
    guard let chosen = choose(told, asked, target) else { return untouched(target, number) }
    let question = question(for: chosen, asked)
    let partners = question == .why ? partners(of: target, chosen) : []
    let text = AnswerText(
      account: account, labels: labels, target: target, touchCount: account.touches.count)
    let others = told.filter { $0.number != chosen.number && isTold($0, chosen) }
    var sentences = self.sentences(chosen, others, partners, text) { other in
      question == .why && other.isGood ? self.partners(of: target, other) : nil
    }
    sentences += teller.messages(about: account.subject(target), number)
    let goals = goals(target, chosen, question, partners, number, told)
    let found = withChanges ? find(goals) : ChangeSearch.Found()
    let stopsOthers = question == .why && found.trials.contains { text.stillActs($0, $0.goal) }
    let companions = stopsOthers ? partners.map(teller.name) : []
    let comparing = withChanges ? text.comparing(chosen, question) : nil
    let rowMethod = withChanges ? text.rowMethod(chosen, question) : nil
    let suggestions =
      (withChanges
        ? [
          text.contained(chosen, question), comparing, rowMethod,
          text.broughtOnScreen(chosen, question),
        ].compactMap { $0 }
        : [])
      + found.trials.map { suggestion($0, text, question, goals) }
    var deed = teller.deedWords(
      [.why, .late].contains(question) ? target.atFirst : goals.first?.target ?? target)
    if comparing != nil { deed.gerund += ", or from acting on it" }
    if rowMethod != nil { deed.verb += ", or run its code without that" }
    return TouchAnswer(
      name: text.name, question: question, touch: chosen.number, outcome: chosen.outcome,
      headline: text.headline(chosen, told, asked: asked), sentences: sentences,
      advice: text.advice(chosen, question),
      suggestions: suggestions,
      ending: suggestions.isEmpty ? ending(found, goals.first, text) : nil,
      deed: deed, companions: companions)
  }

  /// Returns the cause and what happened on the other touches. Touches with the same sentence are named together.
  private func sentences(
    _ chosen: Told, _ others: [Told], _ partners: [ActingTarget], _ text: AnswerText,
    partnersOn: (Told) -> [ActingTarget]?
  ) -> [String] {
    var groups = [(told: [chosen], text: text.cause(chosen, partners))]
    for other in others {
      let sentence = text.spared(other, unlike: chosen) + text.other(other, partnersOn(other))
      let index = groups.firstIndex { $0.text == sentence && $0.told[0].isGood == other.isGood }
      if let index {
        groups[index].told.append(other)
      } else {
        groups.append(([other], sentence))
      }
    }
    // Touches that are as informative as the chosen one come first, by number; those with another result come last.
    let ordered = groups.map { group in
      let rank =
        group.told.contains { isTied($0, chosen, text.target) }
        ? 0 : group.told[0].isGood == chosen.isGood ? 1 : 2
      return (told: group.told, text: group.text, key: [rank, first(group.told)])
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return ordered.map { group in
      let numbers = group.told.map(\.number).sorted()
      return text.start(numbers, group.told[0], after: chosen) + group.text
    }
  }

  /// Returns whether a touch is as informative as the one that the answer is about.
  private func isTied(_ told: Told, _ chosen: Told, _ target: ActingTarget) -> Bool {
    told.isGood == chosen.isGood && told.stage == chosen.stage
      && told.isOtherGesture == chosen.isOtherGesture
      && plausible([told, chosen], target).contains { $0.number == told.number }
  }

  private func first(_ told: [Told]) -> Int { told.map(\.number).min() ?? 0 }

  // MARK: Choosing the touch

  private func told(_ target: ActingTarget, _ number: Int?) -> [Told] {
    let finder = OutcomeFinder(account: account)
    return account.touches.enumerated().filter { index, _ in
      number.map { $0 == index + 1 } ?? (index < TouchAnswer.mostTouches)
    }.map { index, touch in
      Told(
        number: index + 1, touch: touch,
        outcome: own(finder.outcome(target, on: touch), target, index + 1))
    }
  }

  /// Returns the outcome. If a recognizer lost to others but would have failed without them, too, that failure is the
  /// cause.
  private func own(_ outcome: Outcome, _ target: ActingTarget, _ number: Int) -> Outcome {
    guard let search, case .didNotAct(let obstacle) = outcome else { return outcome }
    return .didNotAct(search.ownObstacle(obstacle, of: target, touch: number))
  }

  /// Returns the obstacle on a touch; if the number is nil, on the touch that came closest to making the target act.
  func obstacle(_ target: ActingTarget, touch number: Int?) -> Obstacle {
    let found = ObstacleFinder(account: account).find(target, touch: number)
    guard let search, let touch = found.touch else { return found.obstacle }
    return search.ownObstacle(found.obstacle, of: target, touch: touch)
  }

  /// Returns the latest touch that fits the question; if none does, the most informative one: the latest that was
  /// cancelled, or on which the target failed although it acted on others; if it never acted, the latest that came
  /// closest to making it act; otherwise the latest on which it acted late; otherwise the latest.
  private func choose(
    _ told: [Told], _ asked: TouchQuestion?, _ target: ActingTarget
  ) -> Told? {
    if let asked, let match = told.last(where: { fits($0.outcome, asked) && $0.stage > 0 }) {
      return match
    }
    let told = plausible(told, target)
    let good = told.filter(\.isGood)
    let bad = told.filter { !$0.isGood && $0.stage > 0 }
    if let last = bad.last(where: { $0.stage == 4 }) ?? (good.isEmpty ? nil : bad.last) {
      return last
    }
    if good.isEmpty {
      let nearest = told.map(\.stage).max()
      let near = told.filter { $0.stage == nearest && $0.stage > 0 }
      return near.last { !$0.isOtherGesture } ?? near.last ?? told.first
    }
    return good.last { $0.outcome.question == .late } ?? good.last { isForwarded($0, target) }
      ?? good.last
  }

  /// Returns the touches that could be the recognizer's gesture: for a pan and others that require movement, those
  /// that moved or on which it acted. Returns all touches if there are none, and for other targets: a question about a
  /// tap may be about a tap that moved.
  private func plausible(_ told: [Told], _ target: ActingTarget) -> [Told] {
    guard account.needsMovement(target) else { return told }
    let fitting = told.filter {
      $0.isGood || $0.touch.distance >= ScenarioAccount.leastTravel
    }
    return fitting.isEmpty ? told : fitting
  }

  private func fits(_ outcome: Outcome, _ question: TouchQuestion) -> Bool {
    switch (question, outcome) {
    case (.whyNot, .didNotAct): true
    case (.whyNot, .wasCancelled(let end)): !end.hadActed
    case (.why, .acted), (.why, .actedLate), (.late, .actedLate), (.cancelled, .wasCancelled): true
    case (.why, .wasCancelled(let end)): end.hadActed
    default: false
    }
  }

  /// Returns the given question if it fits what happened; otherwise the question that fits.
  private func question(for told: Told, _ asked: TouchQuestion?) -> TouchQuestion {
    if let asked, fits(told.outcome, asked) || asked == .late && told.isGood { return asked }
    return told.outcome.question
  }

  /// Returns whether the answer also mentions another touch. It does not if only the chosen one was on the target.
  private func isTold(_ other: Told, _ chosen: Told) -> Bool {
    other.stage > 0 || chosen.stage == 0
  }

  private func isForwarded(_ told: Told, _ target: ActingTarget) -> Bool {
    if case .view(let node, _) = target { account.isPassed(told.touch, to: node) } else { false }
  }

  // MARK: Goals

  /// Returns the targets that acted together with this one: on the same touch, or on fingers that were down at the
  /// same time.
  private func partners(of target: ActingTarget, _ told: Told) -> [ActingTarget] {
    account.actors.filter { actor in
      if case .view = actor { return false }
      guard !actor.isSame(as: target) else { return false }
      return account.touches.contains { touch in
        let isTogether =
          touch.time == told.touch.time
          || touch.time < (told.touch.end ?? .infinity)
            && told.touch.time < (touch.end ?? .infinity)
        return isTogether && account.acts(actor, on: touch)
      }
    }
  }

  private func goals(
    _ target: ActingTarget, _ chosen: Told, _ question: TouchQuestion, _ partners: [ActingTarget],
    _ number: Int?, _ told: [Told]
  ) -> [Goal] {
    switch question {
    case .whyNot:
      let touch = number ?? (told.contains(where: \.isGood) ? chosen.number : nil)
      guard case .view(let node, _) = target else {
        return [Goal(target: target, touch: touch, question: .whyNot)]
      }
      // For a view: the first goal that was not reached. If that is touchesBegan, also the last: the whole touch.
      let lacking = TouchGoal.allCases.map { ActingTarget.view(node, $0) }
        .filter { !account.acts($0, touch: touch) }
      return lacking.first.map { first in
        ([first] + (first == .view(node, .heard) ? lacking.suffix(1) : []))
          .map { Goal(target: $0, touch: touch, question: .whyNot) }
      } ?? []
    case .why, .late, .cancelled:
      return [
        Goal(target: target, touch: chosen.number, question: question, partners: partners)
      ]
    }
  }

  private func find(_ goals: [Goal]) -> ChangeSearch.Found {
    guard let search, let first = goals.first else { return ChangeSearch.Found() }
    var found = search.find(first)
    for goal in goals.dropFirst() where found.trials.count < ChangeSearch.mostTrials {
      let more = search.find(goal)
      let new = more.trials.filter { trial in
        !found.trials.contains { trial.change.holds($0.change) }
      }
      found.trials = search.ranked(found.trials + new)
    }
    return found
  }

  // MARK: Words

  private func suggestion(
    _ trial: ChangeSearch.Trial, _ text: AnswerText, _ question: TouchQuestion, _ goals: [Goal]
  ) -> TouchAnswer.Suggestion {
    let goal = goals.last { $0.target == trial.goal.target } ?? trial.goal
    return TouchAnswer.Suggestion(
      sentence: text.promise(trial, goal),
      remarks: text.remarks(trial),
      sets: trial.change.settings.compactMap { setting in
        search.map { setting.change($0.paths).argument }
      },
      swift: SettingSwift(account: account, labels: labels).lines(of: trial.change),
      isSilencing: !trial.silenced.isEmpty, effects: trial.effects, change: trial.change)
  }

  private func ending(
    _ found: ChangeSearch.Found, _ goal: Goal?, _ text: AnswerText
  ) -> String? {
    guard let search, let goal, found.trials.isEmpty else { return nil }
    switch found.end {
    case .complete: return nil
    case .stopped:
      return
        "None of the changes that were tried, up to \(search.budget.changes) at once, was enough to "
        + "let \(text.deed(goal))."
    case .ranOut:
      return
        "None of the \(search.budget.plays) changes that were tried, alone and together, was enough to let "
        + "\(text.deed(goal)); there are more."
    }
  }

  /// Returns the answer if no touch came down, or if the touches did not reach the application.
  private func untouched(_ target: ActingTarget, _ number: Int?) -> TouchAnswer {
    var sentences = teller.messages(about: account.subject(target), number)
    if number == nil, let kept = ObstacleFinder(account: account).kept(target),
      case .keptBySystem(let time, let reason) = kept
    {
      sentences.append(ObstacleText.kept(at: time, because: reason))
    }
    let name = teller.name(target)
    let isKept = !sentences.isEmpty && account.hasKeptFinger
    if sentences.isEmpty { sentences.append(TargetTeller.noTouch) }
    return TouchAnswer(
      name: name, question: .whyNot, touch: nil, outcome: nil,
      headline: isKept ? "\(name) \(teller.didNot(target))." : name, sentences: sentences,
      advice: [], suggestions: [],
      ending: nil, deed: teller.deedWords(target), companions: [])
  }
}
