// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

/// The member `superview`, which adds a view to another view than the one that contains its node.
@MainActor
@Suite("A superview of choice")
struct SuperviewTests {
  private static func cell(_ button: String, set: String = "") -> String {
    Explained.scene(
      #""subviews": [{"name": "Cell", "frame": [0, 100, 390, 80], "subviews": ["#
        + #"{"name": "B", "class": "UIButton", "frame": [20, 10, 120, 60], "#
        + #""actions": {"touchUpInside": "b"}\#(button)}, {"name": "Content", "#
        + #""frame": [0, 0, 390, 80]}]}]"#,
      (set.isEmpty ? [] : [set]) + Explained.tap(0.1, "80, 140"))
  }

  private func log(_ text: String) throws -> [String] {
    ScenarioPlayer.play(try ScenarioReader.read(Array(text.utf8), file: "f.json")).lines
      .filter { $0 == "b" }
  }

  private func faults(_ text: String) -> [String] {
    do {
      _ = try ScenarioReader.read(Array(text.utf8), file: "f.json")
      return []
    } catch {
      return error.lines
    }
  }

  @Test("the view is added there, from the start or later")
  func added() throws {
    #expect(try log(Self.cell("")) == [])
    #expect(try log(Self.cell(#", "superview": "Content""#)) == ["b"])
    let later = #"{"t": 0, "set": "B.superview", "to": "Content"}"#
    #expect(try log(Self.cell("", set: later)) == ["b"])
  }

  @Test("the superview of a cell is its content view")
  func contentOfCell() throws {
    let text = Explained.scene(
      #""subviews": [{"name": "List", "class": "UITableView", "scroll": {"rowHeight": 80}, "#
        + #""cells": [{"name": "Row"}]}, {"name": "B", "#
        + #""class": "UIButton", "frame": [20, 10, 120, 60], "superview": "Row"}]"#, [])
    let stage = ScenarioPlayer(try ScenarioReader.read(Array(text.utf8), file: "f.json")) { _ in }
      .stage
    let row = try #require(stage.view("Row") as? UITableViewCell)
    #expect(stage.view("B")?.superview === row.contentView)
  }

  @Test("a name that is none, and a view that would lie in itself")
  func refused() {
    #expect(
      faults(Self.cell(#", "superview": "Contend""#)).contains {
        $0.contains(#"did you mean Content"#)
      })
    let inner = Explained.scene(
      #""subviews": [{"name": "A", "superview": "B", "subviews": [{"name": "B"}]}]"#, [])
    #expect(
      faults(inner).contains { $0.contains("expected a view that is not in A, found \"B\"") },
      "\(faults(inner))")
    let circle = Explained.scene(
      #""subviews": [{"name": "A", "superview": "B"}, {"name": "B", "superview": "A"}]"#, [])
    #expect(!faults(circle).isEmpty)
  }
}
