// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

/// The exact lines of each kind, logged alone.
@MainActor
@Suite("The kinds of lines")
struct LogKindTests {
  private func tap(
    _ log: String, _ node: String, root: String = "", input: String = ""
  ) throws -> [String] {
    try ScenarioText.play(
      ScenarioText.document(
        #""log": [\#(log)], "windows": [{"root": {"log": [], \#(root) "subviews": [{\#(node), "#
          + #""frame": [0, 0, 100, 100]}]}}], "#
          + #""input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]}\#(input), "#
          + #"{"t": 0.08, "touch": 1, "phase": "ended"}]"#))
  }

  private let button = #""class": "UIButton", "name": "B""#
  private let tapped =
    #""name": "V", "touches": "intercept", "gestures": [{"class": "#
    + #""UITapGestureRecognizer", "name": "tap", "action": "tapped", "shouldBegin": true}]"#

  @Test("hitTest")
  func hitTest() throws {
    #expect(
      try tap(#""hitTest""#, #""name": "V""#) == [
        "-[V hitTest:withEvent:]", "-[V pointInside:withEvent:]",
      ])
  }

  @Test("touches, tap counts and times")
  func touches() throws {
    #expect(
      try tap(#""touches", "tapCount", "times""#, #""name": "V", "touches": "intercept""#) == [
        "0.000 -[V touchesBegan:withEvent:], tapCount 1",
        "0.080 -[V touchesEnded:withEvent:], tapCount 1",
      ])
  }

  @Test("tracking")
  func tracking() throws {
    #expect(
      try tap(#""tracking""#, button) == [
        "-[B beginTrackingWithTouch:withEvent:]", "-[B endTrackingWithTouch:withEvent:]",
      ])
  }

  @Test("recognizers, states, delegate, actions")
  func recognizers() throws {
    #expect(
      try tap(#""recognizers""#, tapped) == [
        "-[tap touchesBegan:withEvent:]", "-[tap touchesEnded:withEvent:]",
      ])
    #expect(try tap(#""states""#, tapped) == ["tap: possible -> ended"])
    #expect(
      try tap(#""delegate""#, tapped) == [
        "tap: shouldReceiveEvent = true", "tap: shouldReceiveTouch = true",
        "tap: gestureRecognizerShouldBegin = true",
      ])
    #expect(try tap(#""actions""#, tapped) == ["tapped"])
  }

  @Test("events")
  func events() throws {
    #expect(
      try tap(#""events""#, button) == [
        "B: touchDown", "B: touchUpInside", "B: primaryActionTriggered",
      ])
  }

  @Test("chain")
  func chain() throws {
    #expect(
      try tap(#""chain""#, #""name": "V", "touches": "intercept""#) == [
        "V --> UIView --> UIWindow --> UIApplication --> AppDelegate"
      ])
  }

  @Test("lifecycle")
  func lifecycle() throws {
    #expect(
      try tap(#""lifecycle""#, #""name": "V""#, input: #", {"t": 0.05, "system": "home"}"#) == [
        "app: willResignActive", "app: didEnterBackground",
      ])
  }

  @Test("motion and remote control")
  func motion() throws {
    let first = #", {"t": 0.01, "do": "becomeFirstResponder", "node": "V"}"#
    #expect(
      try tap(
        #""motion""#, #""name": "V""#, input: first + #", {"t": 0.02, "system": "shake"}"#) == [
          "-[V motionBegan:withEvent:]", "-[V motionEnded:withEvent:]",
        ])
    #expect(
      try tap(#""remote""#, #""name": "V""#, input: first + #", {"t": 0.02, "remote": "stop"}"#)
        == [
          "-[V remoteControlReceivedWithEvent:]"
        ])
  }

  @Test("a recognizer's line begins with its view's name, or tells the state after")
  func styles() throws {
    let gesture = #""class": "UITapGestureRecognizer", "name": "tap""#
    #expect(
      try tap(
        #""recognizers""#,
        #""name": "V", "gestures": [{\#(gesture), "prefixView": true, "stateAfter": true}]"#) == [
          "V,-[tap touchesBegan:withEvent:]",
          "V,-[tap touchesEnded:withEvent:] after called state = 3",
        ])
  }

  @Test("a node's own choice goes before the file's, and recognizers follow their view")
  func ownChoice() throws {
    #expect(try tap(#""touches", "recognizers""#, tapped + #", "log": ["actions"]"#) == ["tapped"])
  }

  @Test("an action's line can tell the recognizer's state")
  func actionState() throws {
    let pan =
      #""name": "V", "gestures": [{"class": "UIPanGestureRecognizer", "action": "panned", "#
      + #""actionState": true}]"#
    #expect(
      try tap(
        #""actions""#, pan,
        input: #", {"t": 0.02, "touch": 1, "phase": "moved", "at": [70, 50]}"#
          + #", {"t": 0.04, "touch": 1, "phase": "moved", "at": [80, 50]}"#) == [
          "panned (began)", "panned (changed)", "panned (ended)",
        ])
  }
}
