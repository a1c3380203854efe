// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Plays one wild plan with all judges.
@MainActor
struct WorldTrial {
  /// The faults, as sentences; empty if there were none.
  let complaints: [String]
  /// The number of events that were fed.
  let events: Int
  /// The number of finger samples in these events.
  let samples: Int
  /// The actions of callbacks.
  let meddlings: [(moment: WorldMoment, deed: WorldDeed)]
  /// The plan as it was played, and its log.
  let report: String

  /// Plays a plan without the parts of a cut.
  ///
  /// - Parameters:
  ///   - plan: the plan.
  ///   - cut: the parts to leave out.
  ///   - keepsLog: true to add the log to the report.
  ///   - onMeddling: called before each action of a callback.
  init(
    _ plan: WorldPlan, leavingOut cut: WorldCut = WorldCut(), keepsLog: Bool = false,
    onMeddling: ((WorldMoment) -> Void)? = nil
  ) {
    events = plan.steps.reduce(0) { $0 + ($1.isEvent ? 1 : 0) }
    samples = plan.steps.reduce(0) { $0 + $1.samples.count }
    var complaints: [String] = []
    var owners: [(name: String, object: WeakObject)] = []
    do {
      let world = World(plan.leavingOut(cut), keepsFacts: keepsLog)
      world.onMeddling = onMeddling
      owners = [("the world", WeakObject(world)), ("the host", WeakObject(world.host))]
      let judges = Judges(world)
      world.play()
      complaints = judges.conclude()
      meddlings = world.meddlings
      report = keepsLog ? "\(world.plan)\n\(Self.words(world.meddlings))\n\(world.log)" : ""
      withExtendedLifetime(judges) { world.letGoOfEverything() }
      complaints += Self.survivors(world.letGo)
    }
    self.complaints = complaints + Self.survivors(owners)
  }

  /// Returns the objects that still exist although only the library could retain them.
  private static func survivors(_ letGo: [(name: String, object: WeakObject)]) -> [String] {
    letGo.compactMap { $0.object.object == nil ? nil : "\($0.name) outlives its owner" }
  }

  private static func words(_ meddlings: [(moment: WorldMoment, deed: WorldDeed)]) -> String {
    meddlings.map { "in \($0.moment): \($0.deed)" }.joined(separator: "\n")
  }
}

/// All judges of a world. They read its journal during the whole trial.
@MainActor
private final class Judges {
  private let gestures: WorldJudge
  private let controls: ControlJudge
  private let scrolling: ScrollJudge
  private let calls: CallJudge
  private let searches: HitJudge
  private let touches: TouchJudge
  private let order: OrderJudge
  private let callbacks: CallbackJudge

  init(_ world: World) {
    gestures = WorldJudge(world)
    controls = ControlJudge(world)
    scrolling = ScrollJudge(world)
    calls = CallJudge(world)
    searches = HitJudge(world)
    touches = TouchJudge(world)
    order = OrderJudge(world)
    callbacks = CallbackJudge(world)
  }

  /// Ends the trial.
  ///
  /// - Returns: the faults.
  func conclude() -> [String] {
    gestures.judgeEnd()
    controls.judgeEnd()
    scrolling.judgeEnd()
    calls.judgeEnd()
    callbacks.judgeEnd()
    return gestures.complaints + controls.complaints + scrolling.complaints + calls.complaints
      + searches.complaints + touches.complaints + order.complaints + callbacks.complaints
  }
}
