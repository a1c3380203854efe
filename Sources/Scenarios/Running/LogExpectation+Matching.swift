// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

extension LogExpectation {
  /// How far a log agrees.
  struct Progress: Equatable {
    /// The first part that has nothing to match; their number when only lines are left over.
    let element: Int
    /// The first line that matches nothing.
    let line: Int
  }

  /// What comparing a log came to.
  enum Agreement: Equatable {
    /// The log is what is expected.
    case full
    /// It is something else, from here on.
    case until(Progress)
    /// The parts up to this one leave more readings than can be looked through.
    case undecided(element: Int)
  }

  /// The steps that may be made to compare a log, each over up to 64 places of it. Files as people write
  /// them need a few for each line.
  package static let mostSteps = 20_000_000

  /// Whether a log is known to be what is expected.
  package func matches(_ lines: [String]) -> Bool { agreement(with: lines) == .full }

  /// Where a log stops agreeing, as far on as any reading of the freedoms gets.
  ///
  /// All places that the parts so far can end at are kept, so no choice must be taken back.
  func agreement(with lines: [String], steps: Int = mostSteps) -> Agreement {
    var matcher = ExpectationMatcher(lines, steps: steps)
    for (index, element) in elements.enumerated() {
      let line = matcher.ends.last ?? 0
      guard matcher.match(element) else { return .undecided(element: index) }
      if matcher.ends.isEmpty { return .until(Progress(element: index, line: line)) }
    }
    let end = matcher.ends.last ?? 0
    return end == lines.count
      ? .full : .until(Progress(element: elements.count, line: end))
  }
}
