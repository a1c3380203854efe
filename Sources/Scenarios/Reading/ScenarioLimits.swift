// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The limits of a scenario file. Source: the documentation of the format.
enum ScenarioLimits {
  /// The largest size of a file, in bytes.
  static let bytes = 64 << 20
  /// The largest number of windows and nodes together.
  static let nodes = 100_000
  /// The largest depth of nodes.
  static let depth = 1_000
  /// The largest depth of JSON nesting: two levels for each level of nodes, and some for the values around and inside
  /// them.
  static let levels = 2 * depth + 16
  /// The largest number of entries of `input`.
  static let inputs = 1_000_000
  /// The largest absolute value of a coordinate or length, in points.
  static let points: Double = 1_000_000
  /// The latest time, in seconds.
  static let seconds: Double = 1_000_000
  /// The largest number of faults that are listed for one file.
  static let faults = 100
  /// The allowed number of characters of a name.
  static let nameLength = 1...200
  /// The largest number of rows of all tables together, including those that `set` adds.
  static let rows = 1_000_000
  /// The largest number of segments and pages of all controls together.
  static let segments = 100_000
  /// The largest number of recognizers of all nodes together.
  static let recognizers = 10_000
  /// The largest number of pairs of recognizers in relations. "*" counts as one pair with each recognizer.
  static let relations = 100_000
  /// The largest number of lines in one `anyOrder`.
  static let anyOrder = 1_000
}
