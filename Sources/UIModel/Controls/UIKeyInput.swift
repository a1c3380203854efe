// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A responder that accepts typed text while it is first responder. Keyboard traits that it does not implement have the
/// defaults of `UITextInputTraits`.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// True if there is text to delete.
  var hasText: Bool { get }
  /// Inserts text at the caret. The text is a line feed if the return key was pressed.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
