// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Beginning, typing and ending. The order of the delegate's call before the control's event is our choice.
extension UITextField {
  // Calls app code: the delegate and the targets may do anything, also end the editing.

  final var mayBeginEditing: Bool {
    isEnabled && (delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  final var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  final func beginEditing() {
    isInEditing = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    setNeedsLayout()
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, with: nil)
    post(Self.textDidBeginEditingNotification)
  }

  final func endEditing() {
    guard isInEditing else { return }
    isInEditing = false
    noteVisualChange()
    setNeedsLayout()
    clearsOnInsertion = false
    let reason = DidEndEditingReason.committed
    delegate?.textFieldDidEndEditing(self, reason: reason)
    send(.editingDidEnd, with: nil)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: NSNumber(value: reason.rawValue)])
  }

  /// Ends editing without asking the delegate, because the field left its window.
  final func leaveEditing() {
    firstResponderOfWindow?.leave(self)
    endEditing()
  }

  final func typeText(_ text: String) {
    let range =
      clearsOnInsertion
      ? NSRange(location: 0, length: typed.string.utf16.count) : typed.insertionRange
    guard isInEditing, allows(text, in: range) else { return }
    let clears = clearsOnInsertion
    clearsOnInsertion = false
    edit {
      if clears { $0.replaceAll(with: "") }
      $0.insert(text)
    }
    sendChange()
  }

  final func deleteBeforeCaret() {
    guard isInEditing, typed.caret > 0, allows("", in: typed.deletionRange) else { return }
    edit { $0.deleteBackward() }
    sendChange()
  }

  /// Handles the return key: it ends editing if there is a target for `editingDidEndOnExit`, as users of UIKit
  /// report.
  final func typeReturn() {
    guard isInEditing, hasText || !enablesReturnKeyAutomatically,
      delegate?.textFieldShouldReturn(self) ?? true
    else { return }
    send(.editingDidEndOnExit, with: nil)
    send(.primaryActionTriggered, with: nil)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  final func moveCaret(by step: Int) {
    guard isInEditing else { return }
    edit { $0.moveCaret(by: step) }
  }

  final func isOnClearButton(_ touch: UITouch, margin: CGFloat) -> Bool {
    guard isClearButtonShown else { return false }
    // Calls app code: the rectangle may be overridden.
    return clearButtonRect(forBounds: bounds).contains(touch.location(in: self), margin: margin)
  }

  final func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendChange()
    becomeFirstResponder()
  }

  private func allows(_ replacement: String, in range: NSRange) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: replacement)
      ?? true
  }

  /// Changes the text or the caret for the user, and calls the delegate if the caret moved.
  private func edit(_ body: (inout TypedText) -> Void) {
    let caret = typed.caret
    body(&typed)
    noteVisualChange()
    if typed.caret != caret { delegate?.textFieldDidChangeSelection(self) }
  }

  private func sendChange() {
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }
}

/// Properties for a renderer.
extension UITextField {
  /// The number of characters before the caret; nil while the field is not edited.
  package final var caretPosition: Int? { isInEditing ? typed.caret : nil }

  /// The text that is drawn: dots for secure entry, the placeholder while there is no text.
  package final var displayedText: String {
    if !hasText { return placeholder ?? "" }
    return isSecureTextEntry
      ? String(repeating: "\u{2022}", count: typed.characters.count) : typed.string
  }

  /// True if the clear button is shown.
  package final var isClearButtonShown: Bool {
    guard hasText else { return false }
    return clearButtonMode.isShown(isInEditing) && !isRightViewShown
  }

  final func contentRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : min(ControlDefaults.textInset, bounds.width / 2)
    var rect = bounds.inset(by: UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset))
    let left = isLeftViewShown ? max(rect.minX, leftViewRect(forBounds: bounds).maxX) : rect.minX
    var right = isRightViewShown ? rightViewRect(forBounds: bounds).minX : rect.maxX
    if isClearButtonShown { right = clearButtonRect(forBounds: bounds).minX }
    rect.origin.x = left
    rect.size.width = max(0, right - left)
    return rect
  }

  final var fittingSize: CGSize {
    let text = (font ?? .systemFont(ofSize: 17)).estimatedSize(of: displayedText)
    guard borderStyle != .none else { return text }
    return CGSize(
      width: text.width + 2 * ControlDefaults.textInset,
      height: max(text.height, ControlDefaults.textFieldHeight))
  }
}
