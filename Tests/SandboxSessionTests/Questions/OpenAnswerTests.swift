// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Explaining
@testable import SandboxSession
@testable import Scenarios

/// The open answer after further touches, changes, undo and redo.
@MainActor
@Suite("The open answer is about the scene as it is now")
struct OpenAnswerTests {
  private func text(_ whyNot: WhyNot?) -> String {
    whyNot?.answer.lines(width: 10_000).joined(separator: "\n") ?? ""
  }

  /// Disables BView, taps inside it, and asks about it.
  private func disabled() throws -> SessionStory {
    let story = try SessionStory("092-a-button-loses-to-its-own-tap")
    story.wait(1)
    let view = try story.view("BView")
    story.session.edit("isUserInteractionEnabled", of: view, to: .flag(false))
    try story.tap("BView", at: CGPoint(x: 10, y: 10))
    story.session.readLastTouch()
    story.session.choose(try story.view("BView"))
    story.session.fixLastTouch()
    let asked = text(story.session.answer?.whyNot)
    #expect(asked.contains("isUserInteractionEnabled"), "\(asked)")
    return story
  }

  @Test("undoing a change from before the last touch plays the touch again, and the answer follows")
  func undoBeforeTouch() throws {
    let story = try disabled()
    let session = story.session
    session.undo()
    session.readLastTouch()
    #expect(
      session.lastTouch.sentences[0]
        == "Undone: BView.isUserInteractionEnabled. The touches were played again without it.")
    #expect(try story.view("BView").isUserInteractionEnabled)
    let whyNot = try #require(session.answer?.whyNot)
    #expect(!text(whyNot).contains("isUserInteractionEnabled"), "\(text(whyNot))")
    let changes = whyNot.remedies.map(\.sentence).joined(separator: " ")
    #expect(!changes.contains("isUserInteractionEnabled"), "\(changes)")
    #expect(session.remark(on: whyNot) == nil)
    #expect(session.specimen.take.events.count { $0.action.isChange } == 0)
  }

  @Test("a value that was changed in steps is undone to the value before all of them")
  func undoOfSteps() throws {
    let story = try SessionStory("092-a-button-loses-to-its-own-tap")
    let session = story.session
    story.wait(1)
    session.edit("alpha", of: try story.view("BView"), to: .number(0.8))
    for value in [0.7, 0.8, 0.4, 0.2] {
      session.edit(
        "alpha", of: try story.view("BView"), to: .number(value), continuing: value != 0.7)
    }
    try story.tap("BView", at: CGPoint(x: 10, y: 10))
    session.undo()
    #expect(abs(try story.view("BView").alpha - 0.8) < 1e-6)
    session.undo()
    #expect(try story.view("BView").alpha == 1)
  }

  @Test("a change that the scene already has is not applied again")
  func alreadySo() throws {
    let story = try disabled()
    let session = story.session
    session.edit("isUserInteractionEnabled", of: try story.view("BView"), to: .flag(true))
    session.undo()
    session.edit("alpha", of: try story.view("BView"), to: .number(0.9))
    let remedy = try #require(session.answer?.whyNot?.remedies.first)
    #expect(!session.isAlreadySo(remedy))
    try story.view("BView").isUserInteractionEnabled = true
    #expect(session.isAlreadySo(remedy) && !session.isApplied(remedy))
    let count = session.history.done.count
    session.applyRemedy(0)
    #expect(session.history.done.count == count)
    #expect(
      session.lastTouch.sentences == ["The scene already has this change. Touch BView again."])
  }

  @Test("after a change since the touch, the strip asks for another touch, and the answer has it")
  func changedSince() throws {
    let story = try disabled()
    let session = story.session
    let before = try #require(session.answer?.whyNot)
    session.edit("isUserInteractionEnabled", of: try story.view("BView"), to: .flag(true))
    session.readLastTouch()
    #expect(
      session.lastTouch.sentences.contains(
        "BView.isUserInteractionEnabled was changed after this touch. Touch again to see the effect."
      ), "\(session.lastTouch.sentences)")
    // The change of the inspector is the one that the answer suggests.
    #expect(session.isApplied(try #require(before.remedies.first)))
    session.askAgain()
    let whyNot = try #require(session.answer?.whyNot)
    #expect(whyNot.playedWith == ["BView.isUserInteractionEnabled: true"])
    #expect(!text(whyNot).contains("isUserInteractionEnabled"), "\(text(whyNot))")
    #expect(session.remark(on: whyNot) == nil)
    session.undo()
    session.readLastTouch()
    #expect(session.lastTouch.canBeFixed)
    #expect(!session.lastTouch.sentences[0].contains("changed after"))
    let again = try #require(session.answer?.whyNot)
    #expect(session.remark(on: again) == "Something was changed after this answer.")
    session.edit("alpha", of: try story.view("AView"), to: .number(0.9))
    session.askAgain()
    session.readLastTouch()
    #expect(session.lastTouch.sentences[0].hasPrefix("AView.alpha was changed after this touch."))
  }

  @Test(
    "a further touch of the object is explained; one elsewhere leaves the answer, which says so")
  func furtherTouches() throws {
    let story = try SessionStory("020-a-view-that-sticks-out-is-missed")
    let session = story.session
    story.wait(1)
    func tap(_ point: CGPoint) {
      story.wait(1)
      story.touch(.began, point)
      story.touch(.ended, point)
      story.wait(1)
      session.readLastTouch()
    }
    let view = try story.view("CView")
    let above = view.mapToScreen(CGPoint(x: view.bounds.midX, y: 10))
    tap(above)
    session.choose(view)
    session.fixLastTouch()
    let first = try #require(session.answer?.whyNot)
    #expect(!first.allActed && session.remark(on: first) == nil)
    tap(CGPoint(x: 5, y: 5))
    let other = try #require(session.answer?.whyNot)
    #expect(
      session.remark(on: other) == "This is about an earlier touch, not about the last one.")
    session.applyRemedy(0)
    tap(above)
    let success = try #require(session.answer?.whyNot)
    #expect(success.success == "CView receives the touch now.")
    #expect(session.remark(on: success) == nil)
    tap(CGPoint(x: 5, y: 5))
    let later = try #require(session.answer?.whyNot)
    #expect(later.success != nil, "the change still works")
    session.undo()
    session.readLastTouch()
    tap(above)
    let last = try #require(session.answer?.whyNot)
    #expect(!last.allActed && last.success == nil && session.remark(on: last) == nil)
    guard case .fix? = session.answer else {
      Issue.record("another kind of answer")
      return
    }
  }

  @Test(
    "a change with a condition is shown in words, with the value before it, also once it is made")
  func words() throws {
    let story = try SessionStory("four-phenomena")
    let session = story.session
    try story.tap("GLTableView", at: CGPoint(x: 195, y: 22))
    session.fixLastTouch()
    let words = ["BackViewTap.shouldReceive: default → false for touches in GLTableView"]
    #expect(session.answer?.whyNot?.remedies[0].words == words)
    session.applyRemedy(0)
    #expect(session.answer?.whyNot?.remedies[0].words == words)
    session.tryRemedy(0)
    guard case .whatIf(let whatIf, _)? = session.answer else {
      Issue.record("no comparison")
      return
    }
    #expect(whatIf.changes == words)
    #expect(ConditionWords.words(#"{"inset": -22}"#) == "true up to 22 pt outside bounds")
    #expect(ConditionWords.words(#"{"inset": 10}"#) == "true only 10 pt or more inside bounds")
    #expect(ConditionWords.words(#"{"notIn": ["A", "B"]}"#) == "false for touches in A, B")
    #expect(ConditionWords.words("[\"A\"]") == nil && ConditionWords.words("true") == nil)
  }

  @Test("another scene says that the changes are gone and how to keep them, if there were any")
  func leaving() throws {
    let story = try disabled()
    let session = story.session
    session.open(try #require(SceneCatalog.entry("first-touch")))
    session.readLastTouch()
    #expect(session.lastTouch.sentences[0].contains("without the changes of the one before"))
    #expect(
      story.texts.last?.hasSuffix("are gone; Save (Ctrl+S) keeps changes in a file") == true)
    session.open(try #require(SceneCatalog.entry("four-phenomena")))
    #expect(story.texts.last == "scene four-phenomena opened")
  }

  @Test(
    "changes that were saved are not said to be gone, but those after an undo are",
    arguments: [false, true])
  func leavingSaved(undoes: Bool) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let story = try disabled()
    story.session.save(as: folder.appending(path: "scene.json").path)
    if undoes {
      story.session.undo()
      story.session.redo()
    }
    story.session.open(try #require(SceneCatalog.entry("first-touch")))
    #expect(story.texts.last?.contains("are gone") == undoes, "\(story.texts.suffix(3))")
  }

  @Test("undo closes a comparison and shows the answer from which it was opened")
  func comparison() throws {
    let story = try disabled()
    story.session.tryRemedy(0)
    story.session.undo()
    guard case .fix? = story.session.answer else {
      Issue.record("not the answer before")
      return
    }
  }
}
