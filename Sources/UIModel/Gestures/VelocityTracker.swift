// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Computes the velocity of a point from timed samples: the displacement in about the last 0.1 s, divided by the time
/// between the first and the last of these samples.
///
/// With two samples, UIKit's result is equal (pinch: 0.3704 per second, rotation: 3.4907 rad/s, measured on iOS 26.1).
/// With more samples, UIKit filters the velocity. Its filter was not measured, except for the scroll view's release
/// speed, which comes from about the last 100 ms. If the last sample is more than 0.1 s old, the velocity is 0: our
/// choice.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var position: CGPoint
    var time: TimeInterval
  }

  /// The samples, oldest first. At least two are kept regardless of their age, so that slow movements have a velocity
  /// as well.
  private var samples: [Sample] = []
  private static let capacity = 32

  /// Adds a sample. Of several samples with the same time, the last one counts.
  mutating func add(_ position: CGPoint, at reported: TimeInterval) {
    guard position.x.isFinite, position.y.isFinite, reported.isFinite else { return }
    if samples.isEmpty { samples.reserveCapacity(Self.capacity) }
    if let last = samples.last, reported <= last.time {
      samples[samples.count - 1].position = position
      return
    }
    let horizon = reported - GestureDefaults.velocityWindow
    let firstInTime = samples.firstIndex { $0.time >= horizon } ?? samples.endIndex
    let surplus = max(firstInTime, samples.count + 1 - Self.capacity)
    samples.removeFirst(max(0, min(surplus, samples.count - 1)))
    samples.append(Sample(position: position, time: reported))
  }

  /// Returns the velocity along both axes at `time`, in points per second. It is always finite, and 0 if no time
  /// passed between samples.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let first = samples.first, let last = samples.last,
      !(time - last.time > GestureDefaults.velocityWindow)
    else { return .zero }
    let seconds = CGFloat(last.time - first.time)
    guard seconds > 0 else { return .zero }
    let x = (last.position.x - first.position.x) / seconds
    let y = (last.position.y - first.position.y) / seconds
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
  }
}
