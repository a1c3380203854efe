// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The real times of events: when the window system received them, when the scene received them, and when the result
/// was displayed. Times are seconds of the window.
package struct Stopwatch: Sendable {
  package struct Times: Equatable, Sendable {
    /// The time from the window system to the scene, in seconds.
    let delivery: TimeInterval
    /// The time from the scene to the display, in seconds; nil before the result is drawn.
    let drawing: TimeInterval?

    package var words: String {
      let first = "Measured: \(delivery.millisecondsText) from the input to its delivery"
      guard let drawing else { return "\(first), not drawn yet" }
      return "\(first), \(drawing.millisecondsText) from there to its drawing"
    }
  }

  /// The text that is shown instead of the times of an event that was not measured.
  package static let simulated =
    "Simulated times: nothing is displayed, so no time passes between the stages."
  private static let capacity = 4_096

  private struct Entry {
    let event: Int
    let seen: TimeInterval
    let told: TimeInterval
    var drawn: TimeInterval?
  }

  /// The measured events, in order.
  private var entries: [Entry] = []
  /// The number of events at the end that are not displayed yet.
  private var undrawn = 0
  /// The time at which the frame loop last fed input, in seconds of the window; nil without a display.
  package var now: TimeInterval?

  /// Notes that an event of a take was fed.
  ///
  /// - Parameters:
  ///   - event: the index of the event.
  ///   - seen: the time at which the window system received it.
  mutating func fed(_ event: Int, seen: TimeInterval) {
    guard let now else { return }
    if entries.count >= Self.capacity { entries.removeFirst(Self.capacity / 4) }
    entries.append(Entry(event: event, seen: seen, told: max(now, seen)))
    undrawn = min(undrawn + 1, entries.count)
  }

  /// Notes that the results of everything fed so far are displayed.
  package mutating func drew(at time: TimeInterval) {
    for index in entries.indices.suffix(undrawn) { entries[index].drawn = time }
    undrawn = 0
  }

  mutating func forget() {
    (entries, undrawn) = ([], 0)
  }

  /// Returns the times of an event; nil if they were not measured.
  package func times(ofEvent event: Int) -> Times? {
    let index = entries.partitionIndex { $0.event >= event }
    guard index < entries.count, entries[index].event == event else { return nil }
    let entry = entries[index]
    return Times(delivery: entry.told - entry.seen, drawing: entry.drawn.map { $0 - entry.told })
  }
}
