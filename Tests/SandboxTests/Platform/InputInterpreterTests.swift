// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession

@Suite("A batch of window events")
struct InputInterpreterTests {
  private static let surface = TouchSurface(width: 201, height: 201, unity: .lastPixel)

  private static func finger(
    _ id: Int64, _ change: FingerTracker.Report.Change, _ x: Float
  ) -> PlatformEvent {
    .finger(.init(contact: .init(device: 1, finger: id), change: change, x: x, y: 0))
  }

  /// Feeds events 1 ms apart, from 1 s on, and returns their meaning as text, but for the device that fingers come from.
  private static func read(
    _ events: [PlatformEvent], with interpreter: inout InputInterpreter
  ) -> [String] {
    for (index, event) in events.enumerated() {
      interpreter.take(TimedEvent(event: event, time: 1 + Double(index) / 1_000))
    }
    return interpreter.finish().map(text).filter { !$0.hasPrefix("touchscreen") }
  }

  @Test(
    "touchscreen and mouse are distinguished when a finger or a button goes down, and only then")
  func devices() {
    var interpreter = InputInterpreter(surface: Self.surface, centre: .zero)
    let point = CGPoint(x: 20, y: 30)
    let events: [PlatformEvent] = [
      .mouseMoved(to: point), Self.finger(1, .down, 0.1), Self.finger(1, .up, 0.1),
      .mouseMoved(to: point),
      Self.finger(1, .down, 0.1), Self.finger(1, .up, 0.1),
      .mouseButton(.left, isDown: true, at: point), .mouseButton(.left, isDown: false, at: point),
    ]
    let told = events.enumerated().flatMap { index, event in
      interpreter.take(TimedEvent(event: event, time: Double(index)))
      return interpreter.finish().map(Self.text)
    }
    #expect(
      told.filter { $0.hasPrefix("touchscreen") || $0.contains("began") } == [
        "touchscreen true", "1 began 20", "1 began 20", "touchscreen false", "1 began 20,30",
      ])
  }

  private static func read(_ events: [PlatformEvent]) -> [String] {
    var interpreter = InputInterpreter(surface: surface, centre: CGPoint(x: 100, y: 100))
    return read(events, with: &interpreter)
  }

  private static func text(_ input: StageInput) -> String {
    switch input {
    case .touches(let frame):
      frame.samples.map(\.text).joined(separator: "; ")
        + (frame.modifierFlags.isEmpty ? "" : " [\(frame.modifierFlags.rawValue >> 16)]")
    case .pointer(let frame): "\(frame.action) at \(Int(frame.location.x)),\(Int(frame.location.y))"
    case .button(let button, let isDown, let frame):
      "\(button) \(isDown ? "down" : "up") at \(Int(frame.location.x)),\(Int(frame.location.y))"
    case .key(let press, _): "\(press.key) \(press.change)"
    case .text(let text, _): "text \(text)"
    case .signal(let signal, _): "\(signal)"
    case .resized(let size): "resized \(Int(size.width)),\(Int(size.height))"
    case .touchscreen(let isOn, _): "touchscreen \(isOn)"
    case .fileDropped(let path): "file \(path)"
    }
  }

  @Test("moves of one batch are one frame, with the earlier ones coalesced")
  func coalesced() {
    #expect(
      Self.read([
        Self.finger(1, .down, 0.1), Self.finger(1, .motion, 0.2), Self.finger(1, .motion, 0.3),
        Self.finger(1, .up, 0.3),
      ]) == ["1 began 20", "1 moved 40; 1 moved 60", "1 ended 60"])
  }

  @Test("a key between two touches keeps its place")
  func order() {
    let key = KeyPress(key: "H", change: .pressed, modifiers: [])
    #expect(
      Self.read([
        Self.finger(1, .down, 0.1), .key(key), Self.finger(1, .motion, 0.2), .text("h"),
        Self.finger(1, .motion, 0.3),
      ]) == ["1 began 20", "H pressed", "1 moved 40", "text h", "1 moved 60"])
  }

  @Test(
    "a window that can't follow fingers cancels those of screen and mouse, once",
    arguments: [
      PlatformEvent.WindowChange.focusLost, .minimised, .hidden, .close,
    ])
  func lostWindow(change: PlatformEvent.WindowChange) {
    #expect(
      Self.read([
        Self.finger(1, .down, 0.1), .mouseButton(.left, isDown: true, at: CGPoint(x: 7, y: 8)),
        .window(change), .window(change), Self.finger(1, .motion, 0.5), Self.finger(1, .up, 0.5),
        .mouseMoved(to: CGPoint(x: 9, y: 9)),
        .mouseButton(.left, isDown: false, at: CGPoint(x: 9, y: 9)),
      ]) == ["1 began 20; 2 began 7,8", "1 cancelled 20; 2 cancelled 7,8", "hover at 9,9"])
  }

  @Test("the end of the program cancels what is down")
  func quit() {
    #expect(
      Self.read([Self.finger(1, .down, 0.1), .quit(.signal(15))]) == [
        "1 began 20", "1 cancelled 20",
      ])
  }

  @Test("a vanished device cancels its fingers after the batch")
  func vanished() {
    var interpreter = InputInterpreter(surface: Self.surface)
    _ = Self.read([Self.finger(1, .down, 0.1), Self.finger(2, .down, 0.2)], with: &interpreter)
    interpreter.keep([.init(device: 1, finger: 2)], time: 2)
    #expect(interpreter.finish().map(Self.text) == ["1 cancelled 20"])
    #expect(interpreter.isTouched)
    interpreter.keep([], time: 3)
    #expect(interpreter.finish().map(Self.text) == ["2 cancelled 40"])
    #expect(!interpreter.isTouched)
  }

  @Test("the mouse hovers, stops hovering while it presses, and leaves")
  func hover() {
    #expect(
      Self.read([
        .mouseMoved(to: CGPoint(x: 1, y: 1)), .mouseMoved(to: CGPoint(x: 2, y: 2)),
        .mouseButton(.left, isDown: true, at: CGPoint(x: 2, y: 2)),
        .mouseMoved(to: CGPoint(x: 3, y: 3)),
        .mouseButton(.left, isDown: false, at: CGPoint(x: 3, y: 3)), .mouseLeft, .mouseLeft,
      ]) == [
        "hover at 2,2", "leave at 2,2", "1 began 2,2", "1 moved 3,3", "1 ended 3,3", "hover at 3,3",
        "leave at 3,3",
      ])
  }

  @Test("a lift outside of the window ends the touch and does not hover")
  func liftOutside() {
    #expect(
      Self.read([
        .mouseButton(.left, isDown: true, at: CGPoint(x: 2, y: 2)),
        .mouseButton(.left, isDown: false, at: CGPoint(x: 300, y: 2)),
      ]) == ["1 began 2,2", "1 moved 300,2", "1 ended 300,2"])
  }

  @Test("the wheel scrolls 48 points a notch, content down when turned away from the user")
  func wheel() {
    #expect(
      Self.read([.mouseMoved(to: CGPoint(x: 5, y: 6)), .wheel(x: 0, y: 1), .wheel(x: 2, y: -0.5)])
        == [
          "hover at 5,6", "wheel(dx: 0.0, dy: 48.0) at 5,6",
          "wheel(dx: -96.0, dy: -24.0) at 5,6",
        ])
  }

  @Test("the right button is no finger")
  func rightButton() {
    #expect(
      Self.read([
        .mouseButton(.right, isDown: true, at: CGPoint(x: 2, y: 2)),
        .mouseButton(.right, isDown: false, at: CGPoint(x: 2, y: 2)),
      ]) == ["right down at 2,2", "right up at 2,2", "hover at 2,2"])
  }

  @Test("a touch carries the modifier keys that were down when it happened")
  func modifiers() {
    let shift = KeyPress(key: "Left Shift", change: .pressed, modifiers: .shift)
    #expect(
      Self.read([
        Self.finger(1, .down, 0.1), .key(shift), Self.finger(1, .motion, 0.2), .modifiers([]),
        Self.finger(1, .motion, 0.3),
      ]) == ["1 began 20", "Left Shift pressed", "1 moved 40 [2]", "1 moved 60"])
  }

  @Test("a resize in the middle of a batch counts from there on")
  func resize() {
    let larger = TouchSurface(width: 401, height: 201, unity: .lastPixel)
    #expect(
      Self.read([
        Self.finger(1, .down, 0.5), Self.finger(1, .motion, 0.6), .window(.resized(larger)),
        Self.finger(1, .motion, 0.35), Self.finger(1, .up, 0.35),
      ]) == ["1 began 100", "1 moved 120", "resized 401,201", "1 moved 140", "1 ended 140"])
  }
}
