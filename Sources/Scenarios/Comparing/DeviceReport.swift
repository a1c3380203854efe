// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Comparisons of captured scenarios with the model, as text and as JSON.
@MainActor
package struct DeviceReport {
  /// One captured scenario and its comparison with the model.
  private struct Entry {
    let title: String
    let record: DeviceRecord
    let comparison: DeviceComparison
  }

  private let entries: [Entry]
  private let file: String

  /// Reads a captured file and compares it with the model. The file is a scenario, or an object whose `captures` is a
  /// list of scenarios. Throws all faults of the file.
  package init(_ bytes: [UInt8], file: String) throws(UnusableScenario) {
    self.file = file
    var entries: [Entry] = []
    for scenario in try Self.scenarios(bytes, file) {
      guard let record = scenario.device, let comparison = DeviceComparison(scenario) else {
        throw Self.unusable(
          file, "device", expected: "a recording of a device", found: "nothing",
          advice: "record it with Capture/TouchCapture.swift")
      }
      entries.append(Entry(title: scenario.title, record: record, comparison: comparison))
    }
    self.entries = entries
  }

  private static func unusable(
    _ file: String, _ path: String, expected: String, found: String, advice: String
  ) -> UnusableScenario {
    var fault = ScenarioFault(expected: expected, found: found, advice: advice)
    fault.path = path
    return UnusableScenario(file: file, faults: [fault])
  }

  /// Returns the scenarios of a file. In a list, the line number of a fault counts from the beginning of its scenario.
  private static func scenarios(
    _ bytes: [UInt8], _ file: String
  ) throws(UnusableScenario) -> [Scenario] {
    guard let text = try? JSONText(bytes), let list = text.root["captures"], list.kind == .list
    else { return [try ScenarioReader.read(bytes, file: file)] }
    var scenarios: [Scenario] = []
    for (number, value) in list.items.enumerated() {
      let name = "\(file), captures[\(number)]"
      scenarios.append(try ScenarioReader.read(Array(value.source.utf8), file: name))
    }
    guard !scenarios.isEmpty else {
      // A recorder writes an empty list if all scenarios were skipped.
      throw unusable(
        file, "captures", expected: "at least one captured scenario", found: "an empty list",
        advice: "in the test screen, Next saves a scenario and Skip leaves it out")
    }
    return scenarios
  }

  /// True if there is no difference.
  package var isSame: Bool { entries.allSatisfy { $0.comparison.differences.isEmpty } }

  // MARK: Text

  /// The report in lines.
  package var lines: [String] {
    var lines = entries.flatMap(lines)
    if entries.count > 1 {
      let same = entries.count { $0.comparison.differences.isEmpty }
      lines += [
        "",
        "\(entries.count) scenarios: \(same) without a difference, \(entries.count - same) with.",
      ]
      for sort in DeviceDifference.Sort.allCases {
        let count = entries.count { $0.comparison.count(sort) > 0 }
        if count > 0 { lines.append("\(sort.title): in \(count) of them.") }
      }
    }
    return lines
  }

  private func lines(of entry: Entry) -> [String] {
    let comparison = entry.comparison
    let device = [entry.record.model, entry.record.system].filter { !$0.isEmpty }
    let counts = [
      Self.count(comparison.touches, "touch", "touches"),
      Self.count(comparison.observed, "event", "events") + " of the device",
    ]
    var lines = ["\(entry.title): \((device + counts).joined(separator: ", "))."]
    guard !comparison.differences.isEmpty else { return lines + ["No difference."] }
    for sort in DeviceDifference.Sort.allCases {
      let differences = comparison.differences.filter { $0.sort == sort }
      guard !differences.isEmpty else { continue }
      lines.append("\(sort.title): \(differences.count)")
      for difference in differences { lines += Self.lines(of: difference) }
    }
    return lines
  }

  private static func lines(of difference: DeviceDifference) -> [String] {
    let time = DeviceComparison.seconds(difference.time)
    let follows = difference.follows ? " (follows from an earlier difference)" : ""
    let details = difference.reasons + [difference.fact].compactMap { $0 }
    return ["  \(time)  \(difference.sentence)\(follows)"] + details.map { "      \($0)" }
  }

  private static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  // MARK: JSON

  /// The report as one JSON object. Its keys always have the same order.
  package var json: String {
    let captures = entries.map { entry in
      let members = [
        "\"title\":\(JSONString.quote(entry.title))",
        "\"model\":\(JSONString.quote(entry.record.model))",
        "\"system\":\(JSONString.quote(entry.record.system))",
        "\"touches\":\(entry.comparison.touches)", "\"events\":\(entry.comparison.observed)",
        "\"differences\":[\(entry.comparison.differences.map(Self.json).joined(separator: ","))]",
      ]
      return "{\(members.joined(separator: ","))}"
    }
    return "{\"file\":\(JSONString.quote(file)),\"captures\":[\(captures.joined(separator: ","))]}"
  }

  private static func json(_ difference: DeviceDifference) -> String {
    func text(_ text: String?) -> String { text.map { JSONString.quote($0) } ?? "null" }
    let reasons = difference.reasons.map { JSONString.quote($0) }.joined(separator: ",")
    let members = [
      "\"time\":\(JSONNumber.text(difference.time))",
      "\"sort\":\(JSONString.quote(difference.sort.rawValue))",
      "\"subject\":\(JSONString.quote(difference.subject))",
      "\"device\":\(text(difference.device))",
      "\"model\":\(text(difference.model))", "\"reasons\":[\(reasons)]",
      "\"fact\":\(text(difference.fact))", "\"follows\":\(difference.follows)",
    ]
    return "{\(members.joined(separator: ","))}"
  }
}
