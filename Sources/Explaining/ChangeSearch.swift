// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds changes that reach a goal, by playing the scenario again with each of them.
@MainActor
struct ChangeSearch {
  /// A change, and the result of a play with it.
  struct Trial {
    let change: Change
    let account: ScenarioAccount
    /// The side effects of the change.
    let effects: [SideEffect]
    /// The targets that stop acting because of the change, even those that the file's touches do not reach, but not
    /// those that only lose touches on which the target of the question now acts.
    let silenced: [ActingTarget]
    /// True if the change disables something for every touch.
    let isSwitchingOff: Bool
    /// A number that is larger if the change brings the target closer to the goal.
    let strength: Int
    /// The goal for which the change was tried.
    let goal: Goal
    /// The other targets that, with the change, act on the same touch as the target of the question.
    var companions: [ActingTarget] = []
    /// The companions whose actions run on the same tap as the target's actions.
    var doubled: [ActingTarget] = []
    /// True if the target and a companion would both follow the finger, which is rarely wanted.
    var isConflict = false
    /// The effects of the change on the usual gestures of other targets.
    var probed = ProbeBench.Result()
  }

  /// The reason why a search ended.
  enum End: Equatable {
    /// All promising changes were tried.
    case complete
    /// Some changes helped in part, but going further needs more settings at once than are allowed.
    case stopped
    /// The limit on plays was reached before all promising changes were tried.
    case ranOut
  }

  struct Found {
    var trials: [Trial] = []
    var end = End.complete
  }

  /// The limits that several searches share: on plays (runs of the scenario) and on changes that are tried together.
  @MainActor
  final class Budget {
    /// The largest number of changes that are tried together.
    let changes: Int
    let plays: Int
    /// The limit on the plays of `ProbeBench`, which tries the usual gestures of controls and recognizers.
    let probes: Int
    fileprivate(set) var left: Int
    /// The changes that the file reader rejected. Tests check that this stays empty.
    var refused: [String] = []

    init(changes: Int = 4, plays: Int, probes: Int = 0) {
      (self.changes, self.plays, self.probes, left) = (changes, plays, probes, plays)
    }

    fileprivate func rewind() { left = plays }
  }

  /// The record of the play without changes.
  let account: ScenarioAccount
  /// The paths by which changes name nodes.
  let paths: NodePaths
  let budget: Budget
  let actors: [ActingTarget]
  let deeds: Deeds
  private let bench: ProbeBench
  private let rivals: RivalBench
  private let plays: Tape<ScenarioAccount?>
  /// Plays the same scenario with a change, or with other input; nil if the change can't be made.
  private let play: @MainActor (Change, [ScenarioInput]?) -> ScenarioAccount?

  init(
    _ account: ScenarioAccount, paths: NodePaths, budget: Budget, pace: SearchPace = SearchPace(),
    play: @escaping @MainActor (Change, [ScenarioInput]?) -> ScenarioAccount?
  ) {
    (self.account, self.paths, self.budget, self.play) = (account, paths, budget, play)
    actors = budget.plays > 0 ? account.actors : []
    deeds = Deeds(account, actors)
    plays = Tape(pace)
    bench = ProbeBench(account, actors, plays: budget.probes, pace: pace, play: play)
    rivals = RivalBench(account, paths: paths, pace: pace) { play($0, nil) }
  }

  /// Restarts the search. It reuses the results of its earlier plays.
  func rewind() {
    budget.rewind()
    plays.rewind()
    bench.rewind()
    rivals.rewind()
  }

  /// Returns `obstacle`, which kept a recognizer from acting on touch `number` (from 1). If the recognizer lost to
  /// others but would have failed without them, too, returns the reason for that failure instead.
  func ownObstacle(_ obstacle: Obstacle, of target: ActingTarget, touch number: Int) -> Obstacle {
    guard budget.plays > 0 else { return obstacle }
    return rivals.obstacle(behind: obstacle, of: target, touch: number) ?? obstacle
  }

  /// The largest number of changes in an answer.
  static let mostTrials = TouchAnswer.mostChanges
  /// The search stops after this many changes that reach the goal.
  private static let enoughTrials = 12

  /// Returns the changes that reach a goal, in the order to try. Changes that make a recognizer
  /// recognize another gesture are tried only if nothing else helps.
  func find(_ goal: Goal) -> Found {
    guard budget.left > 0 else { return Found() }
    var found = search(goal, withLastResorts: false)
    if found.trials.isEmpty, goal.question == .whyNot {
      let start = Step(Trial(original: account, goal), goal, paths)
      if let first = start.met.first, first.obstacle.stage > 1,
        !start.finder.lastResorts(start.met).isEmpty
      {
        var other = search(goal, withLastResorts: true)
        // Another recognizer class is not suggested if it takes the gesture from a target for which it was meant.
        other.trials.removeAll { trial in
          trial.change.settings.contains { $0.key == .gestureClass }
            && trial.effects.contains { $0.isLoss && !$0.isMinor }
        }
        if !other.trials.isEmpty { found = other }
      }
    }
    let results = bench.results(of: found.trials.map(\.change), for: goal)
    for (index, result) in results.enumerated() { found.trials[index].probed = result }
    found.trials = ranked(found.trials)
    return found
  }

  // MARK: Trying

  /// A play, with the obstacles that remain for the touches that came closest to the goal, the closest first.
  @MainActor
  private struct Step {
    let trial: Trial
    let finder: ChangeFinder
    let met: [(obstacle: Obstacle, touch: TouchAccount)]

    init(_ trial: Trial, _ goal: Goal, _ paths: NodePaths) {
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

    /// Returns the changes to try in addition to those already made.
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

    /// Returns the outcomes of the touches. A change that leaves them as they were is not developed further.
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
    // If the fingers made another gesture, at most two changes are tried together: more would invent a new gesture.
    let isOtherGesture = steps[0].met.first?.obstacle.isOtherGesture ?? false
    for _ in 0..<(isOtherGesture ? min(2, budget.changes) : budget.changes) {
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
          guard let played = plays.next({ play(change, nil) }) ?? nil else { continue }
          budget.left -= 1
          let trial = trial(change, played, goal)
          if trial.strength > 0 {
            found.trials.append(trial)
            if found.trials.count >= Self.enoughTrials { return found }
            continue
          }
          // A change that leaves the outcomes as they were is not developed further.
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
}

extension Change {
  /// Returns whether another change has the same settings, in any order.
  func hasSame(as other: Change) -> Bool {
    settings.count == other.settings.count && holds(other)
  }
}

extension Goal {
  /// True if the goal is only that a view receives touchesBegan.
  var isAboutHearing: Bool { if case .view(_, .heard) = target { true } else { false } }
}

extension ActingTarget {
  /// The same target; for a view, with the highest goal instead: to receive the whole touch.
  var atBest: ActingTarget {
    if case .view(let node, _) = self { .view(node, .kept) } else { self }
  }

  /// The same target; for a view, with the goal of "why" and "late" questions instead: to receive touchesBegan.
  var atFirst: ActingTarget {
    if case .view(let node, _) = self { .view(node, .heard) } else { self }
  }

  /// Returns whether another target is about the same view, control or recognizer.
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
