// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The motion of content back to an edge.
///
/// Content that starts with a velocity moves like a critically damped spring with a frequency of 11 per second. Content
/// that starts at rest moves like an overdamped spring with the rates 9 and 46 per second. Both were measured on iOS
/// 26.1.
struct BounceCurve: Equatable, Sendable {
  /// The edge at which the content stops, in points.
  let edge: CGFloat
  /// The offset at which the content starts, relative to `edge`, in points.
  let displacement: CGFloat
  /// The velocity at the start, in points per second.
  let velocity: CGFloat
  /// The time until the content counts as stopped, in seconds.
  let duration: TimeInterval

  init(from start: CGFloat, velocity: CGFloat, to edge: CGFloat) {
    self.edge = edge
    displacement = start - edge
    self.velocity = abs(velocity) < ScrollDefaults.stopSpeed ? 0 : velocity
    duration = Self.timeToSettle(displacement, self.velocity)
  }

  /// Returns the offset `time` seconds after the start, in points; exactly the edge after it stopped.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return edge }
    return edge + Self.state(displacement, velocity, CGFloat(max(0, time))).displacement
  }

  /// Returns the velocity `time` seconds after the start, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    return Self.state(displacement, velocity, CGFloat(max(0, time))).velocity
  }

  /// The time at which content that moves fast towards the inside passes the edge, in seconds; nil if it does not.
  var timeThroughEdge: TimeInterval? {
    let pull = velocity + ScrollDefaults.bounceFrequency * displacement
    guard displacement != 0, velocity != 0, pull * displacement < 0 else { return nil }
    return TimeInterval(-displacement / pull)
  }

  private static func state(
    _ displacement: CGFloat, _ velocity: CGFloat, _ time: CGFloat
  ) -> (displacement: CGFloat, velocity: CGFloat) {
    guard velocity != 0 else {
      let (slow, fast) = ScrollDefaults.restingBounceRates
      let slowPart = displacement * fast / (fast - slow) * exp(-slow * time)
      let fastPart = -displacement * slow / (fast - slow) * exp(-fast * time)
      return (slowPart + fastPart, -slow * slowPart - fast * fastPart)
    }
    let frequency = ScrollDefaults.bounceFrequency
    let pull = velocity + frequency * displacement
    let decay = exp(-frequency * time)
    let position = (displacement + pull * time) * decay
    return (position, pull * decay - frequency * position)
  }

  /// Returns the time until the content counts as stopped, in seconds. The motion is checked at each frame, which is
  /// often enough, because it is smooth.
  private static func timeToSettle(_ displacement: CGFloat, _ velocity: CGFloat) -> TimeInterval {
    guard displacement.isFinite, velocity.isFinite else { return 0 }
    var time: TimeInterval = 0
    while time < 10 {
      let (position, speed) = state(displacement, velocity, CGFloat(time))
      if abs(position) < ScrollDefaults.settledDistance, abs(speed) < ScrollDefaults.stopSpeed {
        break
      }
      time += ScrollDefaults.frameInterval
    }
    return time
  }
}
