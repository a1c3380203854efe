// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The application's only clock. Its time changes only in `advance(to:)`, which runs the timers that become due.
///
/// Due timers run in the order of their deadlines, ties in the order in which they were made, and while a timer runs
/// `now` is its deadline. The same input therefore gives the same order of calls on every machine.
@MainActor
package final class Scheduler {
  /// The result of `schedule`, which `cancel` takes.
  package struct Ticket: Hashable, Sendable {
    fileprivate let deadline: TimeInterval
    fileprivate let number: Int
  }

  /// A timer that has not run yet, for reports.
  package struct Pending: Equatable, Sendable {
    /// The purpose, for example "long press of Button".
    package let name: String
    /// Its deadline, in seconds on this clock.
    package let deadline: TimeInterval
  }

  private struct Entry {
    let ticket: Ticket
    let name: String
    let action: @MainActor () -> Void
  }

  /// The present time, in seconds from the host's start.
  package private(set) var now: TimeInterval

  /// The timers, sorted by deadline, then by number.
  private var entries: [Entry] = [] {
    didSet { firstDeadline = entries.first?.ticket.deadline ?? .infinity }
  }
  /// The deadline of the first entry; infinity without entries. It is stored because it is read with every frame.
  private var firstDeadline = TimeInterval.infinity
  private var lastNumber = 0

  /// Makes a clock with the time `now`, in seconds.
  package init(now: TimeInterval = 0) {
    self.now = now
  }

  /// Runs `action` once, `delay` seconds from now; a negative or non-finite delay counts as 0.
  package func schedule(
    after delay: TimeInterval, named name: String, action: @escaping @MainActor () -> Void
  ) -> Ticket {
    let delay = delay.isFinite ? max(0, delay) : 0
    lastNumber += 1
    let ticket = Ticket(deadline: now + delay, number: lastNumber)
    entries.insert(Entry(ticket: ticket, name: name, action: action), at: index(of: ticket))
    return ticket
  }

  /// Cancels a timer; has no effect if it has run or was cancelled.
  package func cancel(_ ticket: Ticket) {
    let index = index(of: ticket)
    if index < entries.count, entries[index].ticket == ticket { entries.remove(at: index) }
  }

  /// Returns the index of a timer, or the index at which it would be inserted.
  private func index(of ticket: Ticket) -> Int {
    entries.firstIndex(notBefore: {
      ($0.ticket.deadline, $0.ticket.number) < (ticket.deadline, ticket.number)
    })
  }

  /// The deadline of the next timer, in seconds on this clock; nil when none is pending.
  package var nextDeadline: TimeInterval? { firstDeadline < .infinity ? firstDeadline : nil }

  /// The timers that have not run yet, in the order in which they will run.
  package var pending: [Pending] {
    entries.map { Pending(name: $0.name, deadline: $0.ticket.deadline) }
  }

  /// The latest time that is accepted, in seconds: about thirty thousand years. At far larger times, adding a
  /// sixtieth of a second has no effect because of rounding, so that a repeating timer would keep the clock from ever
  /// advancing.
  static let latest: TimeInterval = 1e12

  /// Moves the clock to `time` and runs the timers that become due, including those made meanwhile. The clock never
  /// goes back: an earlier time, a non-finite one, or one beyond `latest` has no effect.
  package func advance(to time: TimeInterval) {
    guard time.isFinite, time <= Self.latest else { return }
    while firstDeadline <= max(time, now) {
      let next = entries.removeFirst()
      now = max(now, next.ticket.deadline)
      // Calls app code: a timer's action may schedule, cancel, and change any view.
      next.action()
    }
    now = max(now, time)
  }
}
