// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The first responder, and the rules by which it changes.
///
/// UIKit keeps one for each window and uses the key window's; this is one for the application.
@MainActor
enum FirstResponder {
  /// The present first responder. The application keeps the reference.
  static var current: UIResponder? { UIApplication.shared.firstResponder }

  static func become(_ responder: UIResponder) -> Bool {
    if current === responder { return true }
    guard responder.canBecomeFirstResponder else { return false }
    // Call-out: the present first responder may refuse.
    if let current, !current.resignFirstResponder() { return false }
    guard current == nil else { return false }
    UIApplication.shared.firstResponder = responder
    return true
  }

  static func resign(_ responder: UIResponder) -> Bool {
    guard current === responder else { return true }
    guard responder.canResignFirstResponder else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  /// A responder lost its window: it is first responder no longer, without being asked.
  static func leave(_ responder: UIResponder, in application: UIApplication) {
    if application.firstResponder === responder { application.firstResponder = nil }
  }
}
