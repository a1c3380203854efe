// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key that edits text. UIKit handles these keys of a hardware keyboard in the same way.
enum TextCommand: Equatable, Sendable {
  /// Deletes the selection, or the character after the caret.
  case delete
  /// Move the caret to the beginning or to the end.
  case home, end
  /// Moves the caret by a character and extends the selection to it.
  case selectLeft, selectRight
  /// Moves the caret to the beginning or end of the text and extends the selection to it.
  case selectHome, selectEnd
  /// Selects all of the text.
  case selectAll
}
