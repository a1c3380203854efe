// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The record of everything that happens. Logs, overlays, recordings and explanations are made from it.
///
/// Entries are created only if there is a reader. Without readers, `write` costs one comparison.
@MainActor
package final class Journal {
  /// The result of `addReader`, to be passed to `removeReader`.
  package struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  /// The entries that a reader needs.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Entries that may have log lines, except those of hit tests. Every reader receives these.
    package static let lines: Interest = []
    /// Each call of a hit test. Together with `besideLog`, also the trace of each hit test. Hit tests are slower while
    /// a reader needs them.
    package static let hitTests = Interest(rawValue: 1 << 0)
    /// Entries that have no log lines.
    package static let besideLog = Interest(rawValue: 1 << 1)
    /// All entries that may have log lines.
    package static let log: Interest = .hitTests
    /// All entries.
    package static let everything: Interest = [.hitTests, .besideLog]
  }

  private struct Reader {
    let ticket: Ticket
    let interest: Interest
    let read: @MainActor (JournalEntry) -> Void
  }

  private var readers: [Reader] = []
  private var lastTicket = 0
  private var lastSequence = 0
  private let clock: Scheduler

  /// True while there is a reader. Check it before computing values that only a journal entry needs.
  package private(set) var isRead = false
  /// True while a reader needs the calls of hit tests.
  package private(set) var isReadForHitTests = false
  /// True while a reader needs the traces of hit tests.
  package var isReadForTraces: Bool { readers.contains { $0.interest == .everything } }
  private var isReadBesideLog = false

  /// Makes a journal whose entries take their time from `clock`.
  package init(clock: Scheduler) {
    self.clock = clock
  }

  /// Calls `read` with each entry from now on, in order.
  package func addReader(
    of interest: Interest = .everything, _ read: @escaping @MainActor (JournalEntry) -> Void
  ) -> Ticket {
    lastTicket += 1
    let ticket = Ticket(number: lastTicket)
    readers.append(Reader(ticket: ticket, interest: interest, read: read))
    countReaders()
    return ticket
  }

  /// Removes the reader with this ticket.
  package func removeReader(_ ticket: Ticket) {
    readers.removeAll { $0.ticket == ticket }
    countReaders()
  }

  private func countReaders() {
    isRead = !readers.isEmpty
    isReadForHitTests = readers.contains { $0.interest.contains(.hitTests) }
    isReadBesideLog = readers.contains { $0.interest.contains(.besideLog) }
  }

  /// Called with a sentence for each misuse by the application or its host, even if there are no readers.
  package var onMisuse: ((String) -> Void)?

  /// Writes a misuse by the application or its host.
  package func misuse(_ mistake: @autoclosure () -> Misuse) {
    guard isRead || onMisuse != nil else { return }
    let mistake = mistake()
    write(.misuse(mistake))
    onMisuse?(mistake.description)
  }

  /// Writes a fact with the current time. Without readers, the fact is not created.
  package func write(_ fact: @autoclosure () -> JournalFact) {
    if isRead { append(fact(), for: .lines) }
  }

  /// Writes a fact that has no log line. It is created only if a reader needs such facts.
  package func writeBesideLog(_ fact: @autoclosure () -> JournalFact) {
    if isReadBesideLog { append(fact(), for: .besideLog) }
  }

  /// Writes a fact about a call of a hit-testing method. The fact is created only if a reader needs such facts.
  package func writeHitTest(_ fact: @autoclosure () -> JournalFact) {
    if isReadForHitTests { append(fact(), for: .hitTests) }
  }

  private func append(_ fact: JournalFact, for interest: Interest) {
    lastSequence += 1
    let entry = JournalEntry(sequence: lastSequence, time: clock.now, fact: fact)
    for reader in readers where reader.interest.isSuperset(of: interest) {
      reader.read(entry)
    }
  }
}
