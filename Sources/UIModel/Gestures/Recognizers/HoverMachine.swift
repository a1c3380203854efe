// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Judges hovering: a pointer over the view that has not pressed.
///
///     idle --inside--> hovering --outside--> finished --reset--> idle
///             began     changed     ended
///
/// Source: the reference page of `UIHoverGestureRecognizer`. It works with hover events, not with touches.
struct HoverMachine: Equatable, Sendable {
  /// The state of the hovering.
  enum State: Equatable, Sendable {
    /// Not over the view.
    case idle
    /// Over it.
    case hovering
    /// It left, or the recognizer was told to stop. Until reset.
    case finished
  }

  package private(set) var state = State.idle
  /// The pointer's last location over the view, in the window's or screen's space.
  package private(set) var location = CGPoint.zero

  /// The pointer is here, over the view; nil when it is elsewhere, left the window or pressed.
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

  /// The system took the pointer away, or the recognizer is disabled: `cancelled` if it hovered.
  mutating func cancel() -> GestureEffects {
    switch state {
    case .hovering:
      state = .finished
      return .propose(.cancelled)
    case .idle, .finished: return .none
    }
  }

  /// Resets; a pointer that is over the view still begins again with its next move.
  mutating func reset() {
    state = .idle
  }
}
