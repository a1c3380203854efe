import Foundation

/// The keyboard's focus: one control of a window, moved by Tab.
///
/// UIKit groups and orders by place; here the order is that of the view tree, parents before children, back
/// to front: our choice.
extension UIWindow {
  /// The control that the keyboard acts on; nil for none. One that can't be focused, or is of another
  /// window, is not taken.
  package final var focusedControl: UIControl? {
    get { storedFocus }
    set {
      guard newValue !== storedFocus else { return }
      if let newValue, newValue.storedWindow !== self || !newValue.canBecomeFocused { return }
      let old = storedFocus
      storedFocus = newValue
      // Call-out: `state` changed for both.
      old?.stateDidChange()
      newValue?.stateDidChange()
      if let old, old !== newValue, old.isFirstResponder { old.resignFirstResponder() }
    }
  }

  /// Moves the focus to the next control, from the last one to the first.
  ///
  /// - Returns: the control that has it now; nil when no control can.
  @discardableResult
  package final func focusNext() -> UIControl? { moveFocus(by: 1) }

  /// Moves the focus to the control before, from the first one to the last.
  ///
  /// - Returns: the control that has it now; nil when no control can.
  @discardableResult
  package final func focusPrevious() -> UIControl? { moveFocus(by: -1) }

  /// The controls that the focus goes round, in its order: those that could be touched and agree.
  package final var focusOrder: [UIControl] {
    var found: [UIControl] = []
    var open: [UIView] = [self]
    while let view = open.popLast() {
      guard view.refusalWithoutAsking == nil else { continue }
      // Call-out: `canBecomeFocused` may be overridden.
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
    if let field = next as? UITextField { field.becomeFirstResponder() }
    return storedFocus
  }
}
