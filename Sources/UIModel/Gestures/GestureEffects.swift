// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The effects of a call to a machine: at most one change of its timer and one proposal.
///
/// A machine has one timer; starting it replaces a running one. The timer is changed before the proposal is made. This
/// is a small value instead of a list, so that moves allocate nothing.
struct GestureEffects: Equatable, Sendable {
  /// A change of the machine's one timer.
  enum TimerChange: Equatable, Sendable {
    /// Call `timerFired(_:)` this many seconds after the time of the event, instead of any earlier timer.
    case start(GestureTimer, after: TimeInterval)
    /// Stop the timer.
    case stop
  }

  /// The change of the timer; nil for no change.
  var timer: TimerChange?
  /// The proposed state of the recognizer; nil for no proposal.
  var proposal: GestureProposal?

  static let none = GestureEffects()

  static let stopTimer = GestureEffects(timer: .stop)

  static func start(_ timer: GestureTimer, after delay: TimeInterval) -> GestureEffects {
    GestureEffects(timer: .start(timer, after: delay))
  }

  /// Returns effects that propose a state and do not change the timer.
  static func propose(_ proposal: GestureProposal) -> GestureEffects {
    GestureEffects(proposal: proposal)
  }

  static func stopTimer(proposing proposal: GestureProposal) -> GestureEffects {
    GestureEffects(timer: .stop, proposal: proposal)
  }
}
