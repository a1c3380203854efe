// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A key of a keyboard that has a meaning for controls, whatever text it types.
package enum KeyCommand: String, Equatable, Sendable, CaseIterable {
  /// To the next control.
  case tab
  /// Tab with shift: to the control before.
  case backTab
  /// Activates the focused control; a blank while text is edited.
  case space
  /// Activates the focused control; return while text is edited.
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
}
