// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// `Sandbox check`: plays scenarios and compares their logs with the expected ones.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Play scenario files and compare their logs with the expected ones.",
    discussion: """
      Each file is played on virtual time, so this never waits and gives the same result everywhere. \
      If a log differs, the lines around the first difference are printed: - marks expected lines, \
      + lines that came instead. The last line has the numbers of passed and failed files.

      Exit status: 0 all passed, 1 some failed, 2 a file can't be used (a line for each of its \
      faults is on standard error).

      Example: Sandbox check assets/scenarios/*.json
      """)

  @Argument(
    help: "Scenario files, each with 'expect'; - is standard input.",
    completion: .file(extensions: ["json"]))
  var files: [String]

  func run() throws {
    try MainActor.assumeIsolated { try CheckRun(files).run() }
  }
}

/// Carries out the command.
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
    let rest = unusable > 0 ? ", \(unusable) unusable" : ""
    output.line("\(passed) passed, \(failed) failed\(rest)")
    try output.finish()
    if unusable > 0 { throw CommandFailure(line: nil, status: .unusable) }
    if failed > 0 { throw CommandFailure(line: nil, status: .different) }
  }

  private func passes(_ file: String) throws(UnusableFile) -> Bool {
    let name = ScenarioFile.name(of: file)
    let scenario = try ScenarioFile.scenario(file)
    guard let expectation = scenario.expectation else {
      throw UnusableFile(lines: [
        "\(name):1: expect: expected a list of log lines, found nothing; "
          + "Sandbox check compares the log with it, Sandbox replay needs none"
      ])
    }
    let lines = ScenarioPlayer.play(
      scenario, makeScene: SceneCatalog.maker(for: scenario)
    ).lines
    guard let difference = LogDifference(expectation, lines) else { return true }
    if let element = difference.undecided {
      throw UnusableFile(lines: [
        "\(name): expect[\(element)]: expected lines that can be told apart, found a list that takes "
          + "more than \(LogExpectation.mostSteps) steps to compare"
      ])
    }
    output.line("\(name): line \(difference.lineNumber) of the log is not as expected")
    let marks = difference.rows.map(\.mark) + [.same]
    for (row, mark) in zip(difference.text, marks) {
      output.line("  \(row)", color: color(of: mark))
    }
    return false
  }

  /// Returns the terminal colour of a line: red for an expected line that is missing, green for one that was not
  /// expected.
  private func color(of mark: LogDifference.Mark) -> Int? {
    guard isColored else { return nil }
    return switch mark {
    case .missing: 31
    case .extra: 32
    case .same: nil
    }
  }
}
