// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Explaining
@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// Questions after changes, and the answers if there were none.
extension QuestionTests {
  private func sheet(_ bench: Bench) -> [String] {
    bench.stage.sheet.window?.subtree
      .compactMap { ($0 as? UIButton)?.currentTitle ?? ($0 as? UILabel)?.text } ?? []
  }

  @Test("if timers are pending, both runs continue until they have fired, unless a finger is down")
  func askedAtOnce() throws {
    let bench = try Bench("photos")
    let photo = try bench.view("PhotoView")
    let place = try bench.place("PhotoView")
    bench.wait(1)
    bench.touch((1, .began, place))
    bench.wait(0.05)
    func ends(_ play: LastGesture.Play) -> [String: GestureState] {
      var ends: [String: GestureState] = [:]
      for record in play.records {
        if case .stateChange(let subject, _, let to, _) = record.entry.fact {
          ends[subject.name] = to
        }
      }
      return ends
    }
    let held = try #require(LastGesture(of: bench.stage.session.specimen))
    #expect(ends(held.play())["longPress"] == nil)
    bench.touch((1, .ended, place))
    bench.wait(0.05)
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    #expect(ends(gesture.play())["doubleTap"] == .failed)
    #expect(ends(gesture.play())["singleTap"] == .ended)
    let tap = try #require(photo.gestureRecognizers?.first { $0.journalName == "singleTap" })
    let whyNot = WhyNot(tap, in: bench.stage.session.specimen)
    let story = whyNot.story.lines(width: 10_000).joined(separator: "\n")
    #expect(story.contains("doubleTap"), "\(story)")
    #expect(!story.contains("at the end it had not decided"), "\(story)")
  }

  @Test("the logs part at the earlier of the two lines that differ first")
  func partingTime() throws {
    let bench = try Bench("photos")
    let press = try #require(
      try bench.view("PhotoView").gestureRecognizers?.first { $0.journalName == "longPress" })
    let place = try bench.place("PhotoView")
    bench.wait(1)
    bench.touch((1, .began, place))
    bench.wait(0.1)
    bench.touch((1, .ended, place))
    bench.wait(1)
    bench.stage.session.edit("minimumPressDuration", of: press, to: .number(0.05))
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    let whatIf = WhatIf(gesture, gesture.changes)
    let row = whatIf.rows[try #require(whatIf.firstDivergence)]
    let after = try #require(row.after?.time)
    #expect(whatIf.timeOfDivergence == min(after, row.before?.time ?? after))
    #expect(row.before.map { $0.time > after } == true, "\(row)")
  }

  @Test(
    "Q is about all changes in force when the finger came down, not about those taken back since")
  func changesInForce() throws {
    let bench = try Bench("four-phenomena")
    let tap = try #require(try bench.view("BackView").gestureRecognizers?.first)
    let table = try bench.view("GLTableView")
    let button = try bench.place("GLButton")
    let cell = try bench.place("GLTableView", CGPoint(x: 195, y: 22))
    bench.wait(1)
    bench.stage.session.edit("cancelsTouchesInView", of: tap, to: .flag(false))
    bench.tap(button)
    bench.wait(1)
    bench.stage.session.edit("alpha", of: table, to: .number(0.5))
    bench.press("Z", .control)
    bench.tap(cell)
    bench.wait(1)
    bench.press("Q")
    #expect(sheet(bench).contains("BackViewTap.cancelsTouchesInView: false"), "\(sheet(bench))")
    bench.press("Q")
    guard case .whatIf(let whatIf, _)? = bench.stage.session.answer else {
      Issue.record("no comparison")
      return
    }
    #expect(whatIf.changes == ["BackViewTap.cancelsTouchesInView: true → false"])
    #expect(whatIf.titles == ["Without the change", "As it was, with the change"])
    #expect(whatIf.rows.contains { $0.after?.text == "cell selected!" && $0.before == nil })
    // Both changes that are still in effect are named; one that was changed again by a finger is not.
    bench.press("Escape")
    bench.stage.session.edit("alpha", of: table, to: .number(0.5))
    bench.stage.session.edit("contentOffset", of: table, to: .point(CGPoint(x: 0, y: 30)))
    bench.tap(button)
    bench.wait(1)
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    #expect(gesture.changes.isEmpty && gesture.earlierChanges.count == 3)
    let both = WhatIf(withoutEarlierChangesOf: gesture)
    #expect(both.titles == ["Without the changes", "As it was, with the changes"])
    #expect(both.changes.contains("GLTableView.alpha: 1 → 0.5"), "\(both.changes)")
  }

  @Test("in the past before any touch M and Q say so, whatever is chosen")
  func beforeAnyTouch() throws {
    let bench = try Bench("four-phenomena")
    bench.tap(try bench.place("GLButton"))
    bench.wait(1)
    bench.press("Home")
    for key in ["M", "Q"] {
      bench.press(key)
      #expect(sheet(bench).contains { $0.hasPrefix("Nothing was touched yet at this instant") })
      #expect(sheet(bench).contains { $0.contains("End to go back to live") })
      bench.press("Escape")
    }
    bench.stage.session.choose(bench.stage.session.shown.scene.windows[0])
    bench.press("M")
    #expect(
      sheet(bench).contains { $0.hasPrefix("Nothing was touched yet at this instant") },
      "\(sheet(bench))")
  }

  @Test("touches have the numbers that the journey gives them, and rows are called what they show")
  func names() throws {
    let bench = try Bench("four-phenomena")
    for row in [1.5, 0.5, 2.5] {
      bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 44 * row)))
      bench.wait(1)
    }
    bench.press("M")
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else {
      Issue.record("no answer")
      return
    }
    let story = whyNot.story.lines(width: 10_000).joined(separator: "\n")
    #expect(story.contains("Touch 3 comes down"), "\(story)")
    #expect(story.contains("UITableViewCell “Cell 3”"), "\(story)")
    #expect(!story.contains("UITableViewCell 8"), "\(story)")
    let answer = whyNot.answer.lines(width: 10_000).joined(separator: "\n")
    #expect(answer.contains("Touch 3: "), "\(answer)")
  }

  @Test("a row that came into view while its table was dragged is answered for by the table")
  func rowAfterDrag() throws {
    let bench = try Bench("four-phenomena")
    let start = try bench.place("GLTableView", CGPoint(x: 195, y: 400))
    bench.wait(1)
    bench.touch((1, .began, start))
    for step in 1...30 {
      bench.touch((1, .moved, CGPoint(x: start.x, y: start.y - CGFloat(step) * 9)))
    }
    bench.touch((1, .ended, CGPoint(x: start.x, y: start.y - 270)))
    bench.wait(3)
    let table = try #require(try bench.view("GLTableView") as? UITableView)
    #expect(table.contentOffset.y > 200)
    #expect(table.visibleCells.count > 8)
    for cell in table.visibleCells {
      let whyNot = WhyNot(cell, in: bench.stage.session.specimen)
      let answer = whyNot.answer.lines(width: 10_000).joined(separator: "\n")
      #expect(answer.contains("GLTableView's panGestureRecognizer recognized"), "\(answer)")
      let shown = cell.subtree.compactMap { ($0 as? UILabel)?.text }.first ?? ""
      // No row is named by a text that it no longer has.
      #expect(!answer.contains("“") || answer.contains("“\(shown)”"), "\(shown): \(answer)")
    }
  }
}
