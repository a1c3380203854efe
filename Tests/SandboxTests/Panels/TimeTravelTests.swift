// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("Going back in time")
struct TimeTravelTests {
  private func bench(_ id: String = "first-touch") throws -> Bench {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    return try Bench(id, state: state)
  }

  /// Drags a view with a finger in steps; returns the view's position after each.
  private func drag(_ bench: Bench, steps: Int = 8) throws -> [CGPoint] {
    let start = try bench.place("MovedView")
    var places: [CGPoint] = []
    bench.touch((1, .began, start))
    for step in 1...steps {
      bench.touch((1, .moved, CGPoint(x: start.x - CGFloat(step) * 6, y: start.y)))
      places.append(try center("MovedView", bench.stage.session.specimen))
    }
    bench.touch((1, .ended, CGPoint(x: start.x - CGFloat(steps) * 6, y: start.y)))
    return places
  }

  private func center(_ name: String, _ specimen: Specimen) throws -> CGPoint {
    let views = specimen.scene.windows.flatMap(\.subtree)
    let frame = try #require(views.first { $0.journalName == name }).frame
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("steps go over the frames in which content decelerates")
  func deceleration() throws {
    let bench = try bench("154-how-far-content-goes-by-itself")
    bench.press("Y")
    bench.press("End")
    let records = bench.stage.session.specimen.chronicle.records
    let frames = records.count {
      if case .scroll(_, .didScroll) = $0.entry.fact { true } else { false }
    }
    #expect(frames > 60)
    func steps(_ key: String) -> [Instant] {
      var passed: [Instant] = []
      repeat {
        bench.press(key)
        if let playhead = bench.stage.session.playhead { passed.append(playhead) }
      } while bench.stage.session.playhead != passed.dropLast().last && !bench.stage.session.isLive
      return bench.stage.session.isLive ? passed : passed.dropLast()
    }
    let back = steps(",")
    #expect(back.count < 30 && back.count > 20, "\(back.count) of \(records.count)")
    let end = try #require(
      records.first {
        if case .scroll(_, .didEndDecelerating) = $0.entry.fact { true } else { false }
      })
    #expect(back.contains(end.instant), "the end of the deceleration is an event")
    #expect(steps(".") == Array(back.reversed().dropFirst()))
  }

  @Test("each step back shows how it was then, each step forward the same again, End the present")
  func steps() throws {
    let bench = try bench()
    let places = try drag(bench)
    let live = bench.stage.session.specimen
    #expect(bench.stage.session.isLive && bench.stage.session.shown === live)
    var seen: [CGPoint] = []
    for _ in 0..<9 {
      bench.press(",")
      #expect(!bench.stage.session.isLive && bench.stage.session.shown !== live)
      seen.append(try center("MovedView", bench.stage.session.shown))
    }
    // The first step back is the lift, which moves nothing.
    #expect(Array(seen.reversed().prefix(8)) == places)
    #expect(Set(places.map(\.x)).count == 8)
    #expect(try center("MovedView", live) == places.last)
    for place in seen.reversed().dropFirst() {
      bench.press(".")
      #expect(try center("MovedView", bench.stage.session.shown) == place)
    }
    bench.press("End")
    #expect(bench.stage.session.isLive && bench.stage.session.shown === live)
    bench.press("Home")
    #expect(bench.stage.session.playhead == .start)
    bench.press("Right")
    #expect(bench.stage.session.playhead?.eventCount == 1)
    bench.press("Escape")
    #expect(bench.stage.session.isLive)
  }

  @Test(
    "the timeline stays on the last gesture, whatever is done long after without a finger on the phone",
    arguments: ["an edit", "Space", "Return"])
  func fit(deed: String) throws {
    let bench = try bench("photos")
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    let timeline = try #require(try bench.view("Timeline") as? TimelineView)
    let before = timeline.scope
    #expect(timeline.following == .gesture)
    let range = before.range
    // The gesture includes the time in which the single tap waited for the double tap.
    #expect(before.range.contains(1.35) && before.length < 2)
    bench.wait(60)
    let count = bench.stage.session.specimen.chronicle.records.count
    if deed == "an edit" {
      bench.press("2", .control)
      bench.stage.session.choose(try bench.view("PhotoView"))
      bench.wait(0.1)
      bench.tap(try bench.place("Property alpha"))
      bench.wait(1)
      for letter in ["0", ".", "5"] { bench.type(letter, text: letter) }
      bench.type("Return")
    } else {
      bench.type(deed)
    }
    #expect(bench.stage.session.specimen.chronicle.records.count > count)
    #expect(timeline.scope.range == range && timeline.scope.length == before.length)
    bench.tap(try bench.place("PhotoView"))
    #expect(timeline.scope.start > 60)
  }

  @Test("what is chosen stays chosen through time, also where it lies elsewhere in the tree")
  func choice() throws {
    let bench = try bench()
    let moved = try bench.view("MovedView")
    let before = moved.superview?.subviews.firstIndex { $0 === moved }
    _ = try drag(bench)
    // The view was brought to the front.
    #expect(moved.superview?.subviews.firstIndex { $0 === moved } != before)
    bench.stage.session.choose(moved)
    func chosen() -> UIView? {
      bench.stage.session.selection.object(in: bench.stage.session.shown.host.application)
        as? UIView
    }
    #expect(chosen() === moved)
    bench.press("Home")
    #expect(chosen()?.journalName == "MovedView" && chosen() !== moved)
    // A selection made in the past is the same object in the present.
    bench.stage.session.choose(chosen())
    bench.press("End")
    #expect(chosen() === moved)
  }

  @Test("log, timeline, status and questions have one clock, which begins with the scene")
  func clock() throws {
    let bench = try bench()
    bench.wait(7.3)
    bench.press("PageDown")
    bench.press("PageDown")
    bench.wait(2)
    bench.tap(try bench.place("GLTableView", CGPoint(x: 195, y: 22)))
    bench.wait(1)
    let chronicle = bench.stage.session.specimen.chronicle
    let recognized = try #require(
      chronicle.records.first {
        LogLine.text(of: $0.entry.fact)?.contains("BackViewTap: possible -> ended") == true
      })
    #expect((3..<4).contains(recognized.entry.time))
    let line = try #require(
      bench.stage.session.log.book.records.last {
        $0.text.contains("BackViewTap: possible -> ended")
      })
    #expect(line.time == recognized.entry.time)
    let opened = bench.stage.session.log.book.records.last { $0.text.hasSuffix("opened") }
    #expect(opened?.time == 0)
    bench.press("[")
    let playhead = try #require(bench.stage.session.playhead)
    #expect(bench.stage.statuses.last == String(format: "%.3f s", playhead.time))
    bench.press("End")
    bench.stage.session.edit(
      "cancelsTouchesInView", of: try #require(try bench.view("BackView").gestureRecognizers?[0]),
      to: .flag(false))
    let gesture = try #require(LastGesture(of: bench.stage.session.specimen))
    let rows = WhatIf(gesture, gesture.changes).rows
    #expect(rows.contains { $0.before?.time == line.time && $0.before?.text == line.text })
    // A report contains only this scene.
    bench.press("C", [.control, .shift])
    #expect(!bench.copied.contains("photos opened") && bench.copied.contains("four-phenomena"))
  }

  @Test("a double tap is one gesture: for the timeline, for steps, and for what if")
  func doubleTap() throws {
    let bench = try bench("photos")
    let place = try bench.place("PhotoView")
    bench.tap(place)
    bench.wait(2)
    bench.tap(place)
    bench.wait(0.2)
    bench.touch((1, .began, place))
    bench.touch((1, .ended, place))
    bench.wait(1)
    let specimen = bench.stage.session.specimen
    let gesture = try #require(LastGesture(of: specimen))
    let start = specimen.take.events[gesture.start].time
    let board = try #require(bench.stage.panels.timeline.board)
    let scope = board.timeline.scope
    #expect(scope.start < start && scope.start > start - 0.2)
    #expect(scope.range.contains(specimen.chronicle.records.last?.entry.time ?? 0))
    bench.press("[")
    #expect(bench.stage.session.playhead?.time == start)
    bench.press("[")
    #expect((bench.stage.session.playhead?.time ?? start) < start - 2)
  }

  @Test("the canvas shows the past, not the present")
  func canvas() throws {
    let bench = try bench()
    let before = try bench.box("MovedView")
    _ = try drag(bench)
    let after = try bench.box("MovedView")
    bench.press("H")
    bench.press("T")
    let blue = Color(Tint.blue).pixel & 0xFF_FFFF
    func isBlue(_ box: CGRect) -> Bool {
      bench.picture()[Int(box.maxX) - 6, Int(box.minY) + 12] & 0xFF_FFFF == blue
    }
    #expect(!isBlue(before) && isBlue(after.insetBy(dx: 2, dy: 0)))
    bench.press("[")
    #expect(isBlue(before))
    bench.press("End")
    #expect(!isBlue(before))
  }

  @Test("a finger on the past goes back to the present and does nothing else there")
  func touchReturns() throws {
    let bench = try bench()
    _ = try drag(bench)
    let count = bench.stage.session.specimen.take.events.count
    bench.press(",")
    bench.press(",")
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    #expect(bench.stage.session.isLive)
    #expect(bench.stage.session.specimen.take.events.count == count)
    bench.tap(try bench.place("AView", CGPoint(x: 20, y: 60)))
    #expect(bench.stage.session.specimen.take.events.count == count + 2)
  }

  @Test(
    "edits in the past are neither lost nor change the present: the recorded input continues afterwards"
  )
  func liveStays() throws {
    let bench = try bench()
    let start = try bench.place("MovedView")
    let before = try center("MovedView", bench.stage.session.specimen).x
    bench.touch((1, .began, start))
    bench.touch((1, .moved, CGPoint(x: start.x - 6, y: start.y)))
    bench.press(",")
    // The finger that is down continues in the live specimen, which is not shown.
    bench.touch((1, .moved, CGPoint(x: start.x - 30, y: start.y)))
    #expect(!bench.stage.session.isLive)
    bench.touch((1, .ended, CGPoint(x: start.x - 30, y: start.y)))
    bench.press(".")
    bench.press(".")
    bench.press(".")
    let way = 30 / bench.stage.layout.phoneScale
    #expect(abs(try center("MovedView", bench.stage.session.specimen).x - before + way) < 0.1)
    bench.press("S")
    #expect(bench.stage.session.isLive)
    bench.press("Home")
    bench.press("N")
    #expect(bench.stage.session.isLive && bench.stage.session.specimen.take.events.isEmpty)
  }

  @Test("playing moves the playhead until it is at the present, and then nothing is due")
  func playing() throws {
    let bench = try bench()
    _ = try drag(bench, steps: 30)
    bench.wait(3)
    #expect(bench.stage.nextDeadline == nil)
    bench.press("J")
    bench.press("K")
    let start = try #require(bench.stage.session.playhead?.time)
    #expect(bench.stage.nextDeadline != nil)
    bench.wait(0.4)
    let moved = try #require(bench.stage.session.playhead?.time) - start
    #expect(abs(moved - 0.1) < 0.01)
    bench.press("K")
    #expect(bench.stage.nextDeadline == nil && !bench.stage.session.isLive)
    bench.press("K")
    for _ in 0..<300 { bench.wait(1.0 / 60) }
    #expect(bench.stage.session.isLive && bench.stage.nextDeadline == nil)
  }

  @Test("a drag along the axis scrubs, a tap on a lane goes there, past the end lies the present")
  func scrubbing() throws {
    let bench = try bench()
    _ = try drag(bench, steps: 30)
    let timeline = try #require(bench.stage.timeline)
    func place(_ time: TimeInterval, _ y: CGFloat) -> CGPoint {
      timeline.mapToScreen(CGPoint(x: timeline.x(of: time), y: y))
    }
    let first = try #require(bench.stage.session.specimen.take.events.first).time
    bench.touch((1, .began, place(first + 0.1, 8)))
    #expect(abs(try #require(bench.stage.session.playhead?.time) - first - 0.1) < 0.005)
    for step in 1...10 {
      bench.touch((1, .moved, place(first + 0.1 + Double(step) / 50, 8)))
    }
    #expect(abs(try #require(bench.stage.session.playhead?.time) - first - 0.3) < 0.005)
    bench.touch((1, .ended, place(first + 0.3, 8)))
    bench.tap(place(first + 0.2, 40))
    bench.wait(1)
    #expect(abs(try #require(bench.stage.session.playhead?.time) - first - 0.2) < 0.005)
    bench.tap(place(timeline.model.end + 0.02, 40))
    bench.wait(1)
    #expect(bench.stage.session.isLive)
  }

  @Test("a line of the log that is touched shows its instant")
  func logLine() throws {
    let bench = try Bench()
    bench.tap(try bench.place("LeftButton"))
    bench.tap(try bench.place("RightButton"))
    let log = try #require(
      bench.stage.interface.panel.subtree.first { $0 is LogView } as? LogView)
    let rows = log.subviews.compactMap { $0 as? LogRow }
    let row = try #require(
      rows.first { row in
        row.subviews.contains { ($0 as? UILabel)?.text == "LeftButton pressed, count 1" }
      })
    bench.tap(row.mapToScreen(CGPoint(x: 60, y: row.bounds.midY)))
    bench.wait(1)
    #expect(!bench.stage.session.isLive)
    let lines = bench.stage.session.shown.chronicle.records.compactMap {
      LogLine.text(of: $0.entry.fact)
    }
    #expect(lines.contains("LeftButton pressed, count 1"))
    #expect(!lines.contains("RightButton pressed, count 1"))
    #expect(rows.contains { $0.alpha < 1 } && row.alpha == 1)
  }

  @Test("overlays show the fingers of then")
  func overlays() throws {
    let bench = try bench()
    _ = try drag(bench)
    bench.press("H")
    let now = bench.picture()
    bench.press("[")
    let then = bench.picture()
    let phone = bench.stage.layout.phone
    func differs() -> Bool {
      (Int(phone.minX)..<Int(phone.maxX)).contains { x in
        (Int(phone.minY)..<Int(phone.maxY)).contains { now[x, $0] != then[x, $0] }
      }
    }
    #expect(differs())
    bench.press("End")
    let again = bench.picture()
    #expect(
      (0..<now.height).allSatisfy { y in
        y > Int(phone.maxY) || now[Int(phone.midX), y] == again[Int(phone.midX), y]
      })
  }

  @Test("a folded timeline receives nothing and is drawn nowhere")
  func folded() throws {
    let bench = try Bench()
    _ = try drag(bench)
    #expect(bench.stage.timeline == nil)
    bench.press("F4")
    let timeline = try #require(bench.stage.timeline)
    let count = timeline.model.count
    #expect(count == bench.stage.session.specimen.chronicle.records.count)
    bench.press("F4")
    _ = try drag(bench)
    #expect(timeline.model.count == count)
    bench.press("F4")
    #expect(timeline.model.count == bench.stage.session.specimen.chronicle.records.count)
  }

  @Test(
    "the chronicle of the past has the same entries of its gesture as the present's, and none before it"
  )
  func chronicle() throws {
    let bench = try bench("photos")
    for _ in 0..<3 {
      bench.tap(try bench.place("PhotoView"))
      bench.wait(1)
    }
    let live = bench.stage.session.specimen.chronicle
    #expect(live.gestures.count == 3)
    bench.press("[")
    bench.press(".")
    let past = bench.stage.session.shown.chronicle
    #expect(past.gestures == [0])
    #expect(past.droppedCount == live.gestures.last)
    func texts(_ records: ArraySlice<Chronicle.Record>) -> [String] {
      records.map { "\($0.event) \($0.entry.sequence) \($0.entry.time) \(name($0.entry.fact))" }
    }
    func name(_ fact: JournalFact) -> String {
      LogLine.text(of: fact) ?? String("\(fact)".prefix { $0 != "(" })
    }
    #expect(past.records.count > 20)
    #expect(
      texts(past.records[...])
        == texts(live.records[past.droppedCount...].prefix(past.records.count)))
    // This also holds for a run that had not come as far.
    let rerun = Rerun(bench.stage.session.specimen.take, parking: 1)
    let first = try #require(live.gestures.first)
    let early = rerun.specimen(at: live.records[first].instant)
    let event = try #require(live.gestures.last.map { live.records[$0].event })
    let late = rerun.specimen(
      at: bench.stage.session.specimen.instant,
      tellingFrom: Rerun.Beginning(event: event, recordCount: live.firstIndex(ofEvent: event)))
    #expect(late === early && late.chronicle.droppedCount == live.gestures.last)
    #expect(
      texts(late.chronicle.records[...]) == texts(live.records[late.chronicle.droppedCount...]))
  }

  @Test("any instant of a minute of moves is shown soon; prints how soon")
  func speed() throws {
    let specimen = Specimen(try #require(SceneCatalog.entry("first-touch")?.recipe))
    // A minute of drags that take two seconds each.
    for step in 0..<3_600 {
      let turn = Double(step) / 40
      let phase: InputSample.Phase =
        step % 120 == 0 ? .began : step % 120 == 119 ? .ended : .moved
      let place = CGPoint(x: 240 + cos(turn) * 30, y: 200 + sin(turn) * 30)
      specimen.feed(
        TakeEvent(
          time: Double(step + 1) / 60,
          action: .touches([InputSample(finger: 1, phase: phase, location: place)])))
    }
    let travel = TimeTravel()
    let clock = ContinuousClock()
    func show(_ time: TimeInterval) -> Duration {
      clock.measure { travel.go(to: specimen.take.instant(at: time), of: specimen) }
    }
    let first = show(59.9)
    let back = [40.0, 20, 50, 10, 30, 55, 5].map { show($0) }
    let scrub = (0..<60).map { show(58 - Double($0) / 60) }
    let forward = (0..<60).map { show(57 + Double($0) / 60) }
    let seldom = back.max() ?? .zero
    print(
      """
      A minute at 60 Hz (\(specimen.chronicle.records.count) entries): first \(first), jumps up to \
      \(seldom), scrubbing back up to \(scrub.max() ?? .zero), forward \(forward.max() ?? .zero)
      """)
    let count = try #require(travel.past?.specimen.take.events.count)
    #expect((3_470...3_480).contains(count))
  }
}

extension Shell {
  /// The timeline; nil before it is first shown.
  var timeline: TimelineView? { panels.timeline.board?.timeline }
}
