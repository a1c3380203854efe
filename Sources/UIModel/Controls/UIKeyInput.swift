// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A responder that text can be typed into while it is first responder. What it does not say of the keyboard
/// is as `UITextInputTraits` has it.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is anything to delete.
  var hasText: Bool { get }
  /// Puts text where the caret is. A line feed is the return key.
  func insertText(_ text: String)
  /// Takes away the character before the caret.
  func deleteBackward()
}
