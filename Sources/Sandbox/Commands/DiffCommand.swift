// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Explaining
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox diff`: plays the same input without and with changes.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Play a scenario with and without changes and print the two logs side by side.",
    discussion: """
      The left log is that of the file, the right one that of the changed file. > marks the first \
      line that differs, | the others. Sentences below them name the different results and, if \
      known, the reason.

      Exit status: 0 the logs are the same, 1 they differ, 2 the file or a change can't be used.

      Example: Sandbox diff tab.json --set TabBar.pointInside=default
      """)

  @Argument(help: "A scenario file; - is standard input.", completion: .file(extensions: ["json"]))
  var file: String

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Change a property; may be repeated.", valueName: "PATH=VALUE"),
    transform: ScenarioChange.init(given:))
  var changes: [ScenarioChange]

  func run() throws {
    try MainActor.assumeIsolated { try compare() }
  }

  /// If a scenario has more inputs than this, the reason for a difference is not looked for.
  private static let mostInputs = 20_000

  @MainActor
  private func compare() throws {
    let (before, after): (Scenario, Scenario)
    do {
      let bytes = try ScenarioFile.bytes(file)
      before = try ScenarioFile.scenario(bytes, file)
      try ScenarioFile.mustDescribeViews(before, bytes, file)
      after = try ScenarioFile.scenario(bytes, file, changes)
    } catch {
      throw error.failure
    }
    let comparison = LogComparison(
      ScenarioPlayer.play(before).lines, ScenarioPlayer.play(after).lines)
    let output = StandardOutput()
    for line in comparison.text { output.line(line) }
    let isShort = max(before.input.count, after.input.count) <= Self.mostInputs
    if let parting = comparison.sentence {
      let sentence = isShort ? Divergence(before, after).sentence ?? parting : parting
      output.line("")
      for line in Explanation(sentence).lines(width: Terminal.width) { output.line(line) }
    }
    try output.finish()
    if comparison.firstDivergence != nil { throw CommandFailure(line: nil, status: .different) }
  }
}
