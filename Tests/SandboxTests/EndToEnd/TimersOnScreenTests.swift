// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

extension DisplayTests {
  @Suite("Timers and the main queue in the window")
  struct TimersOnScreenTests {
    @Test(
      "a timer fires and another thread's answer arrives while no finger touches the window, then it rests",
      .needsWayland, arguments: Rig.Desktop.allCases)
    func withoutAFinger(desktop: Rig.Desktop) async throws {
      try await SceneOnScreen.run(.timers, on: desktop) { scene in
        try scene.tap(by: .finger, CGPoint(x: 195, y: 285))
        try await scene.waitForLine("count 3")
        try await scene.waitForLine("count 0")
        #expect(
          scene.lines.filter { $0.hasPrefix("count ") } == [
            "count 3", "count 2", "count 1", "count 0",
          ])

        try scene.tap(by: .finger, CGPoint(x: 195, y: 485))
        try await scene.waitForLine("sum 500000500000")

        // The timer was invalidated and the queue is empty, so the window rests and no thread wakes.
        try await Task.sleep(for: .seconds(1))
        let (ticks, sleeps) = (try scene.app.processorTicks(), try scene.app.sleeps())
        try await Task.sleep(for: .seconds(5))
        #expect(try scene.app.processorTicks() - ticks <= 1)
        let more = try scene.app.sleeps().map { $1 - (sleeps[$0] ?? 0) }
        #expect(more.reduce(0, +) <= 1)
      }
    }
  }
}
