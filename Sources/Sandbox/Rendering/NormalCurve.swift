// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The share of a normal distribution below a value, from a table.
enum NormalCurve {
  /// Where the curve is as good as 0 and 1, in standard deviations.
  static let reach = 3.0
  private static let steps = 512.0

  private static let table: [Float] = (0...Int(steps)).map { step in
    let value = (Double(step) / steps * 2 - 1) * reach
    let share = (1 + erf(value / 2.0.squareRoot())) / 2
    let least = (1 + erf(-reach / 2.0.squareRoot())) / 2
    // Stretched so that the table ends in 0 and 1 and no edge shows where it stops.
    return Float((share - least) / (1 - 2 * least))
  }

  /// The share, 0 to 1, below a value in standard deviations.
  static func share(below value: Double) -> Float {
    let part = (max(-reach, min(reach, value)) + reach) / (2 * reach)
    return table[Int(part * steps + 0.5)]
  }
}
