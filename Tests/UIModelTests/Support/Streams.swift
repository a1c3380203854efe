// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Random worlds, one after the other.
///
/// `UIMODEL_STREAMS` in the environment sets the number of worlds, `UIMODEL_SEED` the first seed. A failure prints its
/// plan; set the seed and one stream to see it alone.
@MainActor
enum Streams {
  /// Returns the whole number in an environment variable; nil without one.
  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  /// Returns the seeds: by default this number of them, from 1 on.
  static func seeds(_ usual: Int) -> Range<Int> {
    let first = number("UIMODEL_SEED") ?? 1
    return first..<first + (number("UIMODEL_STREAMS") ?? usual)
  }

  /// Makes the worlds, and records the first three that have faults.
  static func judge(
    _ usual: Int, _ plan: (UInt64) -> WorldPlan, complaints: (World) -> [String]
  ) {
    var failures = 0
    for seed in seeds(usual) where failures < 3 {
      let world = World(plan(UInt64(seed)))
      let complaints = complaints(world)
      guard !complaints.isEmpty else { continue }
      failures += 1
      Issue.record("\(complaints.joined(separator: "\n"))\n\(world.plan)\n\(world.log)")
    }
  }
}
