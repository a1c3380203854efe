// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios
@testable import UIModel

/// Checks that the README shows the program's real output.
@MainActor
@Suite("The explanations of the README")
struct ReadmeExplanationTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test("are what explain says")
  func explanations() throws {
    let readme = try String(
      contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
    var count = 0
    for block in readme.components(separatedBy: "```").filter({
      $0.hasPrefix("\n$ Sandbox explain ")
    }) {
      let lines = block.split(separator: "\n", omittingEmptySubsequences: false)
        .dropFirst().dropLast().map(String.init)
      let words = lines[0].split(separator: " ").map(String.init)
      try #require(words.count == 6 && words[4] == "--view")
      let file = words[3]
      let bytes = try ScenarioFile.bytes(Self.folder.appendingPathComponent(file).path)
      let explanation = try Explainer(bytes, file: file).explanation(of: words[5])
      #expect(explanation?.lines(width: 80) == Array(lines.dropFirst()))
      count += 1
    }
    #expect(count > 0)
  }
}
