// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The log lines that a scenario must produce. Some may be optional, repeated, or in any order.
package struct LogExpectation: Equatable, Sendable {
  /// One part of the expectation.
  package enum Element: Equatable, Sendable {
    /// Exactly this line.
    case line(String)
    /// The lines of all these lists, interleaved in any way that keeps the order of each list.
    case anyOrder([[String]])
    /// This line, at least this number of times in a row.
    case atLeast(Int, String)
    /// This line or nothing.
    case optional(String)
  }

  /// The parts, in order.
  package var elements: [Element]

  /// Makes an expectation.
  package init(_ elements: [Element]) {
    self.elements = elements
  }
}
