// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The application's only clock. Its time changes only in `advance(to:)`, which fires the timers that are due.
///
/// Timers that are due fire in the order of their deadlines; if these are equal, in the order in which they were
/// scheduled. While a timer fires, `now` is its deadline. The same input therefore gives the same order of calls on
/// every machine.
@MainActor
package final class Scheduler {
  /// The result of `schedule`, to be passed to `cancel`.
  package struct Ticket: Hashable, Sendable {
    fileprivate let deadline: TimeInterval
    fileprivate let number: Int
  }

  /// A timer that has not fired yet.
  package struct Pending: Equatable, Sendable {
    /// The purpose of the timer, such as "long press of Button".
    package let name: String
    /// The time at which the timer fires, in seconds on the scheduler's clock.
    package let deadline: TimeInterval
  }

  private struct Entry {
    let ticket: Ticket
    let name: String
    let action: @MainActor () -> Void
  }

  /// The current time, in seconds.
  package private(set) var now: TimeInterval

  /// The timers, sorted by deadline, then in the order in which they were scheduled.
  private var entries: [Entry] = [] {
    didSet { firstDeadline = entries.first?.ticket.deadline ?? .infinity }
  }
  /// The deadline of the first timer; infinity without timers. It is stored because every frame reads it.
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

  /// Cancels a timer. It has no effect on a timer that has fired or was cancelled.
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

  /// The timers that have not fired yet, in order.
  package var pending: [Pending] {
    entries.map { Pending(name: $0.name, deadline: $0.ticket.deadline) }
  }

  /// The latest accepted time, in seconds: about thirty thousand years. At far later times, adding 1/60 s would have no
  /// effect because of rounding, and a repeating timer would keep the clock from advancing.
  static let latest: TimeInterval = 1e12

  /// Advances the clock to `time` and fires the timers that are due, including those scheduled meanwhile. Earlier,
  /// non-finite and too late times have no effect.
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
