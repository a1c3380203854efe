// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Coalesced and predicted touches, which are created for each call.
extension UIEvent {
  func coalesced(_ touch: UITouch) -> [UITouch]? {
    guard touchesInOrder.contains(where: { $0 === touch }) else { return nil }
    guard !touch.coalescedSamples.isEmpty else {
      return [
        touch.snapshot(
          of: touch.sample, at: touch.locationInWindow, previous: touch.previousLocationInWindow,
          time: touch.currentTimestamp)
      ]
    }
    var previous = touch.previousLocationInWindow
    return touch.coalescedSamples.map { entry in
      defer { previous = entry.locationInWindow }
      return touch.snapshot(
        of: entry.sample, at: entry.locationInWindow, previous: previous,
        time: entry.sample.time ?? touch.currentTimestamp)
    }
  }

  /// Returns the touch at its location after one more frame of 1/60 s, extrapolated on a straight line. Our choice:
  /// UIKit's prediction is not known.
  func predicted(_ touch: UITouch) -> [UITouch]? {
    guard touchesInOrder.contains(where: { $0 === touch }) else { return nil }
    guard touch.currentPhase == .moved, touch.lastStep > 0 else { return [] }
    let here = touch.locationInWindow
    let before = touch.previousLocationInWindow
    let ahead = (1.0 / 60.0) / touch.lastStep
    let location = CGPoint(
      x: here.x + (here.x - before.x) * ahead, y: here.y + (here.y - before.y) * ahead)
    let time = touch.currentTimestamp + 1.0 / 60.0
    return [touch.snapshot(of: touch.sample, at: location, previous: here, time: time)]
  }
}
