// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Scenarios

/// The result of comparing a played file's log with the file's expectation.
package struct Verdict: Equatable, Sendable {
  /// The file's name.
  let file: String
  /// The first difference; nil if the log is as expected.
  package let difference: LogDifference?

  init(_ comparison: Screenplay.Outcome.Comparison, of file: String) {
    self.file = file
    difference = if case .different(let difference) = comparison { difference } else { nil }
  }

  package var isAsExpected: Bool { difference == nil }

  /// The result as a sentence.
  package var sentence: String {
    guard let difference else { return "\(file): the log is as expected." }
    if difference.undecided != nil {
      return "\(file): \"expect\" is too ambiguous to compare with the log."
    }
    return "\(file): line \(difference.lineNumber) of the log is not as expected."
  }
}
