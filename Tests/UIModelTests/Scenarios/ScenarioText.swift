// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

/// Makes small scenario files from the part that a test is about.
enum ScenarioText {
  static func document(_ members: String) -> String {
    #"{"format": 1, \#(members)}"#
  }

  /// Returns a window with a root node that has these members.
  static func root(_ members: String) -> String {
    document(#""windows": [{"root": {\#(members)}}]"#)
  }

  /// Returns a root node called Root with a recognizer that has these members.
  static func gesture(_ members: String) -> String {
    root(#""name": "Root", "gestures": [{\#(members)}]"#)
  }

  /// Returns a root node called Root and these entries of the input.
  static func input(_ entries: String) -> String {
    document(#""windows": [{"root": {"name": "Root"}}], "input": [\#(entries)]"#)
  }

  static func expect(_ elements: String) -> String {
    document(#""windows": [{"root": {}}], "expect": \#(elements)"#)
  }

  static func read(_ text: String) throws -> Scenario {
    try ScenarioReader.read(Array(text.utf8), file: "f.json")
  }

  /// Returns the lines about the faults of a file; empty for a usable file.
  static func faults(_ bytes: [UInt8]) -> [String] {
    do {
      _ = try ScenarioReader.read(bytes, file: "f.json")
      return []
    } catch {
      return error.lines
    }
  }

  @MainActor
  static func play(_ text: String) throws -> [String] {
    ScenarioPlayer.play(try read(text)).lines
  }
}
