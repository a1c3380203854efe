// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Explaining
@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Why not, and what if")
struct QuestionTests {
  private func text(_ explanation: Explanation) -> String {
    explanation.lines(width: 10_000).joined(separator: "\n")
  }

  private func tap(_ bench: Bench) throws -> UIGestureRecognizer {
    try #require(try bench.view("BackView").gestureRecognizers?.first)
  }

  @Test("why a cell is not selected by a quick tap, and the change that would let it be")
  func cell() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    let whyNot = WhyNot(try bench.view("GLTableView"), in: bench.stage.session.specimen)
    #expect(whyNot.name == "GLTableView")
    let answer = text(whyNot.answer)
    #expect(
      answer.contains(
        "BackViewTap recognized and took the touch (cancelsTouchesInView is true). GLTableView had not received it "
          + "yet, because GLTableView's touch delay (delaysContentTouches) held it back"),
      "\(answer)")
    #expect(
      whyNot.remedy?.sentence
        == "GLTableView would select the row if BackViewTap's delegate refused touches in "
        + "GLTableView.")
    #expect(text(whyNot.story).contains("The recognizers, from"))
    // The views that UIKit puts around a screen are of no interest.
    #expect(!text(whyNot.story).contains("UIViewControllerWrapperView"), "\(text(whyNot.story))")
    // For a question about the cell, the table's answer is shown, too.
    let cell = try #require(
      try bench.view("GLTableView").subtree.first { $0 is UITableViewCell })
    #expect(
      text(WhyNot(cell, in: bench.stage.session.specimen).answer).contains(
        "GLTableView's touch delay"))
  }

  @Test("why the upper half of the circle does not react, and the override that would let it")
  func circle() throws {
    let bench = try Bench()
    bench.tap(try bench.place("CircleButton", CGPoint(x: 32, y: 10)))
    let whyNot = WhyNot(try bench.view("CircleButton"), in: bench.stage.session.specimen)
    let answer = text(whyNot.answer)
    #expect(answer.contains("CustomTabBar, its superview, refused the point"), "\(answer)")
    #expect(answer.contains("above its bounds"))
    #expect(
      whyNot.remedy?.sentence
        == "CircleButton would act if CustomTabBar's point(inside:with:) accepted the points of "
        + "CircleButton.")
    #expect(whyNot.remedy?.changes.isEmpty == false)
  }

  @Test(
    "of several quick taps, the latest one that concerns the view is explained, and comes first")
  func quickTaps() throws {
    let bench = try Bench()
    let (inside, above) = (CGPoint(x: 32, y: 50), CGPoint(x: 32, y: 10))
    bench.wait(1)
    for point in [inside, inside, above] {
      let place = try bench.place("CircleButton", point)
      bench.touch((1, .began, place))
      bench.touch((1, .ended, place))
      bench.wait(0.1)
    }
    bench.wait(1)
    let whyNot = WhyNot(try bench.view("CircleButton"), in: bench.stage.session.specimen)
    let answer = text(whyNot.answer)
    #expect(answer.contains("CircleButton did not act") && answer.contains("Touch 3"), "\(answer)")
    #expect(!answer.contains("Touch 1"), "\(answer)")
    let story = text(whyNot.story)
    let starts = ["Touch 3", "Touch 2", "Touch 1"].compactMap { story.range(of: $0)?.lowerBound }
    #expect(starts.count == 3 && starts == starts.sorted(), "\(story)")
    #expect(bench.stage.session.lastTouch.sentences[0].contains("CircleButton did not act"))
    // Only the last touch was the list's.
    let list = WhyNot(try bench.view("ListView"), in: bench.stage.session.specimen)
    #expect(text(list.answer).contains("Touch 3"), "\(text(list.answer))")
    // The circle's question is about the latest of its touches.
    bench.touch((1, .began, try bench.place("AView", CGPoint(x: 20, y: 60))))
    bench.touch((1, .ended, try bench.place("AView", CGPoint(x: 20, y: 60))))
    let circle = WhyNot(try bench.view("CircleButton"), in: bench.stage.session.specimen)
    #expect(text(circle.answer).isEmpty == false)
  }

  private func rightClick(_ bench: Bench, _ place: CGPoint) throws -> WhyNot {
    bench.stage.feed(
      .button(.right, isDown: true, PointerFrame(time: 9, location: place, action: .hover)))
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else { throw NoAnswer() }
    return whyNot
  }

  private struct NoAnswer: Error {}

  @Test(
    "a right click on any part of a row, X, and M after a tap ask why the row was not selected",
    arguments: ["label", "edge", "picked", "hit"])
  func row(_ way: String) throws {
    let bench = try Bench("four-phenomena")
    let label = try #require(
      try bench.view("GLTableView").subtree.first { $0 is UILabel } as? UILabel)
    let place = bench.stage.layout.inWindow(
      label.mapToScreen(CGPoint(x: 6, y: label.bounds.midY)))
    bench.tap(place)
    bench.wait(1)
    let whyNot: WhyNot
    switch way {
    case "label": whyNot = try rightClick(bench, place)
    case "edge":
      whyNot = try rightClick(bench, try bench.place("GLTableView", CGPoint(x: 2, y: 22)))
    default:
      if way == "picked" {
        bench.press("X")
        bench.tap(place)
      }
      bench.press("M")
      guard case .whyNot(let answer)? = bench.stage.session.answer else {
        throw NoAnswer()
      }
      whyNot = answer
    }
    #expect(whyNot.name == "UITableViewCell")
    #expect(
      text(whyNot.answer).contains(
        "because GLTableView's touch delay (delaysContentTouches) held it back"))
    #expect(
      whyNot.remedy?.sentence
        == "GLTableView would select the row if BackViewTap's delegate refused touches in "
        + "GLTableView.")
  }

  @Test("a row that was selected has nothing to wish for, and one beside it was not touched")
  func selectedRow() throws {
    let bench = try Bench("four-phenomena")
    let place = try bench.place("GLTableView", CGPoint(x: 40, y: 22))
    bench.wait(1)
    bench.touch((1, .began, place))
    bench.wait(2)
    bench.touch((1, .ended, place))
    bench.wait(1)
    let whyNot = try rightClick(bench, place)
    #expect(text(whyNot.answer).contains("selected"), "\(text(whyNot.answer))")
    #expect(whyNot.remedy == nil)
    let other = try rightClick(bench, try bench.place("GLTableView", CGPoint(x: 40, y: 66)))
    #expect(other.name == "UITableViewCell")
    #expect(text(other.answer).hasPrefix("UITableViewCell"), "\(text(other.answer))")
    #expect(other.remedy == nil)
  }

  @Test(
    "a right click asks about the view that would act; if there is none, about the view itself",
    arguments: [
      ("first-touch", "MovedView", "MovedView"), ("first-touch", "PannedView", "PannedView"),
      ("first-touch", "OverrideRow", "UILabel"), ("four-phenomena", "GLButton", "GLButton"),
    ])
  func whoActs(scene: String, place: String, name: String) throws {
    let bench = try Bench(scene)
    #expect(try rightClick(bench, try bench.place(place)).name == name)
  }

  @Test("where one change is not enough, the two that are")
  func twoChanges() throws {
    let bench = try Bench("four-phenomena")
    let button = try bench.view("GLButton")
    for property in ["isUserInteractionEnabled", "isEnabled"] {
      bench.stage.session.edit(property, of: button, to: .flag(false))
    }
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    let remedy = WhyNot(button, in: bench.stage.session.specimen).remedy
    #expect(
      remedy?.sentence == "GLButton would act if GLButton.isUserInteractionEnabled were true and "
        + "GLButton were enabled.")
    #expect(remedy?.changes.count == 2)
    // The sheet has a button that tries both changes together.
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    let whatIf = WhatIf(gesture, remedy?.changes ?? [])
    #expect(whatIf.sentence.contains("GLButton"), "\(whatIf.sentence)")
    #expect(whatIf.firstDivergence != nil)
  }

  @Test("a selected row and a pressed button say what they did")
  func deeds() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    let answer = text(WhyNot(try bench.view("GLButton"), in: bench.stage.session.specimen).answer)
    #expect(answer.contains("sent touchDown"), "\(answer)")
    #expect(answer.contains("Its action ran"), "\(answer)")
  }

  @Test("without a touch there is nothing to explain")
  func nothing() throws {
    let bench = try Bench()
    let whyNot = WhyNot(try bench.view("AView"), in: bench.stage.session.specimen)
    #expect(text(whyNot.answer).contains("no touch to explain yet"))
    #expect(LastGesture(of: bench.stage.session.specimen) == nil)
  }

  @Test("what if the tap did not take the touches: the cell is selected, and the logs part there")
  func whatIf() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.stage.session.edit("cancelsTouchesInView", of: try tap(bench), to: .flag(false))
    bench.wait(1)
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    #expect(gesture.changes.count == 1)
    let whatIf = WhatIf(gesture, gesture.changes)
    #expect(whatIf.changes == ["BackViewTap.cancelsTouchesInView: true → false"])
    let first = try #require(whatIf.firstDivergence)
    #expect(whatIf.rows[..<first].allSatisfy { $0.isSame })
    #expect(whatIf.rows[first].before == nil || !whatIf.rows[first].isSame)
    #expect(whatIf.rows.contains { $0.after?.text == "cell selected!" && $0.before == nil })
    #expect(
      whatIf.sentence.hasPrefix("With the change GLTableView acts on touch 1."),
      "\(whatIf.sentence)")
    #expect(whatIf.sentence.contains("BackViewTap recognized"), "\(whatIf.sentence)")
  }

  @Test("a change of what the gesture brought to the front is made to the same view before it")
  func broughtToFront() throws {
    let bench = try Bench()
    let start = try bench.place("MovedView")
    bench.wait(1)
    bench.touch((1, .began, start))
    bench.touch((1, .moved, CGPoint(x: start.x - 20, y: start.y)))
    bench.touch((1, .ended, start))
    bench.wait(1)
    bench.stage.session.edit(
      "isUserInteractionEnabled", of: try bench.view("MovedView"), to: .flag(false))
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    let changed = gesture.play(with: gesture.changes).specimen
    let off = changed.scene.windows.flatMap(\.subtree).filter {
      !$0.isUserInteractionEnabled && !($0 is UILabel) && !($0 is UIImageView)
    }
    #expect(off.contains { $0.journalName == "MovedView" })
    let whatIf = WhatIf(gesture, gesture.changes)
    #expect(whatIf.changes == ["MovedView.isUserInteractionEnabled: true → false"])
    #expect(whatIf.firstDivergence != nil)
  }

  @Test("a change that is taken back again is none, and of two the last counts")
  func netChanges() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    let recognizer = try tap(bench)
    bench.stage.session.edit("numberOfTapsRequired", of: recognizer, to: .number(2))
    bench.stage.session.edit("numberOfTapsRequired", of: recognizer, to: .number(3))
    bench.press("V")
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    #expect(gesture.changes.count == 2)
    let whatIf = WhatIf(gesture, gesture.changes)
    #expect(whatIf.changes.first == "BackViewTap.numberOfTapsRequired: 1 → 3")
    #expect(whatIf.changes.last == "the scene's switch “Tap cancels touches”: off")
  }

  @Test(
    "Q and M open cards, Escape closes them; a right click asks about the object under the mouse")
  func sheets() throws {
    let bench = try Bench("four-phenomena")
    let cell = try bench.place("GLTableView", CGPoint(x: 195, y: 22))
    bench.tap(cell)
    bench.wait(1)
    bench.press("Q")
    guard case .advice? = bench.stage.session.answer else {
      Issue.record("no advice")
      return
    }
    bench.press("Escape")
    #expect(bench.stage.sheet.window == nil)
    bench.stage.session.edit("cancelsTouchesInView", of: try tap(bench), to: .flag(false))
    bench.press("Q")
    guard case .whatIf? = bench.stage.session.answer else {
      Issue.record("no comparison")
      return
    }
    // A new theme draws the card again.
    bench.press("F7")
    #expect(bench.stage.sheet.window?.isHidden == false)
    bench.press("Escape")
    bench.press("M")
    guard case .whyNot? = bench.stage.session.answer else {
      Issue.record("no answer")
      return
    }
    bench.press("Escape")
    bench.stage.feed(
      .button(.right, isDown: true, PointerFrame(time: 9, location: cell, action: .hover)))
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(text(whyNot.answer).contains("GLTableView"))
    _ = bench.picture()
  }

  private func card(_ bench: Bench) -> [String] {
    bench.stage.sheet.window?.subtree
      .compactMap { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text } ?? []
  }

  @Test("M before anything was touched or chosen says in the window what to do")
  func nothingToAsk() throws {
    let bench = try Bench()
    bench.press("M")
    #expect(card(bench).contains { $0.contains("Touch the phone first") })
    bench.press("Escape")
    bench.press("Q")
    #expect(card(bench).contains { $0.contains("Touch the phone first") })
  }

  @Test("Q over a card that names a change tries that change")
  func whatIfOfCard() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.press("M")
    bench.press("Q")
    guard case .whatIf(let whatIf, _)? = bench.stage.session.answer else { throw NoAnswer() }
    #expect(
      whatIf.changes == ["BackViewTap.shouldReceive: default → false for touches in GLTableView"])
    #expect(whatIf.titles == ["As it was", "With the change"])
  }

  @Test("after a change and then a gesture, Q says so, and offers the gesture without the change")
  func changedBefore() throws {
    let bench = try Bench("four-phenomena")
    let cell = try bench.place("GLTableView", CGPoint(x: 195, y: 22))
    bench.tap(cell)
    bench.wait(1)
    bench.stage.session.edit("cancelsTouchesInView", of: try tap(bench), to: .flag(false))
    bench.wait(1)
    bench.tap(cell)
    bench.wait(1)
    bench.press("Q")
    #expect(!card(bench).contains { $0.contains("Change something first") })
    #expect(card(bench).contains("BackViewTap.cancelsTouchesInView: false"))
    let button = try #require(
      bench.stage.sheet.window?.subtree.first {
        ($0 as? UIButton)?.currentTitle?.hasPrefix("Play without ") == true
      })
    bench.tap(button.mapToScreen(CGPoint(x: button.bounds.midX, y: button.bounds.midY)))
    bench.wait(0.1)
    guard case .whatIf(let whatIf, _)? = bench.stage.session.answer else { throw NoAnswer() }
    #expect(whatIf.changes == ["BackViewTap.cancelsTouchesInView: true → false"])
    #expect(whatIf.titles == ["Without the change", "As it was, with the change"])
    #expect(whatIf.rows.contains { $0.after?.text == "cell selected!" && $0.before == nil })
    #expect(
      whatIf.sentence.hasPrefix("With the change GLTableView acts on touch 2."),
      "\(whatIf.sentence)")
    // Escape has the same effect as the button.
    bench.press("Escape")
    bench.press("Q")
    bench.press("Q")
    guard case .whatIf? = bench.stage.session.answer else { throw NoAnswer() }
    // A change that is made after that counts again.
    bench.press("Escape")
    bench.stage.session.edit("numberOfTapsRequired", of: try tap(bench), to: .number(2))
    bench.press("Q")
    guard case .whatIf(let other, _)? = bench.stage.session.answer else { throw NoAnswer() }
    #expect(other.changes == ["BackViewTap.numberOfTapsRequired: 1 → 2"])
  }

  @Test("a change in the middle of a long take is put before the last gesture alone")
  func lastGestureAlone() throws {
    let bench = try Bench("four-phenomena")
    let cell = try bench.place("GLTableView", CGPoint(x: 195, y: 22))
    for _ in 0..<3 {
      bench.tap(cell)
      bench.wait(1)
    }
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    let events = bench.stage.session.specimen.take.events
    #expect(gesture.start == events.count - 2)
    let play = gesture.play()
    #expect(play.explainer.touchCount == 1)
    #expect(
      play.specimen.chronicle.records.count == bench.stage.session.specimen.chronicle.records.count)
  }

  @Test("a change that was undone is none, whether it was made after the gesture or before")
  func undone() throws {
    let bench = try Bench("four-phenomena")
    func changeAndUndo() throws {
      bench.stage.session.edit("isHidden", of: try bench.view("GLButton"), to: .flag(true))
      bench.wait(0.1)
      bench.press("Z", .control)
      bench.wait(1)
      #expect(try !bench.view("GLButton").isHidden)
    }
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    try changeAndUndo()
    bench.press("Q")
    #expect(card(bench).contains { $0.contains("Change something first") }, "\(card(bench))")
    bench.press("Escape")
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    bench.press("Q")
    #expect(card(bench).contains { $0.contains("Change something first") }, "\(card(bench))")
  }

  @Test("in the past M explains the touch to its end, and Q names the key that leads out")
  func past() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    // The playhead goes back to the time when the first finger is down.
    bench.press("[")
    bench.press("[")
    #expect(bench.stage.session.shown.take.events.count == 1)
    bench.press("M")
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else { throw NoAnswer() }
    #expect(whyNot.name == "GLButton")
    #expect(text(whyNot.answer).contains("Its action ran"), "\(text(whyNot.answer))")
    #expect(!text(whyNot.answer).contains("still down"), "\(text(whyNot.answer))")
    #expect(!text(whyNot.story).contains("GLTableView"), "\(text(whyNot.story))")
    bench.press("Escape")
    bench.press("Q")
    #expect(card(bench).contains { $0.contains("Now (End) to go back to live") }, "\(card(bench))")
  }
}
