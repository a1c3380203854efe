// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision on a recognizer, with all recognizers by name.
package enum VerdictFact: Equatable, Sendable {
  /// It gets what it wanted, at once or after what it waited for failed.
  case recognizes(afterWaiting: Bool)
  /// It must wait until all of these have failed.
  case waits(for: [Subject])
  /// It goes to failed, silently.
  case fails(Loss)
  /// It had begun and goes to cancelled.
  case isCancelled(Loss)

  /// The recognizer that another lost to, and the rule.
  package struct Loss: Equatable, Sendable {
    /// The recognizer that got its touches, or recognized although it should have failed.
    package let winner: Subject
    /// Why that one came first.
    package let rule: Rule

    /// Makes a loss.
    package init(to winner: Subject, by rule: Rule) {
      self.winner = winner
      self.rule = rule
    }
  }

  /// The rule by which another recognizer came first.
  package enum Rule: Equatable, Sendable {
    /// The loser required the other to fail.
    case wasRequiredToFail
    /// The other had begun and not ended.
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
}
