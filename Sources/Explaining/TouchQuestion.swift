// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A question about a view, control or recognizer and the touches that came to it.
package enum TouchQuestion: String, CaseIterable, Sendable {
  /// It did not act: the cause, and what lets it act.
  case whyNot = "why-not"
  /// It acted: the reason why nothing stopped it, and what keeps it from acting.
  case why
  /// It acted late: what it waited for, and what makes it act at once.
  case late
  /// It lost the touch: to whom, and what keeps it going.
  case cancelled
}

/// The outcome of a touch for a target.
enum Outcome: Equatable {
  case didNotAct(Obstacle)
  case acted(at: TimeInterval)
  case actedLate(Delay)
  case wasCancelled(Cancellation)

  /// The question that goes with it.
  var question: TouchQuestion {
    switch self {
    case .didNotAct: .whyNot
    case .acted: .why
    case .actedLate: .late
    case .wasCancelled(let end): end.hadActed ? .cancelled : .whyNot
    }
  }
}

/// The time from when one could have acted to when it did.
struct Delay: Equatable {
  enum Cause: Equatable {
    /// It had to wait until these recognizers failed.
    case waited(for: [Party])
    /// These held back that the touch began.
    case heldBegan(by: [Party])
    /// These held back that the finger lifted.
    case heldEnded(by: [Party])
    /// It is a long press, which takes this long.
    case press(TimeInterval)
    /// It is a pan, which takes a finger that moves.
    case movement
  }

  let start: TimeInterval
  let end: TimeInterval
  let cause: Cause

  /// Shorter delays are not noticed, in seconds.
  static let least: TimeInterval = 0.02
}

/// The end of something that had begun.
struct Cancellation: Equatable {
  enum Cause: Equatable {
    case delivery(DeliveryObstacle)
    case lost(to: Party, by: VerdictFact.Rule)
    case bySystem
    /// It was switched off, removed or cancelled by the application.
    case byApplication
  }

  let time: TimeInterval
  let cause: Cause
  /// True if it had done something before.
  let hadActed: Bool
}
