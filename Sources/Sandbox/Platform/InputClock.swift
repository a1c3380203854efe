// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The times of events: seconds from the start, never backwards.
///
/// SDL stamps an event with milliseconds when it takes it from the display server. The clock here is
/// finer, so an event's age in whole milliseconds is taken off the present time: what arrives while the
/// loop sleeps, which is nearly everything, has age 0 and the finer time.
struct InputClock: Equatable, Sendable {
  private(set) var latest: TimeInterval = 0

  /// The time of an event with SDL's `timestamp`, when SDL's clock shows `ticks` (both in milliseconds,
  /// wrapping after 49 days) and the monotonic clock `reading`, in seconds from the start.
  mutating func time(of timestamp: UInt32, ticks: UInt32, reading: TimeInterval) -> TimeInterval {
    let age = Int32(bitPattern: ticks &- timestamp)
    latest = max(latest, reading - TimeInterval(max(age, 0)) / 1_000)
    return latest
  }
}
