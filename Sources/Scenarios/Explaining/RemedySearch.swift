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
    guard let first = chosen(target, account, number).first, first.obstacle.stage > 1 else {
      return outcome
    }
    let finder = RemedyFinder(account: account, labels: SubjectLabels(account.stage), paths: paths)
    guard !finder.lastResorts(for: target).isEmpty else { return outcome }
    let other = search(target, number, withLastResorts: true)
    if case .found = other { return other }
    return outcome
  }

  private struct Step {
    let trial: Trial
    /// What still stands in the way, by the views and recognizers of the play without changes.
    let obstacles: [Obstacle]
  }

  private func search(
    _ target: ActingTarget, _ number: Int?, withLastResorts: Bool
  ) -> Outcome {
    var steps = [step(Trial(remedies: [], account: account), target, number)]
    var left = limits.plays
    for _ in 0..<limits.changes {
      var next: [Step] = []
      for step in steps {
        for remedy in untried(target, step, number, withLastResorts) {
          guard left > 0 else { return .ranOut }
          let all = step.trial.remedies + [remedy]
          guard let played = play(all) else { continue }
          left -= 1
          let trial = Trial(remedies: all, account: played)
          if played.acts(target, touch: number) { return .found(trial) }
          // A change that changes nothing about this leads nowhere.
          let new = self.step(trial, target, number)
          if new.obstacles != step.obstacles { next.append(new) }
        }
      }
      steps = next
    }
    // What fingers did may be beyond all changes: then there is nothing more to try.
    let hasMore = steps.contains { !untried(target, $0, number, withLastResorts).isEmpty }
    return hasMore ? .stopped : .nothing
  }

  private func untried(
    _ target: ActingTarget, _ step: Step, _ number: Int?, _ withLastResorts: Bool
  ) -> [Remedy] {
    candidates(target, step.trial, number, withLastResorts).filter { remedy in
      !step.trial.remedies.contains { $0.isOverridden(by: remedy) }
    }
  }

  private func step(_ trial: Trial, _ target: ActingTarget, _ number: Int?) -> Step {
    let obstacles = chosen(target, trial.account, number).map { obstacle, _ in
      obstacle.naming { account.counterpart(of: $0, in: trial.account) }
    }
    return Step(trial: trial, obstacles: obstacles)
  }

  /// What stops somebody at the touches that came near, the nearest first.
  private func chosen(
    _ target: ActingTarget, _ account: ScenarioAccount, _ number: Int?
  ) -> [(obstacle: Obstacle, touch: TouchAccount)] {
    let finder = ObstacleFinder(account: account)
    var found: [(obstacle: Obstacle, touch: TouchAccount)] = []
    for touch in account.chosen(number).prefix(TargetTeller.mostTouches) {
      if let obstacle = finder.find(target, on: touch) { found.append((obstacle, touch)) }
    }
    let nearest = found.map(\.obstacle.stage).max() ?? 0
    return (0...max(0, nearest)).reversed().flatMap { stage in
      found.filter { $0.obstacle.stage == stage && stage >= min(nearest, 2) }
    }
  }

  private func candidates(
    _ target: ActingTarget, _ trial: Trial, _ number: Int?, _ withLastResorts: Bool
  ) -> [Remedy] {
    let finder = RemedyFinder(
      account: trial.account, labels: SubjectLabels(trial.account.stage), paths: paths)
    var remedies: [Remedy] = withLastResorts ? finder.lastResorts(for: target) : []
    for (obstacle, touch) in chosen(target, trial.account, number) {
      for remedy in finder.remedies(for: target, against: obstacle, on: touch)
      where !remedies.contains(remedy) {
        remedies.append(remedy)
      }
    }
    return remedies
  }
}
