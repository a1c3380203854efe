// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import Scenarios
@testable import UIModel

/// Explanations for touches that did not reach views and recognizers.
@MainActor
@Suite("Explaining why not")
struct ExplainedReasonTests {
  nonisolated static func gesture(_ members: String) -> String {
    #""gestures": [{"name": "g", "action": "g!", \#(members)}]"#
  }
  nonisolated static let swipe = #""class": "UISwipeGestureRecognizer""#
  nonisolated static let edge = #""class": "UIScreenEdgePanGestureRecognizer""#
  nonisolated static let tap = #""class": "UITapGestureRecognizer""#
  nonisolated static let pan = #""class": "UIPanGestureRecognizer""#
  nonisolated static let hover = #""class": "UIHoverGestureRecognizer""#
  /// A mouse that moves without a pressed button.
  nonisolated static let pointer = [
    #"{"t": 0, "mouse": "move", "at": [10, 10]}"#, #"{"t": 0.1, "mouse": "move", "at": [30, 30]}"#,
  ]
  nonisolated static let tapped = Explained.tap(0, "20, 20")
  nonisolated static let dragged = Explained.finger(
    0, [(0, "20, 20"), (0.1, "120, 20")], lifts: 0.3)

  nonisolated static func scroll(_ settings: String) -> String {
    #""subviews": [{"class": "UIScrollView", "name": "S", "frame": [0, 0, 390, 700], "#
      + #""scroll": {"contentSize": [390, 2000]\#(settings)}, "#
      + #""subviews": [{"name": "V", "frame": [0, 0, 390, 2000]}]}]"#
  }

  nonisolated static let reasons = [
    Question(
      about: "a scroll view's delay and an incoming call",
      scene: Explained.scene(
        scroll(""),
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [20, 20]}"#,
          #"{"t": 0.05, "system": "interrupt"}"#, #"{"t": 0.2, "touch": 1, "phase": "ended"}"#,
        ]),
      says: ["It never received the touch, for an incoming call took it away at 0.050 s."]),
    Question(
      about: "a tap that holds back and an incoming call",
      scene: Explained.scene(
        gesture(#"\#(tap), "delaysTouchesBegan": true"#)
          + #", "subviews": [{"name": "V", "frame": [0, 0, 100, 100]}]"#,
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [20, 20]}"#,
          #"{"t": 0.1, "system": "interrupt"}"#, #"{"t": 0.2, "touch": 1, "phase": "ended"}"#,
        ]), view: "V",
      says: [
        "An incoming call cancelled the touch while g (delaysTouchesBegan) held it back, so V never "
          + "received the touch.",
        "V would receive the touch if g.delaysTouchesBegan were false.",
      ], never: ["had not decided"]),
    Question(
      about: "a button in a stack view without a size",
      scene: Explained.scene(
        #""subviews": [{"class": "UIStackView", "name": "S", "frame": [10, 10, 0, 0], "#
          + #""subviews": [\#(Explained.button())]}]"#, tapped), view: "B",
      says: ["B has no area"], never: ["was not on it"]),
    Question(
      about: "a tap beside a presented view",
      scene: Explained.scene(
        #""controller": "UIViewController", \#(gesture(tap)), "#
          + #""presents": {"controller": "UIViewController", "controllerName": "Popup", "name": "P", "#
          + #""presentation": "overFullScreen", "frame": [100, 100, 100, 100]}"#, tapped),
      view: "g",
      says: [
        "UITransitionView, which UIKit puts around the presented P, is in front of R there",
        "popup.presentationController?.containerView?.addGestureRecognizer(g)",
      ], never: ["addChild"]),
    Question(
      about: "a swipe too far across",
      scene: Explained.scene(
        gesture(swipe), Explained.finger(0, [(0, "20, 20"), (0.1, "120, 65.5")], lifts: 0.3)),
      says: ["failed: moved 45.5 pt across its direction, 45.1 allowed."],
      never: ["lifted before", "changes would be needed"]),
    Question(
      about: "a swipe upwards and a finger to the right",
      scene: Explained.scene(gesture(#"\#(swipe), "direction": "up""#), dragged),
      says: [
        "failed: moved 100.0 pt across its direction, 45.1 allowed.",
        "g would recognize if its direction were right.",
      ],
      never: ["lifted before"]),
    Question(
      about: "a swipe and a finger against it",
      scene: Explained.scene(
        gesture(swipe), Explained.finger(0, [(0, "120, 20"), (0.1, "20, 20")], lifts: 0.3)),
      says: ["g would recognize if its direction were left.", "gestures[0].direction=left'"]),
    Question(
      about: "a pan for two fingers and one",
      scene: Explained.scene(gesture(#"\#(pan), "minimumNumberOfTouches": 2"#), dragged),
      says: [
        "g requires 2 fingers, and only 1 came down.",
        "g would recognize if its minimumNumberOfTouches were 1.",
      ]),
    Question(
      about: "an edge pan without edges",
      scene: Explained.scene(
        gesture(edge), Explained.finger(0, [(0, "2, 200"), (0.1, "200, 200")], lifts: 0.3)),
      says: ["failed: its edges are empty.", "g would recognize if its edges were left."],
      never: ["away from the edge"]),
    Question(
      about: "a recognizer that ignores the finger",
      scene: Explained.scene(gesture(#"\#(tap), "ignores": [1]"#), tapped),
      says: [
        "g, on R, ignored the touch: its ignores names finger 1.",
        "g did not recognize. Touch 1: g ignored the touch: its ignores names finger 1.",
        "g would recognize if its ignores were empty.",
      ], never: ["not decided"]),
    Question(
      about: "a pencil beside a finger",
      scene: Explained.scene(
        #""multipleTouch": true, \#(gesture(pan))"#,
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [20, 20]}"#,
          #"{"t": 0.1, "touch": 2, "phase": "began", "at": [100, 100], "type": "pencil"}"#,
          #"{"t": 0.2, "touch": 2, "phase": "moved", "at": [160, 100]}"#,
          #"{"t": 0.4, "touch": 2, "phase": "ended"}"#,
          #"{"t": 0.5, "touch": 1, "phase": "ended"}"#,
        ]),
      says: [
        "it follows a touch of another type already (requiresExclusiveTouchType is true).",
        "g would recognize if its requiresExclusiveTouchType were false.",
      ], never: ["accepts no touch like this"]),
    Question(
      about: "another button of the mouse",
      scene: Explained.scene(
        gesture(tap),
        [
          #"{"t": 0, "mouse": "down", "button": 2, "at": [20, 20]}"#,
          #"{"t": 0.05, "mouse": "up", "button": 2, "at": [20, 20]}"#,
        ]), says: ["did not get the touch: it is a tap with another button of the mouse."]),
    Question(
      about: "a pointer that hovers and then presses",
      scene: Explained.scene(
        gesture(hover),
        pointer + [
          #"{"t": 0.2, "mouse": "down", "button": 1, "at": [30, 30]}"#,
          #"{"t": 0.3, "mouse": "up", "button": 1, "at": [30, 30]}"#,
        ]),
      says: [
        #"g follows the pointer from 0.000 s to 0.200 s, and its action runs 3 times: "g!"."#,
        "did not get the touch: it follows a pointer that presses nothing.",
      ], never: ["g did not recognize", "accepts no touch like this"]),
    Question(
      about: "a pointer that hovers and never presses",
      scene: Explained.scene(gesture(hover), pointer), view: "g",
      says: [#"g follows the pointer from 0.000 s to the end, and its action runs 2 times: "g!"."#],
      never: ["No touch comes down"]),
    Question(
      about: "a wheel and no touch",
      scene: Explained.scene(scroll(""), [#"{"t": 0, "wheel": [0, -30], "at": [50, 50]}"#]),
      says: [
        "No touch comes down. What else happens stands in the log: $ Sandbox replay f.json"
      ]),
    Question(
      about: "content that keeps the finger",
      scene: Explained.scene(
        scroll(#", "canCancelContentTouches": false"#),
        Explained.finger(0, [(0, "100, 400"), (0.2, "100, 380"), (0.25, "100, 350")], lifts: 0.5)),
      says: ["its canCancelContentTouches is false, and so the content keeps the finger."],
      never: ["told not to begin"]),
    Question(
      about: "a scroll view that holds nothing back",
      scene: Explained.scene(
        scroll(#", "delaysContentTouches": false"#), Explained.tap(0, "100, 400")),
      says: ["S's touch delay did not get the touch: delaysContentTouches is false."],
      never: ["accepts no touch like this"]),
    Question(
      about: "a swing that turns round too seldom",
      scene: Explained.scene(
        gesture(#""class": "SwingGestureRecognizer", "swingCount": 5"#),
        Explained.finger(
          0,
          [
            (0, "100, 100"), (0.1, "150, 100"), (0.2, "100, 100"), (0.3, "150, 100"),
            (0.4, "100, 100"),
          ], lifts: 0.5)),
      says: [
        "failed at 0.500 s: it turned round 3 times, 5 required.",
        "g would recognize if its swingCount were 3.",
      ], never: ["it said so"]),
    Question(
      about: "a circle of requirements",
      scene: Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t!", "#
          + #""shouldBeRequiredToFailBy": ["u"]}, {"class": "UITapGestureRecognizer", "name": "u", "#
          + #""action": "u!", "shouldBeRequiredToFailBy": ["t"]}]"#, tapped),
      says: ["A circle of failure requirements: u waits for t waits for u."]),
    Question(
      about: "the home screen in front",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button())]"#,
        [#"{"t": 0, "system": "home"}"#] + Explained.tap(0.1, "20, 20")),
      says: [
        #"B did not act: "clicked" did not run. A finger came down there at 0.100 s, but the "#
          + "system kept it: the home screen is in front."
      ]),
    Question(
      about: "a view and the home screen in front",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button())]"#,
        [#"{"t": 0, "system": "home"}"#] + Explained.tap(0.1, "20, 20")), view: "B",
      says: ["but the system kept it: the home screen is in front."], never: ["No touch comes"]),
  ]

  @Test(
    "the reason is the one that the fingers, the settings or the system gave", arguments: reasons)
  func reason(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }

  nonisolated static let assets: [Question] = [
    Question(
      about: "127", scene: "127", touch: 4,
      says: ["moved 45.101 pt across its direction, 45.100 allowed"],
      never: ["lifted before moving enough"]),
    Question(
      about: "126", scene: "126", touch: 3, never: ["lifted before moving enough"]),
    Question(
      about: "051 White", scene: "051", view: "White",
      says: ["White's own hitTest(_:with:) returned Red."], never: ["White was never asked"]),
    Question(about: "104", scene: "104", says: ["would recognize if its direction were left."]),
    Question(
      about: "067 Editor", scene: "067", view: "Editor",
      says: [#"It ran save, which Save sent up the chain: "saved by the editor"."#],
      never: ["isUserInteractionEnabled", "UIView"]),
    Question(about: "115", scene: "115", says: ["touchDragInside"]),
  ]

  @Test("the answers about scenarios that come with the program", arguments: assets)
  func asset(_ question: Question) throws {
    let said = try Explained.asset(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }

  @Test(
    "diff names the first touch that differs, and never only the lines",
    arguments: [
      ("120", ["V.gestures[0].minimumPressDuration=0.3"], "touch 1"),
      ("117", ["Button.tracking={}"], "touch 1"), ("061", ["V.touches=both"], "touch 1"),
      ("145", ["S.scroll.delaysContentTouches=false"], "touch 1"),
    ] as [(String, [String], String)])
  func divergence(_ number: String, _ changes: [String], _ touch: String) throws {
    let said = try Explained.divergence(number, changes)
    #expect(said.lowercased().contains(touch), "\(said)")
    #expect(said.contains("ithout the change"), "\(said)")
  }
}
