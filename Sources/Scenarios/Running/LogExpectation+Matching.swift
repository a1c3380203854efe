// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension LogExpectation {
  /// The part of an expectation that a log has matched so far.
  struct Progress: Hashable, Comparable {
    /// The first part without a match; the number of parts if only lines are left over.
    let element: Int
    /// The first line without a match.
    let line: Int

    static func < (left: Progress, right: Progress) -> Bool {
      (left.element, left.line) < (right.element, right.line)
    }
  }

  /// The result of comparing a log with an expectation.
  enum Agreement: Equatable {
    /// The log is as expected.
    case full
    /// The log is not as expected from this position on.
    case until(Progress)
    /// The parts up to this one allow too many matches to try all of them.
    case undecided(element: Int)
  }

  /// The number of steps after which a comparison stops. Usual files need a few steps for each line.
  package static let mostSteps = 5_000_000

  /// Returns whether a log is known to be as expected.
  package func matches(_ lines: [String]) -> Bool { agreement(with: lines) == .full }

  /// Returns the part of the expectation that a log matches: the longest of all possible matches.
  func agreement(with lines: [String], steps: Int = mostSteps) -> Agreement {
    var matcher = ExpectationMatcher(elements, lines, steps: steps)
    return matcher.agreement()
  }
}
