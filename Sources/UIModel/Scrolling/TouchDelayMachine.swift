// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Holds touches back from a scroll view's content for a short time, in case they become a drag.
///
///              down                     0.15 s, a lift, cancel
///     idle ----------> waiting ------------------------------> failed
///
/// The recognizer with this machine never recognizes. It fails as shown, and the content then receives the touches. It
/// also fails if a pan begins first, but then the pan cancels the touches. Source: WWDC 2014 session 235; the time is
/// measured. Movement has no effect here. UIKit's recognizer also receives movement, for an unknown purpose.
struct TouchDelayMachine: GestureMachine {
  /// The state of the delay.
  enum State: Equatable, Sendable {
    /// No finger is down.
    case idle
    /// Fingers are down, and their touches are held back.
    case waiting
    /// The recognizer failed and is not yet reset. The content received the touches, or another recognizer cancelled
    /// them.
    case over
  }

  package private(set) var state = State.idle
  private var fingers = FingerTable()

  var location: CGPoint { fingers.centroid ?? .zero }
  var fingerLocations: [CGPoint] { fingers.locations }

  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle:
      fingers.add(new)
      state = .waiting
      return .start(.contentTouch, after: ScrollDefaults.contentTouchDelay)
    case .waiting:
      fingers.add(new)
      return .none
    case .over: return .none
    }
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    fingers.move(moved)
    return .none
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects { letGo(lifted, nil) }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    letGo(lost, .touchesCancelled)
  }

  mutating func timerFired(_ timer: GestureTimer) -> GestureEffects {
    switch (state, timer) {
    case (.waiting, .contentTouch):
      state = .over
      return .propose(.failed(.delayIsOver(ScrollDefaults.contentTouchDelay)))
    case (.waiting, _), (.idle, _), (.over, _): return .none
    }
  }

  mutating func abandon() -> GestureEffects {
    state = .over
    fingers.removeAll()
    return .stopTimer
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    fingers.removeAll()
    return .stopTimer
  }

  private mutating func letGo(_ lifted: [Finger], _ why: GestureFailure?) -> GestureEffects {
    switch state {
    case .waiting:
      guard fingers.remove(lifted) else { return .none }
      state = .over
      return .stopTimer(
        proposing: .failed(why ?? .liftedTooEarly(required: ScrollDefaults.contentTouchDelay)))
    case .idle, .over: return .none
    }
  }
}
