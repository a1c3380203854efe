// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// A name and an address, as a debugger prints or takes them: `(UIButton *) $0 = 0x5c`,
/// `let $b = unsafeBitCast(0x5c, to: UIButton.self)`.
struct PrintedPointer {
  /// The name, such as `$0` or `okButton`.
  let name: String
  /// The class before the name, such as `UIButton`; empty if there is none.
  let type: String
  /// The address in lowercase hexadecimal digits without leading zeros.
  let address: String

  /// Reads a line or a command; the result is nil if it contains none.
  init?(_ text: Bytes) {
    guard text.count < 400, let sign = text.find(" = ") else { return nil }
    var value = text[(sign + 3)...].trimmed
    let isCast = value.begins("unsafeBitCast(")
    if isCast { value = value[(value.startIndex + 14)...] }
    while value.first == UInt8(ascii: "("), let end = value.firstIndex(of: UInt8(ascii: ")")) {
      value = value[(end + 1)...].trimmed
    }
    // Without a type before the name or a cast before the number, the number may not be an address.
    let isTyped = text.first == UInt8(ascii: "(") || isCast || text[..<sign].contains("*")
    guard isTyped, !text.begins("(BOOL)"), value.begins("0x") else { return nil }
    let digits = value.dropFirst(2).prefix { $0.isHexDigit }.drop { $0 == UInt8(ascii: "0") }
    let name = text[..<sign].reversed().prefix { $0.isWord || $0 == UInt8(ascii: "$") }.reversed()
    guard !digits.isEmpty, !name.isEmpty else { return nil }
    self.name = String(decoding: name, as: UTF8.self)
    address = digits.string.lowercased()
    type = text.dropFirst().prefix { $0.isWord || $0 == UInt8(ascii: ".") }.string
  }
}
