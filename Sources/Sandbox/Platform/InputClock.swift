// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The times of events: seconds from the start, never backwards.
///
/// SDL gives an event a time in milliseconds when it reads it from the display server. The clock here is finer, so an
/// event's age in whole milliseconds is subtracted from the present time. Events that arrive while the loop sleeps,
/// which are nearly all, have the age 0 and so the exact time.
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
