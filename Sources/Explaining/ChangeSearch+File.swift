// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// The changes of a file.
extension ChangeSearch {
  /// Larger scenarios are not played again to try changes.
  private static let mostInputs = 20_000
  private static let mostNodes = 5_000
  /// The work of the recognizers of one view grows with the square of their number.
  private static let mostGestures = 500
  /// The most that all plays of an explanation may cost, by the estimate below.
  private static let mostMicroseconds = 1_000_000

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
    let budget = Budget(plays: plays)
    self.init(account, paths: paths, budget: budget) { change in
      let changes = change.settings.map { $0.change(paths) }
      do {
        let changed = try ScenarioChange.apply(changes, to: bytes, file: file)
        return ScenarioAccount(prepare(try ScenarioReader.read(changed, file: file)))
      } catch {
        budget.refused.append("\(changes.map(\.argument).joined(separator: " ")): \(error)")
        return nil
      }
    }
  }

  /// Many plays of a small scenario, few of a large one.
  private static func plays(_ scenario: Scenario, _ bytes: Int) -> Int {
    let gestures = scenario.nodes.reduce(0) { $0 + $1.gestures.count }
    let isSmallEnough =
      scenario.input.count <= mostInputs && scenario.nodes.count <= mostNodes
      && gestures <= mostGestures
    let size = max(1, scenario.input.count + scenario.nodes.count + gestures)
    // Roughly the microseconds of a play: reading, the views, and each input among the recognizers.
    let cost =
      bytes / 20 + scenario.nodes.count * 5 + scenario.input.count * (5 + gestures) + gestures
      * gestures
    let most = max(4, mostMicroseconds / max(1, cost))
    return isSmallEnough ? min(most, max(10, min(120, 30_000 / size))) : 0
  }
}
