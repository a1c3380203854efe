// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The motion of content along both axes from a start time on.
struct ScrollMotion: Equatable, Sendable {
  let x: AxisMotion
  let y: AxisMotion
  /// The start, in seconds on the clock of the events.
  let start: TimeInterval

  /// The end, in seconds on the clock of the events.
  var end: TimeInterval { start + max(x.duration, y.duration) }

  /// True if the content does not move at all.
  var isAtRest: Bool { end <= start }

  /// The offset at which it comes to rest, in points.
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

  /// Returns the velocity of the content at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Returns the offset of the content at a time, in points.
  func offset(at time: TimeInterval) -> CGPoint {
    // This is the exact end, without the rounding error of the time before.
    time >= end
      ? rest : CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }
}
