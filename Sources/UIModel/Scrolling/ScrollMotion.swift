// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The motion of content along both axes since a time on the clock of the events.
package struct ScrollMotion: Equatable, Sendable {
  /// Along x.
  package let x: AxisMotion
  /// Along y.
  package let y: AxisMotion
  /// When it started, in seconds on the clock of the events.
  package let start: TimeInterval

  /// Makes a motion.
  package init(x: AxisMotion, y: AxisMotion, start: TimeInterval) {
    self.x = x
    self.y = y
    self.start = start
  }

  /// When it is over.
  package var end: TimeInterval { start + max(x.duration, y.duration) }

  /// Whether nothing moves from the start on.
  package var isAtRest: Bool { end <= start }

  /// Where it comes to rest.
  package var rest: CGPoint { CGPoint(x: x.rest, y: y.rest) }

  /// How fast the content is at a time, in points per second.
  package func velocity(at time: TimeInterval) -> CGPoint {
    CGPoint(x: x.velocity(at: time - start), y: y.velocity(at: time - start))
  }

  /// Where the content is at a time.
  package func offset(at time: TimeInterval) -> CGPoint {
    // At its end, not a rounding error before it.
    time >= end
      ? rest : CGPoint(x: x.position(at: time - start), y: y.position(at: time - start))
  }
}
