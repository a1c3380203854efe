// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A report with which other people can reproduce a result, as Markdown text for the clipboard.
struct BugReport: Sendable {
  /// The largest number of log lines. The newest are used.
  static let mostLines = 300

  let title: String
  /// The scene and the recorded input, as a scenario file; nil if it can't be written as one.
  let scenario: String?
  /// Changes that a scenario file can't express.
  let edits: [String]
  let log: [String]
  var program = "Sandbox, unreleased"
  var system = ProcessInfo.processInfo.operatingSystemVersionString

  var markdown: String {
    var parts = ["# Report on \(Self.code(title))", "In \(program), on \(system)."]
    parts += [
      "## What was expected",
      "<!-- What should have happened, and how you know: a device, a document, a file of yours. -->",
      "## What happened",
    ]
    let shown = log.suffix(Self.mostLines)
    if shown.count < log.count { parts.append("The last \(shown.count) of \(log.count) lines:") }
    parts.append(Self.block(shown.map(VisibleText.of).joined(separator: "\n"), "text"))
    parts.append("## To see it again")
    if !edits.isEmpty {
      parts.append("Also changed, but can't be expressed in the file below:")
      parts.append(edits.map { "- \(Self.code($0))" }.joined(separator: "\n"))
    }
    if let scenario {
      parts.append("Save this as `report.json`; `Sandbox replay report.json` prints its log:")
      parts.append(Self.block(JSONString.visible(scenario), "json"))
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns text as inline code, escaped so that no part of it is interpreted as Markdown.
  private static func code(_ text: String) -> String {
    let shown = VisibleText.of(text)
    let fence = fence(around: shown, atLeast: 1)
    let space = shown.hasPrefix("`") || shown.hasSuffix("`") ? " " : ""
    return "\(fence)\(space)\(shown)\(space)\(fence)"
  }

  /// Returns more backticks than any sequence of them in the text.
  private static func fence(around text: String, atLeast least: Int) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return String(repeating: "`", count: max(least, longest + 1))
  }

  /// Returns a block of code. Its fence is longer than any in the text.
  private static func block(_ text: String, _ language: String) -> String {
    let fence = fence(around: text, atLeast: 3)
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }
}

extension Take {
  /// Returns the recorded input as a scenario file, and the actions that the file leaves out; nil if it can't be
  /// written.
  @MainActor
  func scenarioText(until end: TimeInterval) -> (file: String, unsaid: [String])? {
    // For a built-in scene, the file only names it.
    let specimen = Specimen(recipe, isForFile: true)
    defer { specimen.close() }
    guard let transcript = specimen.transcript else { return nil }
    let words = scenarioWords(for: transcript.stage)
    let text = try? ScenarioWriter.text(
      of: transcript.source, transcript.stage.scenario, input: words.input,
      until: max(end, lastTime), expectation: nil)
    return text.map { ($0, words.unsaid) }
  }
}
