// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The touch methods that an event requires. In most events all fingers only move, so the other three methods can be
/// skipped.
struct TouchMethods: OptionSet {
  let rawValue: UInt8

  static let began = TouchMethods(rawValue: 1 << 0)
  static let moved = TouchMethods(rawValue: 1 << 1)
  static let ended = TouchMethods(rawValue: 1 << 2)
  static let cancelled = TouchMethods(rawValue: 1 << 3)

  /// True if touches begin, end or are cancelled.
  var saysMoreThanMoves: Bool { rawValue & ~TouchMethods.moved.rawValue != 0 }
  /// True if touches move, end or are cancelled.
  var saysMoreThanBeginnings: Bool { rawValue > TouchMethods.began.rawValue }
  /// True if touches end or are cancelled.
  var saysThatTouchesGo: Bool { rawValue >= TouchMethods.ended.rawValue }
}
