import Foundation
import Testing
import UIModel

@testable import Sandbox

/// What is recorded in the window must come out of the file again, line by line.
@MainActor
@Suite("Recording a scene")
struct RecordingTests {
  /// A live stage with a scenario, and a folder for its recordings.
  @MainActor
  private final class Studio {
    let stage: Workbench
    let folder: String
    private(set) var time: TimeInterval = 3.7
    private let book = Book()

    @MainActor private final class Book {
      var lines: [String] = []
    }

    var lines: [String] { book.lines }

    init(_ scene: String, window: CGSize, folder: String? = nil) throws {
      let files = FileManager.default
      let temporary = files.temporaryDirectory.appendingPathComponent("recording-\(UUID())").path
      self.folder = folder ?? temporary
      if folder == nil {
        try files.createDirectory(atPath: temporary, withIntermediateDirectories: true)
      }
      let entry = try SceneChoice.find(scene).entry()
      guard let recipe = entry.recipe else { throw Bench.NoPhone(id: scene) }
      stage = Workbench(
        entry, recipe, typeface: try Typeface(), recordingFolder: self.folder
      ) { [book] in book.lines.append($0) }
      stage.resize(to: window)
      stage.advance(to: time)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    func press(_ key: String) {
      stage.feed(.key(KeyPress(key: key, change: .pressed, modifiers: []), time: time))
    }

    func wait(_ seconds: TimeInterval) {
      time += seconds
      stage.advance(to: time)
    }

    /// Fingers at places on the phone, which are no whole pixels.
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

    /// Does by hand what a scenario's input does.
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
        case .touch, .mouseDown, .mouseUp, .set, .act: break
        }
      }
    }

    func recording(_ number: Int = 1) throws -> [UInt8] {
      try ScenarioFile.bytes("\(folder)/recording-\(number).json")
    }
  }

  @Test(
    "every scene of the library, touched in the window, replays to the same log",
    arguments: [CGSize(width: 1_180, height: 760), CGSize(width: 803, height: 597)])
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
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 760))
    studio.press("E")
    #expect(studio.lines.last?.hasSuffix("nothing is being recorded; R starts") == true)
    for number in 1...2 {
      studio.press("R")
      #expect(studio.lines.last?.hasSuffix("recording; R saves it, E saves it as a test") == true)
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

  @Test("what can't be written is said, and goes on being recorded")
  func unwritable() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 760),
      folder: "/proc/no-such-folder")
    studio.press("R")
    studio.press("E")
    let line = try #require(studio.lines.last)
    #expect(line.contains("/proc/no-such-folder/recording-1.json: cannot be written: "))
    #expect(line.hasSuffix("; still recording"))
    #expect(studio.stage.isRecording)
  }

  @Test("a window that closes saves what is being recorded")
  func closed() throws {
    let studio = try Studio(
      "071-two-fingers-together", window: CGSize(width: 1_180, height: 760))
    studio.press("R")
    studio.stage.close()
    _ = try ScenarioReader.read(try studio.recording(), file: "recording")
  }

  @Test("a scene that is a program says that it can't be recorded")
  func program() throws {
    let bench = try Bench()
    bench.press("R")
    #expect(
      bench.takeAllLines().last
        == "this scene is a program and can't be written to a file; open a scenario to record it")
  }
}
