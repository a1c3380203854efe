// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The motion of content along both axes since a time on the clock of the events.
struct ScrollMotion: Equatable, Sendable {
  let x: AxisMotion
  let y: AxisMotion
  /// When it started, in seconds on the clock of the events.
  let start: TimeInterval

  /// When it is over.
  var end: TimeInterval { start + max(x.duration, y.duration) }

  /// Whether nothing moves from the start on.
  var isAtRest: Bool { end <= start }

  /// Where it comes to rest.
  var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

  /// How fast the content is at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Where the content is at a time.
  func offset(at time: TimeInterval) -> CGPoint {
    // At its end, not a rounding error before it.
    time >= end
      ? rest : CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }
}
