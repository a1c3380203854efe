// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

// The clauses of reasons, for logs, tables and explanations. Nothing reads them back: whatever decides reads the
// cases.

extension StateReason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .assigned: "it said so"
    case .recognized: "it was recognized"
    case .failed(let failure): failure.description
    case .lost(let loss): loss.description
    case .disabled: "it was disabled"
    case .removedFromView: "it was removed from its view"
    case .leftWindow(let view): "\(view) left its window"
    }
  }
}

extension DiscardReason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .recognized: "a gesture was recognized"
    case .cancelledBySystem: "the system cancelled it"
    case .neverSent: "its event never reached the window"
    case .keptByScrollView: "a scroll view keeps it"
    case .leftWindow(let view): "\(view) left its window"
    }
  }
}

extension SystemStageFact.KeepReason: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch self {
    case .interrupted: "the application is interrupted"
    case .inBackground: "the home screen is in front"
    }
  }
}

extension TimerFact: CustomStringConvertible {
  /// The timer's name, such as `long press of V`.
  package var description: String { "\(kind.rawValue) of \(owner.name)" }
}

extension GestureState: CustomStringConvertible {
  /// The name of the case, as an app writes it.
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

extension VerdictFact.Loss: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch rule {
    case .wasRequiredToFail: "\(winner.name), which it required to fail, recognized"
    case .alreadyActive: "\(winner.name) was under way already"
    case .recognizedFirst: "\(winner.name) recognized first"
    case .deeperView: "\(winner.name) is on a deeper view"
    case .addedLater: "\(winner.name) was added later"
    case .moreTaps: "\(winner.name) is made of more taps"
    }
  }
}

extension VerdictFact: CustomStringConvertible {
  /// The verdict as a clause.
  package var description: String {
    switch self {
    case .recognizes(afterWaiting: false): "recognizes"
    case .recognizes(afterWaiting: true): "recognizes, now that nothing it waited for is left"
    case .waits(let required): "waits for \(required.map(\.name).joined(separator: ", ")) to fail"
    case .fails(let loss): "fails: \(loss)"
    case .isCancelled(let loss): "is cancelled: \(loss)"
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
    case .wrongDirection: "moved another way"
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

  /// As many digits as it takes to see that one is more than the other.
  private func across(_ distance: CGFloat, _ allowed: CGFloat) -> String {
    let digits =
      (1...4).first { rounded(distance, digits: $0) != rounded(allowed, digits: $0) } ?? 4
    return "moved far enough, but \(rounded(distance, digits: digits)) pt across, "
      + "\(rounded(allowed, digits: digits)) allowed"
  }

  private func rounded(_ value: CGFloat, digits: Int = 1) -> String {
    DecimalText.text(Double(value), digits: digits)
  }
}
