// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Decides with a text field's owner what may be typed. Every method may be left out.
///
/// Source: UITextField.h.
@MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Asked before the field becomes first responder.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after it did.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Asked before the field gives up being first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after it did.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after it did, in place of the above.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called after the caret moved, also by typing.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Asked before each change that is typed. The range counts UTF-16 units, as NSString does.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Asked before each change that is typed, in place of the above. Here it is always one range.
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  /// Asked before the field is cleared by its button, or because editing begins.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Asked when return was typed.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept: always, but on a television.
    case committed
    /// The text is not to be kept.
    case cancelled
  }
}

extension UITextFieldDelegate {
  /// True.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// True.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the one without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// True.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Asks the one with a range about each.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textField(
        textField, shouldChangeCharactersIn: $0.rangeValue, replacementString: string)
    }
  }
  /// True.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// True.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
