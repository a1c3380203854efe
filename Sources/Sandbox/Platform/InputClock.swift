// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The times of events: seconds from the start, never decreasing.
///
/// SDL gives an event a time in milliseconds when it reads it from the display server. This clock is finer, so an
/// event's age in whole milliseconds is subtracted from the current time. Nearly all events arrive while the loop
/// sleeps; their age is 0, so their time is exact.
struct InputClock: Equatable, Sendable {
  private(set) var latest: TimeInterval = 0

  /// Returns the time of an event with SDL's `timestamp`, when SDL's clock shows `ticks` (both in milliseconds,
  /// wrapping after 49 days) and the monotonic clock shows `reading`, in seconds from the start.
  mutating func time(of timestamp: UInt32, ticks: UInt32, reading: TimeInterval) -> TimeInterval {
    let age = Int32(bitPattern: ticks &- timestamp)
    latest = max(latest, reading - TimeInterval(max(age, 0)) / 1_000)
    return latest
  }
}
