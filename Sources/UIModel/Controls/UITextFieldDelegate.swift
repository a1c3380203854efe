// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Methods by which a delegate decides what can be typed into a text field, and is notified of changes. All are
/// optional; those that return a value return true by default.
///
/// Source: UITextField.h.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before the field becomes first responder. Returns false to prevent that.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after the field became first responder, before its `editingDidBegin` is sent.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called before the field resigns as first responder. Returns false to prevent that.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after the field resigned, if the delegate does not implement `textFieldDidEndEditing(_:reason:)`.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after the field resigned, before its `editingDidEnd` is sent.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the caret moved, for example by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called before each change by typing, if the delegate does not implement the method that receives several ranges.
  /// The range counts UTF-16 units, as NSString does. Returns false to refuse the change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called before each change by typing, always with one range, in UTF-16 units. Returns false to refuse the change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Called before the text is cleared, by the clear button or because editing begins. Returns false to keep the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the return key was pressed. Returns false to ignore the key.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// The reasons for which editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text should be kept. On iPhone and iPad, this is always the reason.
    case committed
    /// The text should be discarded.
    case cancelled
  }
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The default implementation: it calls `textFieldDidEndEditing(_:)`.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The default implementation: it calls the method for a single range with each range until one is refused.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(
        textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
