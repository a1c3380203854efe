// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key of a keyboard that has a meaning for controls, in addition to any text that it types.
package enum KeyCommand: String, Equatable, Sendable, CaseIterable {
  /// To the next control.
  case tab
  /// Shift and Tab: moves the focus to the previous control.
  case backTab
  /// Activates the focused control; types a space while text is edited.
  case space
  /// Activates the focused control; acts as the return key while text is edited.
  case enter
  /// Deletes the character before the caret.
  case backspace
  /// One step back.
  case left
  /// One step on.
  case right
  /// One step on.
  case up
  /// One step back.
  case down
  /// Ends the editing of text, or removes the focus.
  case escape
  /// Deletes the character behind the caret, or the selected text.
  case delete
  /// Moves the caret to the beginning of the text.
  case home
  /// Moves the caret to the end of the text.
  case end
  /// Moves the caret's end of the selection a character to the left.
  case selectLeft
  /// Moves the caret's end of the selection a character to the right.
  case selectRight
  /// Moves the caret's end of the selection to the beginning of the text.
  case selectHome
  /// Moves the caret's end of the selection to the end of the text.
  case selectEnd
  /// Selects all of the text.
  case selectAll
}
