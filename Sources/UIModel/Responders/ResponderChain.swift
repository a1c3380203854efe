// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A responder and those after it in its chain, in order.
///
/// An application that overrides `next` can make a circle. The list ends before it would contain a responder twice.
@MainActor
package struct ResponderChain {
  /// The responders, the first one included.
  package let responders: [UIResponder]
  /// The largest number of responders in a chain. If an application's `next` returns a new responder at each call,
  /// the chain would never end.
  private static let most = 100_000

  /// True if `next` of the last one is a responder of the list, or the chain is too long.
  package let isCircular: Bool

  /// Makes the list from `first` by following `next`.
  package init(from first: UIResponder) {
    var responders: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = first
    while let responder = current, responders.count < Self.most,
      seen.insert(ObjectIdentifier(responder)).inserted
    {
      responders.append(responder)
      // Calls app code: `next` may be overridden.
      current = responder.next
    }
    self.responders = responders
    isCircular = current != nil
  }

  /// The names of the responders in logs, in order.
  package var names: [String] { responders.map(\.journalName) }

  /// The chain as articles print it: names joined by arrows.
  package var description: String { names.joined(separator: " --> ") }
}
