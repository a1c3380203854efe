// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation

extension AuditReport {
  /// Writes the report as text for a terminal: a paragraph for each finding, with commands that try its changes.
  ///
  /// - Parameters:
  ///   - file: the name of the file for the commands; nil if the scene is code, which has no commands.
  ///   - width: the number of characters in a line.
  /// - Returns: the lines, with the summary at the end.
  package func lines(file: String?, width: Int) -> [String] {
    var lines: [String] = []
    for (index, finding) in findings.enumerated() {
      if index > 0 { lines.append("") }
      let marker = "[\(index + 1)] "
      let place = finding.place.map { " \($0)" } ?? ""
      lines += Self.wrap(
        "\(marker)\(finding.severity.rawValue) \(finding.rule)\(place): \(finding.message)",
        width, "    ")
      for sentence in finding.cause { lines += Self.wrap("    \(sentence)", width, "      ") }
      for change in finding.changes {
        lines += Self.wrap("    * \(change.sentence)", width, "      ")
        lines += TouchAnswer.lines(
          command: "audit", sets: change.sets, swift: change.swift, file: file
        ).map { "      \($0)" }
      }
    }
    if !findings.isEmpty { lines.append("") }
    if !isComplete {
      lines.append("The screen needs more gestures than an audit plays, so some were not tried.")
    }
    return lines + [summary]
  }

  private static func wrap(_ text: String, _ width: Int, _ hanging: String) -> [String] {
    let start = text.prefix { $0 == " " }
    var lines: [String] = []
    var line = String(start)
    var isEmpty = true
    for word in text.split(separator: " ") {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        (line, isEmpty) = (hanging, true)
      }
      line += isEmpty ? String(word) : " \(word)"
      isEmpty = false
    }
    if !isEmpty { lines.append(line) }
    return lines
  }
}

extension AuditFinding {
  /// The touched point as text for a sentence, such as "at (195, 640)"; nil if the finding has no point.
  package var place: String? {
    point.map { "at (\(Self.number($0.x)), \(Self.number($0.y)))" }
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 10).rounded() / 10)"
  }
}
