// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import ArgumentParser
import Foundation
import SandboxSession
import UIModel

/// Measures the frames per second that the window reaches, without a display, while ten fingers move at 240 Hz each.
@MainActor
struct FrameMeasure {
  private static let reportsAFrame = 4
  private let shell: Shell
  private let pixels = PixelBuffer(width: 1_180, height: 760)

  init(_ scene: String, _ panels: OpenPanels, tab: Int) throws {
    let entry = try SceneChoice.find(scene).entry()
    guard let recipe = entry.recipe else { throw ValidationError("\(scene) has no phone") }
    var settings = Shell.Settings()
    panels.apply(to: &settings.state)
    shell = Shell(Session(entry, recipe), typeface: try Typeface(), settings: settings)
    shell.resize(to: CGSize(width: pixels.width, height: pixels.height))
    shell.showTab(tab - 1)
  }

  /// Runs a number of frames and prints their times.
  func run(_ count: Int) {
    let times = (0..<count + 30).map { frame in Measure.milliseconds { draw(frame) } }
      .dropFirst(30).sorted()
    print(
      String(
        format: "%d frames, %.1f a second; median %.2f ms, 99 in 100 below %.2f", count,
        1_000 * Double(count) / times.reduce(0, +), times[count / 2], times[count * 99 / 100]))
    print("\(shell.session.specimen.chronicle.records.count) records")
  }

  private func draw(_ frame: Int) {
    // The loop combines the samples that arrived since the last frame.
    let samples = (1...Self.reportsAFrame).flatMap { report in
      let time = (Double(frame) + Double(report) / Double(Self.reportsAFrame)) / 60
      return (0..<10).map {
        InputSample(
          finger: $0 + 1, phase: frame == 0 ? .began : .moved, location: location($0, time),
          time: time)
      }
    }
    let now = Double(frame + 1) / 60
    shell.feed(.touches(InputFrame(time: now, samples: frame == 0 ? samples.suffix(10) : samples)))
    shell.advance(to: now)
    _ = shell.draw(into: WindowPixels(buffer: pixels, scale: 1, isFresh: frame == 0))
  }

  /// Returns the location of a finger, which moves on a circle around its own point on the phone.
  private func location(_ finger: Int, _ time: TimeInterval) -> CGPoint {
    let (phone, angle) = (shell.layout.phone, time * 4 + Double(finger))
    return CGPoint(
      x: phone.minX + phone.width * (0.14 + 0.18 * CGFloat(finger % 5)) + cos(angle) * 18,
      y: phone.minY + phone.height * (finger < 5 ? 0.35 : 0.65) + sin(angle) * 40)
  }
}
