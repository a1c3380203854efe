// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A JSON text that is checked and divided into values once. The values refer to its bytes.
///
/// Foundation's parser can't be used: it fails at a depth of 512, although each nested view takes two levels, and it
/// loses repeated keys and the order of keys. Scenarios may be deeper, must not repeat keys, and their order matters.
/// This parser neither recurses nor copies, and takes 16 bytes for each value.
package final class JSONText: Sendable {
  /// The kind of a value.
  package enum Kind: UInt8, Sendable {
    case object
    case list
    case string
    case number
    case yes
    case no
    case null
  }

  /// A value or a key. The elements inside a value follow it directly.
  struct Element: Sendable {
    let kind: Kind
    /// The positions of its first byte and of the byte after its last.
    let start: UInt32
    fileprivate(set) var end: UInt32
    /// The index of the first element that is not inside this one.
    fileprivate(set) var next: UInt32
  }

  let bytes: [UInt8]
  let elements: [Element]

  /// Checks and parses a text; throws the first fault if it is not JSON in UTF-8. If `key` is not nil, parsing stops
  /// after the value of that key in the outermost object.
  package init(_ bytes: [UInt8], upTo key: String? = nil) throws(ScenarioFault) {
    guard bytes.count <= ScenarioLimits.bytes else {
      throw ScenarioFault(
        expected: "at most \(ScenarioLimits.bytes) bytes (64 MiB)", found: "\(bytes.count)")
    }
    var scanner = JSONScanner(bytes)
    elements = try scanner.scan(upTo: key)
    self.bytes = bytes
  }

  /// The outermost value.
  package var root: JSONValue { JSONValue(text: self, index: 0) }
}

/// Parses a JSON text into elements.
struct JSONScanner {
  /// An object or list whose closing bracket has not been reached yet.
  private struct Open {
    let index: Int
    let isObject: Bool
    /// The number of members so far.
    var count = 0
    /// The index of the element of the last key.
    var key = 0
  }

  private let bytes: [UInt8]
  private var at = 0
  private var elements: [JSONText.Element] = []
  private var open: [Open] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan(upTo key: String? = nil) throws(ScenarioFault) -> [JSONText.Element] {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { at = 3 }
    skipSpace()
    try scanValue()
    while let top = open.last {
      skipSpace()
      if at < bytes.count, bytes[at] == (top.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
        at += 1
        close()
        continue
      }
      if top.count > 0 {
        try expect(",", or: top.isObject ? "\"}\"" : "\"]\"")
        skipSpace()
      }
      open[open.count - 1].count += 1
      if top.isObject { try scanKey() }
      try scanValue()
      if let key, open.count == 1, top.isObject, isLastKey(key) {
        close()
        return elements
      }
    }
    skipSpace()
    if at < bytes.count { throw fault("the end of the file", found: word()) }
    return elements
  }

  /// Returns whether a word is the last key of the innermost object.
  private func isLastKey(_ word: String) -> Bool {
    let key = elements[open[open.count - 1].key]
    return bytes[Int(key.start + 1)..<Int(key.end - 1)].elementsEqual(word.utf8)
  }

  private mutating func close() {
    let top = open.removeLast()
    elements[top.index].end = UInt32(at)
    elements[top.index].next = UInt32(elements.count)
  }

  private mutating func scanKey() throws(ScenarioFault) {
    open[open.count - 1].key = elements.count
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
      throw fault("a key in quotes", found: word())
    }
    try scanString()
    skipSpace()
    try expect(":", or: nil)
    skipSpace()
  }

  private mutating func scanValue() throws(ScenarioFault) {
    guard at < bytes.count else { throw fault("a value", found: word()) }
    switch bytes[at] {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.list)
    case UInt8(ascii: "\""): try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    case UInt8(ascii: "t"): try scanWord("true", .yes)
    case UInt8(ascii: "f"): try scanWord("false", .no)
    case UInt8(ascii: "n"): try scanWord("null", .null)
    default: throw fault("a value", found: word())
    }
  }

  private mutating func begin(_ kind: JSONText.Kind) throws(ScenarioFault) {
    guard open.count < ScenarioLimits.levels else {
      var fault = ScenarioFault(
        expected: "at most \(ScenarioLimits.levels) levels of nesting", found: "one more")
      fault.line = place.line
      throw fault
    }
    open.append(Open(index: elements.count, isObject: kind == .object))
    add(kind, from: at)
    at += 1
  }

  private mutating func add(_ kind: JSONText.Kind, from start: Int) {
    elements.append(
      JSONText.Element(
        kind: kind, start: UInt32(start), end: UInt32(at), next: UInt32(elements.count + 1)))
  }

  private mutating func scanWord(
    _ word: StaticString, _ kind: JSONText.Kind
  ) throws(ScenarioFault) {
    let start = at
    let matches = word.withUTF8Buffer { bytes[at...].starts(with: $0) }
    guard matches else { throw fault("a value", found: self.word()) }
    at += word.utf8CodeUnitCount
    add(kind, from: start)
  }

  private mutating func scanNumber() throws(ScenarioFault) {
    let start = at
    if bytes[at] == UInt8(ascii: "-") { at += 1 }
    var isWhole: Bool
    if at < bytes.count, bytes[at] == UInt8(ascii: "0") {
      at += 1
      isWhole = skipDigits() == 0
    } else {
      isWhole = skipDigits() > 0
    }
    if isWhole, at < bytes.count, bytes[at] == UInt8(ascii: ".") {
      at += 1
      isWhole = skipDigits() > 0
    }
    if isWhole, at < bytes.count, bytes[at] | 0x20 == UInt8(ascii: "e") {
      at += 1
      if at < bytes.count, bytes[at] == UInt8(ascii: "+") || bytes[at] == UInt8(ascii: "-") {
        at += 1
      }
      isWhole = skipDigits() > 0
    }
    guard isWhole else {
      at = start
      throw fault("a JSON number, such as -1.5", found: word())
    }
    add(.number, from: start)
  }

  private mutating func skipDigits() -> Int {
    let start = at
    while at < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
    return at - start
  }

  private mutating func scanString() throws(ScenarioFault) {
    let start = at
    at += 1
    while true {
      guard at < bytes.count else {
        at = start
        throw fault("a closing quote for this string", found: "the end of the file")
      }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return add(.string, from: start)
      case UInt8(ascii: "\\"): try scanEscape()
      case 0x0a, 0x0d:
        at = start
        throw fault("a closing quote for this string", found: "the end of the line")
      case ..<0x20:
        throw fault("an escape such as \\t in the string", found: "an unescaped control character")
      case ..<0x80: at += 1
      default: try scanMultibyte()
      }
    }
  }

  private mutating func scanEscape() throws(ScenarioFault) {
    guard at + 1 < bytes.count else {
      at += 1
      return
    }
    switch JSONEscape(bytes[at...]) {
    case .scalar(_, let length): at += length
    case .halfPair: throw fault("both halves of a surrogate pair", found: "one")
    case .wrong:
      throw fault("one of the escapes \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX", found: "another")
    }
  }

  private mutating func scanMultibyte() throws(ScenarioFault) {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[at...].makeIterator()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else {
      throw fault("text in UTF-8", found: word())
    }
    at += scalar.count
  }

  private mutating func skipSpace() {
    while at < bytes.count, Self.isSpace(bytes[at]) { at += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09
  }

  private mutating func expect(_ character: Unicode.Scalar, or other: String?) throws(ScenarioFault)
  {
    guard at < bytes.count, bytes[at] == UInt8(ascii: character) else {
      throw fault("\"\(character)\"" + (other.map { " or \($0)" } ?? ""), found: word())
    }
    at += 1
  }

  // MARK: Messages

  /// Returns the word or character at the current position, as messages show it.
  private func word() -> String {
    guard at < bytes.count else { return "the end of the file" }
    if bytes[at] >= 0x80 { return "the byte 0x\(String(bytes[at], radix: 16))" }
    let isWordByte: (UInt8) -> Bool = { byte in
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80
        || (0x30...0x39).contains(byte) || [0x2b, 0x2d, 0x2e, 0x5f].contains(byte)
    }
    let letters = bytes[at...].prefix(30).prefix(while: isWordByte)
    guard letters.isEmpty else { return String(decoding: letters, as: UTF8.self) }
    return Excerpt.quote(String(decoding: bytes[at...at], as: UTF8.self))
  }

  private func fault(_ expected: String, found: String) -> ScenarioFault {
    var fault = ScenarioFault(expected: expected, found: found, advice: advice)
    (fault.line, fault.column) = place
    return fault
  }

  /// Advice for a missing quote, and for commas and comments that JavaScript allows and JSON does not.
  private var advice: String {
    guard at < bytes.count else { return "" }
    let before = bytes[..<at].last { !Self.isSpace($0) }
    switch bytes[at] {
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      return before == UInt8(ascii: ",") ? "remove the comma before it" : ""
    case UInt8(ascii: "/"), UInt8(ascii: "#"): return "JSON has no comments"
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
      return at > 0 && bytes[at - 1] == UInt8(ascii: "\"")
        ? "the string before it may lack its closing quote" : ""
    default: return ""
    }
  }

  /// The line and the byte within it at the current position, both counted from 1.
  private var place: (line: Int, column: Int) {
    let before = bytes[..<at]
    let start = before.lastIndex(of: 0x0a).map { $0 + 1 } ?? 0
    return (before.count { $0 == 0x0a } + 1, at - start + 1)
  }
}
