// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Lines of Swift source, written as a template: a literal whose placeholders are values.
///
/// A placeholder alone on its line may stand for several lines, which take its indentation, or for nothing,
/// which leaves the line out. Lines between `\(if: condition)` and `\(.end)` depend on a condition.
struct SwiftCode: Hashable, ExpressibleByStringInterpolation {
  private(set) var lines: [String]

  init(_ lines: [String] = []) { self.lines = lines }

  init(stringLiteral text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  init(stringInterpolation template: StringInterpolation) {
    lines = []
    var conditions: [Bool] = []
    for line in template.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isEmpty = line.contains(StringInterpolation.nothing)
      if line.contains(StringInterpolation.condition) {
        conditions.append(!isEmpty)
      } else if line.contains(StringInterpolation.end) {
        conditions.removeLast()
      } else if !isEmpty, conditions.allSatisfy(\.self) {
        lines.append(line.allSatisfy { $0 == " " } ? "" : String(line))
      }
    }
  }

  /// A template with its placeholders replaced.
  struct StringInterpolation: StringInterpolationProtocol {
    enum Directive { case end }

    /// Stands in lines that are left out.
    fileprivate static let nothing: Character = "\u{0}"
    fileprivate static let condition: Character = "\u{3}"
    fileprivate static let end: Character = "\u{4}"
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { text += literal }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      text += value.description
    }

    mutating func appendInterpolation(_ text: String?) {
      self.text += text ?? String(Self.nothing)
    }

    mutating func appendInterpolation(_ text: String, if isWritten: Bool) {
      appendInterpolation(isWritten ? text : nil)
    }

    mutating func appendInterpolation(_ code: SwiftCode) {
      let margin = String(text.reversed().prefix { $0 == " " })
      appendInterpolation(code.isEmpty ? nil : code.lines.joined(separator: "\n\(margin)"))
    }

    mutating func appendInterpolation(if condition: Bool) {
      text.append(Self.condition)
      if !condition { text.append(Self.nothing) }
    }

    mutating func appendInterpolation(_ directive: Directive) { text.append(Self.end) }
  }

  var isEmpty: Bool { lines.isEmpty }

  static func += (code: inout SwiftCode, more: SwiftCode) { code.lines += more.lines }

  /// Replaces a mark in every line.
  func replacing(_ mark: String, with text: String) -> SwiftCode {
    SwiftCode(lines.map { $0.replacing(mark, with: text) })
  }

  func contains(_ mark: String) -> Bool { lines.contains { $0.contains(mark) } }

  /// Pieces with a line between them.
  static func joined(_ pieces: [SwiftCode], by line: String) -> SwiftCode {
    let texts = pieces.filter { !$0.isEmpty }.map { piece in
      piece.lines.last == "" ? piece.lines.dropLast() : piece.lines[...]
    }
    return SwiftCode(Array(texts.joined(separator: [line])))
  }

  /// Members of a type; those that are longer than a line stand apart.
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

  /// A type with its members.
  static func type(_ head: String, _ members: [SwiftCode]) -> SwiftCode {
    let body = spaced(members.map { $0.laidOut() })
    return body.isEmpty ? "\(head) {}" : "\(head) {\n  \(body)\n}"
  }
}
