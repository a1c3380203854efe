// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Calling action methods.
extension UIApplication {
  /// Calls an action on its target; without a target, on the nearest object up the responder chain that implements it.
  ///
  /// Source for the search: probes on iOS 26.1. It starts at the first responder, or else at the sender. If no object
  /// implements the action, the result is false. On iOS, a target without the method raises an exception; here it is
  /// reported as misuse.
  final func perform(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let senderSubject = (sender as? UIResponder)?.journalSubject
    let receiver = target.map { object(of: $0) } ?? search(for: action, from: sender)
    guard let receiver else {
      journal.write(.unhandledAction(action.name, from: senderSubject))
      return false
    }
    let name = Self.journalName(of: receiver)
    if action.isImplemented(by: receiver) {
      journal.write(.action(action.fact(target: name), from: senderSubject))
      // UIKit's senders are objects, so a value is boxed, and unboxed again for a method that takes the value.
      if action.send(to: receiver, from: sender.map { object(of: $0) }, for: event) { return true }
      journal.misuse(.action(action.name, of: name, .otherSender))
    } else {
      journal.misuse(.action(action.name, of: name, .notImplemented))
    }
    journal.write(.unhandledAction(action.name, from: senderSubject))
    return false
  }

  /// Returns the nearest object up the responder chain that implements an action; nil for none.
  private func search(for action: Selector, from sender: Any?) -> AnyObject? {
    guard let first = firstResponder ?? (sender as? UIResponder) else { return nil }
    return first.target(forAction: action, withSender: sender).map { object(of: $0) }
  }

  private static func journalName(of receiver: AnyObject) -> String {
    (receiver as? UIResponder)?.journalName ?? String(describing: type(of: receiver))
  }
}
