// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// One wild plan played under all judges.
@MainActor
struct WorldTrial {
  /// What may never be, in sentences; empty when all went well.
  let complaints: [String]
  /// How many events were fed.
  let events: Int
  /// How many samples of fingers they had.
  let samples: Int
  /// What callbacks did.
  let meddlings: [(moment: WorldMoment, deed: WorldDeed)]
  /// The plan as it was played, and what happened.
  let report: String

  /// Plays a plan without what a cut leaves out.
  ///
  /// - Parameters:
  ///   - plan: what to play.
  ///   - cut: what is left out of it.
  ///   - keepsLog: whether the report tells what happened.
  ///   - onMeddling: called before each thing that a callback does.
  init(
    _ plan: WorldPlan, leavingOut cut: WorldCut = WorldCut(), keepsLog: Bool = false,
    onMeddling: ((WorldMoment) -> Void)? = nil
  ) {
    let world = World(plan.leavingOut(cut), keepsFacts: keepsLog)
    world.onMeddling = onMeddling
    let gestures = WorldJudge(world)
    let controls = ControlJudge(world)
    let scrolling = ScrollJudge(world)
    let calls = CallJudge(world)
    let searches = HitJudge(world)
    world.play()
    gestures.judgeEnd()
    controls.judgeEnd()
    scrolling.judgeEnd()
    calls.judgeEnd()
    let found =
      gestures.complaints + controls.complaints + scrolling.complaints + calls.complaints
      + searches.complaints
    events = plan.steps.reduce(0) { $0 + ($1.isEvent ? 1 : 0) }
    samples = plan.steps.reduce(0) { $0 + $1.samples.count }
    meddlings = world.meddlings
    report = keepsLog ? "\(world.plan)\n\(Self.words(world.meddlings))\n\(world.log)" : ""
    world.letGoOfEverything()
    complaints = found + Self.survivors(world)
  }

  /// What lives on although nobody but the library knows it.
  private static func survivors(_ world: World) -> [String] {
    world.letGo.compactMap { $0.object.object == nil ? nil : "\($0.name) outlives its owner" }
  }

  private static func words(_ meddlings: [(moment: WorldMoment, deed: WorldDeed)]) -> String {
    meddlings.map { "in \($0.moment): \($0.deed)" }.joined(separator: "\n")
  }
}
