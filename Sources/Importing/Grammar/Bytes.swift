// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A part of a UTF-8 text. Texts are processed as bytes: all characters of the grammar are single bytes, and other
/// bytes stay unchanged.
typealias Bytes = ArraySlice<UInt8>

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let newline = UInt8(ascii: "\n")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let pipe = UInt8(ascii: "|")
  static let quote = UInt8(ascii: "'")
  static let doubleQuote = UInt8(ascii: "\"")
  static let semicolon = UInt8(ascii: ";")
  static let comma = UInt8(ascii: ",")
  static let colon = UInt8(ascii: ":")
  static let equals = UInt8(ascii: "=")
  static let dash = UInt8(ascii: "-")
  static let backslash = UInt8(ascii: "\\")

  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isHexDigit: Bool { isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66) }
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7a || self >= 0x80 }
  /// True if the byte can be part of a name in Objective-C or Swift.
  var isWord: Bool { isLetter || isDigit || self == UInt8(ascii: "_") }
  var isSpace: Bool { self == .space || self == 0x09 || self == .newline }
  /// True if the name of a class can begin with the byte.
  var beginsClass: Bool { isLetter || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }
}

extension Bytes {
  init(_ text: String) { self = Array(text.utf8)[...] }

  var string: String { String(decoding: self, as: UTF8.self) }

  /// Returns the byte at an index; nil after the end.
  func at(_ index: Int) -> UInt8? { index >= startIndex && index < endIndex ? self[index] : nil }

  /// Returns whether a word occurs at an index.
  func has(_ word: StaticString, at index: Int) -> Bool {
    guard index >= startIndex, index + word.utf8CodeUnitCount <= endIndex else { return false }
    return word.withUTF8Buffer { buffer in
      for offset in buffer.indices where self[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  /// Returns whether the text begins with a word.
  func begins(_ word: StaticString) -> Bool { has(word, at: startIndex) }

  /// Returns the first index of a word, from a start on; nil if there is none.
  func find(_ word: StaticString, from start: Int? = nil) -> Int? {
    let first = word.withUTF8Buffer { $0.first ?? 0 }
    var index = start ?? startIndex
    while index < endIndex {
      if self[index] == first, has(word, at: index) { return index }
      index += 1
    }
    return nil
  }

  func contains(_ word: StaticString) -> Bool { find(word) != nil }

  /// Returns the first index at or after `index` that is not a space.
  func skipSpaces(_ index: Int) -> Int {
    var index = index
    while index < endIndex, self[index].isSpace { index += 1 }
    return index
  }

  /// Returns the first index, from a start on, whose byte does not satisfy a condition.
  func skip(_ index: Int, while fits: (UInt8) -> Bool) -> Int {
    var index = index
    while index < endIndex, fits(self[index]) { index += 1 }
    return index
  }

  /// The letters and digits at the end.
  var lastWord: String {
    let start = lastIndex { !$0.isWord }.map { $0 + 1 } ?? startIndex
    return self[start...].string
  }

  var trimmed: Bytes {
    var (start, end) = (skipSpaces(startIndex), endIndex)
    while end > start, self[end - 1].isSpace { end -= 1 }
    start = Swift.min(start, end)
    return self[start..<end]
  }
}
