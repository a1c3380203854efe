// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The limits on the number of plays in a search, for files and for the window.
extension ChangeSearch {
  /// A scenario with more inputs than this is not played again to try changes.
  fileprivate static let mostInputs = 20_000
  fileprivate static let mostNodes = 5_000
  /// The largest number of recognizers in a scene, because the time of a play grows with the square of this number.
  fileprivate static let mostGestures = 500
  /// The limit of the estimated time of all plays for one explanation, in microseconds.
  fileprivate static let mostMicroseconds = 400_000
  /// The limit of the estimated time of all usual gestures that are played with changes, in microseconds.
  fileprivate static let mostProbeMicroseconds = 200_000
  /// The largest number of usual gestures to try. Fewer than `fewestProbes` are not worth trying.
  fileprivate static let mostProbes = 600
  fileprivate static let fewestProbes = 24

  /// The quantities that determine how long one play of the scene takes to compute.
  struct Size {
    /// The number of visible cells up to which scrolling costs no more than any other touch.
    private static let usualCells = 100
    /// The number of inputs in a play.
    let inputs: Int
    /// The number of inputs that are played before a usual gesture starts.
    var before = 0
    let nodes: Int
    /// The depth of the view that is nested deepest.
    let depth: Int
    /// The number of table rows in the file. Each play makes the cells of the visible ones.
    var rows = 0
    /// The number of table rows that can be seen at the same time. A scroll moves their cells.
    var visibleRows = 0
    let gestures: Int
    /// The number of bytes that are read for each change.
    var bytes = 0

    /// Estimates the microseconds of a play from the file's bytes, the views, the cells, and the recognizers that
    /// handle each input.
    func cost(bytes: Int, inputs: Int) -> Int {
      // A cell that becomes a subview is compared with all its superviews, at most all views of the file.
      let cells = min(rows, TableDefaults.mostCells) * (120 + nodes / 10)
      let moved = max(0, min(visibleRows, TableDefaults.mostCells) - Self.usualCells) * inputs * 40
      // For a touch, the views below the finger are visited, and for each of them its superviews.
      let input = 5 + gestures + depth * depth / 50
      return max(
        1, bytes / 20 + nodes * 5 + cells + moved + rows / 10 + inputs * input + gestures * gestures
      )
    }
  }
}

extension ChangeSearch.Budget {
  /// Allows many plays of a small scene and few of a large one. Plays of usual gestures are short and count less.
  convenience init(_ size: ChangeSearch.Size) {
    let plays = Self.plays(size)
    self.init(plays: plays, probes: Self.probes(size, plays))
  }

  private static func plays(_ size: ChangeSearch.Size) -> Int {
    let isSmallEnough =
      size.inputs <= ChangeSearch.mostInputs && size.nodes <= ChangeSearch.mostNodes
      && size.gestures <= ChangeSearch.mostGestures
    let count = max(1, size.inputs + size.nodes + size.gestures)
    let cost = size.cost(bytes: size.bytes, inputs: size.inputs)
    // Even if a play takes long, one change is tried.
    let fewest = cost > ChangeSearch.mostMicroseconds ? 1 : 3
    let most = max(fewest, ChangeSearch.mostMicroseconds / cost)
    return isSmallEnough ? min(most, max(10, min(120, 30_000 / count))) : 0
  }

  private static func probes(_ size: ChangeSearch.Size, _ plays: Int) -> Int {
    guard plays > 0 else { return 0 }
    let cost = size.cost(bytes: 0, inputs: size.before + 20)
    let most = ChangeSearch.mostProbeMicroseconds / cost
    return most < ChangeSearch.fewestProbes ? 0 : min(ChangeSearch.mostProbes, most)
  }
}
