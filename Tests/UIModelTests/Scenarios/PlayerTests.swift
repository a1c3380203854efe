// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Playing scenarios")
struct PlayerTests {
  private func play(
    _ nodes: String, log: String = #""touches""#, input: String
  ) throws -> (lines: [String], notes: [String]) {
    ScenarioPlayer.play(
      try ScenarioText.read(
        ScenarioText.document(
          #""log": [\#(log)], "windows": [{"root": {"name": "Root", "log": [], "#
            + #""subviews": [\#(nodes)]}}], "input": [\#(input)]"#)))
  }

  private let view = #"{"name": "V", "frame": [0, 0, 200, 200], "touches": "intercept"}"#

  private func touch(_ time: Double, _ phase: String, _ x: Int, finger: Int = 1) -> String {
    #"{"t": \#(time), "touch": \#(finger), "phase": "\#(phase)", "at": [\#(x), 50]}"#
  }

  @Test("neighbouring entries of one time are one event, several of one finger coalesced samples")
  func frames() throws {
    let input = [
      touch(0, "began", 10), touch(0.1, "moved", 20), touch(0.1, "moved", 30),
      touch(0.1, "moved", 40), touch(0.2, "ended", 40),
    ]
    let lines = try play(view, input: input.joined(separator: ",")).lines
    #expect(
      lines == [
        "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
        "-[V touchesEnded:withEvent:]",
      ])
  }

  @Test("a finger that lifts and comes down at one time is two touches")
  func liftAndPress() throws {
    let input = [
      touch(0, "began", 10), touch(0.1, "ended", 10), touch(0.1, "began", 100),
      touch(0.2, "ended", 100),
    ]
    let lines = try play(view, input: input.joined(separator: ",")).lines
    #expect(lines.count { $0.contains("Began") } == 2)
    #expect(lines.count { $0.contains("Ended") } == 2)
  }

  @Test("the left button of the mouse is a touch")
  func mouse() throws {
    let lines = try play(
      view,
      input: #"{"t": 0, "mouse": "move", "at": [5, 5]}, "#
        + #"{"t": 0.1, "mouse": "down", "button": 1, "at": [10, 10]}, "#
        + #"{"t": 0.2, "mouse": "move", "at": [30, 10]}, {"t": 0.3, "mouse": "up", "button": 1}"#
    ).lines
    #expect(
      lines == [
        "-[V touchesBegan:withEvent:]", "-[V touchesMoved:withEvent:]",
        "-[V touchesEnded:withEvent:]",
      ])
  }

  @Test("a circle of next that arises while playing is dropped, and noted")
  func circle() throws {
    let child = #"{"name": "W", "frame": [0, 0, 50, 50]}"#
    let parent = #"{"name": "V", "frame": [0, 0, 200, 200], "subviews": [\#(child)]}"#
    let played = try play(
      parent,
      input: #"{"t": 0, "set": "V.next", "to": "W"}, "#
        + [touch(0.1, "began", 10), touch(0.2, "ended", 10)].joined(separator: ","))
    #expect(played.lines.first == "-[V touchesBegan:withEvent:]")
    #expect(played.notes == ["W can't be the next responder of V: that closes a circle."])
  }

  @Test("a stepper that is held down for ever does not hang the player")
  func heldStepper() throws {
    let stepper = #"{"class": "UIStepper", "name": "V", "maximum": 1000000}"#
    let played = try play(
      stepper, log: "", input: #"{"t": 0, "touch": 1, "phase": "began", "at": [70, 15]}"#)
    #expect(played.notes.count == 1)
  }

  @Test("views accept each other's points without asking for ever")
  func companions() throws {
    let nodes =
      #"{"name": "A", "frame": [0, 0, 80, 80], "touches": "intercept", "#
      + #""pointInside": {"alsoInside": "B"}}, {"name": "B", "frame": [100, 0, 80, 80], "#
      + #""touches": "intercept", "pointInside": {"alsoInside": "A"}}"#
    let taps = [10, 120, 300].enumerated().flatMap { number, x in
      [touch(Double(number), "began", x), touch(Double(number) + 0.5, "ended", x)]
    }
    let lines = try play(nodes, input: taps.joined(separator: ",")).lines
    let tap = ["-[B touchesBegan:withEvent:]", "-[B touchesEnded:withEvent:]"]
    #expect(lines == tap + tap)
  }

  @Test("playing up to a time stops there")
  func untilTime() throws {
    let scenario = try ScenarioText.read(
      ScenarioText.document(
        #""log": ["touches"], "windows": [{"root": \#(view)}], "#
          + #""input": [\#(touch(0, "began", 10)), \#(touch(1, "ended", 10))]"#))
    var lines: [String] = []
    let player = ScenarioPlayer(scenario) { lines.append($0.text) }
    player.play(until: 0.5)
    #expect(lines == ["-[V touchesBegan:withEvent:]"])
    #expect(player.host.now == 0.5)
    player.finish()
    #expect(lines.count == 2)
  }

  @Test("a line as an object has its keys in one order")
  func json() {
    let line = ScenarioLine(
      time: 0.15, kind: .touches, name: "V", fingers: [1, 2], text: "say \"hi\"\n")
    #expect(
      line.json
        == #"{"time":0.15,"kind":"touches","name":"V","fingers":[1,2],"line":"say \"hi\"\n"}"#)
  }

  @Test("a scroll view's settings can be set while it runs")
  func scrollSettings() throws {
    let view =
      #""class": "UIScrollView", "name": "S", "scroll": {"contentSize": [390, 2000]}"#
    let drag =
      #"{"t": 1, "touch": 1, "phase": "began", "at": [50, 400]}, "#
      + #"{"t": 1.1, "touch": 1, "phase": "moved", "at": [50, 385]}"#
    let set = #"{"t": 0.5, "set": "S.scroll.contentOffset", "to": [0, 100]}"#
    #expect(
      try ScenarioText.play(
        ScenarioText.document(
          #""log": ["lifecycle"], "windows": [{"root": {\#(view)}}], "input": [\#(set), \#(drag)]"#)
      ) == ["S: didScroll (0.0, 100.0)", "S: willBeginDragging", "S: didScroll (0.0, 105.0)"])
  }

  @Test("a table selects its rows and logs the line")
  func table() throws {
    let table = #""class": "UITableView", "name": "T", "scroll": {"rows": 3, "select": "chosen"}"#
    let tap = { (y: Int, t: Int) in
      #"{"t": \#(t), "touch": 1, "phase": "began", "at": [50, \#(y)]}, "#
        + #"{"t": \#(t).1, "touch": 1, "phase": "ended"}"#
    }
    #expect(
      try ScenarioText.play(
        ScenarioText.document(
          #""log": ["actions"], "windows": [{"root": {\#(table)}}], "#
            + #""input": [\#(tap(100, 0)), \#(tap(300, 1))]"#)
      ) == ["chosen"])
  }
}
