// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes a long press: the required taps, if any, and then fingers that are held still.
///
///     idle --down--> tapping --taps complete--> awaitingPress --down--+
///      |                                                              v
///      +--down, no taps required-------------------------------> pressing --held long enough--> held
///                                                                                       began    |
///     tapping, awaitingPress, pressing: lifted early, moved,                            changed  |
///     too many fingers, no press in time, cancel --> failed                                      v
///                                                            ended, cancelled: finished <--------+
///
/// Sources: `UILongPressGestureRecognizer.h`; WWDC 2010 session 120 for taps before the press. The press begins when
/// the timer fires, without any event. Our choice: an additional finger makes the press fail before it began and is
/// ignored afterwards; the taps before the press have the same limits as taps.
struct LongPressMachine: GestureMachine {
  /// The state of the press.
  enum State: Equatable, Sendable {
    /// No finger is tracked yet.
    case idle
    /// The taps that come before the press.
    case tapping(TapMachine)
    /// The taps are complete, and the press must begin soon. The value is the taps' location.
    case awaitingPress(near: CGPoint)
    /// Fingers are down, but too few or not long enough. The value is the location of the preceding taps, if any.
    case pressing(near: CGPoint?)
    /// `began` was proposed. The fingers may now move freely.
    case held
    /// An end was proposed, or the recognizer was stopped. The state lasts until the reset.
    case finished
    /// The press failed. Lasts until the reset.
    case failed(GestureFailure)
  }

  /// The time for which the fingers must be held, in seconds. With 0 the press begins when they come down.
  var minimumDuration = GestureDefaults.minimumPressDuration
  /// The distance that a finger may move before the press begins, in points of the window or screen.
  var allowableMovement = GestureDefaults.longPressAllowableMovement
  /// The number of taps before the press.
  var tapsRequired = 0
  /// The number of fingers that must be held; less than 1 counts as 1.
  var fingersRequired = 1
  package private(set) var state = State.idle
  /// The centroid of the fingers, or its last value after they lifted; during the taps, the location of the taps.
  package private(set) var location = CGPoint.zero
  private var fingers = FingerTable()

  var fingerLocations: [CGPoint] {
    switch state {
    case .tapping(let taps): taps.fingerLocations
    case .idle, .awaitingPress, .pressing, .held, .finished, .failed: fingers.locations
    }
  }

  func follows(_ finger: Int) -> Bool {
    switch state {
    case .tapping(let taps): taps.follows(finger)
    case .idle, .awaitingPress, .pressing, .held, .finished, .failed: fingers.contains(finger)
    }
  }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle where tapsRequired > 0:
      var taps = TapMachine(tapsRequired: tapsRequired, fingersRequired: fingersRequired)
      return follow(taps.down(new), taps)
    case .tapping(var taps): return follow(taps.down(new), taps)
    case .idle: return press(new, near: nil)
    case .awaitingPress(let place): return press(new, near: place)
    case .pressing(let place): return press(new, near: place)
    case .held, .finished, .failed: return .none
    }
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    switch state {
    case .tapping(var taps): return follow(taps.move(moved), taps)
    case .pressing:
      guard fingers.move(moved) else { return .none }
      location = fingers.centroid ?? location
      return judgeMovement() ?? .none
    case .held:
      guard fingers.move(moved) else { return .none }
      location = fingers.centroid ?? location
      return .propose(.changed)
    case .idle, .awaitingPress, .finished, .failed: return .none
    }
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects {
    switch state {
    case .tapping(var taps): return follow(taps.up(lifted), taps)
    case .pressing:
      let count = fingers.count
      guard fingers.remove(lifted) else { return .none }
      if count >= max(1, fingersRequired) {
        return fail(.liftedTooEarly(required: minimumDuration))
      }
      return fingers.isEmpty
        ? fail(.tooFewFingers(count, required: max(1, fingersRequired))) : .none
    case .held:
      guard fingers.move(lifted) else { return .none }
      location = fingers.centroid ?? location
      state = .finished
      return .propose(.ended)
    case .idle, .awaitingPress, .finished, .failed: return .none
    }
  }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    switch state {
    case .tapping(var taps): return follow(taps.cancel(lost), taps)
    case .pressing: return fingers.remove(lost) ? fail(.touchesCancelled) : .none
    case .held:
      guard fingers.remove(lost) else { return .none }
      state = .finished
      return .propose(.cancelled)
    case .idle, .awaitingPress, .finished, .failed: return .none
    }
  }

  mutating func begin() -> GestureEffects {
    guard case .pressing = state else { return .none }
    state = .held
    return .stopTimer
  }

  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects {
    switch (state, timer) {
    case (.tapping(var taps), _): return follow(taps.timerFired(timer), taps)
    case (.awaitingPress, .nextTap):
      return fail(.nextTapTooLate(allowed: GestureDefaults.tapGap))
    case (.pressing, .hold):
      state = .held
      return .propose(.began)
    case (.idle, _), (.awaitingPress, _), (.pressing, _): return .none
    case (.held, _), (.finished, _), (.failed, _): return .none
    }
  }

  mutating func abandon() -> GestureEffects {
    state = .finished
    return .stopTimer
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    fingers.removeAll()
    return .stopTimer
  }
}

extension LongPressMachine {
  /// Handles the effects of the machine that recognizes the taps before the press.
  private mutating func follow(_ effects: GestureEffects, _ taps: TapMachine) -> GestureEffects {
    location = taps.location
    switch effects.proposal {
    case .ended:
      state = .awaitingPress(near: taps.location)
      return .start(.nextTap, after: GestureDefaults.tapGap)
    case .failed(let failure?): return fail(failure)
    case .began, .changed, .cancelled, .failed(nil), nil:
      state = .tapping(taps)
      return effects
    }
  }

  private mutating func press(_ new: [Finger], near place: CGPoint?) -> GestureEffects {
    let required = max(1, fingersRequired)
    let isFirst = fingers.isEmpty
    fingers.add(new)
    guard fingers.count <= required else {
      return fail(.tooManyFingers(fingers.count, allowed: required))
    }
    location = fingers.centroid ?? location
    state = .pressing(near: place)
    // After taps, the first finger stops the timer that limits the time until the press. The last required finger
    // starts the timer of the press.
    guard fingers.count == required else {
      return isFirst && place != nil ? .stopTimer : .none
    }
    let spread = GestureDefaults.tapAllowableSpread
    if let place, location.distance(to: place) > spread {
      return fail(.nextTapTooFar(by: location.distance(to: place), allowed: spread))
    }
    guard minimumDuration > 0 else {
      state = .held
      return .stopTimer(proposing: .began)
    }
    return minimumDuration.isFinite ? .start(.hold, after: minimumDuration) : .stopTimer
  }

  private mutating func judgeMovement() -> GestureEffects? {
    for contact in fingers.contacts where contact.distanceFromDown > allowableMovement {
      return fail(.movedTooFar(by: contact.distanceFromDown, allowed: allowableMovement))
    }
    return nil
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .stopTimer(proposing: .failed(failure))
  }
}
