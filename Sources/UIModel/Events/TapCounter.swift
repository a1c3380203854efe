// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Counts taps that follow each other quickly at nearly the same location on one view, for `UITouch.tapCount`.
///
/// Apple documents no limits for this. The time is the measured gap of double taps; the distances are our choice.
@MainActor
struct TapCounter {
  /// The longest time from a lift to the next touch-down, in seconds.
  static let longestGap: TimeInterval = 0.35
  /// The largest distance between two touch-downs, in points. Our choice: about a finger's breadth.
  static let largestDistance: CGFloat = 40
  /// The distance that a touch may move and still count as a tap, in points. Our choice: the same as for a long press.
  static let largestMovement: CGFloat = 10

  @MainActor
  private struct Tap {
    weak var view: UIView?
    let location: CGPoint
    let liftTime: TimeInterval
    let count: Int

    init(_ touch: UITouch, at location: CGPoint) {
      view = touch.boundView
      self.location = location
      liftTime = touch.currentTimestamp
      count = touch.currentTapCount
    }
  }

  private var taps: [Tap] = []

  /// Returns the tap count of a touch that comes down now, at a point of the screen.
  mutating func count(of touch: UITouch, downAt location: CGPoint) -> Int {
    taps.removeAll { touch.currentTimestamp - $0.liftTime > Self.longestGap }
    guard let view = touch.boundView else { return 1 }
    for index in taps.indices.reversed()
    where Self.distance(taps[index].location, location) <= Self.largestDistance
      && taps[index].view === view
    {
      return taps.remove(at: index).count + 1
    }
    return 1
  }

  /// Stores a touch that lifted as a tap, with the screen point at which it came down. A touch that moved too far ends
  /// the series of taps.
  mutating func noteLift(of touch: UITouch, downAt location: CGPoint) {
    guard touch.currentTapCount > 0 else { return }
    taps.append(Tap(touch, at: location))
  }

  static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}
