// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The responders from one to the end of its chain, in order.
///
/// An application that overrides `next` can close a circle; the walk ends where it would meet a responder
/// a second time.
@MainActor
package struct ResponderChain {
  /// The responders, the first one included.
  package let responders: [UIResponder]
  /// The most responders in a chain. An application that makes a new `next` on each call would never end it.
  private static let most = 100_000

  /// True if the last one's `next` is one of them, or there were too many.
  package let isCircular: Bool

  /// Walks from `first` by `next`.
  package init(from first: UIResponder) {
    var responders: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var current: UIResponder? = first
    while let responder = current, responders.count < Self.most,
      seen.insert(ObjectIdentifier(responder)).inserted
    {
      responders.append(responder)
      // Call-out: `next` may be overridden.
      current = responder.next
    }
    self.responders = responders
    isCircular = current != nil
  }

  /// The names as a log shows them, in order.
  package var names: [String] { responders.map(\.journalName) }

  /// The chain as the device articles print it: names joined by arrows.
  package var description: String { names.joined(separator: " --> ") }
}
