// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// An escape in a JSON string, such as `\n` or `\u00e4`.
enum JSONEscape {
  case scalar(Unicode.Scalar, length: Int)
  /// A surrogate without the other half of its pair.
  case halfPair
  case wrong

  /// Reads the escape that begins with the backslash at the start of `bytes`.
  init(_ bytes: ArraySlice<UInt8>) {
    if let scalar = bytes.dropFirst().first.flatMap({ Self.simple[$0] }) {
      self = .scalar(scalar, length: 2)
      return
    }
    guard let unit = Self.unit(bytes), unit & 0xfc00 != 0xdc00 else {
      self = .wrong
      return
    }
    if let scalar = Unicode.Scalar(unit) {
      self = .scalar(scalar, length: 6)
    } else if let second = Self.unit(bytes.dropFirst(6)), second & 0xfc00 == 0xdc00,
      let scalar = String(decoding: [unit, second], as: UTF16.self).unicodeScalars.first
    {
      self = .scalar(scalar, length: 12)
    } else {
      self = .halfPair
    }
  }

  /// The characters of the two-character escapes, by the second character.
  private static let simple: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
    UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
    UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  /// Returns the number in `\uXXXX`; nil if there is none.
  private static func unit(_ bytes: ArraySlice<UInt8>) -> UInt16? {
    let digits = bytes.dropFirst(2).prefix(4)
    guard bytes.starts(with: Array("\\u".utf8)), digits.count == 4,
      digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit })
    else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
