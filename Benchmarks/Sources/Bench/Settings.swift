// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The options of the command line.
@MainActor
struct Settings {
  var isQuick = false
  var countsInstructions = true
  var json: String?
  var plot: String?
  var check: String?
  var baseline: String?
  /// The path of the Sandbox program, for the group "window"; nil to leave that out.
  var sandbox: String?
  /// The path of BareModel, built with the same options as the Sandbox.
  var bareModel: String?
  /// The folder with the programs for other toolkits; nil for none.
  var peers: String?
  /// The groups to run; all when empty.
  var names: [String] = []
  /// The instruction counts so far, by workload.
  var counts: [String: Double] = [:]

  var rounds: Int { isQuick ? 5 : 9 }
  var points: Int { isQuick ? 4000 : 20_000 }

  func instructions(_ workload: String) -> Double? { counts[workload] }

  func wants(_ group: String) -> Bool { names.isEmpty || names.contains(group) }
}
