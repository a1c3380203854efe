// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes a recording as a scenario file: the file that was open, with the recorded input.
package enum ScenarioWriter {
  /// The keys that the recording replaces.
  private static let own = ["input", "until", "expect"]

  /// Makes the text of the file.
  ///
  /// - Parameters:
  ///   - source: the bytes of a valid file that describes or names the scene.
  ///   - scenario: the scenario of that file.
  ///   - input: the recorded events. Events for which `hasWords(for:in:)` returns false are left out.
  ///   - until: the time at which the recording stopped, in seconds from its start.
  ///   - expectation: the expected log; nil to write none.
  /// - Returns: the text, with lines short enough for a diff.
  /// - Throws: an error if the source is not JSON.
  package static func text(
    of source: [UInt8], _ scenario: Scenario, input: [ScenarioInput], until: Double,
    expectation: [String]?
  ) throws(UnusableScenario) -> String {
    let root: JSONValue
    do {
      root = try JSONText(source).root
    } catch {
      throw UnusableScenario(file: "recording", faults: [error])
    }
    var members = root.members.filter { !own.contains($0.key.string ?? "") }
      .map { "\($0.key.source): \($0.value.source)" }
    members.append("\"input\": \(list(input.compactMap { entry($0, in: scenario) }))")
    members.append("\"until\": \(JSONNumber.text(until))")
    if let expectation {
      members.append("\"expect\": \(list(expectation.map(JSONString.quote)))")
    }
    return "{\n  \(members.joined(separator: ",\n  "))\n}\n"
  }

  /// Returns the text of a file that names a built-in scene and logs these kinds of lines.
  package static func text(naming scenario: Scenario, _ kinds: [LogLine.Kind]) -> String {
    let words = kinds.map { JSONString.quote($0.rawValue) }.joined(separator: ", ")
    let screen = scenario.screen
    let size =
      screen == Scenario().screen
      ? [] : ["\"screen\": [\(JSONNumber.text(screen.width)), \(JSONNumber.text(screen.height))]"]
    let members =
      [
        "\"format\": 1", "\"title\": \(JSONString.quote(scenario.title))",
        "\"scene\": \(JSONString.quote(scenario.scene ?? ""))", "\"log\": [\(words)]",
      ] + size
    return "{\(members.joined(separator: ", "))}"
  }

  private static func list(_ items: [String]) -> String {
    items.isEmpty ? "[]" : "[\n    \(items.joined(separator: ",\n    "))\n  ]"
  }

  /// Returns whether an event can be part of a recording: false for a method call by the application and for a setting
  /// that `SettingWords` can't express.
  package static func hasWords(for event: ScenarioInput.Event, in scenario: Scenario) -> Bool {
    !members(of: event, in: scenario).isEmpty
  }

  private static func entry(_ input: ScenarioInput, in scenario: Scenario) -> String? {
    let members = members(of: input.event, in: scenario)
    guard !members.isEmpty else { return nil }
    return "{\"t\": \(JSONNumber.text(input.time)), \(members.joined(separator: ", "))}"
  }

  private static func members(
    of event: ScenarioInput.Event, in scenario: Scenario
  ) -> [String] {
    switch event {
    case .touch(let report): touch(report)
    case .mouseDown(let button, let place):
      ["\"mouse\": \"down\"", "\"button\": \(button)", at(place)]
    case .mouseMoved(let place): ["\"mouse\": \"move\"", at(place)]
    case .mouseUp(let button, let place):
      ["\"mouse\": \"up\"", "\"button\": \(button)"] + (place.map { [at($0)] } ?? [])
    case .wheel(let way, let place):
      ["\"wheel\": [\(JSONNumber.text(way.dx)), \(JSONNumber.text(way.dy))]", at(place)]
    case .system(.remote(let command)): ["\"remote\": \"\(command.rawValue)\""]
    case .system(let signal): ["\"system\": \"\(signal)\""]
    case .press(let button, let phase):
      ["\"press\": \"\(button.rawValue)\"", "\"phase\": \"\(phase.rawValue)\""]
    case .key(let key): ["\"key\": \"\(key.rawValue)\""]
    case .text(let text): ["\"text\": \(JSONString.quote(text))"]
    case .toggle(let name, let isOn):
      ["\"switch\": \(JSONString.quote(name))", "\"to\": \(isOn)"]
    case .set(let setting):
      SettingWords(setting, in: scenario).map {
        ["\"set\": \(JSONString.quote($0.path))", "\"to\": \($0.value)"]
      } ?? []
    // A method call is made by the application, not by a user.
    case .act: []
    }
  }

  private static func touch(_ report: ScenarioInput.FingerReport) -> [String] {
    var members = [
      "\"touch\": \(report.finger)", "\"phase\": \"\(report.phase.rawValue)\"",
    ]
    if let place = report.location { members.append(at(place)) }
    if report.force != 0 { members.append("\"force\": \(JSONNumber.text(report.force))") }
    if report.radius != 0 { members.append("\"radius\": \(JSONNumber.text(report.radius))") }
    if report.source != .direct { members.append("\"type\": \"\(report.source.rawValue)\"") }
    return members
  }

  private static func at(_ place: CGPoint) -> String {
    "\"at\": [\(JSONNumber.text(place.x)), \(JSONNumber.text(place.y))]"
  }
}
