// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing
import UIModel

@testable import Sandbox

/// Checks that the window does not draw while nothing happens, which would keep the processor awake.
@MainActor
@Suite("A window in which nothing happens")
struct RestTests {
  private func bench() throws -> Bench {
    var state = WorkbenchState()
    state.isTimelineOpen = true
    return try Bench("photos", size: CGSize(width: 800, height: 600), state: state)
  }

  private func draw(_ bench: Bench, _ buffer: PixelBuffer) {
    _ = bench.stage.draw(into: WindowPixels(buffer: buffer, scale: 1, isFresh: false))
  }

  /// The panels, tabs, cards and overlays, by the keys that open them.
  @Test(
    "whatever is open, time alone changes nothing that is seen",
    arguments: [
      "", "F1", "F4", "A", "H", "I", "K", "M", "N", "S", "V", "W", "X", "Ctrl 2", "Ctrl 3",
      "Ctrl 4", "F", "F7", "Home",
    ])
  func nothing(key: String) throws {
    let bench = try bench()
    bench.tap(try bench.place("PhotoView"))
    bench.wait(1)
    let isWithControl = key.hasPrefix("Ctrl ")
    if !key.isEmpty {
      bench.press(isWithControl ? String(key.dropFirst(5)) : key, isWithControl ? .control : [])
    }
    // Flashes end, and the present time leaves the visible part of the timeline.
    for _ in 0..<20 { bench.wait(0.25) }
    draw(bench, PixelBuffer(width: 800, height: 600))
    #expect(bench.stage.nextDeadline == nil)
    for _ in 0..<5 {
      bench.wait(0.37)
      #expect(!bench.stage.needsDisplay)
    }
  }

  @Test("the present is drawn as it goes through the timeline, and no longer when it has left")
  func present() throws {
    let bench = try bench()
    let buffer = PixelBuffer(width: 800, height: 600)
    bench.tap(try bench.place("PhotoView"))
    let timeline = try #require(bench.stage.timeline)
    var turns = 0
    while timeline.playheadX < timeline.laneArea.maxX {
      draw(bench, buffer)
      bench.wait(1.0 / 60)
      #expect(bench.stage.needsDisplay)
      turns += 1
      try #require(turns < 300)
    }
    #expect(turns > 2)
    // The text at the edge is drawn once.
    bench.wait(0.1)
    draw(bench, buffer)
    bench.wait(1.0 / 60)
    #expect(!bench.stage.needsDisplay && bench.stage.nextDeadline == nil)
  }
}
