// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key that has a meaning for controls, in addition to any text that it types.
package enum KeyCommand: String, Equatable, Sendable, CaseIterable {
  /// Moves the focus to the next control.
  case tab
  /// Shift and Tab: moves the focus to the previous control.
  case backTab
  /// Activates the focused control; types a space while text is edited.
  case space
  /// Activates the focused control; acts as the return key while text is edited.
  case enter
  /// Deletes the character before the caret.
  case backspace
  /// Decreases the value of the focused control by a step; moves the caret of a text field to the left.
  case left
  /// Increases the value of the focused control by a step; moves the caret of a text field to the right.
  case right
  /// Increases the value of the focused control by a step, or moves the caret to the right, like `right`.
  case up
  /// Decreases the value of the focused control by a step, or moves the caret to the left, like `left`.
  case down
  /// Ends the editing of text, or removes the focus.
  case escape
  /// Deletes the character after the caret, or the selected text.
  case delete
  /// Moves the caret to the beginning of the text.
  case home
  /// Moves the caret to the end of the text.
  case end
  /// Moves the caret a character to the left and extends the selection to it.
  case selectLeft
  /// Moves the caret a character to the right and extends the selection to it.
  case selectRight
  /// Moves the caret to the beginning of the text and extends the selection to it.
  case selectHome
  /// Moves the caret to the end of the text and extends the selection to it.
  case selectEnd
  /// Selects all of the text.
  case selectAll
}
