// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension TimeInterval {
  /// Seconds as text with three decimals, as in the log: "1.250".
  package var secondsText: String { String(format: "%.3f", self) }

  /// A short time as text: "4.2 ms", "120 ms".
  package var millisecondsText: String {
    let value = self * 1_000
    return value < 10 ? String(format: "%.1f ms", value) : String(format: "%.0f ms", value)
  }
}
