// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Input of taps and drags all over an app's screen, as in a recording.
@MainActor
final class ReplayScene {
  private let stage: BenchStage
  private var views: [UIView] = []
  private var frames: [InputFrame] = []
  private var ticket: Journal.Ticket?

  init(readsLog: Bool) {
    let recipe = TreeRecipe.screen
    stage = BenchStage(size: recipe.nodes[0].frame.size)
    for (index, node) in recipe.nodes.enumerated() {
      let view = index == 0 ? stage.window : UIView(frame: node.frame)
      view.isHidden = node.isHidden
      view.isUserInteractionEnabled = !node.isOff
      views.append(view)
      if index > 0 { views[node.parent].addSubview(view) }
      if node.frame.width == 24 { view.addGestureRecognizer(UITapGestureRecognizer()) }
    }
    views[10].addGestureRecognizer(UIPanGestureRecognizer())
    record(recipe)
    if readsLog { ticket = stage.host.journal.readAsText() }
  }

  private func record(_ recipe: TreeRecipe) {
    for (index, start) in recipe.points(100).enumerated() {
      frames.append(BenchStage.frame(.began, [start]))
      for step in 1...(index % 4 == 0 ? 2 : 20) {
        let shift = index % 4 == 0 ? Double(step) : Double(step * 4)
        frames.append(BenchStage.frame(.moved, [CGPoint(x: start.x, y: start.y + shift)]))
      }
      frames.append(BenchStage.frame(.ended, [start]))
    }
  }

  var inputs: Int { frames.count }

  func play() -> UInt64 {
    for index in frames.indices { stage.feed(&frames[index]) }
    return UInt64(inputs)
  }
}

/// Row J1: the number of inputs that a replay can feed in a second.
@MainActor
struct ReplayBench {
  static let all: [Workload] = [false, true].map { readsLog in
    let inputs = ReplayScene(readsLog: false).inputs
    return Workload(name: readsLog ? "replay.log" : "replay", operations: inputs) {
      let scene = ReplayScene(readsLog: readsLog)
      return { scene.play() }
    }
  }

  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  mutating func run() {
    for (workload, least) in zip(Self.all, [500_000.0, 150_000]) {
      let contest = Contest([workload], rounds: settings.rounds)
      let rate = 1e9 / contest.median(0)
      rows.append(
        Row(
          goal: "J1",
          what: workload.name == "replay" ? "replay, no reader" : "replay, read as text",
          figure: rate, unit: "inputs/s", allocations: contest.allocations[0],
          instructions: settings.instructions(workload.name), wanted: "\(Int(least))/s",
          isMet: rate >= least))
    }
  }
}
