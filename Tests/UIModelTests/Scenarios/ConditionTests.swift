// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Scenarios
@testable import UIModel

@MainActor
@Suite("Answers that depend on the touch, the way, or another view")
struct ConditionTests {
  private func play(_ root: String, _ input: String) throws -> [String] {
    try ScenarioPlayer.play(
      ScenarioText.read(
        ScenarioText.document(
          #""log": ["actions"], "windows": [{"root": {"name": "Root", \#(root)}}], "#
            + #""input": [\#(input)]"#))
    ).lines
  }

  private func tap(_ x: Int, _ y: Int, at time: Double = 0) -> String {
    #"{"t": \#(time), "touch": 1, "phase": "began", "at": [\#(x), \#(y)]}, "#
      + #"{"t": \#(time + 0.08), "touch": 1, "phase": "ended"}"#
  }

  /// A drag in four steps of 0.05 s.
  private func drag(_ x: Int, _ y: Int, by dx: Int, _ dy: Int, at time: Double = 0) -> String {
    ([#"{"t": \#(time), "touch": 1, "phase": "began", "at": [\#(x), \#(y)]}"#]
      + (1...4).map { step in
        #"{"t": \#(time + Double(step) * 0.05), "touch": 1, "phase": "moved", "#
          + #""at": [\#(x + step * dx), \#(y + step * dy)]}"#
      } + [#"{"t": \#(time + 0.25), "touch": 1, "phase": "ended"}"#]).joined(separator: ", ")
  }

  /// Plays a tap in each of four places: the root has a tap recognizer with the condition, a view of 100 points at
  /// its left, and a button in that.
  private func taps(_ condition: String) throws -> [Bool] {
    let root =
      #""gestures": [{"class": "UITapGestureRecognizer", "action": "t", "#
      + #""shouldReceive": \#(condition)}], "#
      + #""subviews": [{"name": "A", "frame": [0, 0, 100, 100], "subviews": ["#
      + #"{"class": "UIControl", "name": "C", "frame": [0, 0, 50, 50]}]}, "#
      + #"{"class": "UIScrollView", "name": "S", "frame": [0, 100, 100, 100], "#
      + #""scroll": {"contentSize": [100, 500]}}]"#
    // The points: in the button, beside it in its superview, in the scroll view, in the root.
    return try [(25, 25), (75, 75), (50, 150), (300, 300)]
      .map { try play(root, tap($0.0, $0.1)) == ["t"] }
  }

  @Test(
    "a touch is received by its view, by what the view lies in, by class, by area and by an offset",
    arguments: [
      (#"{"view": "A"}"#, [false, true, false, false]),
      (#"{"notView": ["A", "Root"]}"#, [true, false, true, false]),
      (#"{"in": "A"}"#, [true, true, false, false]),
      (#"{"notIn": ["A"]}"#, [false, false, true, true]),
      (#"{"class": "UIScrollView"}"#, [false, false, true, false]),
      (#"{"notClass": ["UIControl", "UIScrollView"]}"#, [false, true, false, true]),
      (#"{"inClass": "UIControl"}"#, [true, false, false, false]),
      (#"{"notInClass": "UIControl"}"#, [false, true, true, true]),
      (#"{"area": [0, 0, 60, 60]}"#, [true, false, false, false]),
      (#"{"notArea": [0, 0, 390, 200]}"#, [false, false, false, true]),
      (#"{"scrolledTo": {"S": "top"}, "in": "A"}"#, [true, true, false, false]),
      (#"{"scrolledTo": {"S": "bottom"}}"#, [false, false, false, false]),
      (#"{"notScrolledTo": {"S": "bottom"}}"#, [true, true, true, true]),
      (#"{"notTracking": "C"}"#, [true, true, true, true]),
      ("false", [false, false, false, false]), ("{}", [true, true, true, true]),
    ])
  func receive(_ condition: String, _ expected: [Bool]) throws {
    #expect(try taps(condition) == expected)
  }

  @Test(
    "a pan begins by its way, its speed and its location",
    arguments: [
      (#"{"travel": "right"}"#, [true, false, false, false]),
      (#"{"travel": "horizontal"}"#, [true, true, false, false]),
      (#"{"notTravel": ["up", "left"]}"#, [true, false, true, false]),
      (#"{"velocity": "vertical"}"#, [false, false, true, true]),
      (#"{"notVelocity": "down"}"#, [true, true, false, true]),
      (#"{"minimumSpeed": 500}"#, [false, false, false, false]),
      (#"{"minimumSpeed": 100}"#, [true, true, true, true]),
      (#"{"area": [0, 0, 10, 10]}"#, [false, false, false, false]),
      (#"{"in": "Root"}"#, [true, true, true, true]),
    ])
  func begin(_ condition: String, _ expected: [Bool]) throws {
    let root =
      #""gestures": [{"class": "UIPanGestureRecognizer", "action": "p", "#
      + #""actionStates": ["began"], "shouldBegin": \#(condition)}]"#
    let ways = [(12, 0), (-12, 0), (0, 12), (0, -12)]
    #expect(
      try ways.map { try play(root, drag(195, 350, by: $0.0, $0.1)) == ["p"] } == expected)
  }

  @Test("gestureRecognizerShouldBegin of a view is called with the recognizer, and may call super")
  func viewAnswers() throws {
    func root(_ answer: String) -> String {
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "outer", "action": "outer"}], "#
        + #""subviews": [{"class": "UIButton", "name": "B", "frame": [0, 0, 100, 100], "#
        + #""gestureRecognizerShouldBegin": \#(answer), "actions": {"touchUpInside": "button"}}]"#
    }
    // Super refuses a tap recognizer of a superview; true overrides that.
    #expect(try play(root(#"{"gesture": "outer"}"#), tap(50, 50)) == ["button"])
    #expect(try play(root("true"), tap(50, 50)) == ["outer"])
    #expect(try play(root("false"), tap(50, 50)) == ["button"])
    #expect(
      try play(root(#"{"notGestureClass": "UITapGestureRecognizer"}"#), tap(50, 50)) == ["button"])
  }

  @Test("the view around a presented one takes touches beside it, unless it lets them through")
  func container() throws {
    func root(_ container: String) -> String {
      #""controller": "UIViewController", "subviews": [{"class": "UIButton", "name": "Menu", "#
        + #""frame": [20, 40, 120, 60], "actions": {"touchUpInside": "menu"}}], "#
        + #""presents": {"controller": "UIViewController", "name": "Sheet", "#
        + #""presentation": "overFullScreen", "frame": [0, 400, 390, 300]\#(container)}"#
    }
    #expect(try play(root(""), tap(80, 70)) == [])
    #expect(try play(root(#", "container": {"hitTest": "passThrough"}"#), tap(80, 70)) == ["menu"])
    #expect(try play(root(#", "container": {"userInteraction": false}"#), tap(80, 70)) == ["menu"])
  }

  @Test("a condition is written as the JSON that it was read from")
  func json() throws {
    let text =
      #"{"notIn": ["A"], "class": ["UIControl"], "area": [0, 0, 10, 20.5], "#
      + #""velocity": ["horizontal"], "minimumSpeed": 300}"#
    let scenario = try ScenarioText.read(
      ScenarioText.document(
        #""windows": [{"root": {"name": "A", "gestures": ["#
          + #"{"class": "UIPanGestureRecognizer", "shouldBegin": \#(text)}]}}]"#))
    guard case .condition(_, let condition)? = scenario.nodes[1].gestures[0].properties.first else {
      Issue.record("no condition")
      return
    }
    #expect(condition.json == text)
  }

  @Test(
    "what is wrong with a condition is said with its place",
    arguments: [
      (
        #""gestures": [{"class": "UITapGestureRecognizer", "shouldReceive": {"inn": ["A"]}}]"#,
        "windows[0].root.gestures[0].shouldReceive.inn: expected ; found \"inn\""
      ),
      (
        #""gestures": [{"class": "UITapGestureRecognizer", "shouldReceive": {"notIn": ["X"]}}]"#,
        "windows[0].root.gestures[0].shouldReceive: expected ; found \"X\""
      ),
      (
        #""gestures": [{"class": "UITapGestureRecognizer", "shouldReceive": {"travel": "up"}}]"#,
        "windows[0].root.gestures[0].shouldReceive.travel: expected ; found \"travel\""
      ),
      (
        #""gestures": [{"class": "UIPanGestureRecognizer", "shouldBegin": {"travel": "north"}}]"#,
        "windows[0].root.gestures[0].shouldBegin.travel: expected ; found \"north\""
      ),
      (
        #""gestureRecognizerShouldBegin": {"gesture": "unknown"}"#,
        "windows[0].root.gestureRecognizerShouldBegin: expected ; found \"unknown\""
      ),
      (
        #""gestures": [{"class": "UITapGestureRecognizer", "target": "gone"}]"#,
        "windows[0].root.gestures[0].target: expected ; found \"gone\""
      ),
      (
        #""gestures": [{"class": "UITapGestureRecognizer", "actionStates": ["failed"]}]"#,
        "windows[0].root.gestures[0].actionStates[0]: expected ; found \"failed\""
      ),
      (
        #""touchActions": {"began": {"when": {"view": "A"}}}"#,
        "windows[0].root.touchActions.began.line: expected ; found nothing"
      ),
      (
        #""hitTest": {"inTurn": []}"#,
        "windows[0].root.hitTest.inTurn: expected ; found an empty list"
      ),
      (
        #""pointInside": {"notInside": "X"}"#,
        "windows[0].root.pointInside.notInside: expected ; found \"X\""
      ),
      (
        #""class": "UITableView", "cells": [{"frame": [0, 0, 1, 1]}]"#,
        "windows[0].root.cells[0].frame: expected ; found \"frame\""
      ),
      (
        #""class": "UIScrollView", "scroll": {"zooms": "X"}"#,
        "windows[0].root.scroll.zooms: expected ; found \"X\""
      ),
      (
        #""controller": "UIViewController", "presentation": "sheet""#,
        "windows[0].root.presentation: expected ; found \"sheet\""
      ),
    ])
  func faults(_ root: String, _ start: String) {
    let faults = ScenarioText.faults(Array(ScenarioText.root(root).utf8))
    let parts = start.components(separatedBy: " ; ")
    #expect(parts.allSatisfy { faults.first?.contains($0) == true }, "\(faults)")
  }
}
