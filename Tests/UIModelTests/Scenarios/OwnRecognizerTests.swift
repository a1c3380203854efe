// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// Recognizers that UIKit's views create, and their names in a file: `List.pan`, `Nav.pop`.
@MainActor
@Suite("Recognizers that views bring along")
struct OwnRecognizerTests {
  /// Returns a scroll view named List in a page with a pan, and a finger that moves up.
  private static func list(_ members: String = "", pan: String = "", set: String = "") -> String {
    let moves = (1...4).map {
      #"{"t": \#(Double($0) * 0.016), "touch": 1, "phase": "moved", "at": [200, \#(400 - $0 * 10)]}"#
    }
    let began = #"{"t": 0, "touch": 1, "phase": "began", "at": [200, 400]}"#
    return ScenarioText.document(
      #""log": ["lifecycle", "actions"], "windows": [{"root": {"name": "Page", "gestures": ["#
        + #"{"class": "UIPanGestureRecognizer", "name": "pagePan", "action": "page"\#(pan)}], "#
        + #""subviews": [{"class": "UIScrollView", "name": "List", "#
        + #""scroll": {"contentSize": [390, 2000]}\#(members)}]}}], "until": 0.1, "#
        + #""input": [\#(set)\#(([began] + moves).joined(separator: ", "))]"#)
  }

  private func log(_ text: String) throws -> [String] {
    ScenarioPlayer.play(try ScenarioReader.read(Array(text.utf8), file: "f.json")).lines
  }

  private static let scrolling = [
    "List: willBeginDragging", "List: didScroll (0.0, 10.0)", "List: didScroll (0.0, 20.0)",
    "List: didScroll (0.0, 30.0)",
  ]

  @Test("the pan of a scroll view wins over a pan around it")
  func plain() throws {
    #expect(try log(Self.list()) == Self.scrolling)
  }

  @Test("it can be made to wait, switched off, and be named by the delegates of others")
  func settings() throws {
    let page = [String](repeating: "page", count: 4)
    #expect(try log(Self.list(#", "pan": {"requireToFail": ["pagePan"]}"#)) == page)
    #expect(try log(Self.list(#", "pan": {"isEnabled": false}"#)) == page)
    let off = #"{"t": 0, "set": "List.pan.isEnabled", "to": false}, "#
    #expect(try log(Self.list(set: off)) == page)
    let both = try log(Self.list(pan: #", "simultaneousWith": ["List.pan"]"#))
    #expect(both.filter { $0 == "page" } == page)
    #expect(both.filter { $0 != "page" } == Self.scrolling)
  }

  @Test("the scroll view stays its delegate, and other nodes have none")
  func faults() {
    for text in [
      Self.list(#", "pan": {"shouldBegin": false}"#), Self.list(#", "pop": {}"#),
      Self.list(pan: #", "requireToFail": ["Page.pan"]"#),
      Self.list(set: #"{"t": 0, "set": "Page.pan.isEnabled", "to": false}, "#),
    ] {
      #expect(throws: UnusableScenario.self) {
        _ = try ScenarioReader.read(Array(text.utf8), file: "f.json")
      }
    }
  }
}
