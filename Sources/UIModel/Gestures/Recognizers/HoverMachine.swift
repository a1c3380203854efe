// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes a hovering pointer: it is over the view and no button is pressed.
///
///     idle --inside--> hovering --outside--> finished --reset--> idle
///             began     changed     ended
///
/// Source: the reference page of `UIHoverGestureRecognizer`. It works with hover events, not with touches.
struct HoverMachine: Equatable, Sendable {
  /// The state of hovering.
  enum State: Equatable, Sendable {
    /// The pointer is not over the view.
    case idle
    /// The pointer is over the view.
    case hovering
    /// The pointer left, or the recognizer was stopped. The state lasts until the reset.
    case finished
  }

  package private(set) var state = State.idle
  /// The pointer's last location over the view, in the window's or screen's space.
  package private(set) var location = CGPoint.zero

  /// Handles the pointer's location over the view; nil if the pointer is not over the view or a button is pressed.
  mutating func pointer(at place: CGPoint?) -> GestureEffects {
    switch (state, place) {
    case (.idle, let place?):
      state = .hovering
      location = place.sane(instead: location)
      return .propose(.began)
    case (.hovering, let place?):
      guard place != location else { return .none }
      location = place.sane(instead: location)
      return .propose(.changed)
    case (.hovering, nil):
      state = .finished
      return .propose(.ended)
    case (.idle, nil), (.finished, _): return .none
    }
  }

  /// Stops the machine, for example because the recognizer was disabled. Proposes `cancelled` if the pointer was over
  /// the view.
  mutating func cancel() -> GestureEffects {
    switch state {
    case .hovering:
      state = .finished
      return .propose(.cancelled)
    case .idle, .finished: return .none
    }
  }

  /// Resets the machine. If the pointer is still over the view, its next move begins a new hovering.
  mutating func reset() {
    state = .idle
  }
}
