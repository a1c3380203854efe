// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The first responder of one window, and the rules by which it changes.
///
/// A responder belongs to the window in its responder chain. The application and its scenes belong to the key window. A
/// responder without a window can't become first responder: Apple's reference page requires a view to be in a window,
/// and does not define other cases.
@MainActor
final class FirstResponder {
  /// The current first responder.
  private(set) weak var current: UIResponder?
  /// Called after a responder became first responder.
  var onBecoming: (UIResponder) -> Void = { _ in }

  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // Calls app code: the current first responder may refuse to resign, and may do anything when it resigns.
    if let current, !current.resignFirstResponder() { return false }
    guard current == nil, responder.firstResponderOfWindow === self else { return false }
    current = responder
    onBecoming(responder)
    return true
  }

  func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    current = nil
    return true
  }

  /// Ends the first responder status of a responder that left the window, without calling the responder.
  func leave(_ responder: UIResponder) {
    if current === responder { current = nil }
  }
}
