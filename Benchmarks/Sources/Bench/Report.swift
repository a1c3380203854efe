// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The figures, as a table and as a JSON file.
struct Report: Codable {
  var rows: [Row] = []

  var table: String {
    let header = [
      "goal", "what", "figure", "unit", "baseline", "ratio", "textbook", "alloc.", "instr.",
      "wanted", "met",
    ]
    let cells = [header] + rows.map(Self.cells)
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let gap = String(repeating: " ", count: cell.1 - cell.0.count)
        let isNumber = [2, 4, 5, 6, 7, 8].contains(column)
        return isNumber ? gap + cell.0 : cell.0 + gap
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func cells(_ row: Row) -> [String] {
    [
      row.goal, row.what, text(row.figure), row.unit, text(row.baseline), text(row.ratio),
      text(row.textbook), text(row.allocations), text(row.instructions), row.wanted,
      row.isMet.map { $0 ? "yes" : "NO" } ?? "",
    ]
  }

  private static func text(_ value: Double?) -> String {
    guard let value else { return "" }
    if value == value.rounded() || abs(value) >= 1000 { return String(format: "%.0f", value) }
    return String(format: abs(value) < 10 ? "%.2f" : "%.1f", value)
  }

  var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }
}
