// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A measure of two fingers: their distance, or the turn of the line between them.
protocol TwoFingerMeasure: Equatable, Sendable {
  /// The change of the measure at which the gesture begins, in points or radians.
  static var hysteresis: CGFloat { get }
  /// The part of the measure's change that the gesture's value leaves out, in points or radians.
  static var removed: CGFloat { get }
  /// The gesture's value before it begins.
  static var neutral: CGFloat { get }

  init()
  /// Measures a new pair of fingers.
  mutating func start(_ one: CGPoint, _ other: CGPoint) -> CGFloat
  /// Measures the same two fingers after they moved.
  mutating func follow(_ one: CGPoint, _ other: CGPoint) -> CGFloat
  /// Returns the gesture's value (scale or rotation) for a measure of the fingers.
  static func value(at measure: CGFloat, from reference: TwoFingerReference) -> CGFloat
  /// Returns the velocity of the gesture's value if the measure changes by `speed` per second.
  static func velocity(_ speed: CGFloat, from reference: TwoFingerReference) -> CGFloat
  /// Returns the measure from which the first velocity is computed: the one at which the value was neutral, or the one
  /// of the previous event.
  static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat
}

/// A measure and the gesture's value at it.
struct TwoFingerReference: Equatable, Sendable {
  /// The measure, in points or radians.
  var measure: CGFloat
  /// The gesture's value at the measure.
  var value: CGFloat
}

/// Recognizes pinches and rotations by a measure of two fingers.
///
///     idle --down--> pressing --two fingers, hysteresis reached--> following --both up--> finished
///                       |                                            began        ended
///                       +-- all up, cancel --> failed                changed
///                                                                      +-- cancel --> finished (cancelled)
///
/// Measured on iOS 26.1: after one of the two fingers lifted, the gesture pauses; it ends when both have lifted. Our
/// choice, because UIKit's behaviour is not known: a third finger is ignored, and a finger that replaces a lifted one
/// makes a new pair, with which the value continues without a jump.
struct TwoFingerMachine<Measure: TwoFingerMeasure>: GestureMachine {
  /// The state of the gesture.
  enum State: Equatable, Sendable {
    /// No finger is tracked yet.
    case idle
    /// One finger is down, or two that have not moved enough. `initial` is the measure when the second finger came
    /// down.
    case pressing(initial: CGFloat?)
    /// `began` was proposed. The value is computed from the reference. The gesture pauses while only one finger is
    /// down.
    case following(TwoFingerReference, isPaused: Bool)
    /// An end was proposed, or the recognizer was stopped. Lasts until the reset.
    case finished
    /// The gesture failed. Lasts until the reset.
    case failed(GestureFailure)
  }

  package private(set) var state = State.idle
  /// The centroid of the fingers, or its last value after they lifted.
  package private(set) var location = CGPoint.zero
  private var current = Measure.neutral
  private var fingers = FingerTable()
  private var measure = Measure()
  private var latest: CGFloat = 0
  /// True if two fingers were down together since the last reset.
  private var hasPaired = false
  private var tracker = VelocityTracker()
  /// The reference for the velocity. It stays after the lift, because applications read the velocity then.
  private var speedReference = TwoFingerReference(measure: 1, value: 0)

  var fingerLocations: [CGPoint] { fingers.locations }

  /// The scale, or the rotation in radians. Setting it makes the new value the reference for later ones; no threshold
  /// applies again. A value that is not finite is ignored.
  var value: CGFloat {
    get { current }
    set {
      guard newValue.isFinite else { return }
      current = newValue
      if case .following(_, let isPaused) = state {
        follow(from: TwoFingerReference(measure: latest, value: newValue), isPaused: isPaused)
      }
    }
  }

  /// Returns the velocity at `time`, in scale or radians per second; 0 before the gesture begins.
  func velocity(at time: TimeInterval) -> CGFloat {
    let velocity = Measure.velocity(tracker.velocity(at: time).x, from: speedReference)
    return velocity.isFinite ? velocity : 0
  }

  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle:
      state = .pressing(initial: nil)
      join(new)
    case .pressing, .following: join(new)
    case .finished, .failed: break
    }
    return .none
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    let before = (measure: latest, time: fingers.time)
    guard fingers.move(moved) else { return .none }
    location = fingers.centroid ?? location
    switch state {
    case .pressing(let initial?): return judge(initial, before.measure, before.time)
    case .following(let reference, isPaused: false):
      read(reference, measured())
      return .propose(.changed)
    case .idle, .pressing(nil), .following, .finished, .failed: return .none
    }
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects {
    guard fingers.move(lifted) else { return .none }
    if case .following(let reference, isPaused: false) = state, fingers.count == 2 {
      let before = latest
      let measured = measured()
      if measured != before { read(reference, measured) }
    }
    location = fingers.centroid ?? location
    let count = fingers.count
    fingers.remove(lifted)
    location = fingers.centroid ?? location
    switch state {
    case .pressing where fingers.isEmpty:
      return fail(hasPaired ? .movedTooLittle : .tooFewFingers(count, required: 2))
    case .pressing:
      state = .pressing(initial: nil)
      return .none
    case .following where fingers.isEmpty:
      state = .finished
      return .propose(.ended)
    case .following(let reference, _):
      state = .following(reference, isPaused: true)
      return .none
    case .idle, .finished, .failed: return .none
    }
  }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    guard fingers.remove(lost) else { return .none }
    switch state {
    case .pressing: return fail(.touchesCancelled)
    case .following:
      state = .finished
      fingers.removeAll()
      return .propose(.cancelled)
    case .idle, .finished, .failed: return .none
    }
  }

  /// Begins the gesture with the value measured since the second finger came down. If only one finger is down, the
  /// gesture is paused.
  mutating func begin() -> GestureEffects {
    guard case .pressing(let initial) = state else { return .none }
    tracker.removeAll()
    tracker.add(CGPoint(x: latest, y: 0), at: fingers.time)
    let reference = TwoFingerReference(measure: initial ?? latest, value: Measure.neutral)
    follow(from: reference, isPaused: initial == nil)
    if initial != nil { read(reference, latest) }
    return .none
  }

  /// Handles fingers to ignore as if they lifted: the gesture pauses with one remaining finger, and ends without any.
  mutating func ignore(_ ignored: [Finger]) -> GestureEffects { up(ignored) }

  mutating func abandon() -> GestureEffects {
    state = .finished
    fingers.removeAll()
    return .none
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    current = Measure.neutral
    fingers.removeAll()
    measure = Measure()
    hasPaired = false
    tracker.removeAll()
    return .none
  }
}

extension TwoFingerMachine {
  /// Adds new fingers until two are tracked. With a new pair, the value continues from the current one.
  private mutating func join(_ new: [Finger]) {
    let hadPair = fingers.count == 2
    for finger in new where fingers.count < 2 || fingers.contains(finger.id) {
      fingers.add([finger])
    }
    location = fingers.centroid ?? location
    guard fingers.count == 2 else { return }
    hasPaired = true
    let (one, other) = (fingers.contacts[0].location, fingers.contacts[1].location)
    if hadPair, new.allSatisfy({ !fingers.contains($0.id) }) { return }
    latest = measure.start(one, other)
    switch state {
    case .pressing: state = .pressing(initial: latest)
    case .following:
      tracker.removeAll()
      tracker.add(CGPoint(x: latest, y: 0), at: fingers.time)
      follow(from: TwoFingerReference(measure: latest, value: current), isPaused: false)
    case .idle, .finished, .failed: break
    }
  }

  private mutating func judge(
    _ initial: CGFloat, _ lastMeasure: CGFloat, _ lastTime: TimeInterval
  ) -> GestureEffects {
    let now = measured()
    let change = now - initial
    guard abs(change) >= Measure.hysteresis - GestureDefaults.twoFingerTolerance else {
      return .none
    }
    let reference = TwoFingerReference(
      measure: initial + (change < 0 ? -Measure.removed : Measure.removed),
      value: Measure.neutral)
    let origin = Measure.firstStep(from: reference, last: lastMeasure)
    tracker.removeAll()
    tracker.add(CGPoint(x: origin, y: 0), at: lastTime)
    follow(from: reference, isPaused: false)
    read(reference, now)
    return .propose(.began)
  }

  private mutating func follow(from reference: TwoFingerReference, isPaused: Bool) {
    state = .following(reference, isPaused: isPaused)
    speedReference = reference
  }

  private mutating func read(_ reference: TwoFingerReference, _ now: CGFloat) {
    tracker.add(CGPoint(x: now, y: 0), at: fingers.time)
    let value = Measure.value(at: now, from: reference)
    if value.isFinite { current = value }
  }

  private mutating func measured() -> CGFloat {
    guard fingers.count == 2 else { return latest }
    latest = measure.follow(fingers.contacts[0].location, fingers.contacts[1].location)
    return latest
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .propose(.failed(failure))
  }
}
