// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The steps that a search may still make, so that it ends.
struct StepBudget {
  /// No steps are left.
  struct Exceeded: Error {}

  var left: Int

  mutating func spend(_ steps: Int) throws(Exceeded) {
    left -= steps
    if left < 0 { throw Exceeded() }
  }
}
