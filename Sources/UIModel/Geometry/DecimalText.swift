// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Numbers with a fixed count of decimals, for logs and reasons.
package enum DecimalText {
  /// The text of a number.
  ///
  /// - Parameters:
  ///   - value: any number. For NaN and absolute values of 1e15 or more, the result is Swift's own text, because
  ///     `String(format:)` would write all digits.
  ///   - digits: the number of decimals.
  /// - Returns: the text.
  package static func text(_ value: Double, digits: Int) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    return String(format: "%.\(digits)f", value)
  }
}
