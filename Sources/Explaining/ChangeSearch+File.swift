// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// The search for changes of a scenario file.
extension ChangeSearch {
  /// Makes a search for changes of a file.
  ///
  /// - Parameters:
  ///   - account: the play without changes.
  ///   - reader: the reader that read the file.
  ///   - bytes: the file.
  ///   - file: its name, for messages.
  ///   - prepare: receives the scenario of a changed file and returns the one that is played.
  init(
    _ account: ScenarioAccount, in reader: ScenarioReader, _ bytes: [UInt8], file: String,
    prepare: @escaping @MainActor (Scenario) -> Scenario
  ) {
    let budget = Budget(
      Size(
        inputs: reader.scenario.input.count, nodes: reader.scenario.nodes.count,
        gestures: reader.scenario.nodes.reduce(0) { $0 + $1.gestures.count }, bytes: bytes.count))
    // Computing the paths of many nodes is slow and not needed if no plays are allowed.
    let nodes = budget.plays > 0 ? reader.scenario.nodes.indices : 0..<0
    let paths = nodes.map { reader.path(of: $0) }
    // Caches the latest changed scenario, because several gestures are tried with each change.
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
}
