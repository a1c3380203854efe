import Foundation
import Testing

@testable import UIModel

/// Random trees of scroll views, tables, controls and recognizers under random fingers, wheels and trackpads,
/// through a real host.
///
/// 1,000 streams unless the environment says another number in `UIMODEL_STREAMS`; `UIMODEL_SEED` is the
/// first seed.
@MainActor
@Suite("Whatever scroll views and fingers there are")
struct ScrollPropertyTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static let first = number("UIMODEL_SEED") ?? 1
  private static let seeds = first..<first + (number("UIMODEL_STREAMS") ?? 1_000)

  @Test(
    "every drag, deceleration and zoom begins and ends once, and all comes to rest in its edges")
  func scrolling() {
    var failures = 0
    var counts: [String: Int] = [:]
    for seed in Self.seeds where failures < 3 {
      let plan = WorldPlan(seed: UInt64(seed), withControls: true, withScrollViews: true)
      let world = World(plan)
      let gestures = WorldJudge(world)
      let controls = ControlJudge(world)
      let scrolling = ScrollJudge(world)
      world.play()
      gestures.judgeEnd()
      controls.judgeEnd()
      scrolling.judgeEnd()
      counts.merge(scrolling.counts) { $0 + $1 }
      let complaints = gestures.complaints + controls.complaints + scrolling.complaints
      guard !complaints.isEmpty else { continue }
      failures += 1
      Issue.record("\(complaints.joined(separator: "\n"))\n\(plan)\n\(log(world))")
    }
    for call in [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didEndDecelerating", "didEndScrollingAnimation", "didZoom",
      "didEndZooming", "touchesShouldBegin", "touchesShouldCancel",
    ] {
      #expect(counts[call] ?? 0 > 0, "\(call) never came")
    }
  }

  private func log(_ world: World) -> String {
    world.facts.compactMap { LogLine.text(of: $0) }
      .filter { !$0.contains("hitTest") && !$0.contains("pointInside") }.joined(separator: "\n")
  }
}
