// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The recognition logic of a recognizer, without its view, touches, timers and delegate.
///
/// A call passes all fingers that have the same phase in an event, as UIKit calls `touchesMoved` once with a set,
/// because limits are checked once for each event. Points are in the coordinates of the window or the screen, never of
/// a view that may move (WWDC 2010 session 121). Fingers that a machine does not track are ignored, so callers need not
/// filter them. After the end (`ended`, `cancelled` or `failed` was proposed, or `abandon` was called), everything is
/// ignored until `reset`.
protocol GestureMachine: Equatable, Sendable {
  /// Handles fingers that came down together. Like the next methods, it returns the effects.
  mutating func down(_ fingers: [Finger]) -> GestureEffects
  /// Handles fingers that moved.
  mutating func move(_ fingers: [Finger]) -> GestureEffects
  /// Handles fingers that lifted.
  mutating func up(_ fingers: [Finger]) -> GestureEffects
  /// Handles fingers that the system cancelled.
  mutating func cancel(_ fingers: [Finger]) -> GestureEffects
  /// Continues as a gesture that has begun, because the application set the recognizer's state to `began` before the
  /// machine proposed it.
  mutating func begin() -> GestureEffects
  /// Ignores fingers from now on, although they stay down.
  mutating func ignore(_ fingers: [Finger]) -> GestureEffects
  /// Handles the machine's timer. A timer for which it no longer waits is ignored.
  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects
  /// Stops the machine, because its recognizer ended, failed or was cancelled. Fingers are ignored until `reset`.
  mutating func abandon() -> GestureEffects
  /// Resets the machine. Fingers that are still down are ignored.
  mutating func reset() -> GestureEffects

  /// Returns whether a finger that is down is part of the gesture; false if the machine ignores it.
  func follows(_ finger: Int) -> Bool

  /// The location of the gesture, in the fingers' coordinates.
  var location: CGPoint { get }
  /// The location of each finger of the gesture, oldest first. `location(ofTouch:in:)` and `numberOfTouches` use it.
  var fingerLocations: [CGPoint] { get }
}

extension GestureMachine {
  /// By default, ignoring a finger ends the gesture.
  mutating func ignore(_ fingers: [Finger]) -> GestureEffects { cancel(fingers) }

  /// By default does nothing, for discrete gestures.
  mutating func begin() -> GestureEffects { .none }

  /// By default does nothing, for machines without a timer.
  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects { .none }

  /// Calls the method for a step.
  mutating func take(_ step: MachineStep) -> GestureEffects {
    switch step {
    case .down(let fingers): down(fingers)
    case .move(let fingers): move(fingers)
    case .up(let fingers): up(fingers)
    case .cancel(let fingers): cancel(fingers)
    case .begin: begin()
    case .ignore(let fingers): ignore(fingers)
    case .timerFired(let timer): timerFired(timer)
    case .abandon: abandon()
    case .reset: reset()
    }
  }
}

/// A call to a machine, named like the method of `GestureMachine`.
enum MachineStep {
  case down([Finger])
  case move([Finger])
  case up([Finger])
  case cancel([Finger])
  case begin
  case ignore([Finger])
  case timerFired(GestureTimer)
  case abandon
  case reset
}
