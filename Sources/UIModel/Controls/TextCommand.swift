// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Keys for a text that is edited, beside those that every control knows. UIKit does the same with a hardware keyboard.
enum TextCommand: Equatable, Sendable {
  /// Delete the selection, or the character behind the caret.
  case delete
  /// The caret goes to the beginning, or to the end.
  case home, end
  /// The end of the selection at the caret moves by a character.
  case selectLeft, selectRight
  /// It moves to the beginning, or to the end of the text.
  case selectHome, selectEnd
  /// Select all of the text.
  case selectAll
}
