// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import Testing
import UIModel

@testable import Importing

/// A text that was imported and whose scene was read as a scenario: every import must give a usable one.
struct Import {
  let screen: ImportedScreen
  let scenario: Scenario

  init(_ text: String, view: String? = nil, isAnonymous: Bool = false) throws {
    screen = try ScreenImport.read(
      Array(text.utf8), ImportOptions(view: view, isAnonymous: isAnonymous))
    scenario = try ScenarioReader.read(Array(screen.text.utf8), file: "scene.json")
  }

  /// The names of all nodes in the order of the file.
  var names: [String] { scenario.nodes.compactMap(\.name) }

  func node(_ name: String) throws -> ScenarioNode {
    try #require(scenario.nodes.first { $0.name == name }, "\(name) is not among \(names)")
  }

  /// Returns the name of a node's parent.
  func parent(_ name: String) throws -> String? {
    let node = try node(name)
    return node.place.parent.flatMap { scenario.nodes[$0].name }
  }

  func frame(_ name: String) throws -> CGRect? {
    for case .frame(let frame) in try node(name).properties { return frame }
    return nil
  }

  func has(_ property: NodeProperty, _ name: String) throws -> Bool {
    try node(name).properties.contains(property)
  }

  /// The points of the fingers in the input, with their phases.
  var touches: [(phase: InputSample.Phase, point: CGPoint?, time: Double, finger: Int)] {
    scenario.input.compactMap { input in
      if case .touch(let report) = input.event {
        (report.phase, report.location, input.time, report.finger)
      } else {
        nil
      }
    }
  }

  /// Returns the answer of `explain` about a view, in one line.
  @MainActor
  func answer(_ view: String) throws -> String {
    let explainer = try Explainer(Array(screen.text.utf8), file: "scene.json")
    return try #require(explainer.explanation(of: view)).lines(width: 10_000).joined(separator: " ")
  }
}

/// Returns the parsed description of one object.
func object(_ text: String) throws -> DumpObject {
  let bytes = Bytes(text)
  let start = try #require(bytes.firstIndex(of: .less))
  return ObjectScanner(bytes).object(at: start).object
}

/// Returns the records of a text, without blank lines.
func records(_ text: String) -> [Record] {
  Paste(Array(text.utf8)).records.map(\.record)
}

/// A window with a button of the application's own class, 100 by 44 points at (20, 120) in its superview.
let treeOfButton = """
  <UIWindow: 0x1a; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x1b>>
     | <UIView: 0x1c; frame = (0 0; 390 844); layer = <CALayer: 0x1d>>
     |    | <OkButton: 0x5c; baseClass = UIButton; frame = (20 120; 100 44); layer = <CALayer: 0x5d>>

  """

/// Imports the tree of the button with the output of a debugger after it.
func answered(_ lines: String) throws -> Import {
  try Import(treeOfButton + "\n(lldb) " + lines + "\n", view: "OkButton")
}

/// Checks that the output of a debugger after the tree is the reason why the button did not act.
@MainActor
func expectReason(_ words: String, in lines: String) throws {
  let scene = try answered(lines)
  let answer = try scene.answer("OkButton")
  #expect(answer.hasPrefix("OkButton did not act"), "\(answer)")
  #expect(answer.components(separatedBy: " What would ")[0].contains(words), "\(answer)")
  #expect(scene.screen.report.unread.isEmpty, "\(scene.screen.report.lines)")
}
