// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UITouch {
  /// The values of a touch at one time. They are changed only by `TouchAssembler` for fingers, by `PointerTracker` for
  /// a pointer without a pressed button, and by `show(_:as:during:)` while a delayed call is made.
  struct Reading {
    var phase: Phase
    /// The time, in seconds on the host's clock.
    var timestamp: TimeInterval
    var tapCount = 0
    /// The location, in points in the window.
    var location: CGPoint
    /// The location in the previous event, in points in the window.
    var previousLocation: CGPoint
    /// The sample that the host fed last.
    var sample: InputSample

    /// Returns the same values with a new location and the given previous location.
    func at(_ location: CGPoint, from previous: CGPoint) -> Reading {
      var reading = self
      (reading.location, reading.previousLocation) = (location, previous)
      return reading
    }

    /// Returns the same values with another phase.
    func with(_ phase: Phase) -> Reading {
      var reading = self
      reading.phase = phase
      return reading
    }
  }

  var currentPhase: Phase { reading.phase }
  var currentTimestamp: TimeInterval { reading.timestamp }
  var currentTapCount: Int { reading.tapCount }
  var locationInWindow: CGPoint { reading.location }
  var previousLocationInWindow: CGPoint { reading.previousLocation }
  var sample: InputSample { reading.sample }

  /// Calls `body` while the touches have the values of another time, and restores their values afterwards.
  static func show(_ touches: [UITouch], as readings: [Reading], during body: () -> Void) {
    let before = touches.map(\.reading)
    for (touch, reading) in zip(touches, readings) { touch.reading = reading }
    body()
    for (touch, reading) in zip(touches, before) { touch.reading = reading }
  }
}
