// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The part of the time that is visible, and the horizontal positions of its instants.
struct TimelineScope: Equatable, Sendable {
  /// The shortest and the longest visible time, in seconds.
  static let lengths: ClosedRange<TimeInterval> = 0.01...3_600
  /// The space before a followed gesture, as a fraction of the whole.
  private static let margin = 0.06
  /// The space behind it, which is larger because of the text about its end.
  private static let marginForWords = 0.14
  /// The visible time for a gesture that has just begun, in seconds.
  static let leastFollowed: TimeInterval = 0.5

  /// The first visible time, in seconds of the specimen.
  private(set) var start: TimeInterval = 0
  /// The duration of the visible time, in seconds.
  private(set) var length: TimeInterval = 1

  var range: ClosedRange<TimeInterval> { start...start + length }

  /// Shows a period with some space on both sides, and at least a given duration.
  mutating func fit(
    _ first: TimeInterval, _ last: TimeInterval, least: TimeInterval = leastFollowed
  ) {
    let wished = max(least, last - first) / (1 - Self.margin - Self.marginForWords)
    length = Self.within(wished)
    start = first - length * Self.margin
  }

  func x(of time: TimeInterval, width: CGFloat) -> CGFloat {
    CGFloat((time - start) / length) * width
  }

  /// The time at a horizontal position in a width.
  func time(at x: CGFloat, width: CGFloat) -> TimeInterval {
    width > 0 ? start + TimeInterval(x / width) * length : start
  }

  /// Shows less time for factors above 1, more for factors below; the given instant stays at its position.
  mutating func zoom(by factor: Double, about time: TimeInterval) {
    guard factor.isFinite, factor > 0 else { return }
    let zoomed = Self.within(length / factor)
    start = time - (time - start) * zoomed / length
    length = zoomed
  }

  /// Moves to earlier times for negative fractions of the visible time.
  mutating func pan(by part: Double) {
    start += part * length
  }

  /// Moves by the smallest distance that makes an instant visible.
  mutating func reveal(_ time: TimeInterval) {
    let room = length * Self.margin
    if time < start { start = time - room }
    if time > start + length { start = time - length + room }
  }

  /// Keeps the visible time within a range.
  mutating func clamp(to times: ClosedRange<TimeInterval>) {
    let room = length * 0.5
    start = max(times.lowerBound - room, min(start, times.upperBound - length + room))
  }

  /// The time between two lines of the grid: 1, 2 or 5 of some unit, and not closer than `spacing` points.
  func gridStep(width: CGFloat, spacing: CGFloat = 76) -> TimeInterval {
    let least = length * TimeInterval(spacing / max(1, width))
    let unit = pow(10, (log10(least)).rounded(.down))
    return [1, 2, 5, 10].map { $0 * unit }.first { $0 >= least * 0.999 } ?? unit * 10
  }

  func gridTimes(step: TimeInterval) -> [TimeInterval] {
    let first = max(0, Int((start / step).rounded(.up)))
    let last = Int(((start + length) / step).rounded(.down))
    return first <= last ? (first...last).map { Double($0) * step } : []
  }

  /// A time as text, with enough digits to distinguish two lines of a grid.
  static func text(of time: TimeInterval, step: TimeInterval) -> String {
    let digits = max(0, min(4, Int((-log10(step)).rounded(.up))))
    return String(format: "%.\(digits)f s", time == 0 ? 0 : time)
  }

  private static func within(_ length: TimeInterval) -> TimeInterval {
    max(lengths.lowerBound, min(length, lengths.upperBound))
  }
}
