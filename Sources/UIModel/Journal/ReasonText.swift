// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

// The texts for logs, `Host.gestureTable` and sentences about misuse. Code compares the enum cases, not these texts.

extension TimerFact: CustomStringConvertible {
  /// The timer's name, such as `long press of V`.
  package var description: String { "\(kind.rawValue) of \(owner.name)" }
}

extension GestureState: CustomStringConvertible {
  /// The name of the case, as in Swift.
  package var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension GestureFailure: CustomStringConvertible {
  /// The reason as a short clause for tables and logs, such as `moved 12.0 pt, 10.0 allowed`.
  package var description: String {
    switch self {
    case .movedTooFar(let distance, let allowed):
      "moved \(rounded(distance)) pt, \(rounded(allowed)) allowed"
    case .heldTooLong(let allowed): "held longer than \(allowed) s"
    case .liftedTooEarly(let required): "lifted before \(required) s"
    case .tooManyFingers(let count, let allowed): "\(fingers(count)), \(allowed) allowed"
    case .tooFewFingers(let count, let required): "\(fingers(count)), \(required) required"
    case .nextTapTooLate(let allowed): "no next tap within \(allowed) s"
    case .nextTapTooFar(let distance, let allowed):
      "next tap \(rounded(distance)) pt away, \(rounded(allowed)) allowed"
    case .movedTooLittle: "lifted before moving enough"
    case .wrongDirection: "lifted after moving another way"
    case .movedAgainst: "moved against its direction"
    case .movedTooFarAcross(let distance, let allowed): across(distance, allowed)
    case .tooSlow(let time, let allowed):
      "took \(rounded(CGFloat(time), digits: 3)) s, \(allowed) allowed"
    case .startedOutsideEdges: "touched down away from the edge"
    case .noEdges: "its edges are empty"
    case .neverPossible: "its settings allow no gesture"
    case .touchesCancelled: "touches cancelled"
    case .delayIsOver(let time): "held the touch back for \(time) s"
    case .mayNotBegin: "was told not to begin"
    case .disabled: "disabled or removed"
    }
  }

  private func fingers(_ count: Int) -> String { count == 1 ? "1 finger" : "\(count) fingers" }

  /// Returns the distance as text, with enough digits to show that it exceeds the allowed one.
  private func across(_ distance: CGFloat, _ allowed: CGFloat) -> String {
    let digits =
      (1...4).first { rounded(distance, digits: $0) != rounded(allowed, digits: $0) } ?? 4
    return "moved \(rounded(distance, digits: digits)) pt across its direction, "
      + "\(rounded(allowed, digits: digits)) allowed"
  }

  private func rounded(_ value: CGFloat, digits: Int = 1) -> String {
    DecimalText.text(Double(value), digits: digits)
  }
}
