// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Scenarios

/// Small captured files, each with one difference between the device and the model.
@MainActor
@Suite("Comparing with a device")
struct ComparingTests {
  /// A tap on a card with a tap recognizer, and what a device did.
  private static func file(_ events: [String], unknown: String = "{}") -> String {
    """
    {"format": 1, "title": "A tap", "windows": [{"root": {"name": "Root", "subviews": [
      {"name": "Card", "frame": [0, 0, 200, 200],
       "gestures": [{"class": "UITapGestureRecognizer", "name": "Tap"}]}]}}],
     "input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]},
               {"t": 0.1, "touch": 1, "phase": "ended"}],
     "device": {"model": "iPhone", "system": "iOS 26.1", "unknown": \(unknown),
       "events": [\(events.joined(separator: ", "))]}}
    """
  }

  private static let down =
    #"{"t": 0, "touch": 1, "window": "UIWindow", "view": "Card", "gestures": ["Tap"]}"#
  private static let tap = #"{"t": 0.1, "gesture": "Tap", "state": "ended"}"#

  private static func report(_ text: String) throws(UnusableScenario) -> DeviceReport {
    try DeviceReport(Array(text.utf8), file: "touches.json")
  }

  @Test("a device that does what the model does")
  func same() throws {
    let report = try Self.report(Self.file([Self.down, Self.tap]))
    #expect(report.isSame)
    #expect(
      report.lines == [
        "A tap: iPhone, iOS 26.1, 1 touch, 2 events of the device.", "No difference.",
      ])
  }

  @Test("the application of a comparison that is over can still send events")
  func over() throws {
    #expect(try Self.report(Self.file([Self.down, Self.tap])).isSame)
    let control = UIControl()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(calls == 1)
  }

  @Test("the model is wrong about the view")
  func view() throws {
    let hit = Self.down.replacing("Card", with: "Root")
    let lines = try Self.report(Self.file([hit, Self.tap])).lines
    #expect(
      lines.dropFirst() == [
        "UIModel is wrong: 1", "  0.000 s  touch 1: Root on the device, Card in UIModel",
        "      Behaviours X09, X46, X47: the view in front is hit",
      ])
  }

  @Test("the model is wrong about a recognizer, unless its delegate may have decided")
  func recognizer() throws {
    let wrong = try Self.report(Self.file([Self.down])).lines
    #expect(wrong[1] == "UIModel is wrong: 1")
    #expect(wrong[2] == "  0.100 s  Tap: ended in UIModel, not on the device")
    let unknown = try Self.report(Self.file([Self.down], unknown: #"{"Tap": ["delegate"]}"#)).lines
    #expect(unknown[1] == "The app's own code may decide: 1")
    #expect(unknown[3] == "      Tap has a delegate")
  }

  @Test("the same later is a matter of timing, and a frame is not")
  func timing() throws {
    let late = Self.tap.replacing("0.1", with: "0.2")
    let lines = try Self.report(Self.file([Self.down, late])).lines
    #expect(
      lines[1...2] == [
        "Timing: 1",
        "  0.200 s  Tap: ended at 0.200 s on the device, ended at 0.100 s in UIModel",
      ])
    let frame = Self.tap.replacing("0.1", with: "0.115")
    #expect(try Self.report(Self.file([Self.down, frame])).isSame)
  }

  @Test("other recognizers of a touch")
  func recognizers() throws {
    let down = Self.down.replacing(#"["Tap"]"#, with: #"["Tap", "Edge"]"#)
    let lines = try Self.report(Self.file([down, Self.tap])).lines
    #expect(lines[2] == "  0.000 s  touch 1: has Edge on the device, not in UIModel")
  }

  @Test("several captures in one file make a summary, and JSON holds all of it")
  func captures() throws {
    let (same, other) = (Self.file([Self.down, Self.tap]), Self.file([Self.down]))
    let report = try Self.report("{\"captures\": [\(same), \(other)]}")
    #expect(!report.isSame)
    #expect(
      report.lines.suffix(2) == [
        "2 scenarios: 1 without a difference, 1 with.", "UIModel is wrong: in 1 of them.",
      ])
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    let captures = try #require(json["captures"] as? [[String: Any]])
    #expect(captures.map { ($0["differences"] as? [Any])?.count } == [0, 1])
  }

  /// Two simultaneous taps, or a slow pan that waits for a swipe.
  private static func together(_ gestures: String, kind: String = "UIView") throws -> Scenario {
    let text = """
      {"format": 1, "windows": [{"root": {"class": "\(kind)", "name": "V", "gestures": [\(gestures)]}}],
       "input": [{"t": 0, "touch": 1, "phase": "began", "at": [100, 250]},
                 {"t": 0.3, "touch": 1, "phase": "moved", "at": [109, 250]},
                 {"t": 0.51, "touch": 1, "phase": "moved", "at": [120, 250]},
                 {"t": 0.8, "touch": 1, "phase": "moved", "at": [160, 250]},
                 {"t": 0.9, "touch": 1, "phase": "ended"}]}
      """
    return try ScenarioReader.read(Array(text.utf8), file: "together.json")
  }

  /// Returns the differences from a device that does what the model does, with two events of one time in the other
  /// order.
  private static func swapped(
    _ scenario: Scenario, _ one: (DeviceEvent.Fact) -> Bool, _ other: (DeviceEvent.Fact) -> Bool
  ) throws -> [DeviceDifference] {
    var (scenario, record) = (scenario, DeviceRecord())
    record.events = DeviceReplay.events(of: scenario)
    let first = try #require(record.events.firstIndex { one($0.fact) })
    let second = try #require(record.events.firstIndex { other($0.fact) })
    try #require(record.events[first].time == record.events[second].time)
    record.events.swapAt(first, second)
    scenario.device = record
    return try #require(DeviceComparison(scenario)).differences
  }

  @Test("calls of one frame have an order; a failure, which calls no target, has none")
  func order() throws {
    let presses = ["one", "two"].map {
      #"{"class": "UILongPressGestureRecognizer", "name": "\#($0)", "simultaneousWith": ["*"]}"#
    }
    let calls = try Self.swapped(
      try Self.together(presses.joined(separator: ", ")), { $0 == .gesture("one", .began) },
      { $0 == .gesture("two", .began) })
    #expect(calls.map(\.sort) == [.timing])
    #expect(calls.first?.sentence.contains("began after") == true)
    let failure = try Self.swapped(
      try Self.together(
        #"{"class": "UIPanGestureRecognizer", "name": "pan", "requireToFail": ["swipe"]}, "#
          + #"{"class": "UISwipeGestureRecognizer", "name": "swipe"}"#),
      { $0 == .gesture("swipe", .failed) }, { $0 == .gesture("pan", .began) })
    #expect(failure == [])
  }

  @Test(
    "a control that an action of the app removed is cancelled before the recorder hears of the action"
  )
  func orderOfCancellation() throws {
    // The app's own target removes the control, and the recorder's target is called after that. The file removes the
    // control after the frame.
    let press = #"{"class": "UILongPressGestureRecognizer", "name": "press"}"#
    let cancelled = try Self.swapped(
      try Self.together(press, kind: "UIButton"), { $0 == .gesture("press", .began) },
      { $0 == .control("V", event: "touchCancel") })
    #expect(cancelled == [])
  }

  @Test("faults of the device part are reported with line and path")
  func faults() throws {
    func lines(_ text: String) -> [String] {
      do throws(UnusableScenario) {
        _ = try Self.report(text)
        return []
      } catch {
        return error.lines
      }
    }
    #expect(
      lines(#"{"format": 1, "windows": [{"root": {}}]}"#) == [
        "touches.json: device: expected a recording of a device, found nothing; record it with "
          + "Capture/TouchCapture.swift"
      ])
    let state = Self.tap.replacing("ended", with: "endet")
    #expect(
      lines(Self.file([Self.down, state])).first?.hasPrefix(
        "touches.json:7: device.events[1].state: expected") == true)
    let both = #"{"t": 0.1, "gesture": "Tap", "control": "Card"}"#
    #expect(
      lines(Self.file([both])) == [
        "touches.json:7: device.events[0]: expected an event with one of touch, gesture, control or "
          + "table, found gesture and control"
      ])
    #expect(
      lines(Self.file([Self.tap, Self.down])) == [
        "touches.json:7: device.events[1].t: expected 0.1 or later, as the event before it has that "
          + "time, found 0"
      ])
  }
}
