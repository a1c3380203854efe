import Foundation
import Testing

@testable import UIModel

/// Random recognizers of all classes, relations, trees and fingers, through a real host.
///
/// 2,000 streams unless the environment says another number in `UIMODEL_STREAMS`; `UIMODEL_SEED` is the
/// first seed. A failure prints its plan; set the seed and one stream to see it alone.
@MainActor
@Suite("Whatever recognizers and fingers there are")
struct GesturePropertyTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static let first = number("UIMODEL_SEED") ?? 1
  private static let seeds = first..<first + (number("UIMODEL_STREAMS") ?? 2_000)

  @Test("legal changes only, one winner a touch, whole streams, and nothing is left")
  func invariants() {
    var failures = 0
    for seed in Self.seeds where failures < 3 {
      let plan = WorldPlan(seed: UInt64(seed))
      let world = World(plan)
      let judge = WorldJudge(world)
      world.play()
      judge.judgeEnd()
      guard !judge.complaints.isEmpty else { continue }
      failures += 1
      Issue.record("\(judge.complaints.joined(separator: "\n"))\n\(plan)\n\(log(world))")
    }
  }

  @Test("the order in which recognizers are told decides nothing")
  func orders() {
    var failures = 0
    for seed in Self.seeds where seed % 4 == 0 && failures < 3 {
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
      Issue.record("\(place)\n\(plan)\n\(log(first))\n\nor\n\n\(log(second))")
    }
  }

  private func log(_ world: World) -> String {
    let lines = world.facts.compactMap { fact in
      if case .verdict(let recognizer, let text) = fact { return "\(recognizer.name) \(text)" }
      if case .reset(let recognizer) = fact { return "\(recognizer.name) is reset" }
      return LogLine.text(of: fact)
    }
    return lines.filter { !$0.contains("hitTest") && !$0.contains("pointInside") }
      .joined(separator: "\n")
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
    #expect(gestures.inPlay.isEmpty && gestures.contenders.isEmpty && gestures.actions.isEmpty)
    #expect(gestures.arbiter.count == 0 && gestures.arbiter.relations.isEmpty)
    #expect(double.requiredBy.count == 1 && double.involved.isEmpty && double.tracked.isEmpty)
    stage.end()
  }
}
