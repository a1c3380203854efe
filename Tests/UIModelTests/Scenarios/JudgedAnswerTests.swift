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

  @Test("the delegate is the pop recognizer's, and what UIKit's own did is told and done")
  func popDelegate() throws {
    let together = try change(
      try question("q38", "Nav.pop"), #"Nav.pop.simultaneousWith=["Pager.pan"]"#)
    #expect(
      together.sentence
        == "Nav would pop if the delegate of Nav's interactivePopGestureRecognizer let it recognize "
        + "together with Pager's panGestureRecognizer.")
    #expect(together.remarks.contains { $0.contains("root controller") })
    #expect(together.swift.contains { $0.hasSuffix("{ nav.viewControllers.count > 1 }") })
    #expect(
      !together.swift.contains {
        $0.contains("// in the delegate of nav.interactivePopGestureRecognizer?")
      })
    let own = try question("30-an-own-back-button", "Nav.pop")
    #expect(
      own.suggestions.first?.swift.last?.hasSuffix("{ nav.viewControllers.count > 1 }") == true)
  }

  @Test("a drag from the edge is not called a drag to the right")
  func edges() throws {
    let waiting = try change(
      try question("q38", "Nav.pop"), #"Pager.pan.requireToFail=["Nav.pop"]"#)
    #expect(
      waiting.remarks == [
        "Pager would no longer scroll on this drag from the left edge; it still would on drags left and "
          + "right that begin elsewhere."
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
        "override func touchesShouldCancel(in view: UIView) -> Bool { view is UIButton || "
          + "super.touchesShouldCancel(in: view) }  // in the class of S"
      ])
    #expect(first.remarks.first == "A drag that begins on B would then cancel its press.")
  }

  @Test("an order that UIKit does not document is told as the model's")
  func undocumentedOrder() throws {
    let answer = try question("q56", "pinch")
    #expect(answer.sentences.count == 1, "\(answer.sentences)")
    #expect(
      answer.sentences.first?.hasSuffix(
        "(UIKit documents no order; the model prefers the one added later).") == true)
  }

  @Test("views of different windows are told with their windows")
  func windows() throws {
    #expect(
      try question("q04", "Buy").sentences.first
        == "Touch 1: ToastRoot, in ToastWindow, which is above AppWindow, is in front of it there, and was "
        + "found first.")
  }

  @Test("to compare touch.view is a change like others, the first")
  func comparing() throws {
    let first = try #require(try question("q26", "Dimmed").suggestions.first)
    #expect(
      first.swift.first?.hasPrefix("guard touches.first?.view === view else { return }") == true)
    #expect(first.sets.isEmpty)
  }

  @Test("the changes that are left for --view are as many as --view shows")
  func more() throws {
    for asked in try AskedQuestions.all() {
      let explainer = try Explainer(asked.problem, file: "f.json")
      let text = explainer.explanation().lines(width: 10_000)
      for line in text where line.hasSuffix(" more with --view \(asked.view).") {
        let more = Int(line.drop { $0 == " " }.prefix { $0.isNumber })
        let listed = try #require(explainer.explanation(of: asked.view)).lines(width: 10_000)
          .filter { $0.hasPrefix("  ") && $0.dropFirst(3).hasPrefix(". ") }
        #expect(more.map { $0 + Explainer.mostChanges } == listed.count, "\(asked.name): \(line)")
      }
    }
  }
}
