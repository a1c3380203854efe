// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Which changes explain tries, and what it says when none of them is enough.
@MainActor
@Suite("Explaining what would help")
struct ExplainedRemedyTests {
  nonisolated static let tap = Explained.tap(0, "70, 70")

  /// Views without a frame, each in the one before.
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
        "D, which lies in it, was found before it. A itself would be hit if "
          + "M.isUserInteractionEnabled were false. $ Sandbox diff f.json --set "
          + "M.userInteraction=false"
      ]),
    Question(
      about: "a window over more views than are switched off at once",
      scene: Explained.scene(nest(["A", "M", "C", "D"]), tap), view: "UIWindow",
      says: ["UIWindow itself would be hit if R.isUserInteractionEnabled were false."],
      never: ["changes"]),
  ]

  @Test("the fewest changes, and where the search for them stopped", arguments: questions)
  func answered(_ question: Question) throws {
    let said = try Explained.text(question.scene, view: question.view, touch: question.touch)
    for sentence in question.says { #expect(said.contains(sentence), "\(said)") }
    for sentence in question.never { #expect(!said.contains(sentence), "\(said)") }
  }
}
