// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// One line of the table of benchmark results.
struct Row: Codable {
  /// The identifier of the goal, such as `H1`.
  let goal: String
  let what: String
  let figure: Double
  let unit: String
  /// The baseline of the same run, in the same unit; nil for none.
  var baseline: Double?
  /// The figure divided by the baseline; if both were measured in several rounds, the median of the rounds' ratios.
  var ratio: Double?
  /// The factor by which the textbook implementation is slower than UIModel.
  var textbook: Double?
  var allocations: Double?
  var instructions: Double?
  /// The goal, in words.
  var wanted = ""
  /// The number of views or fingers; nil for rows that are not part of a curve.
  var size: Double?
  /// True if the goal is met; nil for a row without a goal.
  var isMet: Bool?
}

/// An error that makes all figures worthless: two contestants found different views.
struct Disagreement: Error, CustomStringConvertible {
  let description: String
}
