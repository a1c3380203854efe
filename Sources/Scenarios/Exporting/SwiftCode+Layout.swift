// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Lines that may be broken: marks show where, until they are laid out as the formatter leaves them.
extension SwiftCode {
  private enum Mark {
    static let open: Character = "\u{E}"
    /// A space where a line may end.
    static let gap: Character = "\u{1F}"
    static let close: Character = "\u{F}"
    /// Closes a group whose last bracket stands on a line of its own.
    static let closeApart: Character = "\u{10}"
    static let all: Set<Character> = [open, gap, close, closeApart]
  }

  /// The columns of a line.
  private static let width = 100
  /// The indentation of the members of a class in the test, and of the test's statements.
  private static let outer = 4

  /// A call, whose arguments stand below it if they must, as many on a line as fit.
  static func call(_ head: String, _ arguments: [String]) -> String {
    "\(head)(\(Mark.open)\(arguments.joined(separator: ",\(Mark.gap)"))\(Mark.close))"
  }

  /// Brackets around something that stands on a line of its own if it must.
  static func group(_ head: String, _ content: String, _ tail: String) -> String {
    "\(head)\(Mark.open)\(content)\(Mark.closeApart)\(tail)"
  }

  /// A statement in braces.
  static func block(_ head: String, _ statement: String) -> SwiftCode {
    "\(group("\(head) {", "\(Mark.gap)\(statement)\(Mark.gap)", "}"))"
  }

  /// A list of literals, each on its own line. The head stands before the bracket, the tail behind the other one.
  static func list(_ head: String, _ elements: [String], _ tail: String = "") -> SwiftCode {
    guard let first = elements.first else { return "\(head)[]\(tail)" }
    if elements.count == 1 { return "\(head)\(group("[", first, "]"))\(tail)" }
    return """
      \(head)[
        \(SwiftCode(elements.map { "\($0)," }))
      ]\(tail)
      """
  }

  /// Text as comment lines.
  static func comment(_ mark: String, _ text: String) -> SwiftCode {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("\(mark) \(word)")
      }
    }
    return SwiftCode(lines)
  }

  /// The lines without marks, broken where they are too long.
  func laidOut() -> SwiftCode { SwiftCode(lines.flatMap(Self.laidOut)) }

  private static func isTooLong(_ line: String) -> Bool { plain(line).count + outer > width }

  private static func plain(_ line: String) -> String {
    line.replacing("\(Mark.gap)", with: " ").filter { !Mark.all.contains($0) }
  }

  private static func laidOut(_ line: String) -> [String] {
    guard isTooLong(line), let open = line.firstIndex(of: Mark.open),
      let close = line.lastIndex(where: { $0 == Mark.close || $0 == Mark.closeApart })
    else { return [plain(line)] }
    let margin = String(line.prefix { $0 == " " })
    var tail = String(line[line.index(after: close)...])
    var pieces = pieces(line[line.index(after: open)..<close])
    if line[close] == Mark.close, let last = pieces.popLast() {
      pieces.append(last + tail)
      tail = ""
    }
    var rows: [String] = []
    for piece in pieces {
      if let row = rows.last, !isTooLong("\(row) \(piece)") {
        rows[rows.count - 1] += " \(piece)"
      } else {
        rows.append("\(margin)  \(piece)")
      }
    }
    return [String(line[..<open])] + rows.flatMap(laidOut) + (tail.isEmpty ? [] : [margin + tail])
  }

  /// Splits a group at its gaps; groups in it stay whole.
  private static func pieces(_ content: Substring) -> [String] {
    var depth = 0
    return content.split { character in
      if character == Mark.open { depth += 1 }
      if character == Mark.close || character == Mark.closeApart { depth -= 1 }
      return depth == 0 && character == Mark.gap
    }.map(String.init)
  }
}
