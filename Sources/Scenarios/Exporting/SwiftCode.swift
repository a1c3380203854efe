// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Lines of Swift source, written as a string literal with placeholders.
///
/// The value of a placeholder that is alone on its line may have several lines, which are indented like the
/// placeholder. An empty value removes the line.
struct SwiftCode: Hashable, ExpressibleByStringInterpolation {
  private(set) var lines: [String]

  init(_ lines: [String] = []) { self.lines = lines }

  init(stringLiteral text: String) {
    lines = Self.split(text).map { String($0) }
  }

  init(stringInterpolation template: StringInterpolation) {
    lines = Self.split(template.text).filter { !$0.contains(StringInterpolation.nothing) }
      .map { $0.allSatisfy { $0 == " " } ? "" : String($0) }
  }

  /// Returns the lines of a text. It splits Unicode scalars, because splitting characters would take three times as
  /// long, and each view's code is split many times.
  private static func split(_ text: String) -> [Substring.UnicodeScalarView] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// A template with its placeholders replaced.
  struct StringInterpolation: StringInterpolationProtocol {
    /// Marks lines to remove. Texts of scenarios never contain this character, because `String.escaped` escapes it.
    fileprivate static let nothing: Unicode.Scalar = "\u{0}"
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
    }

    mutating func appendInterpolation(_ code: SwiftCode?, if isWritten: Bool = true) {
      if let code, isWritten, !code.isEmpty {
        let margin = String(text.reversed().prefix { $0 == " " })
        text += code.lines.joined(separator: "\n\(margin)")
      } else {
        text.unicodeScalars.append(Self.nothing)
      }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  static func += (code: inout SwiftCode, more: SwiftCode) { code.lines += more.lines }

  // MARK: Shapes

  /// The largest number of columns of a statement, without its indentation in the test.
  static let width = 94

  /// Returns a call. If the arguments do not fit on its line, they are put on the next line, or one on each line.
  static func call(_ head: String, _ arguments: [String]) -> SwiftCode {
    let list = arguments.joined(separator: ", ")
    if head.count + list.count + 2 <= width { return "\(head)(\(list))" }
    let rows = list.count + 3 <= width ? [list] : arguments
    return "\(head)(\n  \(SwiftCode(rows.dropLast().map { "\($0)," } + ["\(rows.last ?? ""))"]))"
  }

  /// Returns a list. If there are several elements or one is too long, each starts on a line of its own.
  static func list(_ head: String, _ elements: [SwiftCode], _ tail: String = "") -> SwiftCode {
    let line = "\(head)[\(elements.first?.lines.first ?? "")]\(tail)"
    let isShort = elements.count < 2 && elements.allSatisfy { $0.lines.count == 1 }
    if isShort, line.count <= width { return "\(line)" }
    let comma = elements.count > 1 ? "," : ""
    let rows = elements.flatMap { $0.lines.dropLast() + ["\($0.lines.last ?? "")\(comma)"] }
    return "\(head)[\n  \(SwiftCode(rows))\n]\(tail)"
  }

  /// Returns a text as comment lines.
  static func comment(_ mark: String, _ text: String) -> SwiftCode {
    var lines: [String] = []
    for word in text.split(whereSeparator: \.isWhitespace).map({ VisibleText.of(String($0)) }) {
      if let line = lines.last, line.count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append("\(mark) \(word)")
      }
    }
    return SwiftCode(lines)
  }

  /// Returns the members of a type. Members of several lines are surrounded by empty lines.
  static func spaced(_ members: [SwiftCode]) -> SwiftCode {
    var code = SwiftCode()
    var last: SwiftCode?
    for member in members where !member.isEmpty {
      if let last, max(member.lines.count, last.lines.count) > 1 { code += "" }
      code += member
      last = member
    }
    return code
  }

  /// Returns a head with braces around members or statements.
  static func block(_ head: String, _ members: [SwiftCode]) -> SwiftCode {
    let body = spaced(members)
    return body.isEmpty ? "\(head) {}" : "\(head) {\n  \(body)\n}"
  }
}
