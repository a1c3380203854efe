// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What the arbiter decided about a recognizer, with everybody by name.
package enum VerdictFact: Equatable, Sendable, CustomStringConvertible {
  /// It gets what it wanted, at once or after what it waited for failed.
  case recognizes(afterWaiting: Bool)
  /// It must wait until all of these have failed.
  case waits(for: [Subject])
  /// It goes to failed, silently.
  case fails(Loss)
  /// It had begun and goes to cancelled.
  case isCancelled(Loss)

  /// To whom a recognizer lost, and by which rule.
  package struct Loss: Equatable, Sendable, CustomStringConvertible {
    /// Who got its touches, or recognized although it should have failed.
    package let winner: Subject
    /// Why that one came first.
    package let rule: Rule

    /// Makes a loss.
    package init(to winner: Subject, by rule: Rule) {
      self.winner = winner
      self.rule = rule
    }

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

  /// The rule by which another recognizer came first.
  package enum Rule: Equatable, Sendable {
    /// The loser required the other to fail.
    case wasRequiredToFail
    /// The other was under way.
    case alreadyActive
    /// The other recognized while this one had not decided, or waited.
    case recognizedFirst
    /// Both wanted at once, and the other's view is closer to the leaf.
    case deeperView
    /// Both wanted at once on one view, and the other was added later.
    case addedLater
    /// Both are taps of one view that wanted at once, and the other is made of more taps.
    case moreTaps
  }

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
