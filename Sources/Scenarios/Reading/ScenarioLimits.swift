// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The largest scenario that can be read. Source: the format's own page.
enum ScenarioLimits {
  /// The size of a file, in bytes.
  static let bytes = 64 << 20
  /// Windows and nodes together.
  static let nodes = 100_000
  /// The most levels of nodes.
  static let depth = 1_000
  /// The most levels of JSON: two for each level of nodes, and some around and inside them.
  static let levels = 2 * depth + 16
  /// The most entries of `input`.
  static let inputs = 1_000_000
  /// The largest coordinate or length, in points, to either side of zero.
  static let points: Double = 1_000_000
  /// The last time, in seconds.
  static let seconds: Double = 1_000_000
  /// The most faults that are listed for one file.
  static let faults = 100
  /// The characters of a name.
  static let nameLength = 1...200
  /// The rows of all tables together, those that `set` gives them included.
  static let rows = 1_000_000
  /// The segments of segmented controls and the pages of page controls, together.
  static let segments = 100_000
  /// The recognizers of all nodes together.
  static let recognizers = 10_000
  /// The pairs of recognizers that are named in their relations; "*" is a pair with each of them.
  static let relations = 100_000
  /// The lines that one `anyOrder` may have.
  static let anyOrder = 1_000
}
