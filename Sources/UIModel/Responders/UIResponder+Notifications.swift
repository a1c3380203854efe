// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The notifications of a software keyboard. There is none here, so they are never posted; they exist for code that
/// observes them.
extension UIResponder {
  /// Posted by UIKit before the keyboard is shown.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted by UIKit after the keyboard was shown.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted by UIKit before the keyboard is hidden.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted by UIKit after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted by UIKit before the keyboard moves.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted by UIKit after the keyboard moved.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// The key for the keyboard's frame before the change, in points of the screen.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key for the keyboard's frame after the change, in points of the screen.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key for the duration of the change, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key for the curve of the movement, a `UIView.AnimationCurve` as a number.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key for a flag that is true if the keyboard belongs to this application.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIResponder {
  /// Posts a notification about this responder.
  final func post(_ name: NSNotification.Name, _ userInfo: [AnyHashable: Any]? = nil) {
    // Calls app code: observers may do anything.
    NotificationCenter.default.post(name: name, object: self, userInfo: userInfo)
  }
}
