// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

extension DisplayTests {
  @Suite("The window at rest")
  struct IdleTests {
    @Test(
      "ten seconds of rest take at most one tick of the processor, no thread wakes, and nothing is drawn",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func idle(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(on: desktop) { scene in
        // The path of a lifted finger stays in the picture, with its labels.
        try scene.tap(by: .finger, CGPoint(x: 120, y: 130))
        try await scene.waitForLine("-[AView touchesEnded:withEvent:]")
        try await atRest(scene.app)
        let (ticks, sleeps) = (try scene.app.processorTicks(), try scene.app.sleeps())
        try await Task.sleep(for: .seconds(10))
        #expect(try scene.app.processorTicks() - ticks <= 1)
        // No timer runs on any thread: in ten seconds a desktop may send some event, but not one each second.
        let more = try scene.app.sleeps().map { $1 - (sleeps[$0] ?? 0) }
        #expect(more.reduce(0, +) <= 2)

        scene.app.send(signal: SIGTERM)
        #expect(try await scene.app.waitForExit() == .exited(0))
        // "12.345 window drew 7 frames, the last at 1.234"
        let summary = try #require(scene.timedLines.last { $0.contains(" window drew ") })
        let words = summary.split(separator: " ").map(String.init)
        try #require(words.count == 9)
        let end = try #require(Double(words[0]))
        let count = try #require(Int(words[3]))
        let last = try #require(Double(words[8]))
        #expect(count > 1)
        #expect(last <= end - 10)
      }
    }

    /// Waits until the program has done nothing for a second: all drawing is finished.
    private func atRest(_ app: Program) async throws {
      var ticks = -1
      while try app.processorTicks() != ticks {
        ticks = try app.processorTicks()
        try await Task.sleep(for: .seconds(1))
      }
    }
  }
}
