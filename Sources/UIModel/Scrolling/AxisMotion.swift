// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The motion of scrolled content along one axis, from the lift of the finger until it stops, computed in advance.
///
/// It is a sequence of curves, each with a duration. Content decelerates and bounces at an edge. Content that is
/// released beyond an edge and moves fast towards the inside passes the edge and decelerates there. Times are seconds
/// from the start.
struct AxisMotion: Equatable, Sendable {
  /// The kinds of motion.
  enum Curve: Equatable, Sendable {
    /// The content decelerates.
    case slowing(DecelerationCurve)
    /// The content returns to an edge, or moves to an offset, as if a spring pulled it.
    case bouncing(BounceCurve)
    /// The content is animated from one offset to another.
    case gliding(from: CGFloat, to: CGFloat)
  }

  private struct Part: Equatable, Sendable {
    let curve: Curve
    let start: TimeInterval
    let duration: TimeInterval
  }

  private var parts: [Part] = []
  /// The offset at which the content stops, in points.
  package private(set) var rest: CGFloat
  /// The time until the content stops, in seconds.
  package private(set) var duration: TimeInterval = 0

  /// Makes the motion of content after a finger released it.
  ///
  /// - Parameters:
  ///   - offset: the offset at the release, in points.
  ///   - velocity: the velocity at the release, in points per second.
  ///   - range: the offsets between the edges.
  ///   - rate: the fraction of the velocity that remains after each millisecond.
  ///   - bounces: whether the content moves beyond an edge and returns; otherwise it stops at the edge.
  init(
    releasedAt offset: CGFloat, velocity: CGFloat, range: ClosedRange<CGFloat>, rate: CGFloat,
    bounces: Bool
  ) {
    rest = offset
    let edge = min(max(offset, range.lowerBound), range.upperBound)
    var velocity = velocity.isFinite ? velocity : 0
    if offset != edge {
      guard bounces else {
        rest = edge
        return
      }
      let bounce = BounceCurve(from: offset, velocity: velocity, to: edge)
      // If the content does not pass the edge, or would pass it only after it counts as stopped, it stops at the edge.
      guard let time = bounce.timeThroughEdge, time < bounce.duration else {
        append(.bouncing(bounce))
        return
      }
      append(.bouncing(bounce), until: time)
      velocity = bounce.velocity(at: time)
      rest = edge
    }
    guard abs(velocity) > ScrollDefaults.stopSpeed else { return }
    slow(from: edge, velocity: velocity, range, rate, bounces)
  }

  /// Makes a motion that stops at a given offset.
  ///
  /// Our choice, because UIKit's curve is not known: if a rate near the usual ones stops the content at the target, it
  /// decelerates at that rate; otherwise it moves as if a spring pulled it.
  init(releasedAt offset: CGFloat, velocity: CGFloat, target: CGFloat) {
    rest = offset
    if let curve = DecelerationCurve(from: offset, velocity: velocity, to: target) {
      append(.slowing(curve))
      rest = target
    } else {
      spring(from: offset, velocity: velocity, to: target)
    }
  }

  /// Makes a motion to an offset as if a critically damped spring pulled the content, as in a bounce.
  init(springingFrom offset: CGFloat, velocity: CGFloat, to target: CGFloat) {
    rest = offset
    spring(from: offset, velocity: velocity, to: target)
  }

  /// Makes the motion of content that is animated from one offset to another: it speeds up, then slows down.
  init(glidingFrom offset: CGFloat, to target: CGFloat) {
    rest = offset
    if offset != target { append(.gliding(from: offset, to: target)) }
  }

  /// Returns the offset `time` seconds after the start, in points.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration, let part = part(at: time) else { return rest }
    return part.curve.position(at: time - part.start)
  }

  /// Returns the velocity `time` seconds after the start, in points per second; 0 after it stopped.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration, let part = part(at: time) else { return 0 }
    return part.curve.velocity(at: time - part.start)
  }

  /// Returns the velocity limited to a range in which a spring neither takes too long nor overshoots.
  private static func push(_ velocity: CGFloat, over way: CGFloat) -> CGFloat {
    guard abs(velocity) >= ScrollDefaults.stopSpeed else {
      return copysign(ScrollDefaults.stopSpeed, way)
    }
    let most = ScrollDefaults.bounceFrequency * abs(way)
    return velocity * way > 0
      ? copysign(min(abs(velocity), max(most, ScrollDefaults.stopSpeed)), way) : velocity
  }

  private mutating func spring(from offset: CGFloat, velocity: CGFloat, to target: CGFloat) {
    guard offset != target else { return }
    let push = Self.push(velocity, over: target - offset)
    append(.bouncing(BounceCurve(from: offset, velocity: push, to: target)))
  }

  private func part(at time: TimeInterval) -> Part? {
    parts.last { $0.start <= max(0, time) }
  }

  private mutating func slow(
    from offset: CGFloat, velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ rate: CGFloat,
    _ bounces: Bool
  ) {
    let curve = DecelerationCurve(from: offset, velocity: velocity, rate: rate)
    let ahead = velocity > 0 ? range.upperBound : range.lowerBound
    guard let time = curve.time(to: ahead), time < curve.duration else {
      append(.slowing(curve))
      return
    }
    append(.slowing(curve), until: time)
    rest = ahead
    let speed = curve.velocity(at: time)
    guard bounces, abs(speed) > ScrollDefaults.stopSpeed else { return }
    append(.bouncing(BounceCurve(from: ahead, velocity: speed, to: ahead)))
  }

  private mutating func append(_ curve: Curve, until end: TimeInterval? = nil) {
    let time = end ?? curve.duration
    parts.append(Part(curve: curve, start: duration, duration: time))
    duration += time
    rest = curve.position(at: time)
  }
}

extension AxisMotion.Curve {
  fileprivate var duration: TimeInterval {
    switch self {
    case .slowing(let curve): curve.duration
    case .bouncing(let curve): curve.duration
    case .gliding: ScrollDefaults.animationDuration
    }
  }

  fileprivate func position(at time: TimeInterval) -> CGFloat {
    switch self {
    case .slowing(let curve): return curve.position(at: time)
    case .bouncing(let curve): return curve.position(at: time)
    case .gliding(let start, let target):
      let share = min(1, CGFloat(max(0, time) / duration))
      return start + (target - start) * share * share * (3 - 2 * share)
    }
  }

  fileprivate func velocity(at time: TimeInterval) -> CGFloat {
    switch self {
    case .slowing(let curve): return curve.velocity(at: time)
    case .bouncing(let curve): return curve.velocity(at: time)
    case .gliding(let start, let target):
      let share = min(1, CGFloat(max(0, time) / duration))
      return (target - start) * 6 * share * (1 - share) / CGFloat(duration)
    }
  }
}
