// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Numbers with a fixed count of decimals, for logs and reasons.
package enum DecimalText {
  /// The text of a number.
  ///
  /// - Parameters:
  ///   - value: any number. Beyond a billion millions, and for NaN, the text is Swift's own:
  ///     `String(format:)` is made for numbers that fit on a line.
  ///   - digits: the number of decimals.
  /// - Returns: the text.
  package static func text(_ value: Double, digits: Int) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    return String(format: "%.\(digits)f", value)
  }
}
