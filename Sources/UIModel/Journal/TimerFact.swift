// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The purpose of a machine's timer. The raw value names it.
package enum GestureTimer: String, Equatable, Sendable {
  /// The longest time that fingers may rest in one tap.
  case tapDuration = "end of tap"
  /// The time within which the next tap must come.
  case nextTap = "next tap"
  /// The time after which a press is long.
  case hold = "long press"
  /// The time for which a scroll view keeps a touch from its content.
  case contentTouch = "content touch delay"
}

/// A timer of a recognizer.
package struct TimerFact: Equatable, Sendable {
  /// The purpose of the timer.
  package let kind: GestureTimer
  /// The recognizer's view, or the recognizer where it is on none.
  package let owner: Subject

  /// Makes a fact.
  package init(_ kind: GestureTimer, of owner: Subject) {
    (self.kind, self.owner) = (kind, owner)
  }
}
