// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The number of plays that a search makes, in a file and in a window alike.
extension ChangeSearch {
  /// A scenario with more inputs than this is not played again to try changes.
  fileprivate static let mostInputs = 20_000
  fileprivate static let mostNodes = 5_000
  /// The largest number of recognizers on one view, because their work grows with the square of that number.
  fileprivate static let mostGestures = 500
  /// The time that all plays for one explanation may take, in microseconds, as estimated below.
  fileprivate static let mostMicroseconds = 1_000_000
  /// The most that the other gestures may cost, by the same estimate.
  fileprivate static let mostProbeMicroseconds = 200_000
  /// So many other gestures are made at most; fewer than the least are not worth it.
  fileprivate static let mostProbes = 600
  fileprivate static let fewestProbes = 24

  /// What the time of a play depends on.
  struct Size {
    /// The inputs of a play, and those that come before another gesture is made.
    let inputs: Int
    var before = 0
    let nodes: Int
    let gestures: Int
    /// The bytes that are read for each change.
    var bytes = 0

    /// Roughly the microseconds of a play: reading, the views, and each input among the recognizers.
    func cost(bytes: Int, inputs: Int) -> Int {
      max(1, bytes / 20 + nodes * 5 + inputs * (5 + gestures) + gestures * gestures)
    }
  }
}

extension ChangeSearch.Budget {
  /// Many plays of a small scene, few of a large one, and the plays of other gestures, which are short.
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
    let most = max(4, ChangeSearch.mostMicroseconds / cost)
    return isSmallEnough ? min(most, max(10, min(120, 30_000 / count))) : 0
  }

  private static func probes(_ size: ChangeSearch.Size, _ plays: Int) -> Int {
    guard plays > 0 else { return 0 }
    let cost = size.cost(bytes: 0, inputs: size.before + 20)
    let most = ChangeSearch.mostProbeMicroseconds / cost
    return most < ChangeSearch.fewestProbes ? 0 : min(ChangeSearch.mostProbes, most)
  }
}
