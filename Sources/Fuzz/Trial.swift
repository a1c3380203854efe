// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios

/// Runs the commands on one file in this process and collects their defects, such as a command that takes too long or
/// an error message that does not have the required form.
@MainActor
struct Trial {
  /// The processor time that one command may take, in seconds.
  static let mostSeconds = 2.0
  /// The largest memory of the process, in kilobytes.
  static let mostMemory = 500_000

  let bytes: [UInt8]
  /// The change, in the notation of `--set`, with and without which `diff` plays the file.
  let change: String
  /// True to run all commands, false for the fast ones only.
  let isWhole: Bool
  private(set) var isUsable = false
  /// The defects found so far, one sentence each.
  private(set) var findings: [String] = []

  init(_ bytes: [UInt8], change: String, isWhole: Bool) {
    (self.bytes, self.change, self.isWhole) = (bytes, change, isWhole)
  }

  mutating func run() {
    guard let scenario = watched("check", { me in me.read(me.bytes) }), let scenario else { return }
    isUsable = true
    guard scenario.scene == nil else { return }
    guard let lines = watched("replay", { _ in ScenarioPlayer.play(scenario).lines }) else {
      return
    }
    let expectation = scenario.expectation ?? LogExpectation(lines.map { .line($0) })
    watched("check") { me in
      let difference = LogDifference(expectation, lines)
      _ = difference?.text
      if scenario.expectation == nil, difference != nil {
        me.findings.append("the log is not its own expectation")
      }
    }
    if isWhole { runWhole(scenario, lines) }
  }

  private mutating func runWhole(_ scenario: Scenario, _ lines: [String]) {
    let bytes = bytes
    watched("replay") { me in
      if ScenarioPlayer.play(scenario).lines != lines { me.findings.append("two replays differ") }
    }
    watched("explain") { _ in
      _ = try? Explainer(bytes, file: "f.json").explanation().lines(width: 80)
    }
    watched("export") { me in
      guard let text = try? SwiftTestExport.write(scenario, name: "f") else { return }
      if VisibleText.ofLines(text) != text {
        me.findings.append("exported code has hidden characters")
      }
    }
    watched("diff") { [change] me in
      guard let change = ScenarioChange(change) else { return }
      guard
        let changed = me.refused({ try ScenarioChange.apply([change], to: bytes, file: "f.json") }),
        let other = me.read(changed), other.scene == nil
      else { return }
      let comparison = LogComparison(lines, ScenarioPlayer.play(other).lines)
      _ = comparison.text
      if comparison.sentence != nil { _ = Divergence(scenario, other).sentence }
    }
  }

  /// Adds a defect to the findings.
  mutating func add(_ finding: String) { findings.append(finding) }

  private mutating func read(_ bytes: [UInt8]) -> Scenario? {
    refused { try ScenarioReader.read(bytes, file: "f.json") }
  }

  /// Returns the result of `body`; nil if it throws. Adds a finding for each wrong error message.
  private mutating func refused<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch let error as UnusableScenario {
      for line in error.lines where !Self.isRight(line) {
        findings.append("a line that is not as it must be: \(line)")
      }
    } catch {
      findings.append("an error of another type: \(error)")
    }
    return nil
  }

  private static func isRight(_ line: String) -> Bool {
    guard VisibleText.of(line) == line, line.count < 1_200 else { return false }
    if line.wholeMatch(of: /f\.json: and \d+ more faults/) != nil { return true }
    return line.wholeMatch(
      of: /(f\.json(:\d+)?(:\d+: not valid JSON)?|--set .*): .*expected .+, found .+/) != nil
      || line.wholeMatch(of: /f\.json: expected .+, found .+/) != nil
  }

  @discardableResult
  private mutating func watched<Value>(_ command: String, _ body: (inout Trial) -> Value) -> Value?
  {
    let start = Self.processorSeconds()
    let value = body(&self)
    let seconds = Self.processorSeconds() - start
    if seconds > Self.mostSeconds { findings.append("\(command) took \(seconds) s") }
    return value
  }

  static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the memory peak of the process, in kilobytes.
  static func memory() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
