// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox
@testable import SandboxSession
@testable import Scenarios

@MainActor
@Suite("A captured file in the window")
struct DeviceInWindowTests {
  private static func file(_ view: String, tap: Double) -> String {
    """
    {"format": 1, "title": "A tap", "windows": [{"root": {"name": "Root", "subviews": [
      {"name": "Card", "frame": [0, 0, 200, 200],
       "gestures": [{"class": "UITapGestureRecognizer", "name": "Tap"}]}]}}],
     "input": [{"t": 0, "touch": 1, "phase": "began", "at": [50, 50]},
               {"t": 0.1, "touch": 1, "phase": "ended"}],
     "device": {"model": "iPhone", "system": "iOS 26.1", "unknown": {}, "events": [
       {"t": 0, "touch": 1, "window": "UIWindow", "view": "\(view)", "gestures": ["Tap"]},
       {"t": \(tap), "gesture": "Tap", "state": "ended"}]}}
    """
  }

  private func open(_ text: String, _ size: CGSize) throws -> Bench {
    let path = NSTemporaryDirectory() + "captured-\(UUID().uuidString.prefix(8)).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let bench = try Bench(size: size)
    bench.stage.apply(.openFile(path))
    bench.wait(0.1)
    return bench
  }

  @Test(
    "opening it shows device and model as two timelines with one cursor, the differences marked",
    arguments: ShownTextTests.sizes)
  func differences(size: CGSize) throws {
    let bench = try open(Self.file("Root", tap: 0.3), size)
    let view = try #require(bench.stage.sheet.window?.content as? DeviceView)
    let (device, model) = (view.timelines[0], view.timelines[1])
    #expect(device.model.lanes.map(\.name) == ["Finger 1", "Tap", "Root", "Differences"])
    #expect(model.model.lanes.map(\.name) == ["Finger 1", "Tap", "Card", "Differences"])
    #expect(device.model.lanes.last?.marks.isEmpty == false)
    #expect(device.scope == model.scope && device.playhead == 0 && model.playhead == 0)
    bench.press("Right")
    #expect(device.playhead == 0.3 && model.playhead == 0.3)
    // A touch on the lanes of one moves the cursor of both.
    let place = CGPoint(x: device.x(of: 0.2), y: device.bounds.midY)
    bench.tap(device.mapToScreen(place))
    bench.wait(1)
    #expect(abs((model.playhead ?? 0) - 0.2) < 0.01 && model.playhead == device.playhead)
    let texts = view.subtree.compactMap { ($0 as? UILabel)?.text }
    #expect(texts.contains("0.000 s  touch 1: Root on the device, Card in UIModel"), "\(texts)")
    for fault in ShownTexts(bench).faults { Issue.record("\(fault)") }
  }

  @Test("a device that does the same is said so; the command shows it again")
  func same() throws {
    let bench = try open(Self.file("Card", tap: 0.1), CGSize(width: 1_180, height: 814))
    bench.press("Escape")
    #expect(bench.stage.sheet.window == nil)
    bench.press("D", .shift)
    guard case .device(let story)? = bench.stage.session.answer else {
      Issue.record("no answer")
      return
    }
    #expect(story.sentence == "iPhone, iOS 26.1 and UIModel do the same.")
    #expect(story.events[0].map(\.fact) == story.events[1].map(\.fact))
    let plain = try Bench()
    #expect(CommandTable.row(of: .compareWithDevice)?.isAvailable(plain.stage) == false)
  }
}
