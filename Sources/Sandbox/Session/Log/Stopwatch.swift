// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The real times of events: when the window system saw them, when the specimen was told, and when what came
/// of it was on the display. Times are seconds of the window.
struct Stopwatch: Sendable {
  struct Times: Equatable, Sendable {
    /// From the window system to the specimen, in seconds.
    let delivery: TimeInterval
    /// From there to the display, in seconds; nil while it is not drawn.
    let drawing: TimeInterval?

    var words: String {
      let first = "Input to delivery \(delivery.millisecondsText)"
      guard let drawing else { return "\(first), not drawn yet (measured)" }
      return "\(first), delivery to drawn \(drawing.millisecondsText) (measured)"
    }
  }

  /// What is said where nothing is measured.
  static let simulated = "Simulated: without a display no time passes between the stages."
  private static let capacity = 4_096

  private struct Entry {
    let event: Int
    let seen: TimeInterval
    let told: TimeInterval
    var drawn: TimeInterval?
  }

  /// In the order of the events.
  private var entries: [Entry] = []
  /// How many of the last ones are not drawn.
  private var undrawn = 0
  /// The present as the loop told it; nil without a loop.
  var now: TimeInterval?

  /// An event of a take was fed.
  ///
  /// - Parameters:
  ///   - event: its index.
  ///   - seen: when the window system saw it.
  mutating func fed(_ event: Int, seen: TimeInterval) {
    guard let now else { return }
    if entries.count >= Self.capacity { entries.removeFirst(Self.capacity / 4) }
    entries.append(Entry(event: event, seen: seen, told: max(now, seen)))
    undrawn = min(undrawn + 1, entries.count)
  }

  /// Everything that was told so far is on the display.
  mutating func drew(at time: TimeInterval) {
    for index in entries.indices.suffix(undrawn) { entries[index].drawn = time }
    undrawn = 0
  }

  mutating func forget() {
    (entries, undrawn) = ([], 0)
  }

  /// How long an event took; nil when that was not measured.
  func times(ofEvent event: Int) -> Times? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].event < event { low = middle + 1 } else { high = middle }
    }
    guard low < entries.count, entries[low].event == event else { return nil }
    let entry = entries[low]
    return Times(delivery: entry.told - entry.seen, drawing: entry.drawn.map { $0 - entry.told })
  }
}
