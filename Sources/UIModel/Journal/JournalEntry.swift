// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// An event in the journal, with names, numbers and copies, so that it remains valid after views are deallocated.
package struct JournalEntry: Equatable, Sendable {
  /// The number of the entry, counted from 1 in the order of writing.
  package let sequence: Int
  /// The time, in seconds on the host's clock.
  package let time: TimeInterval
  package let fact: JournalFact

  /// Makes an entry.
  package init(sequence: Int, time: TimeInterval, fact: JournalFact) {
    self.sequence = sequence
    self.time = time
    self.fact = fact
  }
}

/// The object that an entry is about: its name in logs, and an identity to find the object by while it exists.
package struct Subject: Hashable, Sendable {
  /// The name of the class, or the name that was given to the object.
  package let name: String
  /// The identity, which is the same in all entries about the object. After the object is deallocated, another one may
  /// have it.
  package let identity: ObjectIdentifier

  /// Makes a subject.
  package init(name: String, identity: ObjectIdentifier) {
    self.name = name
    self.identity = identity
  }
}

/// A touch in a journal entry.
package struct TouchFact: Hashable, Sendable {
  /// The number of the touch, counted from 1 in each application.
  package let number: Int
  /// The number that the host gave to the finger.
  package let finger: Int
  /// The location in the touch's window, in points.
  package let locationInWindow: CGPoint
  /// The time of the touch's last change, in seconds on the host's clock. A late delivery does not change it.
  package let timestamp: TimeInterval
  package let tapCount: Int
}
