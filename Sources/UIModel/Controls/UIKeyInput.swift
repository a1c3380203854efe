// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A responder that text can be typed into while it is first responder. Traits of the keyboard that it does not
/// implement have the defaults of `UITextInputTraits`.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// True if there is anything to delete.
  var hasText: Bool { get }
  /// Inserts text at the caret. A line feed is the return key.
  func insertText(_ text: String)
  /// Deletes the character before the caret.
  func deleteBackward()
}
