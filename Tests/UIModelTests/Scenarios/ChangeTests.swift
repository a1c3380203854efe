// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Changing a scenario by --set")
struct ChangeTests {
  private static let text = ScenarioText.document(
    #""log": ["touches", "actions"], "windows": [{"name": "Window", "root": {"name": "Root", "#
      + #""log": [], "subviews": [{"name": "V", "touches": "intercept", "#
      + #""frame": [0, 0, 100, 100], "gestures": [{"class": "UITapGestureRecognizer", "#
      + #""name": "vTap", "action": "tapped"}]}]}}], "#
      + #""input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]}, "#
      + #"{"t": 0.08, "touch": 1, "phase": "ended"}]"#)

  private func play(_ changes: String...) throws -> [String] {
    let changes = try changes.map { try #require(ScenarioChange($0)) }
    let bytes = try ScenarioChange.apply(changes, to: Array(Self.text.utf8), file: "f.json")
    return ScenarioPlayer.play(try ScenarioReader.read(bytes, file: "f.json")).lines
  }

  private let began = "-[V touchesBegan:withEvent:]"
  private let ended = "-[V touchesEnded:withEvent:]"
  private let cancelled = "-[V touchesCancelled:withEvent:]"

  @Test("nothing changed")
  func nothing() throws {
    #expect(try play() == [began, "tapped", cancelled])
  }

  @Test("a key that is not there is added, one that is there is replaced")
  func addAndReplace() throws {
    #expect(try play("V.gestures[0].isEnabled=false") == [began, ended])
    #expect(try play("V.gestures[0].cancelsTouchesInView=false") == [began, "tapped", ended])
    #expect(try play("V.touches=forward") == ["tapped"])
    #expect(try play("V.frame=[200,200,10,10]") == [])
  }

  @Test("words need no quotes, and objects are written as JSON")
  func values() throws {
    #expect(try play("V.hitTest=nil") == [])
    #expect(try play(#"V.pointInside={"inset": 60}"#) == [])
    #expect(try play("V.pointInside.inset=60") == [])
  }

  @Test("keys of the top level, of windows and of the input can be set")
  func elsewhere() throws {
    #expect(try play(#"log=["actions"]"#) == ["tapped"])
    #expect(try play("Window.hidden=true") == [])
    #expect(try play("input[0].at=[150, 50]") == [])
    #expect(try play("windows[0].root.hidden=true") == [])
  }

  @Test("several changes are made one after the other")
  func several() throws {
    #expect(try play("V.name=W", "W.gestures[0].action=done").contains("done"))
  }

  struct Refusal: Sendable {
    let change: String
    let line: String
  }

  @Test(
    "what can't be set is reported in one line",
    arguments: [
      Refusal(
        change: "U.hidden=true",
        line: "--set U.hidden=true: expected the name of a view or recognizer, found \"U\"; "
          + "use Window, Root, V or V.gestures[0]"
      ),
      Refusal(
        change: "U=1",
        line:
          "--set U=1: expected NODE.property or a key of the file, found \"U\"; use format, title, "
          + "about, source, screen, log, hitTestPasses, scene, windows, auditIgnores, input, until, expect or device"
      ),
      Refusal(
        change: "V=1",
        line:
          "--set V=1: expected a property of a node, found the node alone; "
          + "add a property, such as V.alpha=0.5"
      ),
      Refusal(
        change: "vTap.isEnabled=false",
        line: "--set vTap.isEnabled=false: expected the name of a view, found the name of a "
          + "recognizer; use V.gestures[0] in place of vTap"),
      Refusal(
        change: "root.hidden=true",
        line:
          "--set root.hidden=true: expected the name of a view or recognizer, found \"root\"; "
          + "did you mean Root?"
      ),
      Refusal(
        change: "V.gestures[3].isEnabled=false",
        line: "--set V.gestures[3].isEnabled=false: expected gestures[0], as there is only one, "
          + "found gestures[3]"),
      Refusal(
        change: "V.gestures[0].taps=2",
        line: "--set V.gestures[0].taps=2: expected a key of UITapGestureRecognizer, "
          + "found \"taps\"; did you mean numberOfTapsRequired?"),
      Refusal(
        change: "V..hidden=true",
        line: "--set V..hidden=true: expected NODE.property=VALUE or NODE.list[0].property=VALUE, "
          + "found \"V..hidden\""),
      Refusal(
        change: "V.alpha=2",
        line: "--set V.alpha=2: expected a number from 0 to 1, found 2"),
    ])
  func refusals(_ refusal: Refusal) {
    do {
      _ = try play(refusal.change)
      Issue.record("It was made.")
    } catch let error as UnusableScenario {
      #expect(error.lines == [refusal.line])
    } catch {
      Issue.record("\(error)")
    }
  }

  @Test("without a path or a value it is no change")
  func noChange() {
    #expect(ScenarioChange("V.hidden") == nil)
    #expect(ScenarioChange("=true") == nil)
  }
}
