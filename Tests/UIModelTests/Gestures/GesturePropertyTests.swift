// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Feeds random fingers to random trees with recognizers of all classes, through a real host: see `Streams`.
@MainActor
@Suite("Whatever recognizers and fingers there are")
struct GesturePropertyTests {
  @Test("legal changes only, one winner a touch, whole streams, and nothing is left")
  func invariants() {
    Streams.judge(2_000) {
      WorldPlan(seed: $0)
    } complaints: { world in
      let judge = WorldJudge(world)
      world.play()
      judge.judgeEnd()
      return judge.complaints
    }
  }

  @Test("the order in which recognizers are called makes no difference")
  func orders() {
    var failures = 0
    for seed in Streams.seeds(2_000) where seed % 4 == 0 && failures < 3 {
      let plan = WorldPlan(seed: UInt64(seed))
      let first = World(plan)
      first.play()
      var random = SeededGenerator(seed: UInt64(seed))
      let second = World(plan) { $0.shuffled(using: &random) }
      second.play()
      let (one, other) = (first.facts.restAndOwn.rest, second.facts.restAndOwn.rest)
      guard one != other else { continue }
      failures += 1
      let difference = zip(one, other).enumerated().first { $1.0 != $1.1 }
      let place = difference.map { "\($0.element.0)\nor\n\($0.element.1)" } ?? "one ends earlier"
      Issue.record("\(place)\n\(plan)\n\(first.log)\n\nor\n\n\(second.log)")
    }
  }

  @Test("fingers that come and go leave nothing behind in the application")
  func noGrowth() {
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 800)
    let double = stage.add(UITapGestureRecognizer(), "d", to: view)
    double.numberOfTapsRequired = 2
    stage.add(UITapGestureRecognizer(), "s", to: view).require(toFail: double)
    stage.add(UIPanGestureRecognizer(), "p", to: stage.root)
    for _ in 0..<200 {
      stage.tap(200, 250)
      stage.wait(0.1)
      stage.drag(100, 250, dx: 8, steps: 3, interval: 0.016)
    }
    stage.wait(2)
    let gestures = stage.application.gestures
    #expect(gestures.inPlay.isEmpty && gestures.actions.isEmpty)
    #expect(gestures.arbiter.count == 0 && gestures.arbiter.relations.isEmpty)
    #expect(
      double.requiredBy.count == 1 && double.attemptTouches.isEmpty && double.currentTouches.isEmpty
    )
    stage.end()
  }
}
