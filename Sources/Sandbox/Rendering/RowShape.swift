// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A shape as the compositor sees it: what it covers, row of pixels by row of pixels.
protocol RowShape {
  /// No pixel outside is covered.
  var bounds: PixelRect { get }

  /// Rows that all look like each other.
  var evenRows: Range<Int> { get }

  /// Where the shape lies in a row; nil when it does not touch it.
  func span(y: Int) -> RowSpan?

  /// Writes the coverage (255 for wholly covered) of the pixels `from` to `to - 1` of a row to
  /// `coverage`, the first one to its start.
  func cover(y: Int, from: Int, to: Int, into coverage: UnsafeMutablePointer<UInt8>)
}

extension RowShape {
  var evenRows: Range<Int> { 0..<0 }
}

/// A shape's part of one row: nothing before `start`, then soft pixels, then evenly covered ones
/// from `solidStart` to `solidEnd`, then soft ones again up to `end`.
struct RowSpan: Equatable {
  var start: Int
  var solidStart: Int
  var solidEnd: Int
  var end: Int
  /// The coverage of the even part.
  var level: UInt8

  /// How a run of pixels is covered that no boundary of the span cuts.
  enum Cover: Equatable {
    case nothing
    case even(UInt8)
    case soft
  }

  func cover(from: Int, to: Int) -> Cover {
    if to <= start || from >= end { return .nothing }
    if from >= solidStart && to <= solidEnd { return .even(level) }
    return .soft
  }
}
