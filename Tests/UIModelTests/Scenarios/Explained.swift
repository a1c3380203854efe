// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// Small scenes for questions to `explain`, and its answers as one line.
@MainActor
enum Explained {
  /// Returns the text of a scenario file: one root R, with these further members in its JSON object, and this input.
  nonisolated static func scene(_ root: String, _ input: [String]) -> String {
    ScenarioText.document(
      #""log": ["touches", "actions", "states"], "windows": [{"root": {"name": "R", \#(root)}}], "#
        + #""input": [\#(input.joined(separator: ", "))]"#)
  }

  /// Returns the input of a finger that comes down, moves and lifts; points are written as "x, y".
  nonisolated static func finger(
    _ start: Double, _ places: [(after: Double, at: String)], lifts after: Double = 0.08,
    finger: Int = 1
  ) -> [String] {
    var entries: [String] = []
    for (place, phase) in zip(places, ["began"] + places.dropFirst().map { _ in "moved" }) {
      let (time, name) = (text(start + place.after), "\"phase\": \"\(phase)\"")
      entries.append(#"{"t": \#(time), "touch": \#(finger), \#(name), "at": [\#(place.at)]}"#)
    }
    return entries
      + [#"{"t": \#(text(start + after)), "touch": \#(finger), "phase": "ended"}"#]
  }

  private nonisolated static func text(_ time: Double) -> String { String(format: "%.3f", time) }

  /// Returns a quick tap.
  nonisolated static func tap(_ start: Double, _ at: String) -> [String] {
    finger(start, [(0, at)])
  }

  /// Returns a button B of 100 by 50 points at (10, 10).
  nonisolated static func button(_ members: String = "") -> String {
    #"{"name": "B", "class": "UIButton", "frame": [10, 10, 100, 50], "#
      + #""actions": {"touchUpInside": "clicked"}\#(members)}"#
  }

  static func text(
    _ document: String, view: String? = nil, touch: Int? = nil
  ) throws -> String {
    try text(Array(document.utf8), view: view, touch: touch)
  }

  static func asset(_ number: String, view: String? = nil, touch: Int? = nil) throws -> String {
    let file = try AssetFiles.all().first { $0.name.hasPrefix(number) }
    return try text(file?.bytes ?? [], view: view, touch: touch)
  }

  private static func text(_ bytes: [UInt8], view: String?, touch: Int?) throws -> String {
    let explainer = try Explainer(bytes, file: "f.json")
    let explanation: Explanation? =
      if let view {
        explainer.explanation(of: view, touch: touch)
      } else {
        explainer.explanation(touch: touch)
      }
    return flat(explanation?.lines(width: 80) ?? [])
  }

  private static func flat(_ lines: [String]) -> String {
    lines.joined(separator: " ").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns what `diff` prints for a file with changes.
  static func divergence(_ number: String, _ changes: [String]) throws -> String {
    let file = try AssetFiles.all().first { $0.name.hasPrefix(number) }
    let bytes = file?.bytes ?? []
    let changed = try ScenarioChange.apply(
      changes.compactMap { ScenarioChange($0) }, to: bytes, file: "f.json")
    let sentence = Divergence(
      try ScenarioReader.read(bytes, file: "f.json"),
      try ScenarioReader.read(changed, file: "f.json")
    ).sentence
    return flat([sentence ?? ""])
  }
}

/// A question, and texts that the answer must and must not contain.
struct Question: Sendable, CustomTestStringConvertible {
  let about: String
  let scene: String
  var view: String?
  var touch: Int?
  var says: [String] = []
  var never: [String] = []
  var testDescription: String { about }
}
