// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

@MainActor
@Suite("The clock's timers")
struct SchedulerTests {
  /// A pending timer, as the test expects it: in a list without an index.
  private struct Known {
    let number: Int
    let deadline: TimeInterval
    let ticket: Scheduler.Ticket
  }

  @Test(
    "run by deadline, those of one deadline as they were made, and not once they were cancelled")
  func order() {
    for seed in 1...50 {
      var random = SeededGenerator(seed: UInt64(seed))
      let scheduler = Scheduler()
      var known: [Known] = []
      var ran: [Int] = []
      var expected: [Int] = []
      for number in 0..<200 {
        let delay = TimeInterval(Int.random(in: 0...20, using: &random)) / 10
        let ticket = scheduler.schedule(after: delay, named: "\(number)") { ran.append(number) }
        known.append(Known(number: number, deadline: scheduler.now + delay, ticket: ticket))
        if random.chance(0.3), let gone = known.randomElement(using: &random) {
          scheduler.cancel(gone.ticket)
          scheduler.cancel(gone.ticket)
          known.removeAll { $0.number == gone.number }
        }
        #expect(scheduler.nextDeadline == known.map(\.deadline).min())
        guard random.chance(0.1) else { continue }
        let now = scheduler.now + 0.3
        let due = known.filter { $0.deadline <= now }
        expected += due.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }.map(\.number)
        known.removeAll { $0.deadline <= now }
        scheduler.advance(to: now)
      }
      #expect(ran == expected && ran.count > 50, "seed \(seed)")
      let left = known.sorted { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
      #expect(scheduler.pending.map(\.name) == left.map { "\($0.number)" }, "seed \(seed)")
    }
  }
}
