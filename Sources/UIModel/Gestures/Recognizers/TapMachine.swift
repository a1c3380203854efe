// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes taps: a number of fingers come down and lift, a number of times.
///
///              down                    all up, taps missing
///     idle ----------> pressing ------------------------------> between
///                       |    ^                                     |
///                       |    +-------------------------------------+ down
///                       |
///                       +-- all up, taps complete --> finished (ended proposed)
///
///     pressing: too long, too far, too many fingers, too few when all lifted --> failed
///     between: no tap within the gap --> failed
///
/// Sources: `UITapGestureRecognizer.h`; the gap of 0.35 s is measured; according to WWDC 2010 session 121, a tap fails
/// when a finger moves too far, not only at the lift. If fewer fingers come down than required, the tap stays possible
/// until all have lifted. Time limits are checked only by timers, so that the machine agrees with the host's clock.
struct TapMachine: GestureMachine {
  /// The state of the sequence of taps.
  enum State: Equatable, Sendable {
    /// No finger is tracked yet.
    case idle
    /// Fingers are down in one tap. At most `mostFingers` were down at once; `allFingers` came down in total.
    case pressing(tapsDone: Int, mostFingers: Int, allFingers: Int)
    /// A tap is complete and the next has not begun.
    case between(tapsDone: Int)
    /// Recognition was proposed, or the recognizer was stopped. Lasts until the reset.
    case finished
    /// The tap failed. Lasts until the reset.
    case failed(GestureFailure)
  }

  /// The number of taps that make the gesture; less than 1 counts as 1.
  var tapsRequired: Int
  /// The number of fingers of each tap; less than 1 counts as 1.
  var fingersRequired: Int
  package private(set) var state = State.idle
  /// The points where the fingers of the first tap came down, oldest first. They can be read after the lift as well.
  package private(set) var fingerLocations: [CGPoint] = []
  /// The location of the gesture: the centroid of the points where the fingers of the first tap came down.
  package private(set) var location = CGPoint.zero
  private var fingers = FingerTable()

  /// Makes a machine for a number of taps with a number of fingers.
  init(tapsRequired: Int = 1, fingersRequired: Int = 1) {
    self.tapsRequired = tapsRequired
    self.fingersRequired = fingersRequired
  }

  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle: return press(new, tapsDone: 0, mostFingers: 0, allFingers: 0)
    case .between(let done): return press(new, tapsDone: done, mostFingers: 0, allFingers: 0)
    case .pressing(let done, let most, let all):
      return press(new, tapsDone: done, mostFingers: most, allFingers: all)
    case .finished, .failed: return .none
    }
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    switch state {
    case .pressing: fingers.move(moved) ? judgeMovement() ?? .none : .none
    case .idle, .between, .finished, .failed: .none
    }
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects {
    switch state {
    case .pressing(let done, let most, _):
      guard fingers.move(lifted) else { return .none }
      if let failure = judgeMovement() { return failure }
      fingers.remove(lifted)
      return fingers.isEmpty ? completeTap(after: done, mostFingers: most) : .none
    case .idle, .between, .finished, .failed: return .none
    }
  }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    switch state {
    case .pressing: fingers.remove(lost) ? fail(.touchesCancelled) : .none
    case .idle, .between, .finished, .failed: .none
    }
  }

  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects {
    switch (state, timer) {
    case (.pressing, .tapDuration):
      fail(.heldTooLong(allowed: GestureDefaults.tapMaximumDuration))
    case (.between, .nextTap): fail(.nextTapTooLate(allowed: GestureDefaults.tapGap))
    case (.pressing, _), (.between, _), (.idle, _), (.finished, _), (.failed, _): .none
    }
  }

  mutating func abandon() -> GestureEffects {
    state = .finished
    fingers.removeAll()
    return .stopTimer
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    fingers.removeAll()
    fingerLocations.removeAll(keepingCapacity: true)
    return .stopTimer
  }
}

extension TapMachine {
  private mutating func press(
    _ new: [Finger], tapsDone: Int, mostFingers: Int, allFingers: Int
  ) -> GestureEffects {
    let required = max(1, fingersRequired)
    let isFirstOfTap = allFingers == 0
    fingers.add(new)
    let all = allFingers + new.count
    guard all <= required else { return fail(.tooManyFingers(all, allowed: required)) }
    state = .pressing(
      tapsDone: tapsDone, mostFingers: max(mostFingers, fingers.count), allFingers: all)
    if tapsDone == 0 {
      noteFirstTap()
    } else if fingers.count == required, let failure = judgeSpread() {
      return failure
    }
    return isFirstOfTap
      ? .start(.tapDuration, after: GestureDefaults.tapMaximumDuration) : .none
  }

  /// Stores the points at which the fingers of the first tap come down. Their centroid stays the recognizer's location
  /// until the end of the gesture, also during later taps.
  private mutating func noteFirstTap() {
    fingerLocations.removeAll(keepingCapacity: true)
    for contact in fingers.contacts { fingerLocations.append(contact.downLocation) }
    location = fingers.downCentroid ?? location
  }

  private mutating func completeTap(after done: Int, mostFingers: Int) -> GestureEffects {
    let required = max(1, fingersRequired)
    guard mostFingers >= required else {
      return fail(.tooFewFingers(mostFingers, required: required))
    }
    guard done + 1 >= max(1, tapsRequired) else {
      state = .between(tapsDone: done + 1)
      return .start(.nextTap, after: GestureDefaults.tapGap)
    }
    state = .finished
    return .stopTimer(proposing: .ended)
  }

  private mutating func judgeMovement() -> GestureEffects? {
    let allowed = GestureDefaults.tapAllowableMovement
    for contact in fingers.contacts where contact.distanceFromDown > allowed {
      return fail(.movedTooFar(by: contact.distanceFromDown, allowed: allowed))
    }
    return nil
  }

  /// Returns a failure if a later tap is too far from the first one, once all of its fingers are down; otherwise nil.
  private mutating func judgeSpread() -> GestureEffects? {
    let allowed = GestureDefaults.tapAllowableSpread
    guard let distance = fingers.downCentroid?.distance(to: location), distance > allowed else {
      return nil
    }
    return fail(.nextTapTooFar(by: distance, allowed: allowed))
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .stopTimer(proposing: .failed(failure))
  }
}
