// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Strings in JSON notation.
package enum JSONString {
  /// Returns the text in quotes. Characters are escaped where JSON requires it, and where it could control a terminal.
  package static func quote(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += VisibleText.isHidden(scalar) ? escape(scalar) : String(scalar)
      }
    }
    return result + "\""
  }

  /// Returns the same JSON text, with escapes for characters that could control a terminal.
  package static func visible(_ json: String) -> String {
    json.unicodeScalars.reduce(into: "") { result, scalar in
      let isHidden = scalar.value >= 0x7f && VisibleText.isHidden(scalar)
      result += isHidden ? escape(scalar) : String(scalar)
    }
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
