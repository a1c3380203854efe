// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// The first difference between a log and its expectation, with the lines around it.
package struct LogDifference: Equatable, Sendable {
  /// The meaning of a row.
  package enum Mark: String, Sendable {
    /// The line was expected and is in the log.
    case same = " "
    /// The line was expected but is not in the log.
    case missing = "-"
    /// The line is in the log but was not expected.
    case extra = "+"
  }

  /// One line of the expectation or the log.
  package struct Row: Equatable, Sendable {
    /// The row's meaning.
    package let mark: Mark
    /// The text of the line, without the mark.
    package let line: String
  }

  /// The number of the first line that is not as expected, counted from 1.
  package let lineNumber: Int
  /// The rows, starting some lines before the first difference.
  package let rows: [Row]
  /// The number of rows that are left out at the end.
  package let omitted: Int
  /// The index of the part of the expectation that has too many possible matches. The comparison stopped there without
  /// a result, and `rows` is empty. Nil if the comparison finished.
  package let undecided: Int?

  /// The number of rows that are shown before the first difference.
  private static let context = 3
  /// The number of lines that are compared after the first difference.
  private static let compared = 400
  private static let shown = 60

  /// Compares a log with an expectation. Returns nil if the log is as expected.
  package init?(_ expectation: LogExpectation, _ lines: [String]) {
    switch expectation.agreement(with: lines) {
    case .full: return nil
    case .undecided(let element): self.init(undecided: element)
    case .until(let progress): self.init(expectation, lines, progress)
    }
  }

  private init(undecided element: Int) {
    lineNumber = 1
    rows = []
    omitted = 0
    undecided = element
  }

  private init(
    _ expectation: LogExpectation, _ lines: [String], _ progress: LogExpectation.Progress
  ) {
    undecided = nil
    lineNumber = progress.line + 1
    let before = lines[..<progress.line].suffix(Self.context).map { Row(mark: .same, line: $0) }
    let actual = Array(lines[progress.line...].prefix(Self.compared))
    let expected = Array(
      Self.lines(of: expectation.elements[progress.element...], near: actual)
        .prefix(Self.compared))
    let after = Self.rows(expected, actual)
    let cut =
      max(0, lines.count - progress.line - actual.count) + max(0, after.count - Self.shown)
    rows = before + after.prefix(Self.shown)
    omitted = cut
  }

  /// The rows as text, each with its mark.
  package var text: [String] {
    rows.map { "\($0.mark.rawValue) \($0.line)" }
      + (omitted > 0 ? ["  ... \(omitted) more"] : [])
  }

  /// Returns the expectation as lines. Lines in free order are put in the log's order if possible.
  private static func lines(
    of elements: ArraySlice<LogExpectation.Element>, near actual: [String]
  ) -> [String] {
    var lines: [String] = []
    let came = Set(actual)
    for element in elements {
      guard lines.count < compared else { break }
      switch element {
      case .line(let line): lines.append(line)
      case .optional(let line): if came.contains(line) { lines.append(line) }
      case .atLeast(0, let line) where !came.contains(line): break
      case .atLeast(let count, let line):
        let start = actual.firstIndex(of: line) ?? actual.endIndex
        let came = actual[start...].prefix { $0 == line }.count
        lines.append(contentsOf: Array(repeating: line, count: min(max(count, came), compared)))
      case .anyOrder(let lists):
        var left = lists.flatMap { $0 }
        let window = actual.dropFirst(max(0, lines.count - 2)).prefix(left.count + 4)
        for line in window {
          guard let index = left.firstIndex(of: line) else { continue }
          lines.append(left.remove(at: index))
        }
        lines.append(contentsOf: left)
      }
    }
    return lines
  }

  /// Merges two lists. Where they differ, the missing lines come first, then the extra ones.
  static func rows(_ expected: [String], _ actual: [String]) -> [Row] {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in actual.difference(from: expected) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if old < expected.count, removed.contains(old) {
        rows.append(Row(mark: .missing, line: expected[old]))
        old += 1
      } else if new < actual.count, inserted.contains(new) {
        rows.append(Row(mark: .extra, line: actual[new]))
        new += 1
      } else {
        rows.append(Row(mark: .same, line: new < actual.count ? actual[new] : expected[old]))
        old += 1
        new += 1
      }
    }
    return rows
  }
}
