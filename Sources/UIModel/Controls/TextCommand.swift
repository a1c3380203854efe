// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key for a text that is being edited, besides those for all controls. UIKit does the same with a hardware
/// keyboard.
enum TextCommand: Equatable, Sendable {
  /// Deletes the selection, or the character behind the caret.
  case delete
  /// Move the caret to the beginning or to the end.
  case home, end
  /// Move the end of the selection at the caret by a character.
  case selectLeft, selectRight
  /// Move the end of the selection at the caret to the beginning or to the end of the text.
  case selectHome, selectEnd
  /// Selects all of the text.
  case selectAll
}
