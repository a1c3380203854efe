// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import Testing
import UIKit

@testable import Capture
@testable import Scenarios

/// Captures an app while fingers use it, and checks that the file replays the same events.
@MainActor
@Suite("Capturing an app", .serialized)
struct CaptureTests {
  /// Captures the album while random fingers use it, so many seconds of its clock: by the window's class, or by a
  /// recognizer in a plain window.
  static func captured(
    _ seconds: TimeInterval, seed: UInt64, byRecognizer: Bool = false
  ) throws -> (text: String, Scenario) {
    let size = CGSize(width: 390, height: 844)
    let host = UIModel.Host(application: UIApplication(), screen: UIScreen(size: size))
    let app = byRecognizer ? AlbumApp(UIWindow.init(frame:)) : AlbumApp()
    if byRecognizer { app.window.addGestureRecognizer(TouchCaptureRecognizer()) }
    TouchCapture.shared.start()
    var fingers = RandomFingers(host, size: size, seed: seed)
    fingers.play(for: seconds)
    host.advance(to: host.now + 2)
    let text = TouchCapture.shared.stop()
    withExtendedLifetime(app) {}
    return (text, try ScenarioReader.read(Array(text.utf8), file: "captured.json"))
  }

  static let minutes =
    ProcessInfo.processInfo.environment["UIMODEL_MINUTES"].flatMap(Double.init) ?? 1

  @Test("an app in use is captured, and the model does what the file says the device did")
  func replays() throws {
    let (text, scenario) = try Self.captured(60 * Self.minutes, seed: 1)
    if let path = ProcessInfo.processInfo.environment["UIMODEL_CAPTURED"] {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(ScenarioPlayer.play(scenario) == ScenarioPlayer.play(scenario))
    let comparison = try #require(DeviceComparison(scenario))
    #expect(comparison.touches > Int(30 * Self.minutes))
    #expect(
      comparison.differences.isEmpty,
      "\(comparison.differences.prefix(20).map { "\($0.time) \($0.sort) \($0.sentence) \($0.follows)" }.joined(separator: "\n"))"
    )
  }

  @Test("a recognizer in a plain window captures the same", arguments: [1, 5, 9] as [UInt64])
  func recognizer(seed: UInt64) throws {
    let (_, scenario) = try Self.captured(60 * Self.minutes, seed: seed, byRecognizer: true)
    let comparison = try #require(DeviceComparison(scenario))
    #expect(comparison.touches > Int(30 * Self.minutes))
    #expect(
      comparison.differences.isEmpty,
      "\(comparison.differences.prefix(20).map { "\($0.time) \($0.sort) \($0.sentence) \($0.follows)" }.joined(separator: "\n"))"
    )
    // The recorder as the window's class records the same touches and calls; only failed recognizers can differ.
    let (_, other) = try Self.captured(60 * Self.minutes, seed: seed)
    func touches(_ scenario: Scenario) -> [ScenarioInput] {
      scenario.input.filter { if case .touch = $0.event { true } else { false } }
    }
    #expect(touches(scenario).count == touches(other).count)
    func facts(_ scenario: Scenario) -> [String] {
      (scenario.device?.events ?? []).filter { !$0.fact.isFailure }
        .map { "\($0.time) \($0.fact.words)" }
    }
    #expect(facts(scenario) == facts(other))
  }

  @Test("the recognizer recognizes nothing, prevents nothing, and is no entry of the file")
  func unseen() throws {
    let (text, scenario) = try Self.captured(20, seed: 3, byRecognizer: true)
    #expect(!text.contains("TouchCaptureRecognizer"))
    let bindings = (scenario.device?.events ?? []).compactMap { event -> TouchBinding? in
      if case .bound(let binding) = event.fact { binding } else { nil }
    }
    #expect(!bindings.isEmpty && bindings.allSatisfy { $0.gestures == nil })
  }

  // MARK: Planted differences

  /// Returns a captured file whose device part was changed in three touch sequences.
  private static func planted() throws -> Scenario {
    var (_, scenario) = try captured(60, seed: 2)
    var record = try #require(scenario.device)
    let starts = DeviceLane.starts(of: scenario.input)
    var used: Set<Int> = []
    func index(where fits: (DeviceEvent) -> Bool) throws -> Int {
      try #require(
        record.events.firstIndex {
          fits($0) && !used.contains(DeviceLane.sequence(at: $0.time, starts))
        })
    }
    func use(_ index: Int) {
      used.insert(DeviceLane.sequence(at: record.events[index].time, starts))
    }
    // In this file the device's log names another view as the hit view.
    let hit = try index {
      if case .bound(let it) = $0.fact { it.view == "UITableView" } else { false }
    }
    if case .bound(var binding) = record.events[hit].fact {
      binding.view = "UISegmentedControl"
      record.events[hit].fact = .bound(binding)
    }
    use(hit)
    // In this file the device's drag begins later than the model's, long before it ends.
    let late = try index { event in
      guard case .gesture(let name, .began) = event.fact, name.hasSuffix(".pan") else {
        return false
      }
      let next = record.events.first { $0.time > event.time && $0.fact.subject == name }
      return next.map { $0.time > event.time + 0.12 } ?? false
    }
    record.events[late].time += 0.1
    use(late)
    // In this file the lift is missing, which a control of the app could have handled without calling super.
    let missing = try index {
      if case .control(_, event: "touchUpInside") = $0.fact { true } else { false }
    }
    let name = record.events[missing].fact.subject
    use(missing)
    record.unknown[name] = ["beginTracking"]
    record.events.remove(at: missing)
    record.events.sort { $0.time < $1.time }
    scenario.device = record
    return scenario
  }

  @Test("three planted differences are found, one of each sort")
  func plants() throws {
    let comparison = try #require(DeviceComparison(try Self.planted()))
    let first = comparison.differences.filter { !$0.follows }
    #expect(first.map(\.sort.rawValue).sorted() == ["timing", "unknown", "wrong"])
    let wrong = try #require(first.first { $0.sort == .wrong })
    #expect(wrong.sentence.hasSuffix("UISegmentedControl on the device, UITableView in UIModel"))
    #expect(wrong.fact == "Behaviours X09, X46, X47: the view in front is hit")
    let unknown = try #require(first.first { $0.sort == .unknown })
    #expect(unknown.sentence.hasSuffix("touchUpInside in UIModel, not on the device"))
    #expect(unknown.reasons.contains { $0.hasSuffix("overrides beginTracking") })
    let timing = try #require(first.first { $0.sort == .timing })
    #expect(timing.sentence.contains(".pan: began at "))
  }
}
