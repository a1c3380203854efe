// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

/// A scenario's own input, played in the window: all of it is in the past at once, and can be replayed from there.
@MainActor
@Suite("Playing the input of a scene")
struct PlayedInputTests {
  /// A window, and a folder for files.
  @MainActor
  private final class Desktop {
    let bench: Bench
    let folder = NSTemporaryDirectory() + "played-\(UUID().uuidString.prefix(8))"

    init(_ id: String = "first-touch") throws {
      var state = WorkbenchState()
      state.isTimelineOpen = true
      bench = try Bench(id, state: state)
      bench.wait(2.2)
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var stage: Shell { bench.stage }

    /// Opens a file that has a view, the given input and further keys.
    func make(_ rest: String, named name: String = "own") throws {
      let text = """
        {"format": 1, "log": ["touches", "actions"], "windows": [{"root": {"name": "View",
        "gestures": [{"class": "UILongPressGestureRecognizer", "name": "Hold", "action": "held"}]}}], \(rest)}
        """
      let path = "\(folder)/\(name).json"
      try text.write(toFile: path, atomically: true, encoding: .utf8)
      open(path)
      try #require(stage.session.entry.file?.path == path, "\(bench.takeAllLines())")
    }

    func open(_ path: String) { stage.feed(.fileDropped(path)) }

    /// Returns the lines of the log about the window itself.
    func said() -> [String] {
      bench.takeAllLines().filter { line in
        ["played", "expected", "scene", "what that", "this scene"].contains { line.hasPrefix($0) }
      }
    }
  }

  private static func path(_ id: String) throws -> String {
    try #require(AssetFolder.scenarios.first { AssetFolder.id(of: $0) == id })
  }

  private static let tap = #"""
    "input": [{"t": 1, "touch": 1, "phase": "began", "at": [50, 60]},
      {"t": 1.1, "touch": 1, "phase": "ended"}]
    """#
  private static let tapLines = #"""
    ["-[View touchesBegan:withEvent:]", "-[View touchesEnded:withEvent:]"]
    """#

  @Test(
    "Y does all of a file's input at once and lets the past run from its beginning to the present")
  func play() throws {
    let desktop = try Desktop()
    let (bench, stage) = (desktop.bench, desktop.stage)
    let file = try Self.path("095-single-and-double-tap")
    desktop.open(file)
    bench.wait(0.7)
    _ = desktop.said()
    bench.press("Y")
    let scenario = try ScenarioFile.scenario(file)
    #expect(
      desktop.said() == [
        "scene 095-single-and-double-tap started anew",
        "played \(scenario.input.count) entries of 095-single-and-double-tap.json: "
          + "the log is as expected",
      ])
    let lines = ScenarioPlayer.play(scenario).lines
    #expect(stage.session.specimen.transcript?.lines == lines && lines.count > 1)
    // The past is shown, from just before the first touch-down, and plays at normal speed.
    let first = try #require(stage.session.specimen.take.events.first)
    #expect(stage.session.travel.isPlaying && stage.session.travel.speed == 1)
    #expect(stage.session.playhead == Instant(eventCount: 0, time: max(0, first.time - 0.2)))
    bench.wait(0.25)
    let playhead = try #require(stage.session.playhead)
    #expect(playhead.eventCount >= 1)
    #expect(abs(playhead.time - max(0, first.time - 0.2) - 0.25) < 0.02)
    // Playing ends at live, which continued meanwhile.
    for _ in 0..<600 { bench.wait(1.0 / 60) }
    #expect(stage.session.isLive && !stage.session.travel.isPlaying)
    #expect(stage.session.specimen.transcript?.lines == lines)
  }

  @Test("the scene's clock continues from there at the rate of the window's, whichever is ahead")
  func clocks() throws {
    let desktop = try Desktop()
    let (bench, stage) = (desktop.bench, desktop.stage)
    // A finger that rests is recognized 0.5 s after it came down, which is after the end of this file.
    try desktop.make(
      #"""
      "input": [{"t": 40, "touch": 1, "phase": "began", "at": [50, 60]},
        {"t": 40.1, "touch": 1, "phase": "ended"}], "until": 41
      """#)
    bench.press("Y")
    bench.press("End")
    let (window, scene) = (stage.session.now, stage.session.specimen.now)
    #expect(window < 3 && scene >= 41 && scene < 41.1 && stage.session.start < 0)
    #expect(abs(stage.session.start + scene - window) < 0.002)
    bench.wait(1)
    #expect(abs(stage.session.specimen.now - scene - 1) < 0.002)
    // A real finger, its timer and its lines use the same clock as the played input.
    let place = try bench.place("View")
    bench.touch((1, .began, place))
    let came = try #require(stage.session.specimen.take.events.last?.time)
    #expect(came > 42 && came < 42.1)
    let deadline = stage.session.start + (try #require(stage.session.specimen.nextDeadline))
    #expect(try #require(stage.nextDeadline) <= deadline)
    bench.wait(0.45)
    #expect(deadline > stage.session.now && deadline < stage.session.now + 0.1)
    _ = bench.takeLines()
    bench.wait(0.1)
    #expect(bench.takeLines().contains { $0.contains("held") })
    #expect((42.5..<42.6).contains(try #require(stage.session.log.book.records.last?.time)))
  }

  @Test("log, timeline, journey, relations, why not and what if have all of it")
  func instruments() throws {
    let desktop = try Desktop()
    let (bench, stage) = (desktop.bench, desktop.stage)
    desktop.open(try Self.path("092-a-button-loses-to-its-own-tap"))
    bench.press("Y")
    bench.press("End")
    let board = try #require(stage.panels.timeline.board)
    let touched = stage.session.specimen.chronicle.lastGesture
    #expect(board.timeline.scope.range.contains(try #require(touched?.lowerBound)))
    #expect(stage.session.log.book.ofScene.contains { $0.moment != nil && $0.kind != nil })
    #expect(LastGesture(of: stage.session.specimen) != nil)
    bench.press("M")
    guard case .whyNot(let whyNot)? = stage.session.answer else {
      Issue.record("no answer")
      return
    }
    let remedy = try #require(whyNot.remedy)
    let whatIf = WhatIf(try #require(LastGesture(of: stage.session.specimen)), remedy.changes)
    #expect(!whatIf.rows.isEmpty)
    bench.press("Escape")
    bench.press("[")
    #expect(stage.session.playhead?.time == touched?.lowerBound)
  }

  @Test("a later touch continues from there, and the report replays to the same log")
  func goingOn() throws {
    let desktop = try Desktop()
    let (bench, stage) = (desktop.bench, desktop.stage)
    try desktop.make("\(Self.tap), \"expect\": \(Self.tapLines)")
    bench.press("Y")
    bench.press("End")
    bench.wait(0.3)
    bench.tap(try bench.place("View"))
    bench.wait(1)
    bench.press("C", [.control, .shift])
    let text = try #require(
      bench.copied.split(separator: "```json\n").last?.split(separator: "```").first)
    let scenario = try ScenarioReader.read(Array(text.utf8), file: "report.json")
    let lines = try #require(stage.session.specimen.transcript?.lines)
    #expect(lines.count == 4 && scenario.input.count == 4)
    #expect(ScenarioPlayer.play(scenario).lines == lines)
  }

  @Test("R while it runs, and after it, records from a new start what replays to the same")
  func recording() throws {
    let studio = try RecordingTests.Studio(
      try Self.path("080-a-tap-takes-the-touch-away"), window: CGSize(width: 1_180, height: 814))
    let stage = studio.stage
    for (number, pause) in [0.1, 30].enumerated() {
      studio.press("Y")
      studio.wait(pause)
      studio.press("R")
      #expect(
        stage.session.isLive && stage.session.recording.isOn
          && stage.session.specimen.take.events.isEmpty)
      studio.wait(0.2)
      studio.touch(
        [.init(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100))], at: 0,
        from: studio.time)
      studio.touch([.init(finger: 1, phase: .ended, location: nil)], at: 0.05, from: studio.time)
      studio.wait(1)
      let lines = try #require(stage.session.specimen.transcript?.lines)
      studio.press("E")
      let bytes = try studio.recording(number + 1)
      let scenario = try ScenarioReader.read(bytes, file: "recording.json")
      #expect(scenario.input.count == 2 && lines.count > 1)
      #expect(ScenarioPlayer.play(scenario).lines == lines)
    }
    // A running recording is saved before the scene restarts.
    studio.press("R")
    studio.press("Y")
    #expect(!stage.session.recording.isOn && stage.session.travel.isPlaying)
    _ = try studio.recording(3)
  }

  @Test("a log that is not as expected is said with the line where it parts")
  func different() throws {
    let desktop = try Desktop()
    try desktop.make(
      "\(Self.tap), \"expect\": [\"-[View touchesBegan:withEvent:]\", \"something else\"]")
    _ = desktop.said()
    desktop.bench.press("Y")
    #expect(
      desktop.said() == [
        "scene own started anew",
        "played 2 entries of own.json: line 2 of the log is not as expected",
        "expected “something else”, found “-[View touchesEnded:withEvent:]”",
      ])
    try desktop.make(Self.tap, named: "silent")
    _ = desktop.said()
    desktop.bench.press("Y")
    #expect(desktop.said().last == "played 2 entries of silent.json")
  }

  @Test(
    "a recording of a scene that is code plays in that scene, with switches, and comes out as it was"
  )
  func recordedScene() throws {
    let studio = try RecordingTests.Studio("first-touch", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.demonstrate()
    studio.press("O")
    studio.wait(0.5)
    studio.press("E")
    let path = "\(studio.folder)/recording-1.json"
    let desktop = try Desktop("photos")
    desktop.open(path)
    _ = desktop.said()
    desktop.bench.press("Y")
    let said = desktop.said()
    #expect(said.first == "scene first-touch started anew")
    #expect(
      said.last?.hasSuffix("entries of recording-1.json: the log is as expected") == true, "\(said)"
    )
    // Another run of the take, as for the past and What if?, gives the same result.
    let live = desktop.stage.session.specimen
    #expect(Rerun.play(live.take, until: live.now).transcript?.lines == live.transcript?.lines)
  }

  @Test(
    "a scene that is code plays its demonstration, and no finger of that stays in the way",
    arguments: SceneCatalog.phones.map(\.id))
  func demonstrations(id: String) throws {
    let desktop = try Desktop(id)
    let (bench, stage) = (desktop.bench, desktop.stage)
    bench.press("Y")
    #expect(desktop.said().contains("played the scene's demonstration"))
    #expect(stage.session.specimen.chronicle.gestures.count > 1)
    bench.press("End")
    #expect(stage.session.isLive && Self.fingersDown(stage.session.specimen).isEmpty)
    #expect(desktop.stage.session.specimen.now < 40)
  }

  @Test("what the input leaves down is released: fingers, keys and the mouse")
  func letGo() throws {
    let desktop = try Desktop()
    let (bench, stage) = (desktop.bench, desktop.stage)
    let line = "\"-[View touchesBegan:withEvent:]\""
    try desktop.make(
      #"""
      "input": [{"t": 0, "touch": 3, "phase": "began", "at": [50, 60]},
        {"t": 0.1, "press": "select", "phase": "began"}], "until": 0.2, "expect": [\#(line)]
      """#)
    bench.press("Y")
    let lines = bench.takeLines()
    let played = try #require(lines.firstIndex { $0.hasPrefix("played") })
    #expect(lines[played] == "played 2 entries of own.json: the log is as expected")
    #expect(lines[played + 1] == "the fingers and keys that are still down are released")
    #expect(
      lines.dropFirst(played + 2) == [
        "-[Hold touchesCancelled:withEvent:]", "Hold: possible -> failed",
        "-[View touchesCancelled:withEvent:]",
      ])
    #expect(Self.fingersDown(stage.session.specimen).isEmpty)
    try desktop.make(
      #""input": [{"t": 0, "mouse": "down", "button": 1, "at": [50, 60]}], "until": 0.2"#,
      named: "mouse")
    bench.press("Y")
    #expect(bench.takeLines().last == "-[View touchesEnded:withEvent:]")
    bench.press("End")
    bench.tap(try bench.place("View"))
    // After Y and End no finger is down: the view accepts only one finger, and it gets this tap.
    #expect(bench.takeLines().contains("-[View touchesBegan:withEvent:]"))
  }

  private static func fingersDown(_ specimen: Specimen) -> Set<Int> {
    var down: Set<Int> = []
    for event in specimen.take.events {
      guard case .touches(let samples, _, _) = event.action else { continue }
      for sample in samples {
        let isDown = sample.phase == .began || sample.phase == .moved
        if isDown { down.insert(sample.finger) } else { down.remove(sample.finger) }
      }
    }
    return down
  }

  @Test("of a long input as much is played as fits, with its timers, and the log says so")
  func bounded() throws {
    let desktop = try Desktop()
    let entries = (0..<900).map { index in
      #"{"t": \#(Double(index) / 1_000), "touch": 1, "#
        + #""phase": "\#(index == 0 ? "began" : "moved")", "at": [\#(50 + index % 5), 60]}"#
    }
    try desktop.make("\"input\": [\(entries.joined(separator: ",\n"))], \"expect\": []")
    func outcome(_ mostSteps: Int) throws -> ([String], Specimen) {
      let specimen = Specimen(desktop.stage.session.specimen.take.recipe)
      let screenplay = try #require(Screenplay(of: specimen, mostSteps: mostSteps))
      let outcome = screenplay.replay(on: specimen)
      for action in screenplay.releases(after: outcome) {
        specimen.feed(TakeEvent(time: specimen.now, action: action))
      }
      return (outcome.words(of: "it"), specimen)
    }
    let (words, specimen) = try outcome(400)
    #expect(words == ["played 400 of 900 entries of it, the most that is played at once"])
    #expect(Self.fingersDown(specimen).isEmpty)
    // The long press's timer fires before the rest of the input.
    #expect(
      try outcome(900).0 == ["played 899 of 900 entries of it, the most that is played at once"])
    #expect(try outcome(901).0.count == 2)
    // A long time without entries does not count as steps.
    try desktop.make(
      #"""
      "input": [{"t": 1, "system": "shake"}], "until": 1000000
      """#, named: "long")
    desktop.bench.press("Y")
    #expect(desktop.said().last == "played 1 entry of long.json")
    desktop.bench.press("End")
    desktop.bench.tap(try desktop.bench.place("View"))
    #expect((1_000_001..<1_000_003).contains(desktop.stage.session.specimen.take.lastTime))
  }

  @Test("a scene without input has no button, and Y says why nothing happens")
  func nothing() throws {
    let desktop = try Desktop()
    func buttons() -> [String] {
      desktop.stage.interface.panel.subtree.compactMap { ($0 as? PanelButton)?.title(for: .normal) }
    }
    #expect(buttons().starts(with: ["Restart", "Play"]))
    try desktop.make(#""title": "Nothing to play""#)
    #expect(buttons().first == "Restart" && !buttons().contains("Play"))
    let specimen = desktop.stage.session.specimen
    _ = desktop.said()
    desktop.bench.press("Y")
    #expect(desktop.said() == ["this scene has no input to play"])
    #expect(desktop.stage.session.specimen === specimen)
  }

  @Test("each scenario of the program comes out as its file expects")
  func everyScenario() throws {
    var count = 0
    for path in AssetFolder.scenarios {
      let recipe = try #require(try ScenarioFile.entry(path).recipe)
      let specimen = Specimen(recipe)
      let expects = specimen.transcript?.stage.scenario.expectation != nil
      guard expects, let screenplay = Screenplay(of: specimen) else { continue }
      let words = screenplay.replay(on: specimen).words(of: "it")
      #expect(words.count == 1 && words[0].hasSuffix("as expected"), "\(path): \(words)")
      specimen.close()
      count += 1
    }
    #expect(count > 90)
  }
}
