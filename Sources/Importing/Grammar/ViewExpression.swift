// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The expression whose value a debugger printed, such as `card.superview`. People print an object and then its
/// properties, and the expressions show how they belong together.
enum ViewExpression {
  private static let longest = 200
  private static let commands = ["po", "p", "print", "expr", "expression", "e", "v"]

  /// Returns the expression in a command, or in the words before an object, written as in Swift without `self`; nil for
  /// other words.
  static func read(_ bytes: Bytes) -> String? {
    guard bytes.count <= longest else { return nil }
    var text = Substring(bytes.string)
    if let options = text.range(of: " -- ", options: .backwards) {
      text = text[options.upperBound...]
    } else if let space = text.firstIndex(of: " "), commands.contains(String(text[..<space])) {
      text = text[text.index(after: space)...]
    }
    var names: [Substring] = []
    text = withoutCast(text)
    while text.first == "[", text.last == "]", let space = text.lastIndex(of: " ") {
      names.append(text[text.index(after: space)...].dropLast())
      text = withoutCast(text[..<space].dropFirst())
    }
    let whole = ([text] + names.reversed()).joined(separator: ".")
      .replacing("()", with: "").filter { $0 != "?" && $0 != "!" }
    var path = whole.split(separator: ".")[...]
    if path.first == "self" { path = path.dropFirst() }
    while let last = path.last, last.hasSuffix("ecursiveDescription") || last == "description" {
      path = path.dropLast()
    }
    let isPath = path.allSatisfy { name in
      name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
    return path.isEmpty || !isPath ? nil : path.joined(separator: ".")
  }

  /// Returns an expression without its cast: `(UIView *)card` gives `card`.
  private static func withoutCast(_ text: Substring) -> Substring {
    let text = text.drop { $0 == " " }
    guard text.first == "(", let end = text.firstIndex(of: ")") else { return text }
    return text[text.index(after: end)...].drop { $0 == " " }
  }
}
