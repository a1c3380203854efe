// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A report of a pointer without a pressed button: it hovered, or its wheel turned.
public struct PointerFrame: Equatable, Sendable, Codable {
  /// The change of the pointer.
  public enum Action: Equatable, Sendable, Codable {
    /// The pointer is at the location without a pressed button.
    case hover
    /// The pointer left the screen, or a button went down.
    case leave
    /// A wheel turned by whole notches. `dx` and `dy` are the points to scroll; a positive `dy` scrolls the content
    /// down, as a finger that moves down would.
    case wheel(dx: CGFloat, dy: CGFloat)
    /// Two fingers moved on a trackpad. `dx` and `dy` are the points to scroll, followed by the phase of the gesture.
    case trackpad(dx: CGFloat, dy: CGFloat, InputSample.Phase)
  }

  /// The time, in seconds on the host's clock.
  public var time: TimeInterval
  /// The pointer's location, in points of the screen.
  public var location: CGPoint
  /// The change of the pointer.
  public var action: Action
  /// The modifier keys that are held.
  public var modifierFlags: UIKeyModifierFlags

  /// Makes a pointer frame.
  public init(
    time: TimeInterval, location: CGPoint, action: Action,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.time = time
    self.location = location
    self.action = action
    self.modifierFlags = modifierFlags
  }
}
