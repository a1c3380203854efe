// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One line of the table.
struct Row: Codable {
  /// The row of the goals, such as `H1`.
  let goal: String
  let what: String
  let figure: Double
  let unit: String
  /// The baseline of the same run, in the same unit; nil where there is none.
  var baseline: Double?
  /// The figure over the baseline, the median of the pairs.
  var ratio: Double?
  /// The factor by which the textbook port is slower.
  var textbook: Double?
  var allocations: Double?
  var instructions: Double?
  /// The goal, in words.
  var wanted = ""
  /// The number of views or fingers, for rows of a curve.
  var size: Double?
  /// True if the goal is met; nil for a row without a goal.
  var isMet: Bool?
}

/// A mistake that makes every figure worthless.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}
