// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Scenarios

/// Features that containers of real apps need: views that let touches pass, windows with views of their own, insets.
@MainActor
@Suite("Screens as apps have them")
struct PassingTouchesTests {
  private func log(_ windows: String, tapAt point: String) throws -> [String] {
    let text = """
      {"format": 1, "screen": [100, 100], "log": ["touches"], "windows": [\(windows)], "input": [
        {"t": 0, "touch": 1, "phase": "began", "at": \(point)}, {"t": 0.05, "touch": 1, "phase": "ended"}]}
      """
    var lines: [String] = []
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "test.json")
    ScenarioPlayer(scenario) { lines.append($0.text) }.finish()
    return lines
  }

  private func touched(_ name: String) -> [String] {
    ["-[\(name) touchesBegan:withEvent:]", "-[\(name) touchesEnded:withEvent:]"]
  }

  private static let passing = """
    {"name": "W", "subviews": [{"name": "Behind"},
      {"name": "Front", "hitTest": "passThrough", "subviews": [{"name": "Part", "frame": [0, 0, 20, 20]}]}]}
    """

  @Test("a view that passes touches answers for what is in it and never for itself")
  func passThrough() throws {
    #expect(try log(Self.passing, tapAt: "[10, 10]").first == touched("Part").first)
    #expect(try log(Self.passing, tapAt: "[50, 50]") == touched("Behind"))
  }

  @Test("a window that refuses touches leaves them to the one behind")
  func refusingWindow() throws {
    for refusal in [#""userInteraction": false"#, #""alpha": 0"#, #""hitTest": "passThrough""#] {
      let windows = """
        {"name": "W", "root": {"name": "Behind"}}, {"name": "Overlay", \(refusal)}
        """
      #expect(try log(windows, tapAt: "[50, 50]") == touched("Behind"), "\(refusal)")
    }
  }

  @Test("a table without rows scrolls over a content and insets of its own")
  func insets() throws {
    let text = """
      {"format": 1, "screen": [100, 100], "windows": [{"root": {"class": "UITableView", "name": "T", "scroll":
        {"contentSize": [100, 500], "contentInset": [10, 0, 20, 0], "contentOffset": [0, -10]}}}]}
      """
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "test.json")
    let player = ScenarioPlayer(scenario) { _ in }
    player.finish()
    let table = try #require(player.stage.nodes.last?.view as? UITableView)
    #expect(table.contentSize.height == 500)
    #expect(table.contentInset == UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0))
    #expect(table.contentOffset == CGPoint(x: 0, y: -10))
  }
}
