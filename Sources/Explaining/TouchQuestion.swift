// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A question about a view, control or recognizer and the touches that came to it.
package enum TouchQuestion: String, CaseIterable, Sendable {
  /// Why did it not act? Answered with the cause, and what would let it act.
  case whyNot = "why-not"
  /// Why did it act? Answered with why nothing stopped it, and what would.
  case why
  /// Why did it act late? Answered with what it waited for, and what would make it act at once.
  case late
  /// Why was it cancelled? Answered with who took the touch, and what would prevent that.
  case cancelled
}

/// The outcome of a touch for a target.
enum Outcome: Equatable {
  case didNotAct(Obstacle)
  case acted(at: TimeInterval)
  case actedLate(Delay)
  case wasCancelled(Cancellation)

  /// The question that fits the outcome.
  var question: TouchQuestion {
    switch self {
    case .didNotAct: .whyNot
    case .acted: .why
    case .actedLate: .late
    case .wasCancelled(let end): end.hadActed ? .cancelled : .whyNot
    }
  }
}

/// The time from when a target could have acted to when it did, and the reason.
struct Delay: Equatable {
  enum Cause: Equatable {
    /// It had to wait until these recognizers failed.
    case waited(for: [Party])
    /// These recognizers held back the beginning of the touch.
    case heldBegan(by: [Party])
    /// These recognizers held back the end of the touch.
    case heldEnded(by: [Party])
    /// It is a long press, which takes this long in seconds.
    case press(TimeInterval)
    /// It is a pan, which needs a finger that moves.
    case movement
  }

  let start: TimeInterval
  let end: TimeInterval
  let cause: Cause

  /// Shorter delays, in seconds, are not noticed.
  static let least: TimeInterval = 0.02
}

/// The cause that cancelled something which had begun.
struct Cancellation: Equatable {
  enum Cause: Equatable {
    case delivery(DeliveryObstacle)
    case lost(to: Party, by: VerdictFact.Rule)
    case bySystem
    /// The application turned it off, removed it or cancelled it.
    case byApplication
  }

  let time: TimeInterval
  let cause: Cause
  /// True if the target had already acted.
  let hadActed: Bool
}
