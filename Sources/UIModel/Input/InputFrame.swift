// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// The reports of fingers since the previous frame. A frame becomes one `UIEvent`.
///
/// Several samples of a finger in one frame are coalesced: the touch has the values of the last one, and
/// `UIEvent.coalescedTouches(for:)` returns all.
public struct InputFrame: Equatable, Sendable, Codable {
  /// The time, in seconds on the host's clock. Frames are fed in the order of their times.
  public var time: TimeInterval
  /// The samples in the order in which they happened.
  public var samples: [InputSample]
  /// The pressed buttons of a pointer, as in `UIEvent.ButtonMask`: bit 0 primary, bit 1 secondary.
  public var buttonMask: Int
  /// The modifier keys that are held.
  public var modifierFlags: UIKeyModifierFlags

  /// Makes a frame of samples at one time.
  public init(
    time: TimeInterval, samples: [InputSample], buttonMask: Int = 0,
    modifierFlags: UIKeyModifierFlags = []
  ) {
    self.time = time
    self.samples = samples
    self.buttonMask = buttonMask
    self.modifierFlags = modifierFlags
  }
}
