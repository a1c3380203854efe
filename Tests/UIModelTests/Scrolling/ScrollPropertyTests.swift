// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Feeds random fingers, wheels and trackpads to random trees of scroll views, tables, controls and recognizers,
/// through a real host: see `Streams`.
@MainActor
@Suite("Whatever scroll views and fingers there are")
struct ScrollPropertyTests {
  @Test(
    "every drag, deceleration and zoom begins and ends once, and all comes to rest in its edges")
  func scrolling() {
    var counts: [String: Int] = [:]
    Streams.judge(1_000) {
      WorldPlan(seed: $0, withControls: true, withScrollViews: true)
    } complaints: { world in
      let gestures = WorldJudge(world)
      let controls = ControlJudge(world)
      let scrolling = ScrollJudge(world)
      world.play()
      gestures.judgeEnd()
      controls.judgeEnd()
      scrolling.judgeEnd()
      counts.merge(scrolling.counts) { $0 + $1 }
      return gestures.complaints + controls.complaints + scrolling.complaints
    }
    for call in [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "didZoom",
      "didEndZooming", "touchesShouldBegin", "touchesShouldCancel",
    ] {
      #expect(counts[call] ?? 0 > 0, "\(call) never came")
    }
  }
}
