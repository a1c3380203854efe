// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// The answers of `explain` when no object is named.
@MainActor
@Suite("Explaining without a name")
struct LikelyQuestionTests {
  private func text(_ scene: String) throws -> String { try Explained.text(scene) }

  nonisolated static let small =
    #""subviews": [{"name": "B", "class": "UIButton", "frame": [100, 100, 80, 20], "#
    + #""actions": {"touchUpInside": "b"}}]"#

  @Test("a finger that just missed a button, and one that came down far away")
  func misses() throws {
    let near = try text(Explained.scene(Self.small, Explained.tap(0, "140, 128")))
    #expect(
      near.hasPrefix(
        #"B did not act: "b" did not run. Touch 1: The finger missed B by 8 points (below it)."#),
      "\(near)")
    #expect(near.contains("What would let it act"), "\(near)")
    let far = try text(Explained.scene(Self.small, Explained.tap(0, "140, 300")))
    #expect(far.hasPrefix("No finger came down on B."), "\(far)")
  }

  @Test("a drag beside a scroll view")
  func missedScrollView() throws {
    let said = try text(
      Explained.scene(
        #""subviews": [{"name": "Pages", "class": "UIScrollView", "frame": [100, 0, 200, 400], "#
          + #""scroll": {"contentSize": [800, 400]}}]"#,
        SideEffectTests.drag(80, 200, by: (-12, 0))))
    #expect(
      said.hasPrefix("Pages did not scroll. Touch 1: The finger missed Pages by 20 points"),
      "\(said)")
  }

  @Test("two buttons under two fingers")
  func together() throws {
    let said = try text(
      Explained.scene(
        #""subviews": [\#(Explained.button()), {"name": "C", "class": "UIButton", "#
          + #""frame": [10, 100, 100, 50], "actions": {"touchUpInside": "c"}}]"#,
        [
          #"{"t": 0, "touch": 1, "phase": "began", "at": [50, 30]}"#,
          #"{"t": 0.05, "touch": 2, "phase": "began", "at": [50, 120]}"#,
          #"{"t": 0.1, "touch": 1, "phase": "ended"}"#,
          #"{"t": 0.2, "touch": 2, "phase": "ended"}"#,
        ]))
    #expect(
      said.hasPrefix(
        #"C acted: "c" ran. Touch 2: Another finger pressed B meanwhile, which acted, too."#),
      "\(said)")
  }

  @Test("a recognizer that acts late comes before one whose gesture nothing was")
  func otherGesturesLast() throws {
    let said = try text(
      Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "two", "action": "two", "#
          + #""numberOfTapsRequired": 2}, {"class": "UITapGestureRecognizer", "name": "one", "#
          + #""action": "one", "requireToFail": ["two"]}]"#, Explained.tap(0, "140, 128")))
    #expect(said.hasPrefix("one recognized, 0.35 s late."), "\(said)")
    #expect(said.contains("two did not recognize."), "\(said)")
    #expect(!said.contains("numberOfTapsRequired were 1"), "\(said)")
  }

  @Test("a view of which no more is to be said than of its recognizer")
  func oneAnswer() throws {
    let said = try text(
      Explained.scene(
        #""subviews": [{"name": "L", "class": "UILabel", "frame": [0, 0, 390, 100], "#
          + #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t"}]}]"#,
        Explained.tap(0, "50, 30")))
    #expect(said.hasPrefix("t did not recognize."), "\(said)")
    #expect(!said.contains("L was not hit"), "\(said)")
  }

  @Test("a view that lost its touch, and one that got the touch of a view in it")
  func views() throws {
    let lost = try text(
      Explained.scene(
        #""gestures": [{"class": "UITapGestureRecognizer", "name": "t", "action": "t"}], "#
          + #""subviews": [{"name": "V", "frame": [0, 0, 390, 100]}]"#,
        Explained.tap(0, "50, 30")))
    #expect(lost.hasPrefix("V lost the touch at 0.080 s."), "\(lost)")
    let passed = try text(
      Explained.scene(
        #""touches": "intercept", "subviews": [{"name": "V", "frame": [0, 0, 390, 100], "#
          + #""touches": "forward"}]"#, Explained.tap(0, "50, 30")))
    #expect(passed.hasPrefix("R received the touch. Touch 1: V was hit."), "\(passed)")
  }

  @Test("the number of further changes, and how to list them")
  func moreChanges() throws {
    let said = try text(
      Explained.scene(
        #""subviews": [{"name": "B", "class": "UIButton", "frame": [100, 100, 80, 50], "#
          + #""actions": {"touchUpInside": "b"}}, {"name": "Shade", "frame": [0, 0, 390, 844]}]"#,
        Explained.tap(0, "140, 125")))
    #expect(said.contains("2 more changes with --view B."), "\(said)")
  }

  @Test("a table that a finger dragged, or a button on whose row was tapped, comes last or alone")
  func rows() throws {
    let said = try text(
      Explained.scene(
        #""subviews": [{"name": "List", "class": "UITableView", "#
          + #""scroll": {"rows": 40, "rowHeight": 44, "select": "row"}, "gestures": ["#
          + #"{"class": "UIPanGestureRecognizer", "name": "p", "action": "moved"}]}]"#,
        SideEffectTests.drag(200, 400, by: (0, -12))))
    #expect(said.hasPrefix("List did not scroll."), "\(said)")
    #expect(said.contains(#"List selected no row: "row" did not run."#), "\(said)")
    #expect(!said.contains("would select the row"), "\(said)")
  }

  nonisolated static let questions = [
    Question(
      about: "a control that tells only of a lost touch",
      scene: Explained.scene(
        #""log": [], "gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "#
          + #""action": "moved"}], "subviews": [{"name": "Knob", "class": "UIControl", "#
          + #""frame": [50, 200, 290, 44], "actions": {"touchCancel": "lost"}}]"#,
        SideEffectTests.drag(100, 222, by: (20, 0))),
      says: [
        "Knob lost the touch at 0.016 s. Touch 1: p recognized and took the touch from it",
        "1. Knob would track the touch to its end if p's delegate refused touches in Knob.",
      ], never: [#""lost" did not run"#]),
    Question(
      about: "a scroll view without a content size",
      scene: Explained.scene(
        #""subviews": [{"name": "S", "class": "UIScrollView", "log": []}]"#,
        SideEffectTests.drag(200, 400, by: (0, -12))),
      says: ["S did not scroll.", "there is nothing to scroll"]),
    Question(
      about: "two fingers that part over a scroll view",
      scene: Explained.scene(
        #""multipleTouch": true, "subviews": [{"name": "S", "class": "UIScrollView", "log": [], "#
          + #""multipleTouch": true, "scroll": {"contentSize": [390, 700]}}]"#,
        [TriedChangeTests.spread]),
      says: ["S did not zoom."]),
    Question(
      about: "two fingers that move the same way over a scroll view",
      scene: Explained.scene(
        #""multipleTouch": true, "subviews": [{"name": "S", "class": "UIScrollView", "log": [], "#
          + #""multipleTouch": true, "scroll": {"contentSize": [390, 1700]}}]"#,
        SideEffectTests.drag(200, 400, by: (0, -12))),
      never: ["did not zoom"]),
    Question(
      about: "a tap on a view in the one with the recognizer",
      scene: Explained.scene(
        #""log": [], "gestures": [{"class": "UITapGestureRecognizer", "name": "close", "#
          + #""action": "closed"}], "subviews": [{"name": "Card", "log": [], "#
          + #""frame": [100, 100, 200, 200]}]"#, Explained.tap(0, "150, 150")),
      says: [
        "close recognized. Touch 1: Card was hit, and close, on R, sees the touches of all views in it.",
        "1. close would not recognize if its delegate refused touches in Card.",
      ]),
    Question(
      about: "two scroll views of one direction",
      scene: Explained.scene(
        #""subviews": [{"name": "Outer", "class": "UIScrollView", "#
          + #""scroll": {"contentSize": [390, 1500]}, "subviews": [{"name": "Inner", "#
          + #""class": "UIScrollView", "frame": [0, 200, 390, 400], "#
          + #""scroll": {"contentSize": [390, 1500]}}]}]"#,
        SideEffectTests.drag(200, 400, by: (0, -12))),
      says: [
        "To let both scroll, implement gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) in a subclass for "
          + "Outer, as a scroll view has to stay its pan's delegate"
      ]),
    Question(
      about: "an action that ran several times",
      scene: Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "moved"}]"#,
        SideEffectTests.drag(100, 100, by: (15, 0))),
      says: [#"Its action ran 6 times: "moved"."#]),
    Question(
      about: "a pan and a finger that did not move at all",
      scene: Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "moved"}]"#,
        Explained.tap(0, "140, 128")),
      says: ["p did not recognize.", "failed: lifted without moving."],
      never: ["before moving enough"]),
    Question(
      about: "a pan and a finger that moved a little",
      scene: Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "moved"}]"#,
        SideEffectTests.drag(100, 100, by: (1, 0))),
      says: ["failed: lifted before moving enough."], never: ["without moving"]),
    Question(
      about: "a switch, which has views inside",
      scene: Explained.scene(
        #""subviews": [{"name": "S", "class": "UISwitch", "frame": [100, 100, 51, 31]}]"#,
        Explained.tap(0, "120, 115")),
      says: ["So S is hit."], never: ["no subview"]),
    Question(
      about: "a delegate that lets a pan begin in one direction",
      scene: Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "moved", "#
          + #""shouldBegin": {"travel": "horizontal"}}]"#,
        SideEffectTests.drag(100, 100, by: (0, 15))),
      says: [
        "p's delegate lets it begin only on a condition (movement horizontal) that this touch did not meet."
      ]),
  ]

  @Test("what is said", arguments: questions)
  func says(_ question: Question) throws {
    let said = try text(question.scene)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }
}
