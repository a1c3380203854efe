// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension LogExpectation {
  /// The position up to which a log matches an expectation.
  struct Progress: Hashable, Comparable {
    /// The index of the first unmatched part of the expectation; the number of parts if only the log has lines left.
    let element: Int
    /// The index of the first log line that is not matched.
    let line: Int

    static func < (left: Progress, right: Progress) -> Bool {
      (left.element, left.line) < (right.element, right.line)
    }
  }

  /// The result of comparing a log with an expectation.
  enum Agreement: Equatable {
    /// The log is as expected.
    case full
    /// The log differs from the expectation from this position on.
    case until(Progress)
    /// Not known: the comparison reached its limit of steps at the part of the expectation with this index.
    case undecided(element: Int)
  }

  /// The number of steps, roughly comparisons of two lines, after which `agreement(with:steps:)` gives up. Ordinary
  /// files need a few steps for each line.
  package static let mostSteps = 5_000_000

  /// Returns whether a log is as expected; false also if the limit of steps was reached.
  package func matches(_ lines: [String]) -> Bool { agreement(with: lines) == .full }

  /// Compares a log with the expectation. If they differ, the result has the furthest position that a match reached.
  func agreement(with lines: [String], steps: Int = mostSteps) -> Agreement {
    var matcher = ExpectationMatcher(elements, lines, steps: steps)
    return matcher.agreement()
  }
}
