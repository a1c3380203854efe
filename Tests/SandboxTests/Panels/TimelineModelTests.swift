// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@MainActor
@Suite("The lanes of the timeline")
struct TimelineModelTests {
  private func model(_ id: String) throws -> TimelineModel {
    TimelineModel(try PlayedScenario.entries(id))
  }

  private func lane(_ name: String, _ model: TimelineModel) throws -> TimelineLane {
    try #require(model.lanes.first { $0.name == name }, "\(model.lanes.map(\.name))")
  }

  /// Returns each bar as its state, its times in milliseconds, and its reason.
  private func bars(_ name: String, _ model: TimelineModel) throws -> [String] {
    func text(_ time: TimeInterval) -> String { String(format: "%.0f", time * 1_000) }
    return try lane(name, model).bars.map { bar in
      let end = bar.end.map { $0 == bar.start ? "" : "-\(text($0))" } ?? "-"
      let reason = bar.reason.isEmpty ? "" : ": \(bar.reason)"
      return "\(bar.state) \(text(bar.start))\(end)\(reason)"
    }
  }

  @Test("a single tap that waits for a double tap says so, until the timer lets it through (X69)")
  func waits() throws {
    let model = try model("097-a-single-tap-that-waits")
    #expect(try bars("Finger 1", model) == ["down 0-80"])
    #expect(
      try bars("single", model) == [
        "possible 0-80: receives finger 1", "waiting 80-430: waits for double to fail",
        "recognized 430: recognizes, now that nothing it waited for is left",
      ])
    let double = try bars("double", model)
    #expect(double.first == "possible 0-430: receives finger 1")
    #expect(double.count == 2 && double.last?.hasPrefix("failed 430") == true)
    #expect(try lane("single", model).place == "V")
    let timers = try lane("Timers", model).marks
    #expect(timers.map { ($0.time * 1_000).rounded() } == [430])
    #expect(timers.first?.text.hasSuffix("of V") == true)
  }

  @Test("one line says who won and why")
  func outcome() throws {
    let single = try model("097-a-single-tap-that-waits")
    let all = single.start...single.end
    #expect(
      TimelineOutcome(single, in: all).sentences.first
        == "single won at 0.430 s, 350 ms late: it waits for double to fail. V lost the touch.")
    let pan = try model("082-a-pan-takes-over")
    let line = try #require(TimelineOutcome(pan, in: pan.start...pan.end).sentences.first)
    #expect(line.contains(" won at ") && line.hasSuffix("YellowView lost the touch."), "\(line)")
    let button = try model("114-a-plain-press")
    let sent = TimelineOutcome(button, in: button.start...button.end).sentences.first ?? ""
    #expect(sent.hasSuffix("sent touchUpInside. No recognizer recognized."), "\(sent)")
    #expect(TimelineOutcome(TimelineModel(), in: 0...1).sentences.isEmpty)
  }

  @Test("fingers stand first, then recognizers, then views, then timers")
  func order() throws {
    let model = try model("097-a-single-tap-that-waits")
    #expect(model.lanes.map(\.kind) == [.finger, .recognizer, .recognizer, .view, .timers])
    let two = try self.model("071-two-fingers-together")
    #expect(two.lanes.prefix(2).map(\.name) == ["Finger 1", "Finger 2"])
  }

  @Test("a pan takes the touch from the view, with the reason (X47)")
  func cancels() throws {
    let model = try model("082-a-pan-takes-over")
    let pan = try #require(model.lanes.first { $0.kind == .recognizer })
    #expect(pan.bars.map(\.state) == [.possible, .active, .recognized])
    let begin = try #require(pan.bars.dropFirst().first).start
    let view = try lane("YellowView", model)
    #expect(view.bars.map(\.state) == [.touched, .cancelled])
    #expect(view.bars.last?.start == begin && view.bars.last?.end == begin)
    #expect(view.bars.last?.reason == "\(pan.name) recognized")
    #expect(view.bars.first?.end == begin)
  }

  @Test("a touch that is held back from its view is not its touch until it is released")
  func held() throws {
    let model = try model("085-held-touches-are-released")
    let view = try lane("YellowView", model)
    #expect(view.bars.map(\.state) == [.held, .touched])
    #expect(try bars("YellowView", model).last == "touched 50-100")
    #expect(view.bars.first?.reason.hasPrefix("held back by ") == true)
    let discarded = try self.model("084-a-pan-that-holds-touches-back")
    #expect(try lane("YellowView", discarded).bars.map(\.state) == [.held, .untold])
  }

  @Test("a button tracks its touch, in and out of its bounds, and its events are marks")
  func control() throws {
    let model = try model("115-leaving-the-button")
    let button = try lane("Button", model)
    #expect(button.kind == .control)
    #expect(button.bars.map(\.state) == [.tracking, .outside])
    #expect(button.bars.last?.start == 0.1 && button.bars.last?.end == 0.2)
    let events = button.marks.map(\.text)
    #expect(events.first == "touchDown" && events.last == "touchUpOutside")
    let lost = try lane("Button", try self.model("118-a-pan-cancels-the-button"))
    #expect(lost.bars.contains { $0.state == .cancelled && $0.reason.hasSuffix(" recognized") })
  }

  @Test("a touch that its view never gets is there with the reason")
  func untold() throws {
    let model = try model("074-exclusive-touch")
    let view = try lane("V", model)
    #expect(view.bars.first?.state == .untold)
    #expect(
      view.bars.first?.reason
        == "a view with isExclusiveTouch has a touch")
    #expect(view.bars.last?.state == .touched)
  }

  @Test("content is dragged, and decelerates after the finger lifts")
  func scrolling() throws {
    let model = try model("154-how-far-content-goes-by-itself")
    let content = try #require(model.lanes.first { $0.kind == .scrolling })
    #expect(content.name.hasSuffix(" content"))
    #expect(content.bars.prefix(2).map(\.state) == [.dragged, .decelerates])
    let bars = content.bars
    #expect(bars[0].end == bars[1].start && (bars[1].end ?? 0) > bars[1].start + 0.2)
    let still = try self.model("153-nothing-to-scroll")
    #expect(!still.lanes.contains { $0.kind == .scrolling && !$0.bars.isEmpty })
  }

  @Test("what lasts has no end, and it grows entry by entry to the same")
  func growing() throws {
    let entries = try PlayedScenario.entries("120-a-long-press")
    let index = try #require(
      entries.firstIndex { entry in
        if case .input(let samples) = entry.fact { return samples.first?.phase == .ended }
        return false
      })
    var model = TimelineModel(entries[..<index])
    #expect(try lane("Finger 1", model).current?.state == .down)
    let press = try #require(model.lanes.first { $0.kind == .recognizer })
    #expect(press.current?.state == .active && press.current?.start == 0.5)
    for entry in entries[index...] { model.append(entry) }
    #expect(model == TimelineModel(entries))
    #expect(model.lanes.allSatisfy { $0.kind == .timers || $0.current == nil })
  }

  @Test("a change by hand, its being taken back and a switch are marks, also in another run")
  func changes() throws {
    let bench = try Bench("four-phenomena")
    let button = try bench.view("GLButton")
    bench.wait(0.5)
    bench.stage.session.edit("isHidden", of: button, to: .flag(true))
    bench.wait(0.5)
    bench.press("Z", .control)
    bench.wait(0.5)
    bench.press("Z", [.control, .shift])
    bench.wait(0.5)
    bench.press("V")
    func marks(_ specimen: Specimen) throws -> [TimelineLane.Mark] {
      try lane("Changes", TimelineModel(specimen.chronicle.records.map(\.entry))).marks
    }
    let specimen = bench.stage.session.specimen
    #expect(
      try marks(specimen).map(\.text) == [
        "GLButton.isHidden: false → true", "GLButton.isHidden: true → false",
        "GLButton.isHidden: false → true", "the scene's switch “Tap cancels touches”: off",
      ])
    #expect(try marks(specimen).map { ($0.time * 2).rounded() } == [1, 2, 3, 4])
    let rerun = Rerun.play(specimen.take, until: specimen.now)
    #expect(try marks(rerun) == marks(specimen))
    // The text is shown when the pointer rests on the mark, and a step back moves the playhead to it.
    let last = try #require(
      try lane("Changes", TimelineModel(specimen.chronicle.records.map(\.entry))).marks.last)
    let all = try lane("Changes", TimelineModel(specimen.chronicle.records.map(\.entry)))
    #expect(
      TimelineExplanation(all, at: last.time, reach: 0.01).lines.last?.hasSuffix(last.text) == true)
    bench.wait(1)
    bench.press(",")
    #expect(bench.stage.session.playhead?.time == last.time)
  }

  @Test("what a recording's own input sets is a mark")
  func settings() throws {
    let model = try model("103-switched-off-in-the-middle")
    #expect(try !lane("Changes", model).marks.isEmpty)
  }

  @Test("only lanes with something in view are shown")
  func visible() throws {
    let model = try model("074-exclusive-touch")
    func names(_ range: ClosedRange<TimeInterval>) -> [String] {
      model.lanes(in: range).map { model.lanes[$0].name }
    }
    #expect(names(0...0.05).contains("U") && !names(0...0.05).contains("V"))
    #expect(names(0.9...1.1).contains("V") && !names(0.9...1.1).contains("U"))
    #expect(names(0.9...1.1).first == "Finger 1")
    #expect(names(20...30) == [])
  }

  @Test("the description of a lane at a time: its view, the state, the times and the reason")
  func explanations() throws {
    let model = try model("097-a-single-tap-that-waits")
    let single = try lane("single", model)
    let waiting = TimelineExplanation(single, at: 0.2, reach: 0.001)
    #expect(waiting.title == "single on V")
    #expect(
      waiting.lines == ["waits, 0.080 s to 0.430 s, 350 ms", "waits for double to fail"])
    let end = TimelineExplanation(single, at: 0.429, reach: 0.004)
    #expect(end.lines.first == "recognized, at 0.430 s")
    #expect(TimelineExplanation(single, at: nil, reach: 0).lines == ["a gesture recognizer"])
    // The text after an end is about that end.
    let behind = TimelineExplanation(single, at: 0.6, reach: 0.001)
    #expect(behind.lines.first == "recognized, now reset, at 0.430 s")
  }
}

@Suite("The part of the time that is in view")
struct TimelineScopeTests {
  @Test("zooming leaves the instant under the fingers where it is, within limits")
  func zoom() {
    var scope = TimelineScope()
    scope.fit(2, 4)
    let x = scope.x(of: 3.2, width: 800)
    scope.zoom(by: 4, about: 3.2)
    #expect(abs(scope.x(of: 3.2, width: 800) - x) < 1e-9)
    #expect(abs(scope.time(at: x, width: 800) - 3.2) < 1e-9)
    for _ in 0..<99 { scope.zoom(by: 4, about: 3.2) }
    #expect(scope.length == 0.01)
    for _ in 0..<99 { scope.zoom(by: 0.25, about: 3.2) }
    #expect(scope.length == 3_600)
    scope.zoom(by: 0, about: 1)
    scope.zoom(by: .nan, about: 1)
    #expect(scope.length == 3_600)
  }

  @Test("a stretch of time fits in with room on both sides; a tap is not stretched over all")
  func fit() {
    var scope = TimelineScope()
    scope.fit(2, 4)
    #expect(scope.range.contains(1.9) && scope.range.contains(4.1))
    // There is space for the text after the end.
    #expect(scope.range.contains(4.3))
    scope.fit(2, 2.01)
    #expect(scope.length > 0.5 && scope.range.contains(2))
    scope.fit(2, 2.06, least: 0.05)
    #expect(scope.length < 0.1)
  }

  @Test("time in which nothing happens is folded, and every instant keeps its place")
  func folds() {
    var scope = TimelineScope()
    scope.folds = [
      TimelineScope.Fold(range: 1...11, cut: 0),
      TimelineScope.Fold(range: 12...32, cut: 10 - TimelineScope.foldLength),
    ]
    scope.fit(0, 33)
    #expect(scope.length < 5 && scope.range.lowerBound < 0 && scope.range.upperBound > 33)
    for time in [0, 0.5, 1, 6, 11, 11.5, 12, 20, 32, 32.9] {
      #expect(abs(scope.time(at: scope.x(of: time, width: 900), width: 900) - time) < 1e-6)
    }
    #expect(scope.x(of: 11, width: 900) - scope.x(of: 1, width: 900) < 60)
    let times = scope.gridTimes(step: 0.5)
    #expect(times.contains(11.5) && times.contains(32.5))
    #expect(!times.contains { (1.1...10.9).contains($0) || (12.1...31.9).contains($0) })
    let x = scope.x(of: 11.5, width: 900)
    scope.zoom(by: 3, about: 11.5)
    #expect(abs(scope.x(of: 11.5, width: 900) - x) < 1e-9)
  }

  @Test("lines of the grid are not too close, and at whole steps from the scene's start")
  func grid() {
    var scope = TimelineScope()
    scope.fit(0, 2)
    let step = scope.gridStep(width: 800)
    #expect([0.2, 0.25, 0.5].contains { abs($0 - step) < 1e-9 })
    let times = scope.gridTimes(step: step)
    #expect(times.count > 3 && times[0] == 0)
    for time in times {
      let steps = time / step
      #expect(abs(steps - steps.rounded()) < 1e-6)
    }
    #expect(TimelineScope.text(of: 1.25, step: 0.05) == "1.25 s")
    #expect(TimelineScope.text(of: 3, step: 1) == "3 s")
  }

  @Test("playing goes at its speed, and over times in which nothing happens")
  func playback() {
    var playback = Playback(from: 1, at: 50, speed: 0.25)
    playback.advance(to: 50.001) { _ in nil }
    #expect(playback.position == 1)
    playback.advance(to: 50.4) { _ in 1.2 }
    #expect(abs(playback.position - 1.1) < 1e-9 && playback.deadline > 50.4)
    playback.advance(to: 50.8) { _ in 9 }
    #expect(abs(playback.position - 8.8) < 1e-9)
    #expect(PlaySpeed.all.map(PlaySpeed.text) == ["1×", "1/4", "1/10"])
    #expect(PlaySpeed.after(1) == 0.25 && PlaySpeed.after(0.1) == 1)
  }
}
