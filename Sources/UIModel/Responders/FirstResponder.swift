// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The first responder of one window, and the rules by which that changes.
///
/// A responder belongs to the window that its chain leads through, the application and its scenes to the key window.
/// One without a window can't be first responder: the reference page wants a view to be in a window, and calls
/// anything else undefined.
@MainActor
final class FirstResponder {
  /// The present one.
  private(set) weak var current: UIResponder?
  /// Called when a responder became first responder.
  var onBecoming: (UIResponder) -> Void = { _ in }

  func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // Call-out: the present first responder may refuse, and do anything when it resigns.
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

  /// A responder left the window: it is first responder no longer, without being asked.
  func leave(_ responder: UIResponder) {
    if current === responder { current = nil }
  }
}
