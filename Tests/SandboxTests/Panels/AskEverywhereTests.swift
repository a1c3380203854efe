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
@Suite("Why not? opens wherever a view or recognizer is named")
struct AskEverywhereTests {
  private func rightClick(_ bench: Bench, _ place: CGPoint) -> WhyNot? {
    bench.stage.apply(.closeSheet)
    bench.stage.feed(
      .button(
        .right, isDown: true,
        PointerFrame(time: bench.stage.session.now, location: place, action: .hover)))
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else { return nil }
    return whyNot
  }

  private func text(_ whyNot: WhyNot) -> String {
    whyNot.answer.lines(width: 10_000).joined(separator: "\n")
  }

  private func place(_ view: UIView, _ point: CGPoint? = nil) -> CGPoint {
    view.mapToScreen(point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
  }

  /// Returns a window after a quick tap on a row, which BackViewTap cancelled.
  private func tapped(_ tab: String) throws -> Bench {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_280, height: 900))
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.press(tab, .control)
    let outline = bench.stage.session.outline
    let rows = outline.rows(of: bench.stage.session.specimen.host.application)
    bench.stage.session.outline.toggle(try #require(rows.first { $0.name == "GLTableView" }))
    bench.stage.session.choose(nil)
    bench.wait(0.1)
    return bench
  }

  private func cell(_ bench: Bench, _ name: String) throws -> OutlineCell {
    let cells = bench.stage.panels.side[0].view.subtree.compactMap { $0 as? OutlineCell }
    return try #require(
      cells.first { cell in
        !cell.isHidden && cell.subtree.contains { ($0 as? UILabel)?.text == name }
      }, "\(cells.flatMap(\.subtree).compactMap { ($0 as? UILabel)?.text })")
  }

  @Test("rows of the inspector's tree: views, recognizers and controls", arguments: [true, false])
  func tree(isLive: Bool) throws {
    let bench = try tapped("2")
    if !isLive {
      bench.press("[")
      #expect(!bench.stage.session.isLive)
      bench.wait(0.1)
    }
    for name in ["GLTableView", "BackViewTap", "GLButton"] {
      let whyNot = try #require(rightClick(bench, place(try cell(bench, name))))
      #expect(whyNot.name == name)
      #expect(text(whyNot).contains(name))
    }
  }

  @Test(
    "a right click in the inspector asks about the selected object, or the object that a property names"
  )
  func sheet() throws {
    let bench = try tapped("2")
    func chooseTap() throws {
      bench.stage.session.choose(try bench.view("BackView").gestureRecognizers?.first)
      bench.wait(0.1)
    }
    try chooseTap()
    let panel = bench.stage.panels.side[0].view
    func row(_ title: String) throws -> PropertyRow {
      let rows = panel.subtree.compactMap { $0 as? PropertyRow }
      return try #require(rows.first { $0.property.name == title }, "\(rows.map(\.property.name))")
    }
    #expect(rightClick(bench, place(try row("on")))?.name == "BackView")
    try chooseTap()
    #expect(rightClick(bench, place(try row("isEnabled"), CGPoint(x: 8, y: 10))) == nil)
    #expect(rightClick(bench, place(try row("state"))) == nil)
    let sheet = try bench.view("PropertySheet")
    let title = place(sheet, CGPoint(x: 60, y: sheet.bounds.minY - 24))
    #expect(rightClick(bench, title)?.name == "BackViewTap")
  }

  @Test("cards of the relations, and the line about another recognizer")
  func relations() throws {
    let bench = try Bench("photos")
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    bench.press("3", .control)
    bench.wait(0.1)
    let view = try #require(try bench.view("Relations") as? RelationsView)
    let cards = view.subviews.compactMap { $0 as? RecognizerCard }
    let card = try #require(cards.first { $0.node.subject.name == "singleTap" })
    let head = try #require(rightClick(bench, place(card, CGPoint(x: 60, y: 14))))
    #expect(head.name == card.node.subject.name)
    let line = try #require(
      card.subviews.compactMap { $0 as? UILabel }.first {
        $0.text?.hasPrefix("→ waits for doubleTap") == true
      })
    let other = try #require(
      rightClick(bench, card.mapToScreen(CGPoint(x: line.frame.midX, y: line.frame.midY))))
    #expect(other.name == "doubleTap")
    #expect(rightClick(bench, place(view, CGPoint(x: 4, y: view.bounds.maxY - 2))) == nil)
  }

  private func timeline(_ bench: Bench) throws -> TimelineView {
    try #require(try bench.view("Timeline") as? TimelineView)
  }

  private func lane(_ timeline: TimelineView, _ name: String) throws -> CGRect {
    let lanes = timeline.visibleLanes.map { timeline.model.lanes[$0] }
    let row = try #require(lanes.firstIndex { $0.name == name }, "\(lanes.map(\.name))")
    return timeline.frame(ofRow: row)
  }

  @Test("a lane of the timeline: its name about what is shown, its bar about the touch of then")
  func lanes() throws {
    let bench = try Bench("four-phenomena", size: CGSize(width: 1_280, height: 900))
    bench.press("F4")
    // First there is a quick tap that BackViewTap recognizes, later a long press that selects the row.
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    let first = bench.stage.session.specimen.now
    bench.wait(2)
    let row = try bench.place("GLTableView", CGPoint(x: 195, y: 22))
    bench.touch((1, .began, row))
    bench.wait(1)
    bench.touch((1, .ended, row))
    bench.wait(1)
    bench.press("W")
    bench.wait(0.1)
    let timeline = try timeline(bench)
    let lane = try lane(timeline, "UITableViewCellContentView")
    let bar = place(timeline, CGPoint(x: timeline.x(of: first - 0.01), y: lane.midY))
    let then = try #require(rightClick(bench, bar))
    #expect(then.name == "UITableViewCellContentView" && bench.stage.session.isLive)
    #expect(text(then).contains("BackViewTap recognized"), "\(text(then))")
    // The button on the card is about the same touch.
    bench.press("Q")
    guard case .whatIf(let whatIf, _)? = bench.stage.session.answer else {
      Issue.record("no comparison")
      return
    }
    #expect(then.remedy?.changes.count == whatIf.changes.count)
    #expect(whatIf.records.allSatisfy { $0.allSatisfy { $0.entry.time < first + 2 } })
    let now = try #require(rightClick(bench, place(timeline, CGPoint(x: 30, y: lane.midY))))
    #expect(
      now.name == "UITableViewCellContentView" && text(now).contains("selected"), "\(text(now))")
    // The time axis and a finger's row belong to no object, so they have no menu.
    #expect(rightClick(bench, place(timeline, CGPoint(x: 300, y: 5))) == nil)
    let finger = timeline.frame(ofRow: 0)
    #expect(rightClick(bench, place(timeline, CGPoint(x: 300, y: finger.midY))) == nil)
  }

  @Test("lines of the journey that name an object")
  func journey() throws {
    let bench = try tapped("4")
    let view = try #require(try bench.view("Journey") as? JourneyView)
    func row(_ text: String) throws -> CGPoint {
      let row = try #require(view.rows.first { $0.stage.text.contains(text) })
      view.superview.flatMap { $0 as? UIScrollView }?.scrollRectToVisible(
        row.frame, animated: false)
      return place(view, CGPoint(x: row.frame.midX, y: row.frame.midY))
    }
    let row1 = try #require(view.rows.first { $0.stage.text.contains("touch.view is") })
    let bound = try #require(rightClick(bench, try row("touch.view is")))
    #expect(row1.stage.text.hasPrefix("touch.view is \(bound.name) "))
    #expect(rightClick(bench, try row("BackViewTap possible → ended"))?.name == "BackViewTap")
    #expect(rightClick(bench, try row("comes down")) == nil)
  }

  @Test("lines of the log that name an object")
  func log() throws {
    let bench = try tapped("1")
    let log = try #require(
      bench.stage.interface.panel.subviews.compactMap { $0 as? LogView }.first)
    func row(_ text: String) throws -> CGPoint {
      let rows = log.subviews.compactMap { $0 as? LogRow }
      return place(
        try #require(
          rows.last { row in
            row.subviews.contains { ($0 as? UILabel)?.text?.contains(text) == true }
          }))
    }
    let whyNot = try #require(rightClick(bench, try row("BackViewTap: possible -> ended")))
    #expect(whyNot.name == "BackViewTap")
    #expect(rightClick(bench, try row("window 1280")) == nil)
  }

  @Test("labels of the overlays, and a recognizer's row in one")
  func labels() throws {
    let bench = try Bench("photos", size: CGSize(width: 1_280, height: 900))
    for key in ["A", "Z"] { bench.press(key) }
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    _ = bench.picture()
    var found: Set<String> = []
    let canvas = bench.stage.layout.canvas
    for x in stride(from: canvas.minX, to: canvas.maxX, by: 12) {
      for y in stride(from: canvas.minY, to: canvas.maxY, by: 6) {
        let place = CGPoint(x: x, y: y)
        guard let subject = bench.stage.overlays.labels.subject(at: place),
          let object = bench.stage.session.shown.object(subject)
        else { continue }
        let name =
          (object as? UIView)?.journalName ?? (object as? UIGestureRecognizer)?.journalName ?? ""
        if found.insert(name).inserted {
          #expect(rightClick(bench, place)?.name == name)
          bench.stage.session.choose(nil)
        }
      }
    }
    #expect(found.isSuperset(of: ["PhotoView", "singleTap", "TopBar"]), "\(found)")
  }

  @Test(
    "a right click on a line about a removed view says that it is removed; on a line about the application it does nothing"
  )
  func gone() throws {
    let bench = try Bench(size: CGSize(width: 1_280, height: 900)) { root in
      let view = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
      view.accessibilityIdentifier = "Guest"
      root.addSubview(view)
    }
    bench.tap(try bench.place("Guest"))
    bench.wait(1)
    let view = try bench.view("Guest")
    bench.stage.session.specimen.host.perform { view.removeFromSuperview() }
    bench.press("4", .control)
    bench.wait(0.1)
    let journey = try #require(try bench.view("Journey") as? JourneyView)
    let row = try #require(journey.rows.first { $0.stage.text.hasPrefix("-[Guest touchesBegan") })
    let line = place(journey, CGPoint(x: row.frame.midX, y: row.frame.midY))
    #expect(rightClick(bench, line) == nil)
    guard case .advice(let title, let words)? = bench.stage.session.answer else {
      Issue.record("nothing is said")
      return
    }
    #expect(title == "Why not? Guest" && words.hasPrefix("It has left its window."))
    let application = bench.stage.session.specimen.host.application
    let subject = Subject(name: "UIApplication", identity: ObjectIdentifier(application))
    bench.press("Escape")
    bench.stage.session.askWhyNot(.live(subject, at: nil))
    bench.wait(0.1)
    #expect(bench.stage.sheet.window == nil)
  }

  @Test("two fingers that tap a panel ask, too; one finger does what it did")
  func twoFingers() throws {
    let bench = try tapped("2")
    let row = place(try cell(bench, "BackViewTap"))
    let other = CGPoint(x: row.x + 30, y: row.y)
    bench.touch((1, .began, row), (2, .began, other))
    bench.touch((1, .ended, row), (2, .ended, other))
    bench.wait(0.1)
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else {
      Issue.record("nothing was asked")
      return
    }
    #expect(whyNot.name == "BackViewTap")
    bench.press("Escape")
    bench.tap(place(try cell(bench, "GLButton")))
    bench.wait(0.1)
    #expect(bench.stage.sheet.window == nil)
    // A tap on a panel's control is sent without waiting for a second finger.
    bench.tap(try bench.place("Bar foldTimeline"))
    #expect(!bench.stage.layout.timeline.isEmpty)
    let button = try bench.view("GLButton")
    #expect(
      bench.stage.session.selection.object(in: bench.stage.session.specimen.host.application)
        === button)
  }

  @Test("with --pointer, a right click on panels asks Why not? and presses no control")
  func pointer() throws {
    let bench = try tapped("2")
    let row = place(try cell(bench, "BackViewTap"))
    let before = bench.stage.session.selection.object(
      in: bench.stage.session.specimen.host.application)
    #expect(before == nil)
    for phase in [InputSample.Phase.began, .ended] {
      let sample = InputSample(finger: 1, phase: phase, location: row)
      bench.stage.feed(
        .touches(
          InputFrame(
            time: bench.stage.session.now + 0.01, samples: [sample],
            buttonMask: phase == .began ? MouseFingers.Button.right.mask : 0)))
    }
    guard case .whyNot(let whyNot)? = bench.stage.session.answer else {
      Issue.record("nothing was asked")
      return
    }
    #expect(whyNot.name == "BackViewTap")
  }
}
