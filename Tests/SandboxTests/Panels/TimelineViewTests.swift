// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The timeline on the screen")
struct TimelineViewTests {
  private func bench(
    _ id: String = "first-touch", size: CGSize = CGSize(width: 1_180, height: 760)
  ) throws -> Bench {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    return try Bench(id, size: size, state: state)
  }

  /// Returns the texts that are drawn, each with its left edge and its width.
  private func texts(
    _ view: TimelineView, _ typeface: Typeface
  ) -> [(text: String, x: CGFloat, width: CGFloat)] {
    texts(of: view, TimelinePainter(), typeface)
  }

  private func texts<Painter: ViewPainter>(
    of view: Painter.View, _ painter: Painter, _ typeface: Typeface
  ) -> [(text: String, x: CGFloat, width: CGFloat)] {
    calls(of: view, painter, typeface).compactMap { call in
      guard case .text(let text, baseline: let place, let style, _) = call else { return nil }
      return (text, place.x, typeface.extent(of: text, style: style).width)
    }
  }

  private func calls<Painter: ViewPainter>(
    of view: Painter.View, _ painter: Painter, _ typeface: Typeface
  ) -> [DrawingCall] {
    let bounds = view.bounds.size
    let trace = Canvas(
      CanvasState(
        transform: .identity,
        clip: PixelRect(left: 0, top: 0, right: Int(bounds.width), bottom: Int(bounds.height))),
      typeface: typeface)
    painter.paint(view, on: trace, pictures: PictureStore())
    return trace.commands.map(\.call)
  }

  @Test("pauses between gestures are folded, and a drag with Measure measures between two events")
  func measuring() throws {
    let bench = try bench("photos")
    bench.tap(try bench.place("PhotoView"))
    bench.wait(30)
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    let timeline = try #require(bench.stage.timeline)
    timeline.follow(.whole)
    #expect(timeline.model.folds.count == 1 && timeline.scope.length < 8)
    #expect(try bench.view("Outcome").isHidden == false)
    timeline.follow(.gesture)
    let finger = try #require(timeline.model.lanes.first?.bars.last)
    bench.press("W", .shift)
    func place(_ time: TimeInterval) -> CGPoint {
      timeline.mapToScreen(CGPoint(x: timeline.x(of: time) + 2, y: timeline.bounds.midY))
    }
    let end = try #require(finger.end)
    bench.touch((1, .began, place(finger.start)))
    for part in 1...12 {
      let time = finger.start + 0.3 * Double(part) / 12
      bench.touch((1, .moved, place(time)))
    }
    bench.touch((1, .moved, place(end)))
    bench.touch((1, .ended, place(end)))
    let ruler = try #require(timeline.ruler)
    #expect(ruler == finger.start...end)
    let length = (end - finger.start).millisecondsText
    #expect(texts(timeline, bench.stage.typeface).contains { $0.text == length })
    bench.press("W", .shift)
    #expect(timeline.ruler == nil)
  }

  @Test("now is the present, not the last event, and moves until it is out of view")
  func now() throws {
    let bench = try bench()
    bench.tap(try bench.place("LeftButton"))
    let timeline = try #require(bench.stage.timeline)
    bench.wait(0.02)
    #expect(bench.stage.nextDeadline != nil)
    let before = timeline.playheadX
    bench.wait(0.02)
    #expect(timeline.present == bench.stage.session.specimen.now)
    #expect(timeline.playheadX > before && timeline.playheadX > timeline.x(of: timeline.model.end))
    // No line is left at its former position when it leaves the view.
    for _ in 0..<300 {
      bench.wait(0.003)
      let calls = calls(of: timeline, TimelinePainter(), bench.stage.typeface)
      let hasLine = calls.contains { call in
        guard case .fill(let rect, cornerRadius: _, _) = call else { return false }
        return rect.width == 2 && rect.height > 50
      }
      let isAway = calls.contains { call in
        if case .text("now →", baseline: _, _, _) = call { true } else { false }
      }
      #expect(hasLine != isAway)
    }
    bench.wait(3)
    #expect(bench.stage.nextDeadline == nil)
    #expect(texts(timeline, bench.stage.typeface).contains { $0.text == "now →" })
  }

  @Test("what lasts while nothing happens reaches to the present, which stays in view")
  func held() throws {
    let bench = try bench()
    bench.touch((1, .began, try bench.place("AView", CGPoint(x: 20, y: 60))))
    let timeline = try #require(bench.stage.timeline)
    for _ in 0..<30 { bench.wait(0.1) }
    #expect(timeline.scope.range.contains(bench.stage.session.specimen.now))
    let finger = try #require(timeline.model.lanes.first)
    #expect(finger.current != nil && timeline.scope.length > 3)
    #expect(timeline.playheadX > timeline.x(of: 2.9))
  }

  @Test(
    "no label of the axis and no word is cut at the right edge",
    arguments: [800, 1_000, 1_180, 1_430])
  func edges(width: Int) throws {
    let bench = try bench("photos", size: CGSize(width: width, height: 700))
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    bench.stage.session.edit("alpha", of: try bench.view("PhotoView"), to: .number(0.5))
    bench.wait(0.1)
    let timeline = try #require(bench.stage.timeline)
    for following in [TimelineView.Following.gesture, .whole] {
      timeline.follow(following)
      let all = texts(timeline, bench.stage.typeface)
      #expect(all.contains { $0.text.hasSuffix(" s") })
      for text in all {
        #expect(text.x + text.width <= timeline.bounds.maxX + 0.5, "\(text) of \(width)")
      }
    }
    timeline.scroll(by: 1_000)
    let texts = texts(timeline, bench.stage.typeface).map(\.text)
    #expect(texts.contains("PhotoView.alpha: 1 → 0.5"))
  }

  @Test("the words of marks that are close to each other do not run into each other")
  func words() throws {
    let bench = try bench("four-phenomena")
    bench.tap(try bench.place("GLButton"))
    let tap = try #require(try bench.view("BackView").gestureRecognizers?.first)
    for step in 0..<6 {
      bench.wait([1, 0.1, 0.6, 0.01, 0.3, 0.7][step])
      bench.stage.session.edit("cancelsTouchesInView", of: tap, to: .flag(step % 2 == 1))
    }
    bench.wait(0.1)
    let timeline = try #require(bench.stage.timeline)
    timeline.follow(.whole)
    let words = texts(timeline, bench.stage.typeface).filter {
      $0.text.hasSuffix("e") && $0.text.contains("→")
    }
    #expect(words.count > 2, "\(texts(timeline, bench.stage.typeface))")
    for (one, other) in zip(words, words.dropFirst()) {
      #expect(one.x + one.width <= other.x, "\(words)")
    }
  }

  @Test("names get the room that they need; one that is too long loses its middle")
  func names() throws {
    let long = "A view with a name that is as long as names are without any limit on length"
    let bench = try Bench { root in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
      view.journalNameOverride = long
      view.addGestureRecognizer(UITapGestureRecognizer())
      root.addSubview(view)
    }
    bench.press("F4")
    bench.tap(bench.stage.layout.inWindow(CGPoint(x: 200, y: 300)))
    bench.wait(1)
    let timeline = try #require(bench.stage.timeline)
    let all = texts(timeline, bench.stage.typeface)
    let name = try #require(all.first { $0.text.contains("…") })
    #expect(name.text.hasPrefix("A view with") && name.text.hasSuffix("length"))
    #expect(name.x + name.width <= timeline.nameWidth)
    #expect(timeline.nameWidth > 190)
    // The pointer's tool tip shows the whole text.
    let row = try #require(timeline.model.lanes.firstIndex { $0.name == long })
    let place = CGPoint(x: 20, y: timeline.frame(ofRow: row).midY)
    #expect(timeline.explanation(at: place)?.title == long)
    // The tree of views, which Ctrl-2 opens, shows the same name.
    bench.press("2", .control)
    bench.wait(0.1)
    let label = try #require(
      bench.stage.interface.side.subtree.compactMap { $0 as? UILabel }.first { $0.text == long })
    let drawn = try #require(texts(of: label, LabelPainter(), bench.stage.typeface).first)
    #expect(drawn.text.hasPrefix("A view") && drawn.text.hasSuffix("length"))
  }

  @Test("the two timelines of a comparison begin at one time and have one scale")
  func comparison() throws {
    let bench = try bench("four-phenomena")
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    bench.press("V")
    bench.press("Q")
    bench.wait(0.1)
    let sheet = try #require(bench.stage.sheet.window)
    let timelines = sheet.subtree.compactMap { $0 as? TimelineView }
    #expect(timelines.count == 2)
    #expect(timelines[0].scope == timelines[1].scope)
    #expect(timelines[0].x(of: 1) == timelines[1].x(of: 1))
    #expect(timelines[0].frame.width == timelines[1].frame.width)
    for cell in sheet.subtree.compactMap({ $0 as? WhatIfCell }) {
      let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.prefix(4)
      #expect(Set(labels.map(\.frame.minY)).count == 1)
    }
  }

  @Test("where the beginning was dropped, the timeline, the journey and the questions say so")
  func forgotten() throws {
    let bench = try Bench()
    bench.tap(try bench.place("LeftButton"))
    bench.wait(1)
    let chronicle = bench.stage.session.specimen.chronicle
    chronicle.skip(to: chronicle.records.count + 1)
    bench.touch((1, .began, try bench.place("AView", CGPoint(x: 20, y: 60))))
    // The chronicle is in the state after very many records.
    chronicle.skip(to: chronicle.droppedCount + chronicle.records.count + 1)
    bench.touch((1, .moved, try bench.place("AView", CGPoint(x: 22, y: 60))))
    bench.press("F4")
    bench.wait(0.1)
    let timeline = try #require(bench.stage.timeline)
    #expect(timeline.forgotten != nil)
    timeline.follow(.whole)
    #expect(
      texts(timeline, bench.stage.typeface).contains { $0.text.contains("not kept any more") })
    for key in ["M", "Q"] {
      bench.press(key)
      let words = bench.stage.sheet.window?.subtree.compactMap { ($0 as? UILabel)?.text } ?? []
      #expect(
        words.contains { $0.contains("the beginning of this gesture is not kept") }, "\(words)")
      bench.press("Escape")
    }
  }

  @Test("with the playhead in an undecided gesture, the outcome is not that of the gesture before")
  func outcomeOfGesture() throws {
    let bench = try bench("090-of-nested-taps-the-deepest-wins")
    bench.tap(try bench.place("CView"))
    bench.wait(2)
    let place = try bench.place("CView")
    bench.touch((1, .began, place))
    bench.wait(0.2)
    bench.touch((1, .ended, place))
    bench.wait(1)
    let timeline = try #require(bench.stage.timeline)
    timeline.follow(.whole)
    func text() throws -> String { (try bench.view("Outcome") as? UILabel)?.text ?? "" }
    bench.wait(0.1)
    #expect(try text().contains("won at"))
    let lifted = try #require(bench.stage.session.specimen.take.events.last?.time)
    bench.stage.apply(.seek(lifted - 0.1))
    bench.wait(0.1)
    #expect(try text() == "CView got the touch. No recognizer recognized.")
  }
}
