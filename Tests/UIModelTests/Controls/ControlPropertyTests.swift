// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Feeds random fingers to random trees of controls and recognizers, through a real host: see `Streams`.
@MainActor
@Suite("Whatever controls and fingers there are")
struct ControlPropertyTests {
  @Test("a press begins, continues and ends once; no event is sent after it was cancelled")
  func tracking() {
    var counts: [String: Int] = [:]
    Streams.judge(2_000) {
      WorldPlan(seed: $0, withControls: true)
    } complaints: { world in
      let gestures = WorldJudge(world)
      let controls = ControlJudge(world)
      world.play()
      gestures.judgeEnd()
      controls.judgeEnd()
      counts.merge(controls.counts) { $0 + $1 }
      return gestures.complaints + controls.complaints
    }
    for event in [
      "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragEnter",
      "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    ] {
      #expect(counts[event] ?? 0 > 0, "\(event) never came")
    }
  }
}
