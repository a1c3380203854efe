// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds changes that reach a goal, by playing again with each of them.
@MainActor
struct ChangeSearch {
  /// A change, and what came of it.
  struct Trial {
    let change: Change
    let account: ScenarioAccount
    /// The differences besides.
    let effects: [SideEffect]
    /// Those whom the change silences, also where this touch does not show it.
    let silenced: [ActingTarget]
    /// True if it switches something off for every touch.
    let isSwitchingOff: Bool
    /// A larger number if the target comes farther by it.
    let strength: Int
    /// The goal for which it was tried.
    let goal: Goal
  }

  /// The end of a search.
  enum End: Equatable {
    /// Everything was tried that is worth it.
    case complete
    /// Changes brought it further, and there were more to try, but no more are made at once.
    case stopped
    /// There was more to try, but so many plays were made.
    case ranOut
  }

  struct Found {
    var trials: [Trial] = []
    var end = End.complete
  }

  /// A limit for all searches that share it.
  @MainActor
  final class Budget {
    /// So many changes together are tried.
    let changes: Int
    let plays: Int
    fileprivate(set) var left: Int
    /// Changes that a file refuses. There should be none; tests look.
    var refused: [String] = []

    init(changes: Int = 4, plays: Int) {
      (self.changes, self.plays, left) = (changes, plays, plays)
    }
  }

  /// The play without changes.
  let account: ScenarioAccount
  /// The paths of the nodes, as changes name them.
  let paths: [String]
  let budget: Budget
  private let actors: [ActingTarget]
  private let deeds: Deeds
  /// Plays the same with a change; nil when it can't be made.
  private let play: @MainActor (Change) -> ScenarioAccount?

  init(
    _ account: ScenarioAccount, paths: [String], budget: Budget,
    play: @escaping @MainActor (Change) -> ScenarioAccount?
  ) {
    (self.account, self.paths, self.budget, self.play) = (account, paths, budget, play)
    actors = budget.plays > 0 ? account.actors : []
    deeds = Deeds(account, actors)
  }

  /// More are not told.
  static let mostTrials = 5
  /// When so many are found, no more is tried.
  private static let enoughTrials = 12

  /// The changes that reach a goal, those with the least side effects first. Changes that make another
  /// gesture of a recognizer are tried when nothing else helps.
  func find(_ goal: Goal) -> Found {
    guard budget.left > 0 else { return Found() }
    var found = search(goal, withLastResorts: false)
    if found.trials.isEmpty, goal.question == .whyNot {
      let start = Step(Trial(original: account, goal), goal, paths)
      if let first = start.met.first, first.obstacle.stage > 1,
        !start.finder.lastResorts(start.met).isEmpty
      {
        let other = search(goal, withLastResorts: true)
        if !other.trials.isEmpty { found = other }
      }
    }
    found.trials = ranked(found.trials)
    return found
  }

  // MARK: Trying

  /// A play, and what still stands in the way at the touches that came near, the nearest first.
  @MainActor
  private struct Step {
    let trial: Trial
    let finder: ChangeFinder
    let met: [(obstacle: Obstacle, touch: TouchAccount)]

    init(_ trial: Trial, _ goal: Goal, _ paths: [String]) {
      self.trial = trial
      finder = ChangeFinder(account: trial.account, paths: paths, goal: goal)
      guard goal.question == .whyNot else {
        met = []
        return
      }
      let obstacles = ObstacleFinder(account: trial.account)
      let found = trial.account.chosen(goal.touch).prefix(TouchAnswer.mostTouches).compactMap {
        touch in
        obstacles.find(goal.target, on: touch).map { (obstacle: $0, touch: touch) }
      }
      let nearest = found.map(\.obstacle.stage).max() ?? 0
      met = (0...nearest).reversed().flatMap { stage in
        found.filter { $0.obstacle.stage == stage && stage >= min(nearest, 2) }
      }
    }

    /// The changes that are worth trying beside those that were made.
    func candidates(_ goal: Goal, withLastResorts: Bool) -> [Change] {
      var changes: [Change] = withLastResorts ? finder.lastResorts(met) : []
      if goal.question == .whyNot {
        for (obstacle, touch) in met { changes += finder.changes(against: obstacle, on: touch) }
      } else if let touch = trial.account.chosen(goal.touch).last {
        changes += finder.changes(on: touch)
      }
      var distinct: [Change] = []
      for change in changes where !distinct.contains(change) && finder.isPossible(change) {
        if !change.isOverridden(by: trial.change) { distinct.append(change) }
      }
      return distinct
    }

    /// The situation that a change must alter to lead further.
    func situation(_ goal: Goal) -> [Outcome] {
      guard goal.question != .whyNot else { return met.map { .didNotAct($0.obstacle) } }
      return trial.account.chosen(goal.touch).map {
        OutcomeFinder(account: trial.account).outcome(goal.target, on: $0)
      }
    }
  }

  private func search(_ goal: Goal, withLastResorts: Bool) -> Found {
    var found = Found()
    var steps = [Step(Trial(original: account, goal), goal, paths)]
    var tried: [Change] = []
    for _ in 0..<budget.changes {
      var next: [Step] = []
      for step in steps {
        let situation = step.situation(goal)
        for candidate in step.candidates(goal, withLastResorts: withLastResorts) {
          let change = step.trial.change.with(candidate)
          guard !tried.contains(where: { $0.hasSame(as: change) }),
            !found.trials.contains(where: {
              change.holds($0.change) || $0.change.isNearer(than: change)
            })
          else { continue }
          guard budget.left > 0 else {
            found.end = .ranOut
            return found
          }
          tried.append(change)
          guard let played = play(change) else { continue }
          budget.left -= 1
          let trial = trial(change, played, goal)
          if trial.strength > 0 {
            found.trials.append(trial)
            if found.trials.count >= Self.enoughTrials { return found }
            continue
          }
          // A change that changes nothing about this leads nowhere.
          let new = Step(trial, goal, paths)
          if new.situation(goal) != situation { next.append(new) }
        }
      }
      if found.trials.contains(where: \.silenced.isEmpty) { return found }
      steps = next
    }
    if found.trials.isEmpty,
      steps.contains(where: { !$0.candidates(goal, withLastResorts: withLastResorts).isEmpty })
    {
      found.end = .stopped
    }
    return found
  }

  private func trial(_ change: Change, _ played: ScenarioAccount, _ goal: Goal) -> Trial {
    let strength = strength(goal, in: played)
    guard strength > 0 else {
      return Trial(
        change: change, account: played, effects: [], silenced: [], isSwitchingOff: false,
        strength: 0, goal: goal)
    }
    // The subject of the question is no side effect.
    let asked = [goal.target] + goal.partners
    let effects = account.sideEffects(in: played, deeds, actors) { actor, touch in
      asked.contains { $0.isSame(as: actor) } && goal.touch.map { $0 == touch } ?? true
    }
    var silenced = effects.filter { $0.kind == .noLongerActs && !$0.isMinor }.map(\.actor)
    let switchedOff = change.settings.flatMap { self.silenced(by: $0) }
    let statically = switchedOff.filter { actor in !asked.contains { $0.isSame(as: actor) } }
    for actor in statically where !silenced.contains(actor) { silenced.append(actor) }
    return Trial(
      change: change, account: played, effects: effects, silenced: silenced,
      isSwitchingOff: !switchedOff.isEmpty, strength: strength, goal: goal)
  }

  // MARK: Judging

  /// The strength of a change; 0 when it does not reach the goal.
  private func strength(_ goal: Goal, in played: ScenarioAccount) -> Int {
    let finder = OutcomeFinder(account: played)
    let touches = played.chosen(goal.touch)
    switch goal.question {
    case .whyNot:
      guard played.acts(goal.target, touch: goal.touch) else { return 0 }
      let isKept = touches.contains {
        played.acts(goal.target.atBest, on: $0)
          && finder.cancellation(goal.target.atBest, played.subject(goal.target), $0) == nil
      }
      return isKept ? 2 : 1
    case .why:
      guard let touch = touches.last, touches.count == 1 else { return 0 }
      let all = [goal.target] + goal.partners
      let stillActs = all.allSatisfy { target in
        target == goal.target ? played.reacts(target, on: touch) : played.acts(target, touch: nil)
      }
      return stillActs ? 0 : 2
    case .late:
      guard let touch = touches.first, let time = played.time(of: goal.target, on: touch),
        played.acts(goal.target, on: touch), let old = account.chosen(goal.touch).first,
        let before = account.time(of: goal.target, on: old)
      else { return 0 }
      return before - time >= Delay.least ? 2 : 0
    case .cancelled:
      guard let touch = touches.first, played.acts(goal.target, on: touch) else { return 0 }
      return finder.cancellation(goal.target, played.subject(goal.target), touch) == nil ? 2 : 0
    }
  }

  /// Those that a setting silences for every touch.
  private func silenced(by setting: Setting) -> [ActingTarget] {
    let nodes = account.stage.scenario.nodes
    switch (setting.owner, setting.key, setting.value) {
    case (.gesture(let number), .gesture(.isEnabled), .flag(false)),
      (.gesture(let number), .gesture(.shouldReceive), .flag(false)),
      (.gesture(let number), .gesture(.shouldBegin), .flag(false)):
      return nodes[setting.node].gestures[number].action == nil
        ? [] : [.recognizer(node: setting.node, number: number)]
    case (.own(let own), .gesture(.isEnabled), .flag(false)): return [.own(setting.node, own)]
    case (.scrolling, .isScrollEnabled, .flag(false)),
      (.scrolling, .scroll(.canCancelContentTouches), .flag(false)):
      return [.own(setting.node, .pan)]
    case (.view, .node(.userInteraction), .flag(false)), (.view, .node(.hidden), .flag(true)),
      (.view, .node(.enabled), .flag(false)):
      let view = account.stage.nodes[setting.node].view
      return actors.filter { actor in
        if case .view = actor { return false }
        return account.stage.nodes[actor.node].view.lies(in: view)
      }
    default: return []
    }
  }

  /// Those with the least side effects first, then the smallest.
  func ranked(_ trials: [Trial]) -> [Trial] {
    let sorted = trials.enumerated().sorted { one, other in
      let (left, right) = (one.element.rank, other.element.rank)
      return left == right ? one.offset < other.offset : left.lexicographicallyPrecedes(right)
    }.map(\.element)
    // A second value of the same property says less than another kind of change, a third one nothing.
    let earlier = sorted.indices.map { index in
      sorted[..<index].filter { $0.change.setsSameProperties(as: sorted[index].change) }.count
    }
    return (0...2).flatMap { harm in
      let group = sorted.indices.filter { sorted[$0].harm == harm }
      return group.filter { earlier[$0] == 0 } + group.filter { earlier[$0] == 1 }
    }.map { sorted[$0] }
  }
}

extension ChangeSearch.Trial {
  /// No change.
  fileprivate init(original account: ScenarioAccount, _ goal: Goal) {
    self.init(
      change: Change([]), account: account, effects: [], silenced: [], isSwitchingOff: false,
      strength: 0, goal: goal)
  }

  /// 2 if it switches something off, 1 if something is silenced by it, 0 else.
  fileprivate var harm: Int { isSwitchingOff ? 2 : silenced.isEmpty ? 0 : 1 }

  /// Smaller numbers come first.
  fileprivate var rank: [Int] {
    let losses = effects.filter { $0.isLoss && !$0.isMinor }.count
    let gains = effects.filter { !$0.isLoss && !$0.isMinor }.count
    return [
      isSwitchingOff ? 1 : 0, silenced.count, losses, change.settings.count, gains, -strength,
      effects.filter(\.isMinor).count,
    ]
  }
}

extension Change {
  /// Returns whether it is made of the same settings, in any order.
  func hasSame(as other: Change) -> Bool {
    settings.count == other.settings.count && holds(other)
  }
}

extension Change {
  /// Returns whether it sets the same properties as another one, to other values.
  fileprivate func setsSameProperties(as other: Change) -> Bool {
    settings.count == other.settings.count
      && settings.allSatisfy { one in other.settings.contains { one.isSameProperty(as: $0) } }
  }
}

extension Goal {
  /// True if a view is to be told of the touch, and no more.
  var isAboutHearing: Bool { if case .view(_, .heard) = target { true } else { false } }
}

extension ActingTarget {
  /// The most that can be wished of it: of a view, that it keeps the touch.
  var atBest: ActingTarget {
    if case .view(let node, _) = self { .view(node, .kept) } else { self }
  }

  /// Returns whether both are about the same thing.
  func isSame(as other: ActingTarget) -> Bool {
    switch (self, other) {
    case (.view(let one, _), .view(let other, _)): one == other
    case (.control(let one), .control(let other)), (.control(let one), .action(let other, _)),
      (.action(let one, _), .control(let other)), (.action(let one, _), .action(let other, _)):
      one == other
    default: self == other
    }
  }
}
