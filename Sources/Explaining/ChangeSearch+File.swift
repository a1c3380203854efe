// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
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
    let (input, nodes) = (reader.scenario.input, reader.scenario.nodes)
    let tables = nodes.compactMap(TableRows.init)
    let budget = Budget(
      Size(
        inputs: input.count, nodes: nodes.count, depth: reader.scenario.depth,
        rows: tables.reduce(0) { $0 + $1.count }, visibleRows: tables.reduce(0) { $0 + $1.visible },
        gestures: nodes.reduce(0) { $0 + $1.gestures.count }, bytes: bytes.count))
    let paths = NodePaths { reader.path(of: $0) }
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

/// The rows of a table in a file.
private struct TableRows {
  let count: Int
  /// The number of rows that can be visible at the same time; all rows if the file gives the table no frame.
  let visible: Int

  /// Returns nil for a node without rows.
  init?(_ node: ScenarioNode) {
    var (rows, rowHeight, height): (Int?, CGFloat?, CGFloat?) = (nil, nil, nil)
    for property in node.properties {
      switch property {
      case .scroll(let settings): (rows, rowHeight) = (settings.rows, settings.rowHeight)
      case .frame(let frame): height = frame.height
      default: break
      }
    }
    guard let rows else { return nil }
    count = rows
    let fitting = (height ?? .infinity) / max(rowHeight ?? TableDefaults.rowHeight, 1)
    visible = fitting < CGFloat(rows) ? Int(max(fitting, 0)) + 2 : rows
  }
}
