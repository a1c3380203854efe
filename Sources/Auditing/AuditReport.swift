// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The result of an audit, the most serious findings first.
public struct AuditReport: Sendable {
  /// All findings that are not ignored.
  public let findings: [AuditFinding]
  /// The number of findings that were ignored.
  public let ignored: Int
  /// The number of controls, recognizers, tables and scroll views that gestures were played on.
  public let targets: Int
  /// The number of gestures that were played.
  public let plays: Int
  /// False if the audit stopped at its limit before all gestures were played.
  public let isComplete: Bool

  /// Findings about something that can't be operated at all.
  public var errors: [AuditFinding] { findings.filter { $0.severity == .error } }
  /// Findings about something that can't be operated at some points, or not as usual.
  public var warnings: [AuditFinding] { findings.filter { $0.severity == .warning } }
  /// Findings that may be intended.
  public var notes: [AuditFinding] { findings.filter { $0.severity == .note } }

  /// The counts as text: "2 errors, 1 warning, no notes in 12 targets, 300 gestures".
  public var summary: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number == 0 ? "no" : "\(number)") \(noun)\(number == 1 ? "" : "s")"
    }
    let found = [
      count(errors.count, "error"), count(warnings.count, "warning"), count(notes.count, "note"),
    ].joined(separator: ", ")
    let hidden = ignored == 0 ? "" : "; \(ignored) ignored"
    return "\(found)\(hidden) (\(count(targets, "target")), \(count(plays, "gesture")))"
  }
}

extension AuditReport: CustomStringConvertible {
  /// The summary and the findings, one on each line, for a failed expectation.
  public var description: String {
    ([summary] + findings.map { "\($0.severity.rawValue): \($0.rule): \($0.message)" })
      .joined(separator: "\n")
  }
}
