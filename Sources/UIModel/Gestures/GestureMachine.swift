// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The recognition logic of a recognizer, without its view, touches, timers and delegate.
///
/// A call passes all fingers that have one phase in an event, because limits are checked once for each event, as
/// UIKit calls `touchesMoved` once with a set. Points are in one fixed space (the window's or the screen's), never in
/// that of a view that may move (WWDC 2010 session 121). Fingers that a machine does not follow are ignored, so
/// callers need not filter them. After an end (`ended`, `cancelled` or `failed` was proposed, or `abandon` called),
/// everything is ignored until `reset`.
protocol GestureMachine: Equatable, Sendable {
  /// Notes that fingers touched down together, and returns the effects. So do the next methods, for other changes.
  mutating func down(_ fingers: [Finger]) -> GestureEffects
  /// Fingers moved.
  mutating func move(_ fingers: [Finger]) -> GestureEffects
  /// Fingers lifted.
  mutating func up(_ fingers: [Finger]) -> GestureEffects
  /// Notes that the system cancelled fingers.
  mutating func cancel(_ fingers: [Finger]) -> GestureEffects
  /// Notes that the application assigned `began` before the machine proposed it: the gesture continues from there.
  mutating func begin() -> GestureEffects
  /// Notes that the recognizer ignores fingers from now on, though they stay down.
  mutating func ignore(_ fingers: [Finger]) -> GestureEffects
  /// Notes that the timer which the machine started is due. A timer that it no longer waits for is ignored.
  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects
  /// Notes that the recognizer was excluded, refused or disabled. Fingers are ignored until `reset`.
  mutating func abandon() -> GestureEffects
  /// Resets the machine. Fingers that are still down are ignored.
  mutating func reset() -> GestureEffects

  /// Returns whether the machine follows a finger that is down, and does not ignore it.
  func follows(_ finger: Int) -> Bool

  /// The single point that stands for the gesture, in the space of the fingers.
  var location: CGPoint { get }
  /// The location of each finger of the gesture, oldest first: `location(ofTouch:in:)` and `numberOfTouches`.
  var fingerLocations: [CGPoint] { get }
}

extension GestureMachine {
  /// Ends the gesture, which is the default when one of its fingers is ignored.
  mutating func ignore(_ fingers: [Finger]) -> GestureEffects { cancel(fingers) }

  /// Does nothing, which is the default, for discrete gestures.
  mutating func begin() -> GestureEffects { .none }

  /// Does nothing, which is the default, for machines without a timer.
  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects { .none }

  /// Calls the method that a step stands for.
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

/// One call of a machine, named like the method of `GestureMachine` that it stands for.
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
