// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Converts samples of fingers to touches: maps fingers to touches, and sets the phases.
///
/// ```
///   (no touch) --began--> down --moved--> down --ended, cancelled--> (no touch)
///                           \--- cancelAll() ---> ignored until the finger lifts
/// ```
@MainActor
package final class TouchAssembler {
  private var tapCounter = TapCounter()
  private var lastNumber = 0

  /// The touches that are down, in the order of arrival.
  package private(set) var touches: [UITouch] = [] {
    didSet { revision += 1 }
  }
  /// A number that increases whenever `touches` changes.
  private(set) var revision = 0

  /// The touches that began in the last frame.
  private var newTouches: [UITouch] = []

  /// True if no touch is down.
  var isEmpty: Bool { touches.isEmpty }

  /// Applies a frame. A touch shows the last sample of its finger; earlier samples become coalesced touches.
  ///
  /// - Returns: the touch methods that the samples require.
  func assemble(_ samples: [InputSample], at time: TimeInterval) -> TouchMethods {
    for touch in touches { settle(touch) }
    var methods: TouchMethods = []
    for (index, sample) in samples.enumerated() {
      // A sample without a valid location is ignored, unless the finger lifts.
      let hasPlace = sample.location.x.isFinite && sample.location.y.isFinite
      switch sample.phase {
      case .began: if hasPlace { begin(sample, time, &methods) }
      case .moved: if hasPlace { move(sample, time, &methods, likelyIndex: index) }
      case .ended, .cancelled: finish(hasPlace ? sample : mended(sample), time, &methods)
      }
    }
    return methods
  }

  /// Returns the touches that began in the last frame and are not bound to a view yet, and clears that list.
  func takeNewTouches() -> [UITouch] {
    defer { newTouches = [] }
    return newTouches
  }

  /// Cancels all touches that are down. Later input of these fingers is ignored until they lift. Returns false if there
  /// were no touches.
  func cancelAll(at time: TimeInterval) -> Bool {
    for touch in touches {
      settle(touch)
      touch.reading.phase = .cancelled
      touch.reading.timestamp = time
    }
    return !touches.isEmpty
  }

  /// Sets the tap count of a touch that was just bound to its view.
  func countTaps(of touch: UITouch) {
    touch.reading.tapCount = tapCounter.count(of: touch, downAt: touch.downOnScreen)
  }

  /// Binds a new touch to the hit view and its window. These stay the same until the finger lifts.
  func bind(_ touch: UITouch, to view: UIView, in window: UIWindow) {
    touch.boundWindow = window
    touch.boundView = view
    touch.reading = touch.reading.at(
      window.mapFromScreen(touch.sample.location),
      from: window.mapFromScreen(touch.downSample.location))
    touch.coalescedSamples = touch.coalescedSamples.map { entry in
      (entry.sample, window.mapFromScreen(entry.sample.location))
    }
  }

  /// Removes the touches that ended or were cancelled, after their event.
  ///
  /// - Returns: whether there were such touches.
  func removeFinished() -> Bool {
    guard touches.contains(where: { !$0.isDown }) else { return false }
    touches.removeAll { !$0.isDown }
    return true
  }

  /// Removes a touch that hit no window. Its finger is ignored until it lifts.
  func drop(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
  }

  /// Returns the sample of a lift. If it has no location, it gets the last location of its finger.
  private func mended(_ sample: InputSample) -> InputSample {
    var sample = sample
    sample.location = touch(of: sample.finger)?.sample.location ?? .zero
    return sample
  }

  /// Prepares a touch for a frame: it is stationary, and its previous location is its location, until a sample changes
  /// that.
  private func settle(_ touch: UITouch) {
    touch.reading.phase = .stationary
    if !touch.coalescedSamples.isEmpty { touch.coalescedSamples = [] }
  }

  private func begin(_ sample: InputSample, _ time: TimeInterval, _ methods: inout TouchMethods) {
    // A finger that is already down came down again, for example because the host missed its lift. The sample is
    // ignored, so that each finger has only one touch.
    guard touch(of: sample.finger) == nil else { return }
    lastNumber += 1
    let touch = UITouch(
      number: lastNumber, sample: sample, locationInWindow: sample.location, time: time)
    touches.append(touch)
    newTouches.append(touch)
    methods.formUnion(.began)
  }

  /// Applies samples to touches. The samples of a frame mostly come in the order of the touches, which makes the lookup
  /// fast.
  private func move(
    _ sample: InputSample, _ time: TimeInterval, _ methods: inout TouchMethods, likelyIndex: Int
  ) {
    let isThere = likelyIndex < touches.count && touches[likelyIndex].finger == sample.finger
    guard let index = isThere ? likelyIndex : index(of: sample.finger) else { return }
    if move(touches[index], to: sample, time) { methods.formUnion(.moved) }
  }

  /// - Returns: whether the touch moved for the first time in this frame.
  private func move(_ touch: UITouch, to sample: InputSample, _ time: TimeInterval) -> Bool {
    guard touch.isDown else { return false }
    let location = location(of: sample, in: touch)
    if touch.currentPhase == .began {
      touch.reading.sample = sample
      touch.coalescedSamples.append((sample, location))
      touch.reading.location = location
      return false
    }
    guard location != touch.locationInWindow || differsInPressure(sample, touch.sample) else {
      return false
    }
    advance(touch, to: location, sample, time)
    touch.reading.phase = .moved
    let moved = TapCounter.distance(sample.location, touch.downOnScreen)
    if moved > TapCounter.largestMovement { touch.reading.tapCount = 0 }
    return true
  }

  private func finish(_ sample: InputSample, _ time: TimeInterval, _ methods: inout TouchMethods) {
    guard let touch = touch(of: sample.finger), touch.isDown else { return }
    advance(touch, to: location(of: sample, in: touch), sample, time)
    touch.reading.phase = sample.phase == .ended ? .ended : .cancelled
    if touch.currentPhase == .ended {
      tapCounter.noteLift(of: touch, downAt: touch.downOnScreen)
    }
    methods.formUnion(sample.phase == .ended ? .ended : .cancelled)
  }

  private func advance(
    _ touch: UITouch, to location: CGPoint, _ sample: InputSample, _ time: TimeInterval
  ) {
    // The first sample of a frame sets the previous location; later ones only change the location.
    if touch.currentPhase == .stationary {
      touch.reading.previousLocation = touch.locationInWindow
      touch.lastStep = time - touch.currentTimestamp
    } else if touch.coalescedSamples.isEmpty {
      touch.coalescedSamples = [(touch.sample, touch.locationInWindow)]
    }
    if !touch.coalescedSamples.isEmpty { touch.coalescedSamples.append((sample, location)) }
    touch.reading.location = location
    touch.reading.timestamp = time
    touch.reading.sample = sample
  }

  private func location(of sample: InputSample, in touch: UITouch) -> CGPoint {
    touch.boundWindow?.mapFromScreen(sample.location) ?? sample.location
  }

  private func touch(of finger: Int) -> UITouch? { index(of: finger).map { touches[$0] } }

  private func index(of finger: Int) -> Int? { touches.firstIndex { $0.finger == finger } }

  private func differsInPressure(_ a: InputSample, _ b: InputSample) -> Bool {
    a.force != b.force || a.majorRadius != b.majorRadius || a.altitudeAngle != b.altitudeAngle
      || a.azimuthAngle != b.azimuthAngle
  }
}
