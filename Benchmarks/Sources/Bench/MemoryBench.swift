// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Counting
import Foundation
import UIModel

/// Row M1: the memory of a view of tree T5, measured after the tree was built, and again after hit tests all over it.
@MainActor
struct MemoryBench {
  private(set) var rows: [Row] = []

  mutating func run() {
    let recipe = TreeRecipe.wide
    let points = recipe.points(50_000)
    let before = bytes_in_use()
    let contestant = ModelContestant(recipe)
    let built = bytes_in_use()
    for point in points { _ = contestant.hit(point) }
    let searched = bytes_in_use()
    let count = Double(recipe.nodes.count)
    for (what, bytes) in [("built", built), ("built and searched all over", searched)] {
      let share = Double(bytes - before) / count
      rows.append(
        Row(
          goal: "M1", what: "a bare view of T5, \(what)", figure: share, unit: "bytes",
          wanted: "400 bytes", isMet: share <= 400))
    }
  }
}
