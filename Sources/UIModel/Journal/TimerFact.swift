// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The purpose of a recognizer's timer. The raw value is the first part of the timer's name; see
/// `TimerFact.description`.
package enum GestureTimer: String, Equatable, Sendable {
  /// The longest time that fingers may stay down in one tap.
  case tapDuration = "end of tap"
  /// The time within which the next tap must begin.
  case nextTap = "next tap"
  /// The time that fingers must be held for a long press.
  case hold = "long press"
  /// The time for which a scroll view delays a touch for its content.
  case contentTouch = "content touch delay"
}

/// A timer of a recognizer.
package struct TimerFact: Equatable, Sendable {
  /// The purpose of the timer.
  package let kind: GestureTimer
  /// The recognizer's view; the recognizer itself if it has no view.
  package let owner: Subject

  /// Makes a fact.
  package init(_ kind: GestureTimer, of owner: Subject) {
    (self.kind, self.owner) = (kind, owner)
  }
}
