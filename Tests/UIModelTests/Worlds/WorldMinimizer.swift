// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Makes a failing world smaller: leaves out inputs, fingers, callbacks' actions, recognizers and views as
/// long as it fails in the same way (delta debugging).
@MainActor
struct WorldMinimizer {
  private let plan: WorldPlan
  /// Plays the plan without the parts of a cut, and returns whether it still fails.
  private let fails: (WorldCut) -> Bool
  private(set) var cut = WorldCut()

  /// - Parameters:
  ///   - plan: the failing plan.
  ///   - meddlings: the actions of callbacks in the failing run.
  ///   - fails: plays the plan without the parts of a cut, and returns whether it still fails.
  init(
    _ plan: WorldPlan, meddlings: [WorldMoment], fails: @escaping (WorldCut) -> Bool
  ) {
    self.plan = plan
    self.fails = fails
    cut.moments = Set(meddlings)
  }

  /// Leaves out parts until none can be left out any more, or for a limited number of rounds.
  mutating func minimize() {
    guard fails(cut) else {
      // The listed callbacks alone do not make the plan fail, so none is left out.
      cut.moments = nil
      return minimizeRest()
    }
    minimizeRest()
  }

  private mutating func minimizeRest() {
    for _ in 0..<3 {
      let before = cut
      drop(Array(plan.steps.indices.reversed()).filter { !cut.steps.contains($0) }) {
        $0.steps.insert($1)
      }
      let moments = cut.moments?.sorted { $0.code < $1.code } ?? []
      drop(moments) { $0.moments?.remove($1) }
      drop(plan.recognizers.indices.filter { !cut.recognizers.contains($0) }) {
        $0.recognizers.insert($1)
      }
      drop(plan.views.indices.reversed().filter { !cut.views.contains($0) }) {
        $0.views.insert($1)
      }
      drop(samples) { $0.samples.insert($1) }
      if cut == before { return }
    }
  }

  /// The samples of the frames that are left.
  private var samples: [[Int]] {
    plan.steps.indices.filter { !cut.steps.contains($0) }.flatMap { step in
      plan.steps[step].samples.indices.map { [step, $0] }.filter { !cut.samples.contains($0) }
    }
  }

  /// Leaves out as many of `items` as possible: large parts first, then smaller ones.
  private mutating func drop<Item>(_ items: [Item], _ leaveOut: (inout WorldCut, Item) -> Void) {
    var rest = items
    var size = max(1, rest.count)
    while !rest.isEmpty {
      var start = 0
      while start < rest.count {
        let part = rest[start..<min(start + size, rest.count)]
        var smaller = cut
        for item in part { leaveOut(&smaller, item) }
        if fails(smaller) {
          cut = smaller
          rest.removeSubrange(part.indices)
        } else {
          start += size
        }
      }
      if size == 1 { return }
      size = max(1, size / 2)
    }
  }
}

extension WorldTrial {
  /// Returns the kind of a failure: failures that differ only in names and numbers are of the same kind.
  static func kind(of complaint: String) -> String {
    complaint.split(separator: " ").filter { word in
      !word.contains { $0.isNumber } && word.first?.isLowercase == true
    }.joined(separator: " ")
  }
}
