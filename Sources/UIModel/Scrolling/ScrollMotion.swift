// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The motion of scrolled content along both axes.
struct ScrollMotion: Equatable, Sendable {
  let x: AxisMotion
  let y: AxisMotion
  /// The time of the start, in seconds on the host's clock.
  let start: TimeInterval

  /// The time of the end, in seconds on the host's clock.
  var end: TimeInterval { start + max(x.duration, y.duration) }

  /// True if the content does not move at all.
  var isAtRest: Bool { end <= start }

  /// The offset at which the content stops, in points.
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

  /// Returns the velocity of the content at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Returns the offset of the content at a time, in points.
  func offset(at time: TimeInterval) -> CGPoint {
    // At the end, `rest` is exact. An offset computed from the time could have rounding errors.
    time >= end
      ? rest : CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }
}
