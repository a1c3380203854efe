// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The deceleration of content after its release: each millisecond the velocity is multiplied by the same factor.
///
/// `x(t) = x0 + v0 * k * (1 - r^ms)`, with the start x0, the velocity v0, the rate r, the time in milliseconds ms, and
/// `k = r / (1000 * (1 - r))`, which is 0.499 for the normal rate, measured on iOS 26.1. The motion stops when the
/// velocity has fallen to 10 points per second.
struct DecelerationCurve: Equatable, Sendable {
  /// The offset at which the content starts, in points.
  let start: CGFloat
  /// The velocity at the start, in points per second.
  let velocity: CGFloat
  /// The fraction of the velocity that remains after each millisecond.
  let rate: CGFloat

  /// Makes a curve. A rate with which the content would never stop, or stop at once, is limited.
  init(
    from start: CGFloat, velocity: CGFloat, rate: CGFloat = ScrollDefaults.normalDeceleration
  ) {
    self.start = start
    self.velocity = velocity
    self.rate = rate.isFinite ? min(max(rate, 0.001), 0.9999) : ScrollDefaults.normalDeceleration
  }

  /// Makes a curve that stops at `target`; nil if the rate for that would differ too much from a usual deceleration.
  init?(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
    let speed = abs(velocity) - ScrollDefaults.stopSpeed
    guard speed > 0 else { return nil }
    let reach = (target - start) / copysign(speed, velocity)
    guard ScrollDefaults.approachReach.contains(reach) else { return nil }
    self.init(from: start, velocity: velocity, rate: 1000 * reach / (1 + 1000 * reach))
  }

  /// The distance that content moves for each point per second of its velocity, in points.
  private var reach: CGFloat { rate / (1000 * (1 - rate)) }

  /// Returns the offset `time` seconds after the start, in points.
  func position(at time: TimeInterval) -> CGFloat {
    start + velocity * reach * (1 - share(at: min(time, duration)))
  }

  /// Returns the velocity `time` seconds after the start, in points per second; 0 once it has stopped.
  func velocity(at time: TimeInterval) -> CGFloat {
    time < duration ? velocity * share(at: time) : 0
  }

  /// The time until the content stops, in seconds.
  var duration: TimeInterval {
    let speed = abs(velocity)
    guard speed > ScrollDefaults.stopSpeed else { return 0 }
    return log(ScrollDefaults.stopSpeed / speed) / log(rate) / 1000
  }

  /// The offset at which the content stops, in points.
  var rest: CGFloat { position(at: duration) }

  /// Returns the time until the content reaches `position`, in seconds; nil if it stops before that or moves away.
  func time(to position: CGFloat) -> TimeInterval? {
    guard velocity != 0 else { return position == start ? 0 : nil }
    let share = 1 - (position - start) / (velocity * reach)
    guard share > 0, share <= 1 else { return nil }
    let time = log(share) / log(rate) / 1000
    return time <= duration ? time : nil
  }

  private func share(at time: TimeInterval) -> CGFloat { pow(rate, CGFloat(time) * 1000) }
}
