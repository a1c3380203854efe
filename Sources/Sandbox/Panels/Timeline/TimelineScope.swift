// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession

/// The visible time range, and the conversion of times to horizontal positions.
struct TimelineScope: Equatable, Sendable {
  /// The shortest and the longest duration of the visible time range, in seconds.
  static let lengths: ClosedRange<TimeInterval> = 0.01...3_600
  /// The space before the period that `fit` shows, and beside a time that `reveal` shows, as a fraction of the width.
  private static let margin = 0.06
  /// The space after the period that `fit` shows, as a fraction of the width. It is larger, for the text at the end.
  private static let marginForWords = 0.14
  /// The duration, in seconds, that `fit` shows if a period is shorter, as when a gesture has just begun.
  static let leastFollowed: TimeInterval = 0.5

  /// The length with which a shortened pause is drawn, in seconds.
  static let foldLength: TimeInterval = 0.16

  /// A pause in which nothing happened, drawn shorter than it was.
  struct Fold: Equatable, Sendable {
    let range: ClosedRange<TimeInterval>
    /// The time that all earlier shortened pauses leave out, in seconds.
    let cut: TimeInterval

    var length: TimeInterval { range.upperBound - range.lowerBound }
  }

  /// The shortened pauses, in order of time.
  var folds: [Fold] = []
  /// The first visible time, in seconds of the scene, minus the time that shortened pauses leave out.
  private var origin: TimeInterval = 0
  /// The duration of the visible time, in seconds.
  private(set) var length: TimeInterval = 1

  /// The first visible time, in seconds since the scene started.
  var start: TimeInterval { unfolded(origin) }
  /// The visible time range, in seconds since the scene started.
  var range: ClosedRange<TimeInterval> { start...unfolded(origin + length) }

  /// Returns a time minus the time that earlier shortened pauses leave out.
  private func folded(_ time: TimeInterval) -> TimeInterval {
    let index = folds.partitionIndex { $0.range.lowerBound >= time }
    guard index > 0 else { return time }
    let fold = folds[index - 1]
    let part = min(1, (time - fold.range.lowerBound) / fold.length)
    return time - fold.cut - part * (fold.length - Self.foldLength)
  }

  /// Returns the time for which `folded` returns the given one.
  private func unfolded(_ time: TimeInterval) -> TimeInterval {
    let index = folds.partitionIndex { $0.range.lowerBound - $0.cut >= time }
    guard index > 0 else { return time }
    let fold = folds[index - 1]
    let part = min(1, (time - fold.range.lowerBound + fold.cut) / Self.foldLength)
    return time + fold.cut + part * (fold.length - Self.foldLength)
  }

  /// Shows a period with some space on both sides. A period shorter than `least` has more space after it.
  mutating func fit(
    _ first: TimeInterval, _ last: TimeInterval, least: TimeInterval = leastFollowed
  ) {
    let (first, last) = (folded(first), folded(last))
    let wished = max(least, last - first) / (1 - Self.margin - Self.marginForWords)
    length = Self.within(wished)
    origin = first - length * Self.margin
  }

  func x(of time: TimeInterval, width: CGFloat) -> CGFloat {
    CGFloat((folded(time) - origin) / length) * width
  }

  /// Returns the time at a horizontal position in a width.
  func time(at x: CGFloat, width: CGFloat) -> TimeInterval {
    unfolded(width > 0 ? origin + TimeInterval(x / width) * length : origin)
  }

  /// Shows less time for factors above 1, and more for factors below 1. The given time keeps its horizontal position.
  mutating func zoom(by factor: Double, about time: TimeInterval) {
    guard factor.isFinite, factor > 0 else { return }
    let time = folded(time)
    let zoomed = Self.within(length / factor)
    origin = time - (time - origin) * zoomed / length
    length = zoomed
  }

  /// Moves by a fraction of the visible time range, to earlier times if it is negative.
  mutating func pan(by part: Double) {
    origin += part * length
  }

  /// Moves by the smallest distance that makes a time visible.
  mutating func reveal(_ time: TimeInterval) {
    let (room, time) = (length * Self.margin, folded(time))
    if time < origin { origin = time - room }
    if time > origin + length { origin = time - length + room }
  }

  /// Moves the visible time range back if it extends beyond the start or end of `times` by more than half of its own
  /// length.
  mutating func clamp(to times: ClosedRange<TimeInterval>) {
    let room = length * 0.5
    origin = max(
      folded(times.lowerBound) - room, min(origin, folded(times.upperBound) - length + room))
  }

  /// Returns the time between two grid lines: 1, 2 or 5 times a power of ten, with at least `spacing` points between
  /// the lines.
  func gridStep(width: CGFloat, spacing: CGFloat = 76) -> TimeInterval {
    let least = length * TimeInterval(spacing / max(1, width))
    let unit = pow(10, (log10(least)).rounded(.down))
    return [1, 2, 5, 10].map { $0 * unit }.first { $0 >= least * 0.999 } ?? unit * 10
  }

  /// Returns the times of the grid lines, without those inside a shortened pause.
  func gridTimes(step: TimeInterval) -> [TimeInterval] {
    let range = range
    var (times, from): ([TimeInterval], TimeInterval) = ([], range.lowerBound)
    func add(until end: TimeInterval) {
      let first = max(0, Int((from / step).rounded(.up)))
      let last = Int((end / step).rounded(.down))
      if first <= last { times += (first...last).map { Double($0) * step } }
    }
    for fold in folds where fold.range.overlaps(range) {
      add(until: fold.range.lowerBound)
      from = fold.range.upperBound
    }
    add(until: range.upperBound)
    return times
  }

  /// Returns a time as text, with enough digits to tell two grid lines apart.
  static func text(of time: TimeInterval, step: TimeInterval) -> String {
    let digits = max(0, min(4, Int((-log10(step)).rounded(.up))))
    return String(format: "%.\(digits)f s", time == 0 ? 0 : time)
  }

  private static func within(_ length: TimeInterval) -> TimeInterval {
    max(lengths.lowerBound, min(length, lengths.upperBound))
  }
}
