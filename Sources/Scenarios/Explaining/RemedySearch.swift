// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Finds by playing again the fewest changes that let somebody act.
@MainActor
struct RemedySearch {
  /// Changes, and what came of them.
  struct Trial {
    let remedies: [Remedy]
    let account: ScenarioAccount
  }

  /// What a search came to.
  enum Outcome {
    case found(Trial)
    /// Changes brought it further, and there were more to try, but no more are made at once.
    case stopped
    /// There was more to try, but so many plays were made.
    case ranOut
    case nothing
  }

  /// How long a search may go on.
  struct Limits {
    /// So many changes together are tried.
    var changes = 4
    /// So many plays are made for somebody; without any nothing is found.
    var plays: Int
    /// The plays that are left for all who did not act together; nil for any number.
    var pool: Pool?
  }

  /// Plays that several searches share.
  final class Pool {
    var left: Int

    init(_ plays: Int) { left = plays }
  }

  /// The play without changes.
  let account: ScenarioAccount
  /// The paths of the nodes, as changes name them.
  let paths: [String]
  let limits: Limits
  /// Plays the same with changes; nil when these can't be made.
  let play: @MainActor ([Remedy]) -> ScenarioAccount?

  /// The fewest changes that let somebody act on one touch, by its number from 1, or on any. What makes
  /// another gesture of a recognizer is tried when nothing else helps.
  func outcome(for target: ActingTarget, touch number: Int?) -> Outcome {
    guard limits.plays > 0 else { return .nothing }
    let outcome = search(target, number, withLastResorts: false)
    if case .found = outcome { return outcome }
    let start = Step(Trial(remedies: [], account: account), target, number)
    guard let first = start.met.first, first.obstacle.stage > 1 else { return outcome }
    let finder = RemedyFinder(account: account, labels: SubjectLabels(account.stage), paths: paths)
    guard !finder.lastResorts(for: target).isEmpty else { return outcome }
    let other = search(target, number, withLastResorts: true)
    if case .found = other { return other }
    return outcome
  }

  /// A play, and what still stands in the way at the touches that came near, the nearest first.
  @MainActor
  private struct Step {
    let trial: Trial
    let met: [(obstacle: Obstacle, touch: TouchAccount)]

    init(_ trial: Trial, _ target: ActingTarget, _ number: Int?) {
      let finder = ObstacleFinder(account: trial.account)
      let found = trial.account.chosen(number).prefix(TargetTeller.mostTouches).compactMap {
        touch in
        finder.find(target, on: touch).map { (obstacle: $0, touch: touch) }
      }
      let nearest = found.map(\.obstacle.stage).max() ?? 0
      met = (0...nearest).reversed().flatMap { stage in
        found.filter { $0.obstacle.stage == stage && stage >= min(nearest, 2) }
      }
      self.trial = trial
    }
  }

  private func search(
    _ target: ActingTarget, _ number: Int?, withLastResorts: Bool
  ) -> Outcome {
    var steps = [Step(Trial(remedies: [], account: account), target, number)]
    var left = limits.plays
    for _ in 0..<limits.changes {
      var next: [Step] = []
      for step in steps {
        for remedy in untried(target, step, withLastResorts: withLastResorts) {
          guard left > 0, limits.pool?.left != 0 else { return .ranOut }
          let all = step.trial.remedies + [remedy]
          guard let played = play(all) else { continue }
          left -= 1
          limits.pool?.left -= 1
          let trial = Trial(remedies: all, account: played)
          if played.acts(target, touch: number) { return .found(trial) }
          // A change that changes nothing about this leads nowhere.
          let new = Step(trial, target, number)
          if new.met.map(\.obstacle) != step.met.map(\.obstacle) { next.append(new) }
        }
      }
      steps = next
    }
    // What fingers did may be beyond all changes: then there is nothing more to try.
    let hasMore = steps.contains { !untried(target, $0, withLastResorts: withLastResorts).isEmpty }
    return hasMore ? .stopped : .nothing
  }

  /// The changes that are worth trying beside those of a step.
  private func untried(
    _ target: ActingTarget, _ step: Step, withLastResorts: Bool
  ) -> [Remedy] {
    let played = step.trial.account
    let finder = RemedyFinder(
      account: played, labels: SubjectLabels(played.stage), paths: paths)
    var remedies: [Remedy] = withLastResorts ? finder.lastResorts(for: target) : []
    for (obstacle, touch) in step.met {
      for remedy in finder.remedies(for: target, against: obstacle, on: touch)
      where !remedies.contains(remedy) {
        remedies.append(remedy)
      }
    }
    return remedies.filter { remedy in
      !step.trial.remedies.contains { $0.isOverridden(by: remedy) }
    }
  }
}
