// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Makes text from a file safe to show in a terminal, log, window, report or comment.
///
/// A control character could move the cursor, rename the terminal's window or break a line in two, and a direction mark
/// could reorder letters. Each such character is shown as Swift writes it: `\u{1B}`. All code that shows text calls
/// this.
package enum VisibleText {
  /// Returns the text with control characters and line breaks escaped.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.reduce(into: "") { shown, scalar in
      shown += isHidden(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }

  /// Returns the text with control characters escaped, but not its line breaks.
  package static func ofLines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { of(String($0)) }
      .joined(separator: "\n")
  }

  /// Returns whether a character controls how text is shown. False for joiners, which letters and emoji need.
  package static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7f { return scalar.value < 0x20 }
    if scalar.value < 0xa0 { return true }
    if scalar.value < 0x300, scalar.value != 0xad { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    case .format: return scalar.value != 0x200c && scalar.value != 0x200d
    default: return false
    }
  }
}
