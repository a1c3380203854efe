// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A keyboard command for the focused control.
enum FocusCommand: Equatable, Sendable {
  /// Space or return: has the effect of a tap.
  case activate
  /// The left or down arrow: one step down.
  case decrement
  /// The right or up arrow: one step up.
  case increment
}
