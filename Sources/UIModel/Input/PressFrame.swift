// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The report of a physical button, such as an arrow or the select button of a remote.
public struct PressFrame: Equatable, Sendable {
  /// The changes that a button reports.
  public enum Phase: String, Equatable, Sendable, CaseIterable {
    /// The button went down.
    case began
    /// The force on the button changed.
    case changed
    /// The button was released.
    case ended
    /// The press was cancelled.
    case cancelled
  }

  /// The time, in seconds on the host's clock.
  public var time: TimeInterval
  /// The button, as a raw value of `UIPress.PressType`.
  public var button: Int
  /// The change of the button.
  public var phase: Phase
  /// The force on the button, from 0 to 1.
  public var force: CGFloat

  /// Makes a press frame.
  public init(time: TimeInterval, button: Int, phase: Phase, force: CGFloat = 1) {
    self.time = time
    self.button = button
    self.phase = phase
    self.force = force
  }
}
