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
  private struct Contact {
    let touch: UITouch
    let downLocation: CGPoint
  }

  /// The fingers that are down and have a touch, in the order of arrival.
  private var contacts: [Contact] = [] {
    didSet { touches = contacts.map(\.touch) }
  }
  /// The fingers that are down but whose input is dropped until they lift.
  private var ignoredFingers: Set<Int> = []
  private var tapCounter = TapCounter()
  private var lastNumber = 0

  /// What one frame did to the touches.
  struct Changes {
    /// The touches that began, not bound to a view yet.
    var began: [UITouch] = []
    /// Whether any touch moved, ended or was cancelled.
    var hasOthers = false
  }

  /// The touches that are down, in the order of arrival.
  private(set) var touches: [UITouch] = []

  /// Whether no finger is down that has a touch.
  var isEmpty: Bool { contacts.isEmpty }

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
      guard let sample = sane(sample) else { continue }
      switch sample.phase {
      case .began: begin(sample, time, &changes)
      case .moved: move(sample, time, &changes)
      case .ended, .cancelled: finish(sample, time, &changes)
      }
    }
    return changes
  }

  /// Ends every touch that is down as cancelled; the fingers' later input is dropped until they lift.
  func cancelAll(at time: TimeInterval) -> Bool {
    for contact in contacts {
      settle(contact.touch)
      contact.touch.currentPhase = .cancelled
      contact.touch.currentTimestamp = time
      ignoredFingers.insert(contact.touch.finger)
    }
    return !contacts.isEmpty
  }

  /// Gives a touch that was just bound to its view the tap count that follows from it.
  func countTaps(of touch: UITouch) {
    let downOnScreen = contact(of: touch.finger)?.downLocation ?? touch.sample.location
    touch.currentTapCount = tapCounter.count(of: touch, downAt: downOnScreen)
  }

  /// Forgets the touches that ended or were cancelled. Called when their event is over.
  func removeFinished() {
    guard touches.has({ !$0.isDown }) else { return }
    contacts.removeAll { !$0.touch.isDown }
  }

  /// Forgets a touch that no window took; its finger is ignored until it lifts.
  func drop(_ touch: UITouch) {
    contacts.removeAll { $0.touch === touch }
    ignoredFingers.insert(touch.finger)
  }

  /// A sample without a place says nothing, but that a finger lifted is taken all the same: it lifted where
  /// it was last.
  private func sane(_ sample: InputSample) -> InputSample? {
    guard !sample.location.x.isFinite || !sample.location.y.isFinite else { return sample }
    switch sample.phase {
    case .began, .moved:
      return nil
    case .ended, .cancelled:
      var sample = sample
      sample.location = contact(of: sample.finger)?.touch.sample.location ?? .zero
      return sample
    }
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
    guard !contacts.contains(where: { $0.touch.finger == sample.finger }) else { return }
    ignoredFingers.remove(sample.finger)
    lastNumber += 1
    let touch = UITouch(
      number: lastNumber, sample: sample, locationInWindow: sample.location, time: time)
    contacts.append(Contact(touch: touch, downLocation: sample.location))
    changes.began.append(touch)
  }

  private func move(_ sample: InputSample, _ time: TimeInterval, _ changes: inout Changes) {
    guard let contact = contact(of: sample.finger), contact.touch.isDown else { return }
    let touch = contact.touch
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
    let moved = TapCounter.distance(sample.location, contact.downLocation)
    if moved > TapCounter.largestMovement { touch.currentTapCount = 0 }
    changes.hasOthers = true
  }

  private func finish(_ sample: InputSample, _ time: TimeInterval, _ changes: inout Changes) {
    if ignoredFingers.remove(sample.finger) != nil { return }
    guard let contact = contact(of: sample.finger), contact.touch.isDown else { return }
    let touch = contact.touch
    let location = touch.boundWindow?.mapFromScreen(sample.location) ?? sample.location
    advance(touch, to: location, sample, time)
    touch.currentPhase = sample.phase == .ended ? .ended : .cancelled
    if touch.currentPhase == .ended {
      tapCounter.noteLift(of: touch, downAt: contact.downLocation)
    }
    changes.hasOthers = true
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

  private func contact(of finger: Int) -> Contact? {
    contacts.place { $0.touch.finger == finger }.map { contacts[$0] }
  }

  private func differsInPressure(_ a: InputSample, _ b: InputSample) -> Bool {
    a.force != b.force || a.majorRadius != b.majorRadius || a.altitudeAngle != b.altitudeAngle
      || a.azimuthAngle != b.azimuthAngle
  }
}
