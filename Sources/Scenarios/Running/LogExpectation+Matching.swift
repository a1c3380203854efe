// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension LogExpectation {
  /// The part of an expectation that a log has met so far.
  struct Progress: Hashable, Comparable {
    /// The first part that has nothing to match; their number when only lines are left over.
    let element: Int
    /// The first line that matches nothing.
    let line: Int

    static func < (left: Progress, right: Progress) -> Bool {
      (left.element, left.line) < (right.element, right.line)
    }
  }

  /// The result of comparing a log.
  enum Agreement: Equatable {
    /// The log is what is expected.
    case full
    /// The log is something else, from here on.
    case until(Progress)
    /// The parts up to this one leave more readings than can be followed.
    case undecided(element: Int)
  }

  /// The steps after which a comparison gives up. Files as people write them need a few for each line.
  package static let mostSteps = 5_000_000

  /// Returns whether a log is known to be what is expected.
  package func matches(_ lines: [String]) -> Bool { agreement(with: lines) == .full }

  /// Returns the part that a log meets: the longest that any reading of the freedoms gives.
  func agreement(with lines: [String], steps: Int = mostSteps) -> Agreement {
    var matcher = ExpectationMatcher(elements, lines, steps: steps)
    return matcher.agreement()
  }
}
