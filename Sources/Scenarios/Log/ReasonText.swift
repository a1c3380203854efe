// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

// The texts of reasons, for logs, the window and explanations. Code compares the cases instead.

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

extension VerdictFact.Loss: CustomStringConvertible {
  /// The reason as a clause.
  package var description: String {
    switch rule {
    case .wasRequiredToFail: "\(winner.name), which it required to fail, recognized"
    case .alreadyActive: "\(winner.name) had begun already"
    case .recognizedFirst: "\(winner.name) recognized first"
    case .deeperView: "\(winner.name) is on a deeper view"
    case .addedLater: "\(winner.name) was added later"
    case .moreTaps: "\(winner.name) requires more taps"
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
