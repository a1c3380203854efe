// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A question about a view, control or recognizer and the touches that reached it.
package enum TouchQuestion: String, CaseIterable, Sendable {
  /// The question why the target did not act. The answer is the cause, and the changes that would let the target act.
  case whyNot = "why-not"
  /// The question why the target acted. The answer is the reason why nothing stopped it, and the changes that would.
  case why
  /// The question why the target acted late. The answer is what it waited for, and the changes that would end the wait.
  case late
  /// The question why the target was cancelled. The answer is what caused it, and the changes that would prevent it.
  case cancelled
}

/// The outcome of a touch for a target: whether and when the target acted.
enum Outcome: Equatable {
  case didNotAct(Obstacle)
  case acted(at: TimeInterval)
  case actedLate(Delay)
  case wasCancelled(Cancellation)

  /// The question that fits what happened.
  var question: TouchQuestion {
    switch self {
    case .didNotAct: .whyNot
    case .acted: .why
    case .actedLate: .late
    case .wasCancelled(let end): end.hadActed ? .cancelled : .whyNot
    }
  }

  /// The recognizers that took the touch from its view.
  var takers: [Party] {
    switch self {
    case .didNotAct(let obstacle): return obstacle.takers
    case .wasCancelled(let end):
      guard case .delivery(let obstacle) = end.cause else { return [] }
      return Obstacle.notDelivered(obstacle).takers
    case .acted, .actedLate: return []
    }
  }
}

/// The time by which a target acted too late, and the reason.
struct Delay: Equatable {
  enum Cause: Equatable {
    /// The target had to wait until these recognizers failed.
    case waited(for: [Party])
    /// These recognizers held back touchesBegan.
    case heldBegan(by: [Party])
    /// These recognizers held back touchesEnded.
    case heldEnded(by: [Party])
    /// The target is a long press. The value is the time from the touch to the recognition, in seconds.
    case press(TimeInterval)
    /// The target is a pan, which begins only when the finger moves.
    case movement
  }

  let start: TimeInterval
  let end: TimeInterval
  let cause: Cause

  /// The shortest delay that counts, in seconds.
  static let least: TimeInterval = 0.02
}

/// The cause of a cancellation.
struct Cancellation: Equatable {
  enum Cause: Equatable {
    case delivery(DeliveryObstacle)
    case lost(to: Party, by: VerdictFact.Rule)
    case bySystem
    /// The application disabled, removed or cancelled the target.
    case byApplication
  }

  let time: TimeInterval
  let cause: Cause
  /// True if the target had already acted.
  let hadActed: Bool
}
