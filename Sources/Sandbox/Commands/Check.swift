// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import Scenarios
import UIModel

/// `Sandbox check`: plays scenarios and compares their logs with what they expect.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play scenario files and compare their logs with what they expect.",
    discussion: """
      Each file is played on virtual time, so this never waits and gives the same result everywhere. \
      Of a file whose log differs, the lines around the first difference are printed: - was \
      expected, + came instead. The last line says how many passed and failed.

      Exit status: 0 all passed, 1 some failed, 2 a file can't be used (a line for each of its \
      faults is on standard error).

      Example: Sandbox check assets/scenarios/*.json
      """)

  @Argument(help: "Scenario files, each with 'expect'.", completion: .file(extensions: ["json"]))
  var files: [String]

  func run() throws {
    try MainActor.assumeIsolated { try CheckRun(files).run() }
  }
}

/// Does what `check` was asked for.
@MainActor
struct CheckRun {
  private let files: [String]
  private let output = StandardOutput()
  private let isColored = StandardOutput.isTerminal

  init(_ files: [String]) {
    self.files = files
  }

  func run() throws {
    var (passed, failed, unusable) = (0, 0, 0)
    var progress = ProgressLine(total: files.count)
    for file in files {
      progress.show(passed + failed + unusable)
      do {
        if try passes(file) { passed += 1 } else { failed += 1 }
      } catch {
        output.flush()
        progress.clear()
        error.report()
        unusable += 1
      }
    }
    progress.clear()
    output.line("\(passed) passed, \(failed) failed")
    try output.finish()
    if unusable > 0 { throw CommandFailure(line: nil, status: .unusable) }
    if failed > 0 { throw CommandFailure(line: nil, status: .different) }
  }

  private func passes(_ file: String) throws(UnusableFile) -> Bool {
    let scenario = try ScenarioFile.scenario(file)
    guard let expectation = scenario.expectation else {
      throw UnusableFile(lines: [
        "\(file): expect: nothing found, a list of lines allowed; replay plays a file without"
      ])
    }
    let lines = ScenarioPlayer.play(
      scenario, makeScene: SceneCatalog.maker(for: scenario)
    ).lines
    guard let difference = LogDifference(expectation, lines) else { return true }
    if let element = difference.undecided {
      throw UnusableFile(lines: [
        "\(file): expect[\(element)] is too ambiguous to compare; gave up after "
          + "\(LogExpectation.mostSteps) steps"
      ])
    }
    output.line("\(file): line \(difference.lineNumber) of the log is not as expected")
    let marks = difference.rows.map(\.mark) + [.same]
    for (row, mark) in zip(difference.text, marks) { output.line("  \(colored(row, mark))") }
    return false
  }

  private func colored(_ row: String, _ mark: LogDifference.Mark) -> String {
    guard isColored else { return row }
    return switch mark {
    case .missing: "\u{1b}[31m\(row)\u{1b}[0m"
    case .extra: "\u{1b}[32m\(row)\u{1b}[0m"
    case .same: row
    }
  }
}
