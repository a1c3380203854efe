// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A view tree as plain data: the same for the flat scan, the textbook port and UIModel.
///
/// Rectangles are whole numbers and points end in a half, so that no point lies on an edge.
struct TreeRecipe {
  /// One view.
  struct Node {
    var parent: Int
    var frame: CGRect
    var isHidden = false
    var isOff = false
    /// The matrix of a rotation and scaling about the view's centre; nil for none.
    var turn: (a: Double, b: Double, c: Double, d: Double)?
    /// True if the class of the view overrides `point(inside:with:)`.
    var overrides = false
  }

  let name: String
  let what: String
  private(set) var nodes: [Node]

  /// Starts a tree with its root.
  init(_ name: String, _ what: String, width: Int, height: Int) {
    self.name = name
    self.what = what
    nodes = [Node(parent: -1, frame: CGRect(x: 0, y: 0, width: width, height: height))]
  }

  /// Adds a view in front of its siblings and returns its index.
  @discardableResult
  mutating func add(
    to parent: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int, off: Bool = false,
    hidden: Bool = false, turn: (a: Double, b: Double, c: Double, d: Double)? = nil
  ) -> Int {
    let frame = CGRect(x: x, y: y, width: width, height: height)
    nodes.append(
      Node(parent: parent, frame: frame, isHidden: hidden, isOff: off, turn: turn))
    return nodes.count - 1
  }

  /// Returns the same tree, in which some of every thousand views override `point(inside:with:)`.
  func overriding(permille: Int) -> TreeRecipe {
    var copy = self
    for index in nodes.indices.dropFirst() {
      copy.nodes[index].overrides = (index &* 2_654_435_761 >> 7) % 1000 < permille
    }
    return copy
  }

  /// Points distributed over the root view.
  func points(_ count: Int) -> [CGPoint] {
    var random = SeededNumbers(7)
    let size = nodes[0].frame.size
    return (0..<count).map { _ in
      CGPoint(
        x: Double(random.below(Int(size.width))) + 0.5,
        y: Double(random.below(Int(size.height))) + 0.5)
    }
  }
}

/// Random numbers from a seed, the same on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(_ seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a whole number from 0 to one below `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// Returns a whole number of a range.
  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.count)
  }

  /// Returns a number from 0 to below 1.
  mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }
}
