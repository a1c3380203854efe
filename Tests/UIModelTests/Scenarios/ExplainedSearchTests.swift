// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Explaining
@testable import Scenarios
@testable import UIModel

/// Explanations about views that the hit test did not reach, and the change that lets it reach them.
@MainActor
@Suite("Explaining the search")
struct ExplainedSearchTests {
  nonisolated static let tapped = Explained.tap(0, "20, 20").joined(separator: ", ")
  nonisolated static let button = Explained.button()

  nonisolated static func windows(_ windows: String, _ input: String = tapped) -> String {
    ScenarioText.document(
      #""log": ["touches", "actions"], "windows": [\#(windows)], "input": [\#(input)]"#)
  }

  nonisolated static func tabs(_ controller: String) -> String {
    #"{"root": {"controller": "\#(controller)", "name": "Box", "selected": 1, "children": ["#
      + #"{"controller": "UIViewController", "name": "One", "subviews": [\#(button)]}, "#
      + #"{"controller": "UIViewController", "name": "Two"}]}}"#
  }

  nonisolated static let questions = [
    Question(
      about: "a hidden window",
      scene: windows(
        #"{"name": "W1", "hidden": true, "root": {"name": "R", "subviews": [\#(button)]}}, "#
          + #"{"name": "W2", "level": 10, "root": {"name": "R2"}, "hitTest": "nil"}"#),
      says: [
        "W1 is hidden and not asked.",
        "W1, its window, is hidden, and hidden windows are not asked.",
        "B would act if W1 were not hidden.",
      ], never: ["No finger came down on B"]),
    Question(
      about: "an unselected tab", scene: windows(tabs("UITabBarController")),
      says: [
        "One, its superview, is not in the window: Box shows the tab Two.",
        "B would act if Box.selected were 0.",
      ], never: ["No finger came down on B"]),
    Question(
      about: "under the top of the navigation",
      scene: windows(
        tabs("UINavigationController").replacingOccurrences(of: #""selected": 1, "#, with: "")),
      says: ["One, its superview, is not in the window: Two was pushed on top of it."],
      never: ["No finger came down on B"]),
    Question(
      about: "a view that was removed before",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [\#(button)]}}"#,
        #"{"t": 0, "do": "removeFromSuperview", "node": "B"}, "#
          + Explained.tap(0.1, "20, 20").joined(separator: ", ")),
      says: ["B had been removed from its superview at 0.000 s."],
      never: ["No finger came down on B"]),
    Question(
      about: "a view whose own hitTest answers nil",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [\#(Explained.button(#", "hitTest": "nil""#))]}}"#),
      says: [
        "B's own hitTest(_:with:) returned nil.", "B would act if B.hitTest were not overridden.",
      ], never: ["so B, which"]),
    Question(
      about: "behind another window",
      scene: windows(
        #"{"name": "W1", "root": {"name": "R", "subviews": [\#(button)]}}, "#
          + #"{"name": "W2", "level": 10, "root": {"name": "R2"}}"#),
      says: ["B would act if W2 were hidden."]),
    Question(
      about: "a scroll view that was quicker",
      scene: windows(
        #"{"root": {"name": "R", "gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "#
          + #""action": "p!"}], "subviews": [{"class": "UIScrollView", "name": "S", "#
          + #""frame": [0, 0, 390, 700], "scroll": {"contentSize": [390, 2000]}}]}}"#,
        Explained.finger(0, [(0, "100, 400"), (0.02, "100, 380"), (0.05, "100, 350")], lifts: 0.5)
          .joined(separator: ", ")),
      says: [
        "p would recognize if its delegate let it recognize together with S's "
          + "panGestureRecognizer.",
        #"simultaneousWith=["S.pan"]'"#,
      ]),
    Question(
      about: "a slider that the second touch would move",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"class": "UISlider", "name": "Sl", "#
          + #""frame": [10, 100, 300, 31], "actions": {"valueChanged": "sl"}}], "#
          + #""gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "action": "p!"}]}}"#,
        (Explained.tap(0, "200, 115")
          + Explained.finger(
            1, [(0, "12, 115"), (0.02, "35, 115"), (0.06, "120, 115")], lifts: 0.1))
          .joined(separator: ", ")),
      view: "Sl",
      says: ["Sl would act if p.cancelsTouchesInView were false."], never: ["beginTracking"]),
    Question(
      about: "one finger too many",
      scene: windows(
        #"{"root": {"name": "R", "gestures": [{"class": "UIPanGestureRecognizer", "name": "p", "#
          + #""action": "p!", "maximumNumberOfTouches": 1}]}}"#,
        (Explained.finger(0, [(0, "20, 20")], lifts: 0.3).prefix(1)
          + [
            #"{"t": 0, "touch": 2, "phase": "began", "at": [120, 20]}"#,
            #"{"t": 0.05, "touch": 1, "phase": "moved", "at": [60, 60]}"#,
            #"{"t": 0.2, "touch": 1, "phase": "ended"}"#,
            #"{"t": 0.2, "touch": 2, "phase": "ended"}"#,
          ]).joined(separator: ", ")),
      says: ["p would recognize if its maximumNumberOfTouches were 2."]),
    Question(
      about: "four things in the way",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"name": "P", "hidden": true, "alpha": 0, "#
          + #""userInteraction": false, "frame": [0, 0, 300, 300], "#
          + #""subviews": [\#(Explained.button(#", "hidden": true"#))]}]}}"#),
      says: [
        "B would act if P were not hidden, P.isUserInteractionEnabled were true, P.alpha were 1 and "
          + "B were not hidden."
      ]),
    Question(
      about: "more in the way than is tried",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"name": "P", "hidden": true, "alpha": 0, "#
          + #""userInteraction": false, "frame": [0, 0, 300, 300], "subviews": ["#
          + #"\#(Explained.button(#", "hidden": true, "alpha": 0"#))]}]}}"#),
      says: ["None of the changes that were tried, up to 4 at once, was enough to let B act."]),
    Question(
      about: "more ways to try than a large input leaves time for",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"name": "B", "class": "UIButton", "#
          + #""frame": [0, 0, 300, 50], "enabled": false, "actions": {"touchUpInside": "b"}}, "#
          + [0, 200].flatMap { x in
            (1...5).map { #"{"name": "V\#(x + $0)", "frame": [\#(x), 0, 100, 50]}"# }
          }.joined(separator: ", ") + "]}}",
        [(0.0, 20), (4.0, 250)].flatMap { start, x in
          Explained.finger(
            start, (0..<2_000).map { (Double($0) / 1_000, "\(x + $0 % 2), 20") }, lifts: 2)
        }.joined(separator: ", ")),
      says: [
        "None of the 10 changes that were tried, alone and together, was enough to let B act; "
          + "there are more."
      ]),
    Question(
      about: "an action that the first responder runs",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"name": "B", "class": "UIButton", "#
          + #""frame": [10, 10, 100, 50], "actions": {"touchUpInside": {"nilTarget": "save"}}}, "#
          + #"{"name": "F", "frame": [0, 100, 100, 100], "handles": {"save": "F saved"}}]}}"#,
        #"{"t": 0, "do": "becomeFirstResponder", "node": "F"}, "#
          + Explained.tap(1, "20, 20").joined(separator: ", ")),
      says: [
        #"up the chain from the first responder: F, the first that is asked, implements it: "F saved"."#
      ]),
    Question(
      about: "an its that is not the view's in front",
      scene: windows(
        #"{"root": {"name": "R", "subviews": [{"name": "M", "subviews": [\#(button)], "gestures": ["#
          + #"{"class": "UITapGestureRecognizer", "name": "mt", "action": "mt!"}]}, "#
          + #"{"name": "Front"}]}}"#),
      view: "mt",
      says: [
        "if Front.isUserInteractionEnabled were false and mt's cancelsTouchesInView were false."
      ]),
  ]

  @Test("where the search did not come, and what would let it", arguments: questions)
  func answered(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }

  @Test("a point outside the screen lies outside the window, not elsewhere")
  func outside() throws {
    let document = Self.windows(#"{"root": {"name": "R"}}"#)
    let explainer = try Explainer(
      Array(document.utf8), file: "f.json", tapAt: CGPoint(x: -5, y: -5))
    let said = explainer.explanation().lines(width: 400).joined(separator: " ")
    #expect(
      said.contains("UIWindow says no: the point is (-5,\u{20}-5) in its coordinates"), "\(said)")
    #expect(!said.contains("lies elsewhere"))
  }

  @Test("of very many recognizers the first are listed, and how many more there are")
  func many() throws {
    let gestures = Array(repeating: #"{"class": "UITapGestureRecognizer"}"#, count: 300)
      .joined(separator: ", ")
    let said = try Explained.text(
      Self.windows(#"{"root": {"name": "R", "gestures": [\#(gestures)]}}"#))
    #expect(said.contains("R's tap 100 saw the touch"), "\(said.prefix(2_000))")
    #expect(!said.contains("R's tap 101 saw the touch"))
    #expect(said.contains("There are 200 more; --view tells of one of them."))
  }

  @Test("many views without names make a short text")
  func nested() throws {
    var views = #"{"frame": [0, 0, 300, 300]}"#
    for _ in 0..<300 { views = #"{"frame": [0, 0, 300, 300], "subviews": [\#(views)]}"# }
    let said = try Explained.text(Self.windows(#"{"root": \#(views)}"#))
    #expect(said.utf8.count < 40_000)
    #expect(said.contains("UIView in UIView in UIView"))
  }
}
