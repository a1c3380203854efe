// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// The search for changes of a scenario file.
extension ChangeSearch {
  /// A scenario with more inputs than this is not played again to try changes.
  private static let mostInputs = 20_000
  private static let mostNodes = 5_000
  /// The largest number of recognizers on one view, because their work grows with the square of that number.
  private static let mostGestures = 500
  /// The time that all plays for one explanation may take, in microseconds, as estimated below.
  private static let mostMicroseconds = 1_000_000
  /// The most that the other gestures may cost, by the same estimate.
  private static let mostProbeMicroseconds = 200_000
  /// So many other gestures are made at most; fewer than the least are not worth it.
  private static let mostProbes = 600
  private static let fewestProbes = 24

  /// A search for changes of a file.
  ///
  /// - Parameters:
  ///   - account: the play without changes.
  ///   - reader: what the file was read with.
  ///   - bytes: the file.
  ///   - file: its name, for messages.
  ///   - prepare: makes of a changed file the scenario that is played.
  init(
    _ account: ScenarioAccount, in reader: ScenarioReader, _ bytes: [UInt8], file: String,
    prepare: @escaping @MainActor (Scenario) -> Scenario
  ) {
    let plays = Self.plays(reader.scenario, bytes.count)
    // Finding the paths of very many nodes takes long, and without plays they are not needed.
    let nodes = plays > 0 ? reader.scenario.nodes.indices : 0..<0
    let paths = nodes.map { reader.path(of: $0) }
    let budget = Budget(plays: plays, probes: Self.probes(reader.scenario, bytes.count, plays))
    // One change is played with several gestures.
    var latest: (change: Change, scenario: Scenario)?
    func scenario(_ change: Change) -> Scenario? {
      if let latest, latest.change == change { return latest.scenario }
      let changes = change.settings.map { $0.change(paths) }
      do {
        let changed = try ScenarioChange.apply(changes, to: bytes, file: file)
        let scenario = prepare(try ScenarioReader.read(changed, file: file))
        latest = (change, scenario)
        return scenario
      } catch {
        budget.refused.append("\(changes.map(\.argument).joined(separator: " ")): \(error)")
        return nil
      }
    }
    self.init(account, paths: paths, budget: budget) { change, input in
      guard var scenario = scenario(change) else { return nil }
      if let input {
        scenario.input = input
        scenario.until = nil
      }
      return ScenarioAccount(scenario)
    }
  }

  /// The number of plays that are made: many of a small scenario, few of a large one.
  private static func plays(_ scenario: Scenario, _ bytes: Int) -> Int {
    let gestures = gestures(scenario)
    let isSmallEnough =
      scenario.input.count <= mostInputs && scenario.nodes.count <= mostNodes
      && gestures <= mostGestures
    let size = max(1, scenario.input.count + scenario.nodes.count + gestures)
    let most = max(4, mostMicroseconds / cost(scenario, bytes, inputs: scenario.input.count))
    return isSmallEnough ? min(most, max(10, min(120, 30_000 / size))) : 0
  }

  /// The plays of other gestures than those of the file, which are short.
  private static func probes(_ scenario: Scenario, _ bytes: Int, _ plays: Int) -> Int {
    guard plays > 0 else { return 0 }
    let most = mostProbeMicroseconds / cost(scenario, 0, inputs: 20)
    return most < fewestProbes ? 0 : min(mostProbes, most)
  }

  private static func gestures(_ scenario: Scenario) -> Int {
    scenario.nodes.reduce(0) { $0 + $1.gestures.count }
  }

  /// Roughly the microseconds of a play: reading, the views, and each input among the recognizers.
  private static func cost(_ scenario: Scenario, _ bytes: Int, inputs: Int) -> Int {
    let gestures = gestures(scenario)
    return max(
      1,
      bytes / 20 + scenario.nodes.count * 5 + inputs * (5 + gestures) + gestures * gestures)
  }
}
