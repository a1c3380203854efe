// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

/// Explanations about controls: which events they sent, and for which reason one did not act.
@MainActor
@Suite("Explaining controls")
struct ExplainedControlTests {
  nonisolated static let tapped = Explained.tap(0, "20, 20")

  nonisolated static func control(_ members: String, _ rest: String = "") -> String {
    #""subviews": [{"name": "C", "frame": [10, 10, 200, 31], \#(members)}]\#(rest)"#
  }

  nonisolated static let questions = [
    Question(
      about: "a double tap takes the second touch alone",
      scene: Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t!", "#
          + #""delaysTouchesEnded": false, "numberOfTapsRequired": 2}], "#
          + #""subviews": [\#(Explained.button())]"#,
        tapped + Explained.tap(0.2, "20, 20")), touch: 1,
      says: ["As a control it sent touchDown, touchUpInside and primaryActionTriggered."],
      never: ["touchDownRepeat", "touchCancel"]),
    Question(
      about: "a finger that is not admitted sends nothing",
      scene: Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "two", "action": "two!", "#
          + #""numberOfTouchesRequired": 2}], "subviews": [\#(Explained.button())]"#,
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [20, 20]}"#,
          #"{"t": 0, "touch": 2, "phase": "began", "at": [40, 20]}"#,
          #"{"t": 0.1, "touch": 1, "phase": "ended"}"#,
          #"{"t": 0.1, "touch": 2, "phase": "ended"}"#,
        ]), touch: 2, says: ["Nothing of this touch: another finger is down"],
      never: ["As a control it sent"]),
    Question(
      about: "typed text is no touch's",
      scene: Explained.scene(
        control(
          #""class": "UITextField", "actions": {"editingChanged": "ec", "editingDidEnd": "ed"}"#),
        tapped + [#"{"t": 2, "text": "hi"}"#]),
      says: [
        "As a control it sent touchDown, editingDidBegin and touchUpInside.",
        #"C did not send editingDidEnd: "ed" did not run."#,
      ],
      never: [
        #"Its action ran: "ec""#, #"so "ec" did not run"#, #"C did not send editingChanged: "ec""#,
      ]),
    Question(
      about: "a slider that is touched beside its knob",
      scene: Explained.scene(
        #""gestures": [{"class": "UISwipeGestureRecognizer", "name": "s", "action": "s!"}], "#
          + #""subviews": [{"name": "C", "class": "UISlider", "frame": [10, 100, 300, 31], "#
          + #""value": 0, "actions": {"valueChanged": "sl"}}]"#,
        Explained.finger(0, [(0, "150, 115"), (0.02, "200, 115"), (0.04, "260, 115")])),
      says: [
        "As a control it sent nothing: the finger came down beside its knob.",
        #"C did not act: "sl" did not run. Touch 1: The finger came down beside its knob"#,
      ], never: ["beginTracking", #""sl" did not run. s recognized"#]),
    Question(
      about: "a button that is disabled under the finger",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button())]"#,
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [20, 20]}"#,
          #"{"t": 0.1, "set": "B.enabled", "to": false}"#,
          #"{"t": 0.2, "touch": 1, "phase": "ended"}"#,
        ]),
      says: [
        "It was disabled at 0.100 s, which cancelled that.",
        "B was disabled at 0.100 s, while the finger was down.",
      ], never: ["no action for any of these"]),
    Question(
      about: "a stepper at its least value",
      scene: Explained.scene(
        control(
          #""class": "UIStepper", "value": 0, "minimum": 0, "maximum": 1, "#
            + #""actions": {"valueChanged": "st"}"#), tapped),
      says: [
        "C's value could not change: its value is the least already.",
        "C would act if its value were 1.",
      ]),
    Question(
      about: "a segment that is selected already",
      scene: Explained.scene(
        control(
          #""class": "UISegmentedControl", "segments": ["a", "b"], "value": 0, "#
            + #""actions": {"valueChanged": "sg"}"#), tapped),
      says: [
        "C's value could not change: the segment under the finger is selected already.",
        "C would act if its value were 1.",
      ]),
    Question(
      about: "a page control at its last page",
      scene: Explained.scene(
        control(
          #""class": "UIPageControl", "pages": 3, "value": 2, "actions": {"valueChanged": "pc"}"#),
        Explained.tap(0, "180, 20")),
      says: [
        "C's value could not change: it is on its last page already.",
        "C would act if its value were 0.",
      ]),
    Question(
      about: "one of two actions did not run",
      scene: Explained.scene(
        control(
          #""class": "UIControl", "actions": {"touchDown": "down", "touchUpInside": "up"}"#,
          #", "gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t!"}]"#),
        tapped),
      says: [
        #"C did not send touchUpInside: "up" did not run. Touch 1: t recognized and took the touch"#,
        "C would send touchUpInside if t.cancelsTouchesInView were false.",
      ]),
    Question(
      about: "a button acted on one touch and lost another",
      scene: Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "p!"}], "#
          + #""subviews": [\#(Explained.button())]"#,
        tapped + Explained.finger(1, [(0, "20, 20"), (0.1, "80, 20")], lifts: 0.2)),
      says: [
        #"B did not act on touch 2: "clicked" did not run. Touch 2: p recognized and took the touch"#,
        "B would act if p.cancelsTouchesInView were false.",
      ]),
    Question(
      about: "an action that nobody on the chain implements",
      scene: Explained.scene(
        #""handles": {"open": "opened"}, "subviews": [{"name": "B", "class": "UIButton", "#
          + #""frame": [10, 10, 100, 50], "actions": {"touchUpInside": {"nilTarget": "save"}}}]"#,
        tapped),
      says: [
        "B, R, UIWindow, UIApplication and AppDelegate do not implement it, and so no action ran.",
        "B sent save up the chain, and no responder there implements it.",
        "B would act if R implemented save.",
        #"--set 'R.handles={"open": "opened", "save": "save"}'"#,
      ]),
    Question(
      about: "a finger that drags on a button",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button())]"#,
        Explained.finger(0, [(0, "20, 20"), (0.1, "30, 20"), (0.2, "40, 20")], lifts: 0.3)),
      says: ["As a control it sent touchDown, touchDragInside, touchUpInside and"]),
    Question(
      about: "a view that is removed after the lift",
      scene: Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "d", "action": "d!", "#
          + #""numberOfTapsRequired": 2}], "subviews": [\#(Explained.button())]"#,
        tapped + [#"{"t": 0.2, "do": "removeFromSuperview", "node": "B"}"#]),
      says: [
        "B was removed from its superview at 0.200 s, while d still held back that the finger had "
          + "lifted (delaysTouchesEnded).",
        "B would act if d.delaysTouchesEnded were false.",
      ], never: ["while the finger was down"]),
  ]

  @Test(
    "each event belongs to its touch, and the first reason is the true one", arguments: questions)
  func answered(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }
}
