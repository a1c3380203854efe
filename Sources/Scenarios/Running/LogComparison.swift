// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Two logs side by side.
package struct LogComparison: Equatable, Sendable {
  /// A line of each log; nil where a log has no line.
  package struct Row: Equatable, Sendable {
    /// The line of the first log; nil for none.
    package let left: String?
    /// The line of the second log; nil for none.
    package let right: String?
  }

  /// The rows. Equal lines are in the same row.
  package let rows: [Row]
  /// The index of the first row in which the logs differ; nil if they are equal.
  package let firstDivergence: Int?

  /// If at most this many lines follow the equal beginning, equal lines among them are aligned. Otherwise the n-th
  /// lines of both logs are in the same row.
  private static let mostCompared = 4_000
  /// The largest width of the first column, in characters.
  private static let widest = 72

  /// Compares two logs.
  package init(_ left: [String], _ right: [String]) {
    let same = zip(left, right).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (Array(left[same...]), Array(right[same...]))
    rows =
      left[..<same].map { Row(left: $0, right: $0) }
      + (max(oldRest.count, newRest.count) > Self.mostCompared
        ? Self.lineByLine(oldRest, newRest) : Self.aligned(oldRest, newRest))
    firstDivergence = rows.firstIndex { $0.left != $0.right }
  }

  /// The first difference between the logs, as a sentence; nil if they are the same.
  package var sentence: String? {
    guard let first = firstDivergence else { return nil }
    func said(_ line: String?) -> String { line.map { "\"\($0)\"" } ?? "missing" }
    return "The logs differ from line \(first + 1) on: "
      + "with the change it is \(said(rows[first].right)), "
      + "without the change \(said(rows[first].left))."
  }

  /// The rows as text in two columns, with a mark between them if they differ.
  package var text: [String] {
    let longest = rows.map { $0.left?.count ?? 0 }.max() ?? 0
    let width = min(longest, Self.widest)
    return rows.enumerated().map { index, row in
      let left = row.left ?? ""
      let padding = String(repeating: " ", count: max(0, width - left.count))
      let mark = index == firstDivergence ? ">" : row.left == row.right ? " " : "|"
      let line = "\(left)\(padding)  \(mark)  \(row.right ?? "")"
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  private static func lineByLine(_ left: [String], _ right: [String]) -> [Row] {
    (0..<max(left.count, right.count)).map { index in
      Row(
        left: index < left.count ? left[index] : nil,
        right: index < right.count ? right[index] : nil)
    }
  }

  /// Aligns two lists: equal lines are in the same row, and the lines between them are side by side.
  private static func aligned(_ left: [String], _ right: [String]) -> [Row] {
    var rows: [Row] = []
    var (onlyLeft, onlyRight): ([String], [String]) = ([], [])
    for row in LogDifference.rows(left, right) {
      switch row.mark {
      case .missing: onlyLeft.append(row.line)
      case .extra: onlyRight.append(row.line)
      case .same:
        rows += lineByLine(onlyLeft, onlyRight) + [Row(left: row.line, right: row.line)]
        (onlyLeft, onlyRight) = ([], [])
      }
    }
    return rows + lineByLine(onlyLeft, onlyRight)
  }
}
