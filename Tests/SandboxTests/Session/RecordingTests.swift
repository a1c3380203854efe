// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxScenes
@testable import SandboxSession
@testable import Scenarios

/// A recording's file must give the same log as the window, line by line.
@MainActor
@Suite("Recording a scene")
struct RecordingTests {
  /// A live stage with a scenario, and a folder for its recordings.
  @MainActor
  final class Studio {
    let stage: Shell
    let folder: String
    private let own: String?
    private(set) var time: TimeInterval = 3.7
    private let book = Book()

    @MainActor private final class Book {
      var lines: [String] = []
      var complaints: [String] = []
    }

    var lines: [String] { book.lines }
    /// The lines printed on standard error.
    var complaints: [String] { book.complaints }

    init(_ scene: String, window: CGSize, folder: String? = nil) throws {
      let files = FileManager.default
      let temporary = files.temporaryDirectory.appendingPathComponent("recording-\(UUID())").path
      self.folder = folder ?? temporary
      own = folder == nil ? temporary : nil
      if folder == nil {
        try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      }
      let entry = try SceneChoice.find(scene).entry()
      guard let recipe = entry.recipe else { throw Bench.NoPhone(id: scene) }
      let rescue = Recording.Rescue(folder: temporary) { [book] in book.complaints.append($0) }
      var recording = Recording(folder: self.folder)
      recording.rescue = rescue
      let session = Session(entry, recipe, recording: recording) { [book] in
        book.lines.append($0)
      }
      stage = Shell(
        session, typeface: try Typeface(), settings: Shell.Settings(drawsThumbnails: false))
      stage.resize(to: window)
      stage.advance(to: time)
    }

    /// The test removes a folder that it chose itself.
    deinit { if let own { try? FileManager.default.removeItem(atPath: own) } }

    func press(_ key: String) {
      stage.feed(.key(KeyPress(key: key, change: .pressed, modifiers: []), time: time))
    }

    func release(_ key: String) {
      stage.feed(.key(KeyPress(key: key, change: .released, modifiers: []), time: time))
    }

    /// Makes the tests play the scene's demonstration as if by hand, from now on.
    func demonstrate() {
      let begin = time
      for input in stage.session.demonstration() {
        time = begin + input.time
        stage.advance(to: time)
        switch input {
        case .event(let event): perform(event.action)
        case .key(let press, _): stage.feed(.key(press, time: time))
        }
      }
      wait(2)
    }

    private func perform(_ action: TakeEvent.Action) {
      switch action {
      case .touches(let samples, _, _):
        let seen = samples.map { sample in
          var sample = sample
          sample.location = stage.layout.inWindow(sample.location)
          return sample
        }
        stage.feed(.touches(InputFrame(time: time, samples: seen)))
      case .press(_, let phase): if phase == .began { press("Space") } else { release("Space") }
      case .command(let command):
        let keys: [KeyCommand: String] = [.tab: "Tab", .right: "Right"]
        if let key = keys[command] { press(key) }
      case .text(let text): type(text)
      case .pointer, .signal, .toggle, .edit, .scenario: break
      }
    }

    func type(_ text: String) {
      stage.feed(.text(text, time: time))
    }

    func wait(_ seconds: TimeInterval) {
      time += seconds
      stage.advance(to: time)
    }

    /// Feeds fingers at points of the phone that are not whole pixels.
    func touch(_ reports: [ScenarioInput.FingerReport], at offset: TimeInterval, from: TimeInterval)
    {
      time = max(time, from + offset)
      let samples = reports.map { report in
        let place = report.location ?? places[report.finger] ?? .zero
        places[report.finger] = place
        let shaken = CGPoint(x: place.x + 0.013, y: place.y + 0.017)
        return InputSample(
          finger: report.finger, phase: report.phase, location: stage.layout.inWindow(shaken),
          force: 0.3, majorRadius: 7.7, source: report.source)
      }
      stage.feed(.touches(InputFrame(time: time, samples: samples)))
    }
    private var places: [Int: CGPoint] = [:]

    /// Feeds a scenario's input to the window, as a user would.
    func perform(_ input: [ScenarioInput]) {
      let begin = time
      var rest = input[...]
      while let entry = rest.first {
        var reports: [ScenarioInput.FingerReport] = []
        while let next = rest.first, next.time == entry.time, case .touch(let report) = next.event {
          reports.append(report)
          rest.removeFirst()
        }
        if !reports.isEmpty {
          touch(reports, at: entry.time, from: begin)
          continue
        }
        rest.removeFirst()
        time = max(time, begin + entry.time)
        switch entry.event {
        case .system(let signal): stage.feed(.signal(signal, time: time))
        case .wheel(let way, let place):
          stage.feed(
            .pointer(
              PointerFrame(
                time: time, location: stage.layout.inWindow(place),
                action: .wheel(dx: way.dx, dy: way.dy))))
        case .mouseMoved(let place):
          stage.feed(
            .pointer(
              PointerFrame(
                time: time, location: stage.layout.inWindow(place), action: .hover)))
        case .touch, .mouseDown, .mouseUp, .press, .key, .text, .toggle, .set, .act: break
        }
      }
    }

    func view(_ name: String) throws -> UIView {
      try #require(
        stage.session.specimen.scene.windows.flatMap(\.subtree).first { $0.journalName == name })
    }

    func recording(_ number: Int = 1) throws -> [UInt8] {
      try ScenarioFile.bytes("\(folder)/recording-\(number).json")
    }
  }

  @Test(
    "every scene of the library, touched in the window, replays to the same log",
    arguments: [CGSize(width: 1_180, height: 814), CGSize(width: 803, height: 597)])
  func library(window: CGSize) throws {
    var count = 0
    for file in AssetFolder.scenarios {
      let scenario = try ScenarioFile.scenario(file)
      let studio = try Studio(file, window: window)
      studio.press("R")
      studio.perform(scenario.input)
      studio.wait(0.2)
      studio.press("E")
      let bytes = try studio.recording()
      let recorded = try ScenarioReader.read(bytes, file: "recording-1.json")
      let expectation = try #require(recorded.expectation)
      let lines = ScenarioPlayer.play(recorded).lines
      let difference = LogDifference(expectation, lines)
      #expect(
        difference == nil,
        "\(file)\n\(difference?.text.joined(separator: "\n") ?? "")\n\(studio.lines.joined(separator: "\n"))"
      )
      count += expectation.elements.count
    }
    #expect(count > 400)
  }

  @Test("R alone saves without an expectation, under the next free name; E without R says so")
  func names() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    studio.press("E")
    #expect(studio.lines.last?.hasSuffix("nothing is being recorded; Record starts") == true)
    for number in 1...2 {
      studio.press("R")
      #expect(
        studio.lines.last?.hasSuffix("recording; Stop saves it (R), Files saves it as a test (E)")
          == true)
      studio.wait(0.5)
      studio.touch(
        [.init(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100))], at: 0,
        from: studio.time)
      studio.press("R")
      let scenario = try ScenarioReader.read(try studio.recording(number), file: "recording")
      #expect(scenario.expectation == nil)
      #expect(scenario.input.count == 1)
      #expect(abs((scenario.input.first?.time ?? 0) - 0.5) < 0.002)
      #expect((scenario.until ?? 0) > (scenario.input.first?.time ?? 1))
      #expect(
        studio.lines.last?.hasSuffix(
          "recorded 1 inputs in 0.5 s to \(studio.folder)/recording-\(number).json") == true)
    }
  }

  @Test("what can't be written is reported, and recording continues")
  func unwritable() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814),
      folder: "/proc/no-such-folder")
    studio.press("R")
    studio.press("E")
    #expect(
      studio.lines.last?.hasSuffix("nothing was done yet that a test could play; still recording")
        == true)
    studio.touch(
      [.init(finger: 1, phase: .began, location: CGPoint(x: 100, y: 100))], at: 0,
      from: studio.time)
    studio.press("E")
    let line = try #require(studio.lines.last)
    #expect(line.contains("/proc/no-such-folder/recording-1.json: cannot be written: "))
    #expect(line.hasSuffix("; still recording"))
    #expect(studio.stage.session.recording.isOn)
  }

  @Test("the panel says that a recording is running")
  func notice() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    #expect(studio.stage.interface.panel.notice == nil)
    studio.press("R")
    #expect(studio.stage.interface.panel.notice == "Recording: Stop saves it (R)")
    studio.press("I")
    #expect(studio.stage.interface.panel.notice == "A phone call: press I to end it")
    studio.press("I")
    studio.press("R")
    #expect(studio.stage.interface.panel.notice == nil)
  }

  @Test("keys and typed text are recorded, and replay to the same log")
  func keys() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("keys-\(UUID())").path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    try #"""
    {"format": 1, "log": ["events", "actions"], "windows": [{"root": {"name": "Root",
    "subviews": [
      {"class": "UIButton", "name": "B", "frame": [20, 20, 100, 40],
       "actions": {"touchUpInside": "clicked"}},
      {"class": "UISlider", "name": "S", "frame": [20, 80, 100, 30]},
      {"class": "UITextField", "name": "F", "frame": [20, 140, 100, 30]}]}}]}
    """#.write(toFile: "\(folder)/keys.json", atomically: true, encoding: .utf8)
    let studio = try Studio("\(folder)/keys.json", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    for key in ["Tab", "Space", "Tab", "Right", "Tab"] {
      studio.wait(0.1)
      studio.press(key)
      studio.wait(0.05)
      studio.release(key)
    }
    studio.type("a")
    studio.press("Escape")
    studio.press("E")
    let recorded = try ScenarioReader.read(try studio.recording(), file: "recording-1.json")
    let expectation = try #require(recorded.expectation)
    #expect(
      recorded.input.map(\.event) == [
        .key(.tab), .press(.select, .began), .press(.select, .ended), .key(.tab), .key(.right),
        .key(.tab), .text("a"), .key(.escape),
      ])
    let lines = ScenarioPlayer.play(recorded).lines
    #expect(LogDifference(expectation, lines) == nil)
    #expect(lines.contains("clicked"))
    #expect(lines.contains("S: valueChanged"))
    #expect(lines.contains("F: editingChanged"))
  }

  @Test("a file that is dropped on the window saves what is being recorded")
  func dropped() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.stage.feed(.fileDropped("\(studio.folder)/missing.json"))
    #expect(studio.stage.session.recording.isOn)
    let other = try #require(AssetFolder.scenarios.first)
    studio.stage.feed(.fileDropped(other))
    #expect(!studio.stage.session.recording.isOn)
    _ = try ScenarioReader.read(try studio.recording(), file: "recording")
    #expect(
      studio.lines.last?.hasSuffix("scene \(AssetFolder.id(of: other)) started anew") == true)
  }

  @Test("a window that closes saves elsewhere what its folder does not take, and complains")
  func rescued() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814),
      folder: "/proc/no-such-folder")
    let rescue = studio.stage.session.recording.rescue.folder
    try FileManager.default.createDirectory(atPath: rescue, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: rescue) }
    studio.press("R")
    studio.stage.close()
    let path = "\(rescue)/recording-1.json"
    let complaints = studio.complaints
    #expect(complaints.count == 2)
    #expect(complaints.first?.hasPrefix("/proc/no-such-folder/recording-1.json: cannot be") == true)
    #expect(complaints.last?.hasSuffix(" to \(path)") == true)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    _ = try ScenarioReader.read(bytes, file: "recording")
  }

  @Test("a scene that is restarted while it is recorded is saved first")
  func startedAnew() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.stage.apply(.command(.restart))
    #expect(!studio.stage.session.recording.isOn)
    _ = try ScenarioReader.read(try studio.recording(), file: "recording")
  }

  @Test("a window that closes saves what is being recorded")
  func closed() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.stage.close()
    _ = try ScenarioReader.read(try studio.recording(), file: "recording")
  }

  @Test(
    "a scene that is code is recorded by its name, and replays to the same log",
    arguments: SceneCatalog.phones.map(\.id))
  func code(id: String) throws {
    let studio = try Studio(id, window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.demonstrate()
    // While text is typed, letters are not shortcuts.
    if studio.stage.wantsText { studio.press("Escape") }
    studio.press("E")
    let recorded = try ScenarioReader.read(try studio.recording(), file: "recording-1.json")
    #expect(recorded.scene == id)
    let expectation = try #require(recorded.expectation)
    #expect(expectation.elements.count > 10)
    let lines = ScenarioPlayer.play(
      recorded, makeScene: SceneCatalog.maker(for: recorded)
    ).lines
    let difference = LogDifference(expectation, lines)
    #expect(difference == nil, "\(difference?.text.joined(separator: "\n") ?? "")")
  }

  @Test("a switch that is set on the way is part of the recording")
  func switches() throws {
    let studio = try Studio("first-touch", window: CGSize(width: 1_180, height: 814))
    studio.press("R")
    studio.wait(0.5)
    studio.press("O")
    studio.press("R")
    let recorded = try ScenarioReader.read(try studio.recording(), file: "recording-1.json")
    #expect(recorded.input.map(\.event) == [.toggle("Override point(inside:)", true)])
    let lines = ScenarioPlayer.play(
      recorded, makeScene: SceneCatalog.maker(for: recorded)
    ).lines
    #expect(lines == ["CustomTabBar point(inside:) override on"])
  }
}
