// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension LogExpectation {
  /// The position up to which a log matches an expectation.
  struct Progress: Hashable, Comparable {
    /// The index of the first part that is not matched; the number of parts if only log lines are left.
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
    /// The limit of steps was reached: the parts up to this one allow too many matches.
    case undecided(element: Int)
  }

  /// The number of steps after which a comparison stops. Ordinary files need a few steps for each line.
  package static let mostSteps = 5_000_000

  /// Returns whether a log is as expected; false also if the limit of steps was reached.
  package func matches(_ lines: [String]) -> Bool { agreement(with: lines) == .full }

  /// Compares a log with the expectation. If it does not match completely, the result has the longest match.
  func agreement(with lines: [String], steps: Int = mostSteps) -> Agreement {
    var matcher = ExpectationMatcher(elements, lines, steps: steps)
    return matcher.agreement()
  }
}
