// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// One wild plan played under all judges.
@MainActor
struct WorldTrial {
  /// The mistakes, in sentences; empty when all went well.
  let complaints: [String]
  /// The number of events that were fed.
  let events: Int
  /// The number of samples of fingers that they had.
  let samples: Int
  /// The actions of callbacks.
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

  /// The objects that live on although only the library knows them.
  private static func survivors(_ letGo: [(name: String, object: WeakObject)]) -> [String] {
    letGo.compactMap { $0.object.object == nil ? nil : "\($0.name) outlives its owner" }
  }

  private static func words(_ meddlings: [(moment: WorldMoment, deed: WorldDeed)]) -> String {
    meddlings.map { "in \($0.moment): \($0.deed)" }.joined(separator: "\n")
  }
}

/// All who judge a world. They read its journal for as long as it writes one.
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

  /// All is over.
  ///
  /// - Returns: what may never be.
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
