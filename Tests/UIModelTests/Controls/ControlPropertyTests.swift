import Foundation
import Testing

@testable import UIModel

/// Random trees of controls and recognizers under random fingers, through a real host.
///
/// 2,000 streams unless the environment says another number in `UIMODEL_STREAMS`; `UIMODEL_SEED` is the
/// first seed.
@MainActor
@Suite("Whatever controls and fingers there are")
struct ControlPropertyTests {
  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static let first = number("UIMODEL_SEED") ?? 1
  private static let seeds = first..<first + (number("UIMODEL_STREAMS") ?? 2_000)

  @Test("a press begins, goes on and ends once; nothing comes of it after it was cancelled")
  func tracking() {
    var failures = 0
    var counts: [String: Int] = [:]
    for seed in Self.seeds where failures < 3 {
      let plan = WorldPlan(seed: UInt64(seed), withControls: true)
      let world = World(plan)
      let gestures = WorldJudge(world)
      let controls = ControlJudge(world)
      world.play()
      gestures.judgeEnd()
      controls.judgeEnd()
      counts.merge(controls.counts) { $0 + $1 }
      let complaints = gestures.complaints + controls.complaints
      guard !complaints.isEmpty else { continue }
      failures += 1
      Issue.record("\(complaints.joined(separator: "\n"))\n\(plan)\n\(log(world))")
    }
    for event in [
      "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragEnter",
      "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered",
    ] {
      #expect(counts[event] ?? 0 > 0, "\(event) never came")
    }
  }

  private func log(_ world: World) -> String {
    world.facts.compactMap { LogLine.text(of: $0) }
      .filter { !$0.contains("hitTest") && !$0.contains("pointInside") }.joined(separator: "\n")
  }
}
