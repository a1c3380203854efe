// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Measures one tap on a view with many recognizers, each of which waits for the next.
@MainActor
final class ArbitrationScene {
  private let stage = BenchStage(size: CGSize(width: 400, height: 400))
  private var recognizers: [UITapGestureRecognizer] = []
  private var down = BenchStage.frame(.began, [CGPoint(x: 200, y: 200)])
  private var up = BenchStage.frame(.ended, [CGPoint(x: 200, y: 200)])
  private(set) var recognized = 0

  init(_ count: Int) {
    for _ in 0..<count {
      let tap = UITapGestureRecognizer()
      tap.addTarget(self, action: ArbitrationScene.note)
      stage.window.addGestureRecognizer(tap)
      if let last = recognizers.last { last.require(toFail: tap) }
      recognizers.append(tap)
    }
  }

  private func note() { recognized += 1 }

  func tap() {
    stage.feed(&down)
    stage.feed(&up)
  }
}

/// Row E6: the instructions of a whole tap for different numbers of recognizers.
@MainActor
struct ArbitrationBench {
  static let counts = [2, 5, 10, 20, 50, 100, 200]

  static let all: [Workload] = counts.map { count in
    Workload(name: "arbitration.\(count)", operations: 10) {
      let scene = ArbitrationScene(count)
      return {
        let before = scene.recognized
        for _ in 0..<10 { scene.tap() }
        return UInt64(scene.recognized - before)
      }
    }
  }

  let settings: Settings
  private(set) var rows: [Row] = []

  init(_ settings: Settings) {
    self.settings = settings
  }

  mutating func run() {
    var first: (Double, Double)?
    for (count, workload) in zip(Self.counts, Self.all) {
      let contest = Contest([workload], rounds: 5)
      let n = Double(count)
      let figure = settings.instructions(workload.name)
      var row = Row(
        goal: "E6", what: "a tap, \(count) recognizers that wait for each other",
        figure: contest.median(0), unit: "ns a tap", instructions: figure,
        wanted: "n log n in instructions")
      if let figure {
        let share = figure / (n * log2(n))
        if count == 10 { first = (n, share) }
        // For n recognizers, the instructions divided by n log n may be 25 % more than for ten recognizers. With ten,
        // the constant part of a tap's cost is already small.
        if let (_, base) = first, count > 10 { row.isMet = share <= base * 1.25 }
      }
      rows.append(row)
    }
  }
}
