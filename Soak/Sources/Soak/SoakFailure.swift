// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import Scenarios
@testable import UIModel

/// A random `WorldPlan` that failed in this process. It is reduced to what makes it fail, and written to files.
@MainActor
struct SoakFailure {
  let seed: UInt64
  let folder: String

  /// - Parameters:
  ///   - complaint: the failure.
  ///   - seconds: the time until the failure was found.
  func write(_ complaint: String, after seconds: TimeInterval) {
    print("Seed \(seed) goes wrong after \(Self.words(seconds)): \(complaint)")
    let start = Date()
    let plan = WorldPlan.wild(seed)
    let kind = WorldTrial.kind(of: complaint)
    let moments = WorldTrial(plan).meddlings.map(\.moment)
    var minimizer = WorldMinimizer(plan, meddlings: moments) { cut in
      alarm(60)
      return WorldTrial(plan, leavingOut: cut).complaints
        .contains { WorldTrial.kind(of: $0) == kind }
    }
    minimizer.minimize()
    write(plan, minimizer.cut, since: start)
  }

  /// Writes the scenario and the plan, and prints their paths.
  func write(_ plan: WorldPlan, _ cut: WorldCut, since start: Date, report: String? = nil) {
    let small = plan.leavingOut(cut)
    let trial = report == nil ? WorldTrial(plan, leavingOut: cut, keepsLog: true) : nil
    let complaints = trial?.complaints ?? ["The process dies."]
    let scenario = WorldScenario(small, moments: cut.moments ?? [])
    let name = "\(folder)/soak-\(seed)"
    let text =
      "swift run Soak --role trial --seed \(seed) --cut '\(cut.code)'\n\n"
      + complaints.joined(separator: "\n") + "\n\n" + (trial?.report ?? "\(small)")
    print(
      "Made small in \(Self.words(-start.timeIntervalSinceNow)): \(scenario.inputs) inputs, "
        + "\(cut.moments?.count ?? 0) callbacks that misbehave.")
    do {
      try scenario.text.write(toFile: name + ".json", atomically: true, encoding: .utf8)
      try text.write(toFile: name + ".txt", atomically: true, encoding: .utf8)
      print("Written to \(name).json (to replay) and \(name).txt (the plan).")
    } catch {
      print("\(name).json and .txt can't be written: \(error.localizedDescription)")
      print(text)
    }
    for gap in scenario.gaps { print("The file can't say: \(gap)") }
  }

  static func words(_ seconds: TimeInterval) -> String {
    DecimalText.text(seconds, digits: 1) + " s"
  }
}
