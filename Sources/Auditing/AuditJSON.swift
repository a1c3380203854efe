// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios

/// Writes reports as JSON and SARIF.
extension AuditReport {
  /// Returns the report as one JSON object: the counts, and the findings with rule, severity, name, message,
  /// rectangle, point, cause and changes.
  package func json(file: String) -> String {
    let list = findings.map { "    \($0.json)" }.joined(separator: ",\n")
    return """
      {
        "file": \(JSONString.quote(file)),
        "errors": \(errors.count), "warnings": \(warnings.count), "notes": \(notes.count),
        "ignored": \(ignored), "targets": \(targets), "gestures": \(plays), "complete": \(isComplete),
        "findings": [\(findings.isEmpty ? "" : "\n\(list)\n  ")]
      }
      """
  }

  /// Returns the reports in SARIF 2.1.0 (Static Analysis Results Interchange Format), which code-hosting sites display.
  @MainActor
  package static func sarif(_ reports: [(file: String, report: AuditReport)]) -> String {
    let rules = AuditRules.list.map { rule in
      "{\"id\": \(JSONString.quote(rule.id)), \"shortDescription\": {\"text\": "
        + "\(JSONString.quote(rule.summary))}}"
    }
    let results = reports.flatMap { file, report in report.findings.map { $0.sarif(file) } }
    return """
      {"$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [{
        "tool": {"driver": {"name": "Sandbox audit", "rules": [
          \(rules.joined(separator: ",\n    "))
        ]}},
        "results": [
          \(results.joined(separator: ",\n    "))
        ]
      }]}
      """
  }
}

extension AuditFinding {
  fileprivate var json: String {
    var members = [
      "\"rule\": \(JSONString.quote(rule))", "\"severity\": \(JSONString.quote(severity.rawValue))",
      "\"name\": \(JSONString.quote(name))", "\"message\": \(JSONString.quote(message))",
    ]
    if let box {
      let numbers = [box.minX, box.minY, box.width, box.height].map { JSONNumber.text(Double($0)) }
      members.append("\"rect\": [\(numbers.joined(separator: ", "))]")
    }
    if let point {
      let numbers = [point.x, point.y].map { JSONNumber.text(Double($0)) }
      members.append("\"at\": [\(numbers.joined(separator: ", "))]")
    }
    if let gesture { members.append("\"gesture\": \(JSONString.quote(gesture))") }
    members.append("\"cause\": \(Self.list(cause))")
    let changes = changes.map { change in
      "{\"sentence\": \(JSONString.quote(change.sentence)), \"set\": \(Self.list(change.sets)), "
        + "\"swift\": \(Self.list(change.swift))}"
    }
    members.append("\"changes\": [\(changes.joined(separator: ", "))]")
    return "{\(members.joined(separator: ", "))}"
  }

  fileprivate func sarif(_ file: String) -> String {
    let level =
      switch severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let text = ([message] + cause).joined(separator: " ")
    return
      "{\"ruleId\": \(JSONString.quote(rule)), \"level\": \"\(level)\", \"message\": {\"text\": "
      + "\(JSONString.quote(text))}, \"locations\": [{\"physicalLocation\": {\"artifactLocation\": "
      + "{\"uri\": \(JSONString.quote(file))}}, \"logicalLocations\": [{\"name\": "
      + "\(JSONString.quote(name))}]}]}"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map { JSONString.quote($0) }.joined(separator: ", "))]"
  }
}
