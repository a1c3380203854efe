// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A gesture that was played on a target, with its result.
struct Trial {
  /// The part of the target on which the gesture started.
  let part: Reach.Part
  let gesture: AuditGesture
  let record: ProbeRecord
  /// True if the target acted.
  let acts: Bool
}

/// The results of examining a scene: the points where touches hit each target, and the effects of the gestures.
@MainActor
final class Survey {
  /// A target, the points at which it is hit, and the results of its gestures there.
  struct Surveyed {
    let reach: Reach
    /// The results of the target's usual gestures, by part.
    var trials: [Trial] = []
    /// The results of gestures in which the finger rests first, on parts where the usual gestures failed.
    var held: [Trial] = []

    var target: AuditTarget { reach.target }
    var node: Int { reach.target.node }
    var acts: Bool { trials.contains(where: \.acts) }
  }

  let scene: AuditScene
  /// A staged copy of the scene for hit tests. It never gets touches.
  let stage: AuditStage
  let prober: Prober
  let finder: ReachFinder
  var onProgress: @MainActor (AuditProgress) -> Void = { _ in }
  private(set) var surveyed: [Surveyed] = []
  /// The regions of the screen in which touches hit the same view, each with one point.
  private(set) var regions: [Region] = []
  /// The number of hit tests that found the regions.
  private(set) var hitTests = 0

  /// A region of the screen in which touches hit the same view.
  struct Region {
    let hit: Int
    let point: CGPoint
    let box: CGRect
    let count: Int
  }

  /// Makes a survey of a scene. `mostPlays` receives the number of views and returns how many gestures may be played.
  init(_ scene: AuditScene, mostPlays: (Int) -> Int) {
    self.scene = scene
    stage = scene.stage()
    prober = Prober(scene, most: mostPlays(stage.stage.nodes.count))
    finder = ReachFinder(scene, stage)
  }

  var scenario: Scenario { stage.scenario }
  var natural: NaturalGestures { NaturalGestures(stage: stage) }

  /// The largest number of parts of a target on which gestures are played.
  private static let mostParts = 6
  /// The number of further points that are tried if no gesture operates a target.
  private static let morePoints = 16

  /// Examines the scene and plays all gestures.
  func run() {
    while step() {}
  }

  /// The first call examines the scene; each further call plays the gestures of the next target. Returns false if there
  /// are no more targets.
  func step() -> Bool {
    if !hasLooked {
      let map = stage.host.perform { TapMap(stage, step: 4) }
      regions = map.regions(stage)
      hitTests = map.tests
      hasLooked = true
    }
    guard surveyed.count < surveyedTargets.count else { return false }
    onProgress(
      AuditProgress(
        part: .targets, done: surveyed.count, all: surveyedTargets.count, plays: prober.plays))
    var found = Surveyed(reach: reach ?? finder.reach(surveyedTargets[surveyed.count]))
    probe(&found)
    reach = prober.isPaused ? found.reach : nil
    if !prober.isPaused { surveyed.append(found) }
    return true
  }
  private var hasLooked = false
  /// The points of the current target at which gestures are played next.
  private var reach: Reach?

  /// All targets of the scene.
  private(set) lazy var surveyedTargets = stage.targets

  func surveyed(_ target: AuditTarget) -> Surveyed? { surveyed.first { $0.target == target } }

  /// Plays a gesture on a new copy of the scene.
  func play(_ gesture: AuditGesture, at point: CGPoint) -> ProbeRecord {
    prober.play(gesture, at: point, .start)
  }

  private func probe(_ found: inout Surveyed) {
    let (target, reach) = (found.target, found.reach)
    let gestures = natural.gestures(for: target)
    guard !gestures.isEmpty else { return }
    for (number, part) in reach.inside.prefix(Self.mostParts).enumerated() {
      let points = [part.point] + (natural.point(for: target).map { [$0] } ?? [])
      let tried = number == 0 ? gestures : Array(gestures.prefix(4))
      let trials = attempt(tried, at: points.suffix(1), part, found)
      found.trials += trials
      if !trials.contains(where: \.acts), target.isControlLike || isBeforeDrag(trials) {
        found.held += attempt(
          natural.heldGestures(for: target), at: points.suffix(1), part, found)
      }
    }
    guard !found.acts else { return }
    for part in reach.inside.prefix(3) {
      let stride = max(1, part.points.count / Self.morePoints)
      let points = part.points.enumerated().filter { $0.offset % stride == stride / 2 }
        .map(\.element)
      for point in points where !found.acts {
        found.trials += attempt(gestures, at: [point], part, found)
      }
    }
  }

  private func isBeforeDrag(_ trials: [Trial]) -> Bool {
    trials.contains { if case .drag = $0.gesture.kind { true } else { false } }
  }

  /// Plays gestures until one of them operates the target.
  private func attempt(
    _ gestures: [AuditGesture], at points: some Sequence<CGPoint>, _ part: Reach.Part,
    _ found: Surveyed
  ) -> [Trial] {
    var trials: [Trial] = []
    for point in points {
      for gesture in gestures {
        let record = prober.play(gesture, at: point, found.reach.placement)
        let acts = record.acts(found.target, in: scenario)
        trials.append(Trial(part: part, gesture: gesture, record: record, acts: acts))
        if acts { return trials }
      }
    }
    return trials
  }
}
