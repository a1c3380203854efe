// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The responder chain from one responder on.
///
/// If overrides of `next` form a cycle, the list ends before it would contain a responder twice.
@MainActor
package struct ResponderChain {
  /// The responders, starting with the first one.
  package let responders: [UIResponder]
  /// The largest number of responders in a chain. The chain would never end if an override of `next` returned a new
  /// responder each time.
  private static let most = 100_000

  /// True if the `next` of the last one is already in the list, or if the chain is too long.
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

  /// The chain as articles print it: names with arrows between them.
  package var description: String { names.joined(separator: " --> ") }
}
