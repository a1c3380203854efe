// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Turns samples of fingers into touches: owns which finger is which touch, and every touch's phase.
///
/// ```
///   (no touch) --began--> down --moved--> down --ended, cancelled--> (no touch)
///                           \--- interrupt() ---> ignored until the finger lifts
/// ```
@MainActor
final class TouchAssembler {
  /// The fingers that are down but whose input is dropped until they lift.
  @exclusivity(unchecked) private var ignoredFingers: Set<Int> = []
  private var tapCounter = TapCounter()
  private var lastNumber = 0

  /// What one frame did to the touches.
  struct Changes {
    /// The touches that began, not bound to a view yet.
    var began: [UITouch] = []
    /// What became of the touches.
    var methods: TouchMethods = []
    /// Whether any touch moved, ended or was cancelled.
    var hasOthers: Bool { methods.rawValue > TouchMethods.began.rawValue }
  }

  /// The touches that are down, in the order of arrival.
  @exclusivity(unchecked) private(set) var touches: [UITouch] = [] { didSet { revision += 1 } }
  /// Counts the changes of `touches`.
  @exclusivity(unchecked) private(set) var revision = 0

  /// Whether no finger is down that has a touch.
  var isEmpty: Bool { touches.isEmpty }

  func isIgnoring(_ finger: Int) -> Bool { ignoredFingers.contains(finger) }

  /// Drops a finger's input until it lifts. It has no touch.
  func ignore(_ finger: Int) {
    ignoredFingers.insert(finger)
  }

  /// Applies a frame: each finger's last sample is what its touch shows, the others are coalesced.
  func assemble(_ samples: [InputSample], at time: TimeInterval) -> Changes {
    for touch in touches { settle(touch) }
    var changes = Changes()
    for sample in samples {
      // A sample without a place says nothing, but that a finger lifted is taken all the same.
      let hasPlace = sample.location.x.isFinite && sample.location.y.isFinite
      switch sample.phase {
      case .began: if hasPlace { begin(sample, time, &changes) }
      case .moved: if hasPlace { move(sample, time, &changes) }
      case .ended, .cancelled: finish(hasPlace ? sample : mended(sample), time, &changes)
      }
    }
    return changes
  }

  /// Ends every touch that is down as cancelled; the fingers' later input is dropped until they lift.
  func cancelAll(at time: TimeInterval) -> Bool {
    for touch in touches {
      settle(touch)
      touch.currentPhase = .cancelled
      touch.currentTimestamp = time
      ignoredFingers.insert(touch.finger)
    }
    return !touches.isEmpty
  }

  /// Gives a touch that was just bound to its view the tap count that follows from it.
  func countTaps(of touch: UITouch) {
    touch.currentTapCount = tapCounter.count(of: touch, downAt: touch.downOnScreen)
  }

  /// Forgets the touches that ended or were cancelled. Called when their event is over.
  ///
  /// - Returns: whether there were any.
  func removeFinished() -> Bool {
    guard touches.has({ !$0.isDown }) else { return false }
    touches.discard { !$0.isDown }
    return true
  }

  /// Forgets a touch that no window took; its finger is ignored until it lifts.
  func drop(_ touch: UITouch) {
    touches.discard { $0 === touch }
    ignoredFingers.insert(touch.finger)
  }

  /// The lift of a finger that was told without a place: it lifted where it was last.
  private func mended(_ sample: InputSample) -> InputSample {
    var sample = sample
    sample.location = touch(of: sample.finger)?.sample.location ?? .zero
    return sample
  }

  /// Before a frame: what is down is stationary until a sample says otherwise, and where it is now is
  /// where it was.
  private func settle(_ touch: UITouch) {
    touch.currentPhase = .stationary
    if !touch.coalescedSamples.isEmpty { touch.coalescedSamples = [] }
  }

  private func begin(_ sample: InputSample, _ time: TimeInterval, _ changes: inout Changes) {
    // A second touch-down of a finger that is down: the host lost a lift. The old touch is cancelled by
    // the host's own bookkeeping; here it is refused so that one finger stays one touch.
    guard touch(of: sample.finger) == nil else { return }
    ignoredFingers.remove(sample.finger)
    lastNumber += 1
    let touch = UITouch(
      number: lastNumber, sample: sample, locationInWindow: sample.location, time: time)
    touches.append(touch)
    changes.began.append(touch)
    changes.methods.formUnion(.began)
  }

  private func move(_ sample: InputSample, _ time: TimeInterval, _ changes: inout Changes) {
    guard let touch = touch(of: sample.finger), touch.isDown else { return }
    let location = touch.boundWindow?.mapFromScreen(sample.location) ?? sample.location
    if touch.currentPhase == .began {
      touch.sample = sample
      touch.coalescedSamples.append((sample, location))
      touch.locationInWindow = location
      return
    }
    guard location != touch.locationInWindow || differsInPressure(sample, touch.sample) else {
      return
    }
    advance(touch, to: location, sample, time)
    touch.currentPhase = .moved
    let moved = TapCounter.distance(sample.location, touch.downOnScreen)
    if moved > TapCounter.largestMovement { touch.currentTapCount = 0 }
    changes.methods.formUnion(.moved)
  }

  private func finish(_ sample: InputSample, _ time: TimeInterval, _ changes: inout Changes) {
    if ignoredFingers.remove(sample.finger) != nil { return }
    guard let touch = touch(of: sample.finger), touch.isDown else { return }
    let location = touch.boundWindow?.mapFromScreen(sample.location) ?? sample.location
    advance(touch, to: location, sample, time)
    touch.currentPhase = sample.phase == .ended ? .ended : .cancelled
    if touch.currentPhase == .ended {
      tapCounter.noteLift(of: touch, downAt: touch.downOnScreen)
    }
    changes.methods.formUnion(sample.phase == .ended ? .ended : .cancelled)
  }

  private func advance(
    _ touch: UITouch, to location: CGPoint, _ sample: InputSample, _ time: TimeInterval
  ) {
    // The first sample of a frame moves "previous" up; the ones after it only move the location.
    if touch.currentPhase == .stationary {
      touch.previousLocationInWindow = touch.locationInWindow
      touch.lastStep = time - touch.currentTimestamp
    } else if touch.coalescedSamples.isEmpty {
      touch.coalescedSamples = [(touch.sample, touch.locationInWindow)]
    }
    if !touch.coalescedSamples.isEmpty { touch.coalescedSamples.append((sample, location)) }
    touch.locationInWindow = location
    touch.currentTimestamp = time
    touch.sample = sample
  }

  private func touch(of finger: Int) -> UITouch? {
    for touch in touches where touch.finger == finger { return touch }
    return nil
  }

  private func differsInPressure(_ a: InputSample, _ b: InputSample) -> Bool {
    a.force != b.force || a.majorRadius != b.majorRadius || a.altitudeAngle != b.altitudeAngle
      || a.azimuthAngle != b.azimuthAngle
  }
}
