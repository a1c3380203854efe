// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The velocity of a point, from timed samples: the displacement in about the last tenth of a second, divided by the
/// time it took.
///
/// With a single step, that is the step divided by its time, which is the first value that UIKit reports (pinch:
/// 0.3704 a second, rotation: 3.4907 rad/s, measured on iOS 26.1); for later samples UIKit filters in a way that was
/// not measured, apart from the scroll view's release speed, which comes from about the last 100 ms. The velocity of
/// a point that has not moved for longer than that is 0: our choice.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var position: CGPoint
    var time: TimeInterval
  }

  /// The samples, oldest first. At least two are stored, however old, so that a slow movement has a velocity, too.
  private var samples: [Sample] = []
  private static let capacity = 32

  /// Adds a sample. Of several samples with the same time the last one counts.
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
