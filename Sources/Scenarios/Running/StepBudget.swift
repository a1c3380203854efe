// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The steps that a search may still make, so that it ends.
struct StepBudget {
  private var left: Int

  init(_ steps: Int) {
    left = steps
  }

  /// Takes steps; false when there are not so many left.
  mutating func spend(_ steps: Int) -> Bool {
    left -= min(steps, left + 1)
    return left >= 0
  }
}
