// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Auditing
import Foundation
import SandboxSession
import Scenarios
import UIModel

/// Prints which parts of a scenario its own input exercises, and writes scenarios that exercise the rest.
@MainActor
struct SuggestedScenarios {
  let scenario: String

  func write(to folder: String) throws {
    let (bytes, read) = try file()
    let name = ScenarioFile.name(of: scenario)
    let coverage = Audit(of: AuditScene(read, bytes: bytes, file: name)).coverage(of: read)
    let output = StandardOutput()
    output.line(coverage.summary)
    for item in coverage.missing { output.line("  not exercised: \(item)") }
    for (index, suggestion) in coverage.suggestions.enumerated() {
      let path = "\(folder)/\(AssetFolder.id(of: scenario))-suggested-\(index + 1).json"
      do {
        let text = try ScenarioWriter.text(
          of: bytes, read, input: suggestion.input,
          until: (suggestion.input.last?.time ?? 0) + 1, expectation: nil)
        try OutputFile.check(path)
        try OutputFile.write(text, to: path)
      } catch let error as CommandFailure {
        throw error
      } catch {
        throw CommandFailure(line: "\(path): \(error)", status: .unusable)
      }
      output.line("\(path): \(suggestion.title): \(suggestion.items.joined(separator: "; "))")
    }
    try output.finish()
  }

  private func file() throws -> ([UInt8], Scenario) {
    do {
      let bytes = try ScenarioFile.bytes(scenario)
      let read = try ScenarioFile.scenario(bytes, scenario)
      try ScenarioFile.mustDescribeViews(read, bytes, scenario)
      return (bytes, read)
    } catch {
      throw error.failure
    }
  }
}
