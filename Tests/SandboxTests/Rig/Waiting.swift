// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The time limit for something that should happen at once.
///
/// Generous, since a build machine may be busy: a test that passes never waits this long.
enum Patience {
  static let usual: TimeInterval = 20
  /// For the end of a program. Dozens of them may run at once beside the tests, on two slow cores.
  static let untilEnd: TimeInterval = 60
}

/// Waits until `condition` is true, checking it every 10 ms.
///
/// The condition is asked once more after the deadline, so that a stall of the test process
/// alone never fails a test.
///
/// - Parameters:
///   - what: The awaited event, for the error ("the window opens").
///   - seconds: The longest wait.
///   - condition: True once the awaited thing has happened.
/// - Throws: `RigError` when the deadline passes, or what `condition` throws.
func eventually(
  _ what: String, within seconds: TimeInterval = Patience.usual, _ condition: () throws -> Bool
) async throws {
  let clock = ContinuousClock()
  let deadline = clock.now + .seconds(seconds)
  while true {
    let isLate = clock.now >= deadline
    if try condition() { return }
    if isLate { throw RigError("Waited \(Int(seconds)) s in vain: \(what).") }
    try await Task.sleep(for: .milliseconds(10))
  }
}
