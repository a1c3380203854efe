// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A command of the keyboard to the control that has the focus.
enum FocusCommand: Equatable, Sendable {
  /// Space or return: acts as a tap does.
  case activate
  /// The left or down arrow: one step back.
  case decrement
  /// The right or up arrow: one step on.
  case increment
}
