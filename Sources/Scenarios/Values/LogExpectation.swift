// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The log lines that a scenario must produce. Some may be optional, repeated, or in any order.
package struct LogExpectation: Equatable, Sendable {
  /// One part of it.
  package enum Element: Equatable, Sendable {
    /// This line.
    case line(String)
    /// The lines of all these lists, mixed in any order that keeps the order within each list.
    case anyOrder([[String]])
    /// The line, at least this many times in a row.
    case atLeast(Int, String)
    /// The line or nothing.
    case optional(String)
  }

  /// The parts, in order.
  package var elements: [Element]

  /// Makes an expectation.
  package init(_ elements: [Element]) {
    self.elements = elements
  }
}
