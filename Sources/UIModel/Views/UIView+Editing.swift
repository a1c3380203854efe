// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

extension UIView {
  /// Makes the first responder resign if it is this view or a view in it. Returns true if it resigned or there is no
  /// first responder; `force` if it refused; false if it is outside this view.
  final func endEditingWithin(_ force: Bool) -> Bool {
    guard let responder = firstResponderOfWindow?.current else { return true }
    guard let view = responder as? UIView, view.isDescendant(of: self) else { return false }
    // Calls app code: the first responder and its delegate.
    return responder.resignFirstResponder() || force
  }
}
