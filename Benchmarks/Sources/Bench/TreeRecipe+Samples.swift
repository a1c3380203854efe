// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension TreeRecipe {
  /// The six view trees in which hit tests are measured.
  static let samples: [TreeRecipe] = [grid, crowd, chain(1000), screen, wide, turned]

  /// Tree T1: 1,000 views side by side.
  static let grid = grid(columns: 40)

  /// Tree T1 with another number of columns, of 25 views each.
  static func grid(columns: Int) -> TreeRecipe {
    var tree = TreeRecipe("T1", "1,000 views in a grid", width: 32 * columns, height: 800)
    for i in 0..<25 * columns {
      tree.add(to: 0, i % columns * 32 + 1, i / columns * 32 + 1, 30, 30)
    }
    return tree
  }

  /// Tree T2: 10,000 overlapping views.
  static let crowd = crowded(10_000)

  /// Tree T2 with another number of views.
  static func crowded(_ count: Int) -> TreeRecipe {
    var random = SeededNumbers(2)
    var tree = TreeRecipe("T2", "10,000 views over each other", width: 1280, height: 800)
    for _ in 0..<count {
      let chance = random.below(50)
      tree.add(
        to: 0, random.within(-20...1260), random.within(-20...780), random.within(4...40),
        random.within(4...40), off: chance == 1, hidden: chance == 0)
    }
    return tree
  }

  /// Tree T3: nested views, 1,000 unless given otherwise.
  static func chain(_ depth: Int) -> TreeRecipe {
    let size = depth + 1000
    var tree = TreeRecipe("T3", "\(depth) views in each other", width: size, height: size)
    for i in 0..<depth { tree.add(to: i, i & 1, i & 1, size - i - 1, size - i - 1) }
    return tree
  }

  /// Tree T5: five levels with ten views in each view.
  static let wide: TreeRecipe = {
    var tree = TreeRecipe("T5", "111,111 views, ten in each", width: 4000, height: 1600)
    var level = [0]
    for depth in 0..<5 {
      let across = depth % 2 == 0 ? 5 : 2
      let down = 10 / across
      var next: [Int] = []
      for parent in level {
        let width = Int(tree.nodes[parent].frame.width) / across
        let height = Int(tree.nodes[parent].frame.height) / down
        let gap = depth == 4 ? 1 : 0
        for k in 0..<10 {
          next.append(
            tree.add(
              to: parent, k % across * width + gap, k / across * height + gap, width - 2 * gap,
              height - 2 * gap))
        }
      }
      level = next
    }
    return tree
  }()

  /// Tree T6: 200 rotated and scaled views, nested in pairs.
  static let turned: TreeRecipe = {
    var random = SeededNumbers(6)
    var tree = TreeRecipe("T6", "200 views, turned and scaled", width: 1280, height: 800)
    func turn() -> (a: Double, b: Double, c: Double, d: Double) {
      let angle = random.unit() * 2 * .pi
      let scale = 0.5 + random.unit()
      return (scale * cos(angle), scale * sin(angle), -scale * sin(angle), scale * cos(angle))
    }
    for _ in 0..<100 {
      let (w, h) = (random.within(40...160), random.within(40...160))
      let outer = tree.add(
        to: 0, random.within(0...1200), random.within(0...720), w, h, turn: turn())
      tree.add(to: outer, w / 4, h / 4, w / 2, h / 2, turn: turn())
    }
    return tree
  }()
}
