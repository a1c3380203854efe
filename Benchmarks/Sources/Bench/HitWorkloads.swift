// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Workloads of hit tests at points all over a tree.
@MainActor
enum HitWorkloads {
  /// Makes a contestant from a tree.
  typealias Maker<Entrant: Contestant> = @MainActor (TreeRecipe) -> Entrant

  /// A workload of hit tests in a tree that does not change.
  static func still<Entrant: Contestant>(
    _ name: String, _ recipe: TreeRecipe, points: Int, _ make: @escaping Maker<Entrant>
  ) -> Workload {
    Workload(name: name, operations: points) {
      let entrant = make(recipe)
      let places = recipe.points(points)
      return verifiedOnce {
        var checksum = Checksum()
        for place in places { checksum.add(entrant.hit(place)) }
        return checksum.value
      } then: {
        var bits: UInt = 0
        for place in places { bits ^= entrant.search(place) }
        return bits
      }
    }
  }

  /// A workload in which a child of the root moves before each hit test.
  static func moving<Entrant: Contestant>(
    _ name: String, _ recipe: TreeRecipe, points: Int, _ make: @escaping Maker<Entrant>
  ) -> Workload {
    Workload(name: name, operations: points) {
      let entrant = make(recipe)
      let places = recipe.points(points)
      let children = recipe.nodes.indices.filter { recipe.nodes[$0].parent == 0 }
      @MainActor func move(before index: Int) {
        let child = children[(index / 2) &* 7919 % children.count]
        entrant.move(child, by: CGVector(dx: index % 2 == 0 ? 1 : -1, dy: 0))
      }
      return verifiedOnce {
        var checksum = Checksum()
        for (index, place) in places.enumerated() {
          move(before: index)
          checksum.add(entrant.hit(place))
        }
        return checksum.value
      } then: {
        var bits: UInt = 0
        for (index, place) in places.enumerated() {
          move(before: index)
          bits ^= entrant.search(place)
        }
        return bits
      }
    }
  }

  /// Returns a pass that computes a checksum of the found views at its first call, and only searches afterwards.
  private static func verifiedOnce(
    _ verify: @escaping Workload.Pass, then search: @escaping @MainActor () -> UInt
  ) -> Workload.Pass {
    var checksum: UInt64?
    var bits: UInt = 0
    return {
      if let checksum {
        bits = search()
        return checksum &+ UInt64(bits & 0)
      }
      let found = verify()
      checksum = found
      return found
    }
  }

  /// The workloads whose instructions are counted.
  static let all: [Workload] = samples + others

  private static let samples: [Workload] =
    TreeRecipe.samples.map {
      still("hit.\($0.name).model", $0, points: 2000) { ModelContestant($0) }
    }
    + TreeRecipe.samples.map {
      still("hit.\($0.name).flat", $0, points: 2000) { FlatContestant($0) }
    }

  private static let others: [Workload] = [
    moving("moving.T1.model", .grid, points: 2000) { ModelContestant($0) },
    moving("moving.T2.model", .crowd, points: 2000) { ModelContestant($0) },
    still("hit.T1.10000", .grid(columns: 400), points: 2000) { ModelContestant($0) },
    still("hit.T4.2%", .screen.overriding(permille: 20), points: 2000) { ModelContestant($0) },
  ]
}
