// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// How fast a point moves, from timed samples: the way of about the last tenth of a second over its time.
///
/// With one step this is that step's difference quotient, which is what UIKit reports first (pinch: 0.3704
/// a second, rotation: 3.4907 rad/s, measured on iOS 26.1); for later samples UIKit filters in a way nobody
/// has measured, apart from the scroll view's release speed, which comes from about the last 100 ms.
/// A point that has not moved for longer than that stands still: ours.
struct VelocityTracker: Equatable, Sendable {
  private struct Sample: Equatable, Sendable {
    var position: CGPoint
    var time: TimeInterval
  }

  /// Oldest first, behind some that count no longer. At least two are kept however old, so that a slow step
  /// has a speed too.
  private var samples: [Sample] = []
  /// Where those that count begin.
  private var oldest = 0
  private static let capacity = 32

  static func == (left: VelocityTracker, right: VelocityTracker) -> Bool {
    left.samples[left.oldest...].elementsEqual(right.samples[right.oldest...])
  }

  /// Notes where the point is. Of several samples at one time the last counts.
  mutating func add(_ position: CGPoint, at reported: TimeInterval) {
    guard position.x.isFinite, position.y.isFinite, reported.isFinite else { return }
    guard let last = samples.last, reported > last.time else {
      putLast(position, reported)
      return
    }
    let horizon = reported - GestureDefaults.velocityWindow
    let count = samples.count
    var first = oldest
    while count - first > 1, count - first >= Self.capacity || samples[first].time < horizon {
      first += 1
    }
    oldest = first
    if count == 2 * Self.capacity { dropThoseBehind() }
    samples.append(Sample(position: position, time: reported))
  }

  /// Notes the first sample, or one that takes the last one's place.
  private mutating func putLast(_ position: CGPoint, _ reported: TimeInterval) {
    if samples.isEmpty { samples.reserveCapacity(2 * Self.capacity) }
    let time = samples.popLast()?.time ?? reported
    samples.append(Sample(position: position, time: time))
  }

  private mutating func dropThoseBehind() {
    samples.removeFirst(oldest)
    oldest = 0
  }

  /// Points per second along both axes at `time`; always finite, and 0 when no time passed between samples.
  func velocity(at time: TimeInterval) -> CGPoint {
    guard let last = samples.last, !(time - last.time > GestureDefaults.velocityWindow)
    else { return .zero }
    let first = samples[oldest]
    let seconds = CGFloat(last.time - first.time)
    guard seconds > 0 else { return .zero }
    let x = (last.position.x - first.position.x) / seconds
    let y = (last.position.y - first.position.y) / seconds
    return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
  }

  /// Forgets all samples.
  mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    oldest = 0
  }
}
