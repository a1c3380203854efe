// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Reads values as debuggers of Objective-C and Swift print them.
enum PrintedValue {
  /// True or false; nil for other texts. A debugger that prints a `BOOL` as an object prints `0x1`; an older debugger
  /// prints a `BOOL` as a character, such as `'\x01'`.
  static func flag(_ text: Bytes) -> Bool? {
    let content = content(text)
    switch content.string {
    case "0x1", "0x0000000000000001", "'\\x01'", "'\\U00000001'": return true
    case "'\\0'", "'\\x00'": return false
    default: return content.flag
    }
  }

  static func isNil(_ text: Bytes) -> Bool {
    let words = ["nil", "<nil>", "Optional.none", "(null)", "0x0", "0x0000000000000000"]
    return words.contains(content(text).string)
  }

  /// Returns a line without the type and the name that a debugger prints before a value: `(BOOL) $0 = `, `(BOOL) `,
  /// `(Bool) isHidden = `.
  static func content(_ text: Bytes) -> Bytes {
    var text = text
    if text.first == UInt8(ascii: "("), text.at(text.startIndex + 1)?.beginsClass == true,
      let end = text.firstIndex(of: UInt8(ascii: ")")), end + 1 < text.endIndex
    {
      text = text[(end + 1)...].trimmed
      let name = text.skip(text.startIndex) { $0.isWord }
      if name > text.startIndex, text.has(" = ", at: name) { text = text[(name + 3)...].trimmed }
    }
    if text.first == UInt8(ascii: "$"), let sign = text.find("= ") {
      text = text[(sign + 2)...].trimmed
    }
    if text.begins("some : ") { text = text.dropFirst(7).trimmed }
    if text.begins("Optional("), text.last == UInt8(ascii: ")") {
      text = text.dropFirst(9).dropLast()
    }
    return text
  }

  /// Returns the number in a line: `(double) $0 = 1`, `2000`, `UIWindowLevel(rawValue: 1.0)`, `rawValue : 1.0`,
  /// `(rawValue = 2)`.
  static func number(_ text: Bytes) -> Double? {
    var value = content(text)
    if let key = value.find("rawValue"),
      let sign = value[key...].firstIndex(where: { $0 == .colon || $0 == .equals })
    {
      value = value[(sign + 1)...].trimmed
    }
    guard let (number, end) = value.number(at: value.startIndex), number.isFinite,
      value[end...].allSatisfy({ !$0.isWord })
    else { return nil }
    return number
  }

  /// Returns a rectangle as Objective-C, Swift or lldb writes it: `{{20, 120}, {100, 44}}`, `(20.0, 120.0, 100.0, 44.0)`,
  /// `origin = (x = 20, y = 120) size = (width = 100, height = 44)`.
  static func rectangle(_ text: Bytes) -> CGRect? {
    func member(_ name: StaticString) -> Double? {
      guard let start = text.find(name) else { return nil }
      let sign = text.skipSpaces(start + name.utf8CodeUnitCount)
      guard text.at(sign) == .equals else { return nil }
      return text.number(at: text.skipSpaces(sign + 1))?.value
    }
    if let x = member("x"), let y = member("y"), let width = member("width"),
      let height = member("height")
    {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let value = content(text)
    return value.first.flatMap { "({".utf8.contains($0) ? value.rect : nil }
  }
}
