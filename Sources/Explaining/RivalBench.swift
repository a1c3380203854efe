// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// Plays the scenario without the recognizers to which a recognizer lost, to see if it would have failed anyway.
@MainActor
final class RivalBench {
  private let account: ScenarioAccount
  private let paths: NodePaths
  private let plays: Tape<ScenarioAccount?>
  private let play: @MainActor (Change) -> ScenarioAccount?
  /// The plays that were made. They are reused for other recognizers that lost to the same ones.
  private var known: [(change: Change, account: ScenarioAccount?)] = []

  /// The largest number of recognizers that are switched off together.
  private static let mostRivals = 3
  /// The largest number of plays for all questions.
  private static let mostPlays = 8

  init(
    _ account: ScenarioAccount, paths: NodePaths, pace: SearchPace,
    play: @escaping @MainActor (Change) -> ScenarioAccount?
  ) {
    (self.account, self.paths, self.play) = (account, paths, play)
    plays = Tape(pace)
  }

  /// Prepares for the same questions again, when a search restarts. The results of earlier plays are reused.
  func rewind() {
    known = []
    plays.rewind()
  }

  /// Returns the reason why a recognizer would not recognize a touch, given by its number from 1, even if the
  /// recognizers that it lost to were disabled. Nil if it would recognize then, if the reason would not be its own
  /// gesture or delegate, or if that can't be played.
  func obstacle(
    behind obstacle: Obstacle, of target: ActingTarget, touch number: Int
  ) -> Obstacle? {
    guard case .notRecognized(.lost) = obstacle else { return nil }
    var (change, played, current) = (Change([]), account, obstacle)
    for _ in 0..<Self.mostRivals {
      guard case .notRecognized(.lost(let rival, _)) = current else { break }
      let finder = ChangeFinder(
        account: played, paths: paths, goal: Goal(target: target, touch: number, question: .whyNot))
      guard let slot = finder.slot(of: rival.subject) else { return nil }
      change = change.with(Change(finder.switchedOff(slot)))
      guard let next = playing(change), isSame(number, in: next),
        let found = ObstacleFinder(account: next).find(target, on: next.touches[number - 1])
      else { return nil }
      (played, current) = (next, found)
    }
    switch current {
    case .notRecognized(.failed), .notRecognized(.tooFewFingers),
      .notRecognized(.conditionNotMet), .notRecognized(.delegateForbade):
      return current
    default: return nil
    }
  }

  /// Returns whether a touch hits the same view as without changes.
  private func isSame(_ number: Int, in played: ScenarioAccount) -> Bool {
    guard played.touches.indices.contains(number - 1) else { return false }
    let (old, new) = (account.touches[number - 1], played.touches[number - 1])
    return old.view.flatMap(account.node) == new.view.flatMap(played.node)
  }

  private func playing(_ change: Change) -> ScenarioAccount? {
    if let made = known.first(where: { $0.change == change }) { return made.account }
    guard known.count < Self.mostPlays else { return nil }
    let played = plays.next { play(change) } ?? nil
    known.append((change, played))
    return played
  }
}
