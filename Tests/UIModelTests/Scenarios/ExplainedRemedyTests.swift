// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// The changes that `explain` tries, and its answer if none of them is enough.
@MainActor
@Suite("Explaining what would help")
struct ExplainedRemedyTests {
  nonisolated static let tap = Explained.tap(0, "70, 70")

  /// Nested views without a frame.
  nonisolated static func nest(_ names: [String]) -> String {
    names.reversed().reduce("") { inner, name in
      #""subviews": [{"name": "\#(name)"\#(inner.isEmpty ? "" : ", \(inner)")}]"#
    }
  }

  nonisolated static let questions = [
    Question(
      about: "a view that holds views that hold the hit one",
      scene: Explained.scene(nest(["A", "M", "C", "D"]), tap), view: "A",
      says: [
        "D, which is in it, was hit.",
        "A itself would be hit if M.isUserInteractionEnabled were false.",
        "in your app: m.isUserInteractionEnabled = false try it: $ Sandbox diff f.json --set M.userInteraction=false",
      ]),
    Question(
      about: "a window over more views than are switched off at once",
      scene: Explained.scene(nest(["A", "M", "C", "D"]), tap), view: "UIWindow",
      says: ["UIWindow itself would be hit if R.isUserInteractionEnabled were false."],
      never: ["changes"]),
    Question(
      about: "more views side by side than are switched off at once",
      scene: Explained.scene(
        #""subviews": [\#((1...5).map { #"{"name": "V\#($0)"}"# }.joined(separator: ", "))]"#, tap),
      view: "R",
      says: [
        "None of the changes that were tried, up to 4 at once, was enough to let R itself be hit."
      ]),
    Question(
      about: "a button behind more views than are switched off at once",
      scene: Explained.scene(
        #""subviews": [\#(Explained.button()), "#
          + #"\#((1...5).map { #"{"name": "V\#($0)"}"# }.joined(separator: ", "))]"#,
        Explained.tap(0, "20, 20")),
      says: ["B would act if B were brought to the front."], never: ["would be needed"]),
    Question(
      about: "a button that is disabled behind all the rest",
      scene: Explained.scene(
        #""subviews": [{"name": "P", "frame": [50, 50, 100, 100], "hidden": true, "alpha": 0, "#
          + #""userInteraction": false, "subviews": [{"name": "B", "class": "UIButton", "#
          + #""frame": [150, 0, 60, 60], "enabled": false, "actions": {"touchUpInside": "b"}}]}]"#,
        Explained.tap(0, "220, 70")),
      view: "B",
      says: ["P, its superview, is hidden. None of the changes that were tried, up to 4 at once,"]),
  ]

  @Test("the fewest changes, and where the search for them stopped", arguments: questions)
  func answered(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }
}
