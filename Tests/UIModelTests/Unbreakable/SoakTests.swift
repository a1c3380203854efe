// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Testing

@testable import UIModel

/// Wild worlds with fixed seeds; `scripts/soak` runs more of them for any length of time. In the environment,
/// `UIMODEL_STREAMS` sets the number, and `UIMODEL_SEED` the first seed.
@MainActor
@Suite("Any input, any tree, any callback")
struct SoakTests {
  @Test("every stream is whole, every change legal, and nothing is left or lives on")
  func wildWorlds() {
    var failures = 0
    for seed in Streams.seeds(800) where failures < 3 {
      let trial = WorldTrial(.wild(UInt64(seed)))
      guard !trial.complaints.isEmpty else { continue }
      failures += 1
      let told = WorldTrial(.wild(UInt64(seed)), keepsLog: true)
      Issue.record("\(trial.complaints.joined(separator: "\n"))\n\(told.report)")
    }
  }

  @Test("a scroll view that its own touchesShouldCancel takes out of the world breaks no rule")
  func letGoWhileAsked() {
    let trial = WorldTrial(.wild(1_314_896_240))
    #expect(trial.complaints.isEmpty, "\(trial.complaints)")
  }

  @Test("what a cut leaves out is read back from its code")
  func cutsAreWritten() {
    var cut = WorldCut()
    cut.steps = [3, 40]
    cut.samples = [[5, 0], [12, 1]]
    cut.views = [1]
    cut.moments = [WorldMoment(WorldCall(kind: .layout, index: -1), 2)]
    #expect(WorldCut(code: cut.code) == cut)
  }

  @Test("a wild plan says that requirements may close a circle if those of its recognizers can")
  func circlesAreSaid() {
    for seed in 0..<400 {
      let plan = WorldPlan.wild(UInt64(seed))
      for (index, recognizer) in plan.recognizers.enumerated() {
        #expect(recognizer.requires.allSatisfy { plan.mayRequire(index, $0) }, "seed \(seed)")
      }
    }
  }

  @Test("a failure is made small: the input and the callbacks that it needs are what is left")
  func minimizes() {
    let plan = WorldPlan.wild(7)
    let needed = plan.steps.count / 2
    var minimizer = WorldMinimizer(plan, meddlings: []) { cut in !cut.steps.contains(needed) }
    minimizer.minimize()
    #expect(Set(plan.steps.indices).subtracting(minimizer.cut.steps) == [needed])
    #expect(minimizer.cut.recognizers.count == plan.recognizers.count)
  }
}
