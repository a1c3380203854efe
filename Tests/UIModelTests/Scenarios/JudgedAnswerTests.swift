// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// Answers that a reader who knows UIKit found wrong, misleading or hard to understand, and the texts that replaced
/// them.
@MainActor
@Suite("Answers as an app developer reads them")
struct JudgedAnswerTests {
  private func answer(_ scene: String, _ view: String) throws -> TouchAnswer {
    let explainer = try Explainer(Array(scene.utf8), file: "f.json")
    return try #require(explainer.answers(about: view).first)
  }

  private func question(_ number: String, _ view: String) throws -> TouchAnswer {
    let asked = try #require(try AskedQuestions.all().first { $0.name == number })
    let explainer = try Explainer(asked.problem, file: "f.json")
    return try #require(explainer.answers(about: view).first)
  }

  private func change(_ answer: TouchAnswer, _ set: String) throws -> TouchAnswer.Suggestion {
    try #require(
      answer.suggestions.first { $0.sets.first == set }, "\(answer.suggestions.map(\.sets))")
  }

  @Test("the delegate is the pop recognizer's; what UIKit's own delegate did is said and kept")
  func popDelegate() throws {
    let together = try change(
      try question("q38", "Nav.pop"), #"Nav.pop.simultaneousWith=["Pager.pan"]"#)
    #expect(
      together.sentence
        == "Nav would begin to pop if the delegate of Nav's interactivePopGestureRecognizer let it recognize "
        + "together with Pager's panGestureRecognizer.")
    #expect(together.remarks.contains { $0.contains("root controller") })
    // The code is in the root controller, which has no property for a view of the other one.
    #expect(
      together.remarks.last
        == "Pager's panGestureRecognizer belongs to another controller, so the code does the same "
        + "for every UIPanGestureRecognizer, those of all scroll views included.")
    #expect(
      together.swift.contains { $0.contains("otherGestureRecognizer is UIPanGestureRecognizer") })
    #expect(
      together.swift.count {
        $0.contains("return nav.viewControllers.count > 1 && nav.transitionCoordinator == nil")
      } == 1)
    #expect(together.swift.count { $0.contains("UIGestureRecognizerDelegate {") } == 1)
    #expect(!together.swift.contains { $0.contains("=== nav.interactivePopGestureRecognizer?") })
    let own = try question("30-an-own-back-button", "Nav.pop")
    #expect(
      own.suggestions.first?.swift.count {
        $0.contains("return nav.viewControllers.count > 1 && nav.transitionCoordinator == nil")
      }
        == 1)
  }

  @Test(
    "the heading of the changes says that some stop the other recognizer in place of the control")
  func changesOfEither() throws {
    let press = try question("23-a-press-that-also-clicks", "Reply")
    #expect(
      press.paragraphs(file: nil).last?.heading
        == "What would keep it from acting, or from acting together with menuPress, in the order to try"
    )
    // A change of a recognizer alone keeps nothing else from acting.
    let tap = try question("25-a-tap-that-closes-the-card-from-within", "closeTap")
    #expect(
      tap.paragraphs(file: nil).last?.heading
        == "What would keep it from recognizing, in the order to try")
  }

  @Test(
    "the reason why a navigation bar shows no back button",
    arguments: [
      (
        "", #", "leftBarButtonItem": true"#,
        "the top controller's navigationItem has a left item of the app's own"
      ),
      (
        "", #", "hidesBackButton": true"#,
        "the top controller's navigationItem.hidesBackButton is true"
      ),
      (#""navigationBarHidden": true, "#, "", "the bar is hidden"),
    ])
  func missingBackButton(bar: String, item: String, says: String) throws {
    let scene = ScenarioText.document(
      #""log": ["actions"], "windows": [{"root": {"controller": "UINavigationController", "name": "Nav", \#(bar)"#
        + #""children": [{"controller": "UIViewController", "name": "First"}, "#
        + #"{"controller": "UIViewController", "name": "Second"\#(item)}]}}], "#
        + #""input": [\#(SideEffectTests.drag(3, 340, by: (20, 0)).joined(separator: ", "))]"#)
    #expect(
      try answer(scene, "Nav.pop").sentences == [
        "Touch 1: UINavigationController keeps its interactivePopGestureRecognizer from beginning while its bar shows "
          + "no back button: here \(says)."
      ])
  }

  @Test("a recognizer that recognized on a later touch is not said to have recognized on this one")
  func recognizedLater() throws {
    let asked = try #require(
      try AskedQuestions.all().first { $0.name == "40-a-double-tap-that-is-also-a-single-one" })
    let answer = try #require(
      try Explainer(asked.problem, file: "f.json").answers(about: "single", question: .why).first)
    #expect(
      answer.sentences.first?.hasPrefix(
        "Touch 1: double saw the touch, too, and recognized at 0.280\u{a0}s. ") == true,
      "\(answer.sentences)")
  }

  @Test("a pan that takes one finger only is said to keep the drags of one")
  func oneFinger() throws {
    let one = try change(
      try question("18-pinch-and-pan", "zoomPinch"), "Picture.gestures[0].maximumNumberOfTouches=1")
    #expect(
      one.remarks == [
        "movePan would no longer recognize this gesture of two fingers; it still would recognize drags in all "
          + "directions with one finger."
      ])
  }

  @Test("a button that is pressed at once need not keep drags from scrolling")
  func pressedAtOnce() throws {
    let answer = try question("29-a-pressed-look-that-comes-late", "Buy")
    let both = try #require(answer.suggestions.first)
    #expect(
      both.sets == [
        "Feed.scroll.delaysContentTouches=false", "Feed.scroll.shouldCancel=true",
      ])
    #expect(both.swift.contains("feed.delaysContentTouches = false"))
    #expect(
      both.swift.contains(
        "override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || super.touchesShouldCancel(in: view) }"
      ))
    #expect(both.remarks.first == "A drag that begins on Buy would then cancel its press.")
    #expect(
      answer.suggestions.dropFirst().first?.sets == ["Feed.scroll.delaysContentTouches=false"])
  }

  @Test("a drag from the edge is not called a drag to the right")
  func edges() throws {
    let waiting = try change(
      try question("q38", "Nav.pop"), #"Pager.pan.requireToFail=["Nav.pop"]"#)
    #expect(
      waiting.remarks == [
        "Pager would no longer scroll on drags to the right from the left edge; elsewhere it still would."
      ])
  }

  /// A cell of plain views, and a cell of a table: in the table, the content view covers the button.
  nonisolated static let cells = [
    Explained.scene(
      #""subviews": [{"name": "Row", "frame": [0, 100, 390, 80], "subviews": ["#
        + #"{"name": "B", "class": "UIButton", "frame": [20, 10, 120, 60], "#
        + #""actions": {"touchUpInside": "b"}}, {"name": "RowContentView", "#
        + #""frame": [0, 0, 390, 80], "touches": "intercept"}]}]"#, Explained.tap(0, "80, 140")),
    Explained.scene(
      #""subviews": [{"name": "List", "class": "UITableView", "frame": [0, 100, 390, 400], "#
        + #""scroll": {"rowHeight": 80}, "cells": [{"name": "Row", "#
        + #""subviews": [{"name": "B", "class": "UIButton", "frame": [20, 10, 120, 60], "#
        + #""actions": {"touchUpInside": "b"}}]}]}]"#, Explained.tap(0, "80, 140")),
  ]

  @Test("a button beside the content view of a cell belongs into it", arguments: cells)
  func contentView(_ scene: String) throws {
    let answer = try answer(scene, "B")
    let first = try #require(answer.suggestions.first)
    #expect(
      first.sets.first?.hasPrefix("B.superview=") == true, "\(answer.suggestions.map(\.sets))")
    #expect(first.swift.last?.hasSuffix("ontentView.addSubview(b)") == true, "\(first.swift)")
    // The changes that disable or hide a whole cell are listed last.
    let sets = answer.suggestions.map(\.sets)
    #expect(!sets.prefix(3).contains { $0.contains { $0.hasSuffix("userInteraction=false") } })
  }

  @Test("a scroll view cancels the press of buttons, not the drags of sliders")
  func cancelledButtons() throws {
    let first = try #require(try question("q44", "S").suggestions.first)
    #expect(
      first.swift == [
        "// in the class of S, a subclass of UIScrollView",
        "override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || "
          + "super.touchesShouldCancel(in: view) }",
      ])
    #expect(first.remarks.first == "A drag that begins on B would then cancel its press.")
  }

  @Test("an order that UIKit does not document is called the model's")
  func undocumentedOrder() throws {
    let answer = try question("q56", "pinch")
    #expect(answer.sentences.count == 1, "\(answer.sentences)")
    #expect(
      answer.sentences.first?.hasSuffix(
        "(UIKit documents no order; the model prefers the one added later).") == true)
  }

  @Test("views of different windows are named with their windows")
  func windows() throws {
    #expect(
      try question("q04", "Buy").sentences.first
        == "Touch 1: ToastRoot is in front of it there, and was found first: its window, ToastWindow, is above "
        + "AppWindow.")
  }

  @Test("to compare touch.view is a change like others, the first")
  func comparing() throws {
    let first = try #require(try question("q26", "Dimmed").suggestions.first)
    #expect(
      first.swift.first?.hasPrefix(
        "guard touches.first?.view === view else { return super.touchesBegan(touches, with: event) }"
      )
        == true)
    #expect(first.sets.isEmpty)
  }

  /// A recognizer of two fingers and a pan that recognizes first, for one finger that lifts or stays down.
  private func twoFingers(_ isLifted: Bool, _ own: String) throws -> TouchAnswer {
    let input = Explained.finger(0, [(0, "100, 300"), (0.02, "140, 300"), (0.04, "180, 300")])
    return try answer(
      Explained.scene(
        #""gestures": [{"class": "UIPanGestureRecognizer", "name": "pan", "action": "p"}], "#
          + #""subviews": [{"name": "A", "gestures": [{\#(own), "name": "own", "action": "o"}]}]"#,
        isLifted ? input : input.dropLast()), "own")
  }

  @Test(
    "a recognizer that lost and would have failed anyway: its own reason", arguments: [true, false])
  func ownReason(isLifted: Bool) throws {
    let pan = try twoFingers(
      isLifted, #""class": "UIPanGestureRecognizer", "minimumNumberOfTouches": 2"#)
    #expect(pan.sentences == ["Touch 1: own requires 2 fingers, and only 1 came down."])
    let tap = try twoFingers(isLifted, #""class": "UITapGestureRecognizer""#)
    #expect(
      tap.sentences == ["Touch 1: own saw the touch and failed: moved 40.0 pt, 10.0 allowed."])
    let swipe = try twoFingers(
      isLifted,
      #""class": "UISwipeGestureRecognizer", "direction": "left", "numberOfTouchesRequired": 1"#)
    #expect(swipe.sentences.first?.contains("pan recognized first") == false)
  }

  @Test("touches with one result are explained in their order, and no answer comes twice")
  func order() throws {
    let scene = Explained.scene(
      #""gestures": [{"class": "UITapGestureRecognizer", "name": "tap", "action": "t", "#
        + #""cancelsTouchesInView": false}], "subviews": [\#(Explained.button())]"#,
      Explained.tap(0, "200, 300") + Explained.tap(1, "50, 30"))
    let lines = try Explainer(Array(scene.utf8), file: "f.json").explanation().lines(width: 10_000)
    #expect(lines.count { $0 == "tap recognized." } == 1)
    let touches = lines.prefix { !$0.isEmpty }.filter { $0.hasPrefix("  Touch") }
    #expect(touches.map { $0.prefix(10) } == ["  Touch 1: ", "  Touch 2: "].map { $0.prefix(10) })
  }

  @Test("a single tap that no longer waits also acts on a double tap")
  func joined() throws {
    let first = try #require(try question("q28", "single").suggestions.first)
    #expect(
      first.remarks == [
        #"A double tap would run two actions, "single" and "double"."#
      ])
  }

  @Test("both exclusive views are named")
  func exclusive() throws {
    let views = (0...1).map { index in
      #"{"name": "B\#(index)", "class": "UIButton", "frame": [\#(index * 200), 0, 100, 100], "#
        + #""exclusiveTouch": \#(index == 0), "actions": {"touchUpInside": "b"}}"#
    }
    func asked(_ isBoth: Bool) throws -> String? {
      let all = views.joined(separator: ", ")
      let input =
        Explained.finger(0, [(0, "50, 50")], lifts: 0.3)
        + Explained.finger(0.1, [(0, "250, 50")], lifts: 0.3, finger: 2)
      return try answer(
        Explained.scene(
          #""subviews": [\#(isBoth ? all.replacingOccurrences(of: "false", with: "true") : all)]"#,
          input.sorted { $0.prefix(12) < $1.prefix(12) }), "B1"
      ).sentences.first
    }
    #expect(
      try asked(true)
        == "Touch 2: B1's isExclusiveTouch is true, and B0 had a touch already; B0's isExclusiveTouch is "
        + "true, too.")
    #expect(
      try asked(false) == "Touch 2: B0 had a touch already, and its isExclusiveTouch is true.")
  }

  @Test("a recognizer without a delegate gets one in the code")
  func connected() throws {
    let change = try change(
      try question("q22", "Results"), #"Screen.gestures[0].shouldReceive={"notIn": "Results"}"#)
    #expect(change.swift.first == "dismissTap.delegate = self  // where dismissTap is made")
    let begins = try #require(
      try question("q36", "Inbox").suggestions.first {
        $0.sets.first?.contains("shouldBegin") ?? false
      })
    #expect(begins.swift.count { $0.contains(".delegate = self") } <= 1)
  }

  @Test("a touch that worked: why the recognizer that took the other one did not take it")
  func spared() throws {
    let sentences = try question("q24", "Reload").sentences
    #expect(
      sentences[0].hasPrefix(
        "Touch 1: emptyTap recognized and took the touch (cancelsTouchesInView is true). Reload had not received it "
          + "yet, because List's touch delay"), "\(sentences)")
    #expect(
      sentences.contains {
        $0.hasPrefix("It acted on touch 2: emptyTap, on Empty, saw the touch and failed at 1.750")
      }, "\(sentences)")
  }

  @Test("a press duration that is clearly shorter than the press: the default, or four fifths")
  func pressDuration() throws {
    for (start, held, duration) in [
      (0, 0.6, "0.5"), (0, 0.4, "0.32"), (1.1, 0.4, "0.32"), (0.6, 0.5, "0.4"),
    ] {
      let scene = Explained.scene(
        #""gestures": [{"class": "UILongPressGestureRecognizer", "name": "hold", "action": "held", "#
          + #""minimumPressDuration": 1}]"#,
        Explained.finger(start, [(after: 0, at: "50, 50")], lifts: held))
      let first = try #require(try answer(scene, "hold").suggestions.first)
      #expect(first.sets == ["R.gestures[0].minimumPressDuration=\(duration)"])
    }
  }

  @Test("an override of hitTest that hides a button may also let touches through")
  func lettingThrough() throws {
    let changes = try question("14-a-leftover-override", "Go").suggestions
    #expect(changes.map(\.sets) == [["Banner.hitTest=default"], ["Banner.hitTest=passThrough"]])
  }

  @Test("a view that never had the touch would receive it")
  func received() throws {
    let first = try #require(try question("09-a-second-finger-is-dead", "Pad").suggestions.first)
    #expect(
      first.sentence
        == "Pad would receive the touch to its end if its isMultipleTouchEnabled were true.")
  }

  @Test("a button that its container cuts off: a tap on it no longer selects the row below")
  func regionOfTheButton() throws {
    let first = try #require(try question("q02", "Send").suggestions.first)
    #expect(
      first.remarks == [
        "Messages would no longer select the row on taps in Send; elsewhere it still would.",
        "Other views that stick out of Toolbar still get no touches there.",
      ])
  }

  @Test("a side effect on another touch names the view of that touch")
  func otherTouch() throws {
    let both = try change(
      try question("q58", "Control"), "Parent.gestures[0].cancelsTouchesInView=false")
    #expect(both.remarks.first == "parentTap would then recognize touch 1 (on Button).")
  }

  @Test("two recognizers of one view: the later one's delegate allows both")
  func later() throws {
    let first = try #require(try question("q50", "builtIn").suggestions.first)
    #expect(first.sets == [#"Map.gestures[1].simultaneousWith=["builtIn"]"#])
    #expect(
      first.sentence == "builtIn would recognize if mine's delegate let both recognize together.")
    #expect(first.swift.first == "mine.delegate = self  // where mine is made")
    #expect(first.remarks.contains("A true from the delegate of either recognizer is enough."))
  }

  @Test("a hitTest that answers a subview keeps the answers for others")
  func answering() throws {
    let first = try #require(try question("q06", "Pages").suggestions.first)
    #expect(
      first.sentence
        == "Pages would scroll if Clip's hitTest(_:with:) returned Pages where it now returns Clip."
    )
    #expect(first.swift.contains("  return hit === self ? pages : hit"))
  }

  @Test("lasting side effects are named, and where touches no longer go")
  func lostForGood() throws {
    let stops = try question("q26", "Dimmed").suggestions
    #expect(
      stops.map(\.remarks) == [
        ["Touches of all its subviews would then be left out, not only those of Popup."],
        ["Touches in Popup would then go to nothing above it in the responder chain."],
      ])
    let scene = Explained.scene(
      #""subviews": [{"name": "List", "class": "UITableView", "frame": [0, 0, 390, 400], "#
        + #""scroll": {"rows": 30, "select": "row"}}, \#(Explained.button())]"#,
      Explained.tap(0, "50, 30"))
    let front = try change(try answer(scene, "List"), "List.order=front")
    #expect(
      front.remarks == ["B would no longer act at all.", "List would be drawn over B."])
  }

  @Test("an event that a control never sends: what to use instead")
  func instead() throws {
    #expect(
      try question("q54", "Wifi").advice == [
        "Use valueChanged for that action: the control sends nothing when a finger comes down."
      ])
  }

  @Test("no change of what a cell lays out", arguments: cells)
  func laidOut(_ scene: String) throws {
    let sets = try answer(scene, "B").suggestions.flatMap(\.sets)
    #expect(!sets.contains { $0.contains("ontentView.frame") || $0.contains("ontentView.hitTest") })
  }

  @Test("the changes that are left for --view are as many as --view shows")
  func more() throws {
    for asked in try AskedQuestions.all() {
      let explainer = try Explainer(asked.problem, file: "f.json")
      let text = explainer.explanation().lines(width: 10_000)
      for line in text
      where line.contains(" more change") && line.hasSuffix(" with --view \(asked.view).") {
        let more = Int(line.drop { $0 == " " }.prefix { $0.isNumber })
        let listed = try #require(explainer.explanation(of: asked.view)).lines(width: 10_000)
          .filter { $0.hasPrefix("  ") && $0.dropFirst(3).hasPrefix(". ") }
        #expect(more.map { $0 + Explainer.mostChanges } == listed.count, "\(asked.name): \(line)")
      }
    }
  }
}
