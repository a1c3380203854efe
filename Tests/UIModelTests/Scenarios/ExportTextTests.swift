// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The text of an exported test. The tests in the folder Exported show that such tests pass.
@MainActor
@Suite("The text of an exported test")
struct ExportTextTests {
  private func export(_ rest: String) throws -> String {
    try SwiftTestExport.write(
      try ScenarioText.read(ScenarioText.document(rest)), name: "a-touch")
  }

  private let windows = #""windows": [{"root": {"name": "V"}}]"#
  private let touch = #"{"t": 0, "touch": 1, "phase": "began", "at": [10, 10]}"#

  @Test("contains the scenarios' own swing recognizer, character by character")
  func swing() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: folder.appendingPathComponent(
        "Sources/Scenarios/Staging/SwingGestureRecognizer.swift"), encoding: .utf8)
    let start = try #require(source.range(of: "class SwingGestureRecognizer"))
    #expect(SwingSource.text + "\n" == source[start.lowerBound...])
  }

  @Test("its clock stops at the file's 'until', otherwise when no timer is pending")
  func until() throws {
    let whole = try export(#"\#(windows), "input": [\#(touch)]"#)
    #expect(whole.contains("while let deadline = host.nextDeadline"))
    let ended = try export(#"\#(windows), "input": [\#(touch)], "until": 1.5"#)
    #expect(ended.contains("    host.advance(to: 1.5)\n"))
    #expect(!ended.contains("while let deadline"))
  }

  @Test("a table has rows, and a scroll view a delegate when its scrolling is logged")
  func scrolling() throws {
    let quiet = try export(
      #""log": ["actions"], "windows": [{"root": {"class": "UITableView", "name": "T", "#
        + #""scroll": {"rows": 3, "select": "selected"}}}], "input": []"#)
    #expect(quiet.contains("final class Rows: UITableViewDataSource, UITableViewDelegate {"))
    #expect(quiet.contains("tRows.count = 3\n"))
    #expect(quiet.contains("tRows.line = \"selected\"\n"))
    #expect(!quiet.contains("ScrollLog"))
    let logged = try export(
      #""log": ["lifecycle"], "windows": [{"root": {"class": "UIScrollView", "name": "S", "#
        + #""scroll": {"contentSize": [400, 2000], "shouldBegin": false}}}], "input": []"#)
    #expect(logged.contains("s.delegate = sLog\n"))
    #expect(logged.contains("log(\"S: touchesShouldBegin = false\")\n"))
    #expect(!logged.contains("Rows"))
  }
}
