// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Handles keyboard input: text goes to the first responder, other keys go to the focused control of the key window.
extension UIApplication {
  /// True if the first responder accepts text.
  package final var acceptsText: Bool { firstResponder is any UIKeyInput }

  /// Types text.
  ///
  /// - Returns: false if no first responder accepts text.
  @discardableResult
  package final func typeText(_ text: String) -> Bool {
    guard let input = firstResponder as? any UIKeyInput else { return false }
    // Calls app code: the responder, its delegate and its targets.
    input.insertText(text)
    return true
  }

  /// Presses a key.
  ///
  /// - Returns: whether a responder or control handled the key.
  @discardableResult
  package final func press(_ key: KeyCommand) -> Bool {
    let input = firstResponder as? any UIKeyInput
    switch key {
    case .tab: return show(keyWindow?.focusNext())
    case .backTab: return show(keyWindow?.focusPrevious())
    case .space: return input != nil ? typeText(" ") : respond(to: .activate)
    case .enter: return input != nil ? typeText("\n") : respond(to: .activate)
    case .backspace:
      input?.deleteBackward()
      return input != nil
    case .left, .down: return respond(to: .decrement)
    case .right, .up: return respond(to: .increment)
    case .escape: return leave()
    case .delete: return edit(.delete)
    case .home: return edit(.home)
    case .end: return edit(.end)
    case .selectLeft: return edit(.selectLeft)
    case .selectRight: return edit(.selectRight)
    case .selectHome: return edit(.selectHome)
    case .selectEnd: return edit(.selectEnd)
    case .selectAll: return edit(.selectAll)
    }
  }

  /// The selected text of the field that is being edited; nil if nothing is selected.
  package final var selectedText: String? { (firstResponder as? UITextField)?.selectedText }

  private func edit(_ command: TextCommand) -> Bool {
    guard let field = firstResponder as? UITextField else { return false }
    // Calls app code: the field's delegate and its targets.
    field.edit(command)
    return true
  }

  /// Scrolls the control that has the focus now into the visible area. Returns false if no control has it.
  private func show(_ control: UIControl?) -> Bool {
    control?.scrollIntoSight()
    return control != nil
  }

  private func respond(to command: FocusCommand) -> Bool {
    keyWindow?.operableFocus()?.respond(to: command) ?? false
  }

  private func leave() -> Bool {
    if let input = firstResponder, input is any UIKeyInput { return input.resignFirstResponder() }
    guard let window = keyWindow, window.focusedControl != nil else { return false }
    window.focusedControl = nil
    return true
  }
}
