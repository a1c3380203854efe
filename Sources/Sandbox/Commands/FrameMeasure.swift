// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import UIModel

/// How many frames a second the window's loop can make while ten fingers move at 240 Hz each: the loop itself,
/// with a window that shows nothing and never waits.
@MainActor
struct FrameMeasure {
  let window: UnseenWindow
  private let stage: Shell
  private let loop: FrameLoop

  init(_ scene: String, _ panels: OpenPanels, tab: Int) throws {
    let entry = try SceneChoice.find(scene).entry()
    guard let recipe = entry.recipe else { throw ValidationError("\(scene) has no phone") }
    var settings = Shell.Settings()
    panels.apply(to: &settings.state)
    stage = Shell(
      Session(entry, recipe), typeface: try Typeface(fontFile: nil), settings: settings)
    window = UnseenWindow(width: 1_180, height: 760)
    loop = FrameLoop(window: window, stage: stage)
    window.phone = stage.layout.phone
    stage.showTab(tab - 1)
  }

  /// Runs so many frames and prints what they took.
  func run(_ count: Int) throws {
    for _ in 0..<30 { _ = try loop.turn() }
    var times: [Double] = []
    for _ in 0..<count {
      times.append(try Measure.milliseconds { _ = try loop.turn() })
    }
    let sorted = times.sorted()
    let mean = times.reduce(0, +) / Double(times.count)
    let shown = Double(window.shownPixels) / Double(max(1, window.shownFrames))
    print(
      String(
        format: "%d frames, %.1f a second; mean %.2f ms, median %.2f, 99 in 100 below %.2f",
        loop.frameCount, 1_000 / mean, mean, sorted[sorted.count / 2],
        sorted[sorted.count * 99 / 100]))
    print(String(format: "%.0f pixels shown a frame", shown))
    print(
      "\(stage.session.specimen.chronicle.records.count) records, \(window.eventCount) finger events"
    )
  }
}

/// A window of so many pixels that nobody sees, touched by ten fingers.
@MainActor
final class UnseenWindow: WindowSystem {
  private static let fingers = 10
  private static let reportsAFrame = 4
  private(set) var now: TimeInterval = 0
  let surface: TouchSurface
  let frameInterval: TimeInterval = 1.0 / 60
  let buffer: PixelBuffer
  private(set) var fingersDown: [FingerTracker.Contact] = []
  /// Where the phone is.
  var phone = CGRect.zero
  private(set) var shownPixels = 0
  private(set) var shownFrames = 0
  private(set) var eventCount = 0
  private var isFresh = true

  init(width: Int, height: Int) {
    surface = TouchSurface(width: width, height: height)
    buffer = PixelBuffer(width: width, height: height)
  }

  func sleep(until deadline: TimeInterval?) {}

  func listen() {}

  func rest(until time: TimeInterval) { now = max(now, time) }

  func drain() -> [TimedEvent] {
    var events: [TimedEvent] = []
    for report in 0..<Self.reportsAFrame {
      let time = now - frameInterval * Double(Self.reportsAFrame - 1 - report) / 4
      for finger in 0..<Self.fingers {
        let isFirst = eventCount == 0 && report == 0
        let event = self.report(finger, isFirst ? .down : .motion, at: time)
        events.append(TimedEvent(event: .finger(event), time: max(0, time)))
      }
    }
    fingersDown = (0..<Self.fingers).map(contact)
    eventCount += events.count
    return events
  }

  func followMouse(_ follows: Bool) {}
  func acceptText(_ accepts: Bool) {}

  func pixels() throws -> WindowPixels {
    defer { isFresh = false }
    return WindowPixels(buffer: buffer, scale: 1, isFresh: isFresh)
  }

  func present(_ parts: [PixelRect]) throws {
    shownFrames += 1
    shownPixels += parts.reduce(0) { $0 + $1.width * $1.height }
  }

  private func contact(_ finger: Int) -> FingerTracker.Contact {
    FingerTracker.Contact(device: 1, finger: Int64(finger))
  }

  /// Each finger goes round a place of its own.
  private func report(
    _ finger: Int, _ change: FingerTracker.Report.Change, at time: TimeInterval
  ) -> FingerTracker.Report {
    let angle = time * 4 + Double(finger)
    let x = phone.minX + phone.width * (0.14 + 0.18 * CGFloat(finger % 5)) + cos(angle) * 18
    let y = phone.minY + phone.height * (finger < 5 ? 0.35 : 0.65) + sin(angle) * 40
    return FingerTracker.Report(
      contact: contact(finger), change: change,
      x: Float(x / CGFloat(surface.width)), y: Float(y / CGFloat(surface.height)))
  }
}
