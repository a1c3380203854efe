// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The keyboard focus: one control of a window, which Tab moves.
///
/// UIKit groups controls and orders them by location. Here the order is that of the view tree: superviews first,
/// subviews from back to front. Our choice.
extension UIWindow {
  /// The control that has the keyboard focus; nil for none. Setting it has no effect for a control that can't be
  /// focused or is in another window. If the focused control is first responder and refuses to resign, it keeps the
  /// focus.
  package final var focusedControl: UIControl? {
    get { storedFocus }
    set {
      let old = storedFocus
      guard newValue !== old, mayFocus(newValue) else { return }
      // Calls app code: the first responder may refuse to resign, and may do anything when it resigns.
      if let old, old.isFirstResponder, !old.resignFirstResponder() { return }
      guard storedFocus === old, mayFocus(newValue) else { return }
      storedFocus = newValue
      // Calls app code, such as overrides of `isHighlighted`. The `state` of both controls changed with the focus.
      old?.letGoOfPress()
      old?.stateDidChange()
      newValue?.stateDidChange()
    }
  }

  /// Returns the focused control if it may receive keys and presses: it is first responder, or touches could reach it
  /// and its `canBecomeFocused` is true. Otherwise it loses the focus, and the result is nil.
  final func operableFocus() -> UIControl? {
    // Calls app code: `canBecomeFocused` may be overridden.
    guard let control = storedFocus, !control.isFirstResponder,
      !(control.canBecomeFocused && control.couldBeTouched)
    else { return storedFocus }
    focusedControl = nil
    return nil
  }

  /// Moves the focus to the next control; after the last one, to the first.
  ///
  /// - Returns: the control that has the focus now; nil if no control can have it.
  @discardableResult
  package final func focusNext() -> UIControl? { moveFocus(by: 1) }

  /// Moves the focus to the previous control; before the first one, to the last.
  ///
  /// - Returns: the control that has the focus now; nil if no control can have it.
  @discardableResult
  package final func focusPrevious() -> UIControl? { moveFocus(by: -1) }

  /// The view inside which the focus moves: the view of the last presented controller, or else the window.
  final var focusRoot: UIView {
    storedSubviews.last { container in
      container.storedSubviews.contains { $0.controller?.storedPresenting != nil }
    } ?? self
  }

  /// The controls that Tab moves through, in order: those that touches could reach and whose `canBecomeFocused` is
  /// true.
  package final var focusOrder: [UIControl] {
    guard refusalWithoutAsking == nil else { return [] }
    var found: [UIControl] = []
    var open: [UIView] = [focusRoot]
    while let view = open.popLast() {
      guard view.refusalWithoutAsking == nil else { continue }
      // Calls app code: `canBecomeFocused` may be overridden.
      if let control = view as? UIControl, control.canBecomeFocused { found.append(control) }
      open.append(contentsOf: view.storedSubviews.reversed())
    }
    return found
  }

  private final func moveFocus(by step: Int) -> UIControl? {
    let order = focusOrder
    guard !order.isEmpty else {
      focusedControl = nil
      return nil
    }
    let start = step > 0 ? -1 : order.count
    let present = order.firstIndex { $0 === storedFocus } ?? start
    let next = order[(present + step + order.count) % order.count]
    focusedControl = next
    if storedFocus === next, let field = next as? UITextField { field.becomeFirstResponder() }
    return storedFocus
  }

  private final func mayFocus(_ control: UIControl?) -> Bool {
    guard let control else { return true }
    // Calls app code: `canBecomeFocused` may be overridden.
    return control.storedWindow === self && control.canBecomeFocused
  }
}

extension UIControl {
  /// True if neither the control nor a superview refuses all touches, and no presented controller covers it.
  final var couldBeTouched: Bool {
    withSuperviews.allSatisfy { $0.refusalWithoutAsking == nil }
      && storedWindow.map { lies(in: $0.focusRoot) } ?? true
  }

  /// Removes the focus. The control also resigns as first responder, if it does not refuse.
  final func giveUpFocus() {
    if isFocused {
      storedWindow?.focusedControl = nil
    } else if isFirstResponder {
      resignFirstResponder()
    }
  }
}
