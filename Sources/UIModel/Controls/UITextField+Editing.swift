// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Begins and ends editing, and types text. The delegate is called before the control's event is sent: our choice.
extension UITextField {
  // Calls app code: the delegate and the targets may do anything, even end editing.

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

  /// Ends editing without calling the delegate's `textFieldShouldEndEditing(_:)`, because the field left its window.
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
    guard isInEditing, typed.deletionRange.length > 0, allows("", in: typed.deletionRange) else {
      return
    }
    edit { $0.deleteBackward() }
    sendChange()
  }

  /// Handles the return key. The key ends editing if `editingDidEndOnExit` has a target, as users of UIKit report.
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

  /// Moves the caret or extends the selection, or deletes the character after the caret.
  final func edit(_ command: TextCommand) {
    guard isInEditing else { return }
    let end = typed.characters.count
    switch command {
    case .home: edit { $0.moveCaret(to: 0) }
    case .end: edit { $0.moveCaret(to: end) }
    case .selectLeft: edit { $0.moveCaret(to: $0.caret - 1, selects: true) }
    case .selectRight: edit { $0.moveCaret(to: $0.caret + 1, selects: true) }
    case .selectHome: edit { $0.moveCaret(to: 0, selects: true) }
    case .selectEnd: edit { $0.moveCaret(to: end, selects: true) }
    case .selectAll: selectAllText()
    case .delete:
      if typed.selection.isEmpty {
        guard typed.caret < end else { return }
        edit { $0.moveCaret(to: $0.caret + 1, selects: true) }
      }
      deleteBeforeCaret()
    }
  }

  /// Selects all of the text, as the user's Select All does.
  package final func selectAllText() {
    edit {
      $0.moveCaret(to: 0)
      $0.moveCaret(to: $0.characters.count, selects: true)
    }
  }

  final func isOnClearButton(_ touch: UITouch, margin: CGFloat) -> Bool {
    guard isClearButtonShown else { return false }
    // Calls app code: a subclass may override the rectangle.
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

  /// Applies the user's change of the text or selection, and notifies the delegate if the caret or selection changed.
  private func edit(_ body: (inout TypedText) -> Void) {
    let (caret, anchor) = (typed.caret, typed.anchor)
    body(&typed)
    noteVisualChange()
    if (typed.caret, typed.anchor) != (caret, anchor) {
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  private func sendChange() {
    send(.editingChanged, with: nil)
    post(Self.textDidChangeNotification)
  }
}

/// Properties for a renderer.
extension UITextField {
  /// The number of characters before the caret; nil while the field is not being edited.
  package final var caretPosition: Int? { isInEditing ? typed.caret : nil }

  /// The indices of the selected characters; nil if nothing is selected or the field is not being edited.
  package final var selectedCharacters: Range<Int>? {
    isInEditing && !typed.selection.isEmpty ? typed.selection : nil
  }

  /// The selected text; nil if nothing is selected, or if the text is secret.
  package final var selectedText: String? {
    isSecureTextEntry ? nil : selectedCharacters.map { String(typed.characters[$0]) }
  }

  /// The text that is drawn: dots for a secret text, the placeholder if there is no text.
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
