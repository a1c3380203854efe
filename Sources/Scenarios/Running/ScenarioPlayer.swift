// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
package import UIModel

/// Plays a scenario in virtual time: builds its views, feeds its input, and fires its timers.
///
/// It never waits, and produces the same lines on every machine.
@MainActor
package final class ScenarioPlayer {
  /// The host that receives the input.
  package let host: UIModel.Host
  /// The objects of the scenario.
  package let stage: ScenarioStage
  /// The warnings so far: misuse of the API, impossible events, cycles of next responders, timers that never end.
  package private(set) var notes: [String] = []

  private let input: [ScenarioInput]
  private var position = 0
  private let until: TimeInterval?
  private let feed: ScenarioFeed

  /// The largest number of notes that are stored.
  private static let mostNotes = 100
  /// The largest number of timers that fire after the last entry. A stepper that is held down would otherwise repeat
  /// forever.
  package static let mostTimers = 10_000

  /// Builds the views in a new application, which becomes `UIApplication.shared`.
  ///
  /// - Parameters:
  ///   - scenario: the scenario to play.
  ///   - makeScene: makes the built-in scene that the scenario names. Its parameter is the size of the screen.
  ///   - read: called with each line of the log.
  package init(
    _ scenario: Scenario, makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil,
    read: @escaping @MainActor (ScenarioLine) -> Void
  ) {
    let application = UIApplication()
    host = UIModel.Host(application: application, screen: UIScreen(size: scenario.screen))
    stage =
      if let makeScene {
        .hosting(makeScene(scenario.screen), scenario, in: application)
      } else {
        .build(scenario, in: application)
      }
    input = scenario.input
    until = scenario.until
    feed = ScenarioFeed(host, stage)
    let log = ScenarioLog(stage)
    host.onImpossibleStream = { [weak self] in self?.note("impossible: \($0)") }
    host.onMisuse = { [weak self] in self?.note($0) }
    // If no line is logged, the journal stays off, which is faster.
    if !log.isSilent {
      _ = host.journal.addReader(of: log.interest) { entry in
        if let line = log.line(of: entry) { read(line) }
      }
    }
    host.advance(to: 0)
  }

  /// Plays a whole scenario.
  ///
  /// - Returns: the log and the warnings.
  package static func play(
    _ scenario: Scenario, makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil
  ) -> (lines: [String], notes: [String]) {
    var lines: [String] = []
    let player = ScenarioPlayer(scenario, makeScene: makeScene) { lines.append($0.text) }
    player.finish()
    return (lines, player.notes)
  }

  /// Plays the entries up to and including a time, and fires the timers that are due by then.
  package func play(until time: TimeInterval) {
    while position < input.count, input[position].time <= time { step() }
    host.advance(to: time)
  }

  /// Plays the remaining entries. Then the clock runs until no timer is pending, or until the time that the scenario
  /// sets.
  package func finish() {
    while position < input.count { step() }
    if let until { return host.advance(to: until) }
    for _ in 0..<Self.mostTimers {
      guard let deadline = host.nextDeadline else { return }
      host.advance(to: deadline)
    }
    let names = host.pendingTimers.prefix(3).map(\.name).joined(separator: ", ")
    note("After the input \(Self.mostTimers) timers ran and there are more: \(names).")
  }

  private func note(_ sentence: String) {
    if notes.count < Self.mostNotes { notes.append(sentence) }
  }

  // MARK: Entries

  private func step() {
    let entry = input[position]
    let time = entry.time
    guard case .touch = entry.event else {
      position += 1
      return feed.feed(entry.event, at: time)
    }
    // Consecutive touch entries of the same time become one event.
    var reports: [ScenarioInput.FingerReport] = []
    while position < input.count, input[position].time == time,
      case .touch(let report) = input[position].event
    {
      position += 1
      reports.append(report)
    }
    feed.feed(reports, at: time)
  }
}
