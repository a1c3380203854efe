// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the values of attributes leniently. A value that is cut off counts as missing.
extension Bytes {
  /// Returns the number at an index and its end. The words nan and inf are numbers.
  func number(at start: Int, withComma: Bool = false) -> (value: Double, end: Int)? {
    let sign = at(start) == .dash || at(start) == UInt8(ascii: "+") ? start + 1 : start
    for word in ["nan", "inf"]
    where self[Swift.min(sign, endIndex)...].prefix(3).elementsEqual(word.utf8) {
      return (word == "nan" ? .nan : at(start) == .dash ? -.infinity : .infinity, sign + 3)
    }
    var end = skip(sign) { $0.isDigit }
    guard end > sign else { return nil }
    let point: UInt8 = withComma ? .comma : UInt8(ascii: ".")
    if at(end) == point, at(end + 1)?.isDigit == true {
      end = skip(end + 1) { $0.isDigit }
    }
    if let byte = at(end), byte | 0x20 == UInt8(ascii: "e") {
      let digits = at(end + 1) == .dash || at(end + 1) == UInt8(ascii: "+") ? end + 2 : end + 1
      if at(digits)?.isDigit == true { end = skip(digits) { $0.isDigit } }
    }
    let digits = self[start..<end].map { $0 == .comma ? UInt8(ascii: ".") : $0 }
    return Double(String(decoding: digits, as: UTF8.self)).map { ($0, end) }
  }

  /// The number, if the whole text is one; else nil.
  var number: Double? { number(at: skipSpaces(startIndex))?.value }

  /// Returns all numbers of a pair, rectangle, matrix or insets; nil if there is anything else or the end is cut off.
  ///
  /// Some languages print decimal commas. Commas are read as decimal commas if there are not `count` numbers otherwise.
  func numbers(_ count: Int) -> [Double]? {
    numbers(count, withComma: false) ?? numbers(count, withComma: true)
  }

  private func numbers(_ count: Int, withComma: Bool) -> [Double]? {
    var index = startIndex
    var numbers: [Double] = []
    var depth = 0
    while let byte = at(index) {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return numbers.count == count ? numbers : nil }
      case .space, .comma, .semicolon, 0x09, .newline: break
      default:
        guard depth > 0, numbers.count < count, let found = number(at: index, withComma: withComma)
        else { return nil }
        numbers.append(found.value)
        index = found.end
        continue
      }
      index += 1
    }
    return nil
  }

  var pair: CGPoint? { numbers(2).map { CGPoint(x: $0[0], y: $0[1]) } }
  var rect: CGRect? {
    numbers(4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  /// True or false, as debuggers, JSON or XML write it; nil for other texts.
  var flag: Bool? {
    switch trimmed.string.lowercased() {
    case "yes", "y", "true", "1": true
    case "no", "n", "false", "0": false
    default: nil
    }
  }

  /// A quoted text without its quotes; other texts unchanged.
  var unquoted: String {
    let text = trimmed
    guard let first = text.first, first == .quote || first == .doubleQuote else {
      return text.string
    }
    let end = text.count > 1 && text.last == first ? text.endIndex - 1 : text.endIndex
    return Self.decodingEscapes(text[(text.startIndex + 1)..<end])
  }

  /// Decodes `\u4f60` and `\xa0`, which debuggers write for characters that are not ASCII.
  private static func decodingEscapes(_ bytes: Bytes) -> String {
    guard bytes.contains(.backslash) else { return bytes.string }
    var units: [UInt16] = []
    var index = bytes.startIndex
    var plain = index
    func take(_ end: Int) { units += bytes[plain..<end].string.utf16 }
    while let byte = bytes.at(index) {
      let length =
        byte == .backslash
        ? (bytes.at(index + 1) == UInt8(ascii: "u")
          ? 4 : bytes.at(index + 1) == UInt8(ascii: "x") ? 2 : 0) : 0
      guard length > 0, index + 2 + length <= bytes.endIndex,
        let unit = UInt16(bytes[(index + 2)..<(index + 2 + length)].string, radix: 16)
      else {
        index += 1
        continue
      }
      take(index)
      units.append(unit)
      index += 2 + length
      plain = index
    }
    take(bytes.endIndex)
    return String(decoding: units, as: UTF16.self)
  }
}
