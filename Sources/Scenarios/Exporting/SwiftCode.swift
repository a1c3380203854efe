// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Pieces of Swift source, laid out as the formatter leaves them.
enum SwiftCode {
  /// The columns of a line.
  static let width = 100
  /// By how much statements are moved in when they are put into their method.
  static let outer = 4

  /// A string literal.
  static func quote(_ text: String) -> String { "\"\(escape(text))\"" }

  /// What stands between the quotes of a literal.
  static func escape(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        let isPlain = scalar.value >= 0x20 && !(0x7f..<0xa0).contains(scalar.value)
        result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return result
  }

  /// A number without a needless ".0".
  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// A number without a needless ".0".
  static func number(_ value: Double) -> String {
    JSONNumber.text(value)
  }

  static func point(_ point: CGPoint) -> String {
    "CGPoint(x: \(number(point.x)), y: \(number(point.y)))"
  }

  static func size(_ size: CGSize) -> String {
    "CGSize(width: \(number(size.width)), height: \(number(size.height)))"
  }

  static func rectangle(_ rect: CGRect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), "
      + "width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  /// A call on one line if it fits, else with its arguments below, as many on a line as fit.
  static func call(_ head: String, _ arguments: [String], indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let whole = "\(margin)\(head)(\(arguments.joined(separator: ", ")))"
    guard whole.count + outer > width, !arguments.isEmpty else { return [whole] }
    var lines: [String] = []
    var line = ""
    for (position, argument) in arguments.enumerated() {
      let piece = argument + (position == arguments.count - 1 ? ")" : ",")
      if !line.isEmpty, outer + indent + 2 + line.count + 1 + piece.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + piece
    }
    return ["\(margin)\(head)("] + (lines + [line]).map { "\(margin)  \($0)" }
  }

  /// A list of literals: on one line if it fits, else one on each.
  /// The head stands before the bracket, the tail behind the other one.
  static func list(
    _ head: String, _ elements: [String], _ tail: String = "", indent: Int
  ) -> [String] {
    let margin = String(repeating: " ", count: indent)
    let whole = "\(margin)\(head)[\(elements.joined(separator: ", "))]\(tail)"
    if elements.count < 2, whole.count + outer <= width || elements.isEmpty { return [whole] }
    let comma = elements.count > 1 ? "," : ""
    return ["\(margin)\(head)["] + elements.map { "\(margin)  \($0)\(comma)" }
      + ["\(margin)]\(tail)"]
  }

  /// Text as comment lines.
  static func comment(_ text: String, mark: String = "//", indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent) + mark
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, margin.count + 1 + line.count + 1 + word.count > width {
        lines.append("\(margin) \(line)")
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + ["\(margin) \(line)"]
  }
}
