// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision on a recognizer. The values name the other recognizers on which the decision depends.
package enum VerdictFact: Equatable, Sendable {
  /// The recognizer's proposal is accepted, at once or after the recognizers that it waited for failed.
  case recognizes(afterWaiting: Bool)
  /// The recognizer must wait until all recognizers in the value have failed.
  case waits(for: [Subject])
  /// The recognizer's state becomes failed, and no action is sent.
  case fails(Loss)
  /// The recognizer had begun, and its state becomes cancelled.
  case isCancelled(Loss)

  /// The recognizer that won instead, and the rule.
  package struct Loss: Equatable, Sendable {
    /// The recognizer that won the touches, or recognized although the loser required it to fail.
    package let winner: Subject
    /// The rule by which the winner won.
    package let rule: Rule

    /// Makes a loss against a winner.
    package init(to winner: Subject, by rule: Rule) {
      self.winner = winner
      self.rule = rule
    }
  }

  /// The rules by which another recognizer wins.
  package enum Rule: Equatable, Sendable {
    /// The loser requires the winner to fail.
    case wasRequiredToFail
    /// The winner had begun and not ended.
    case alreadyActive
    /// The winner recognized while the loser was undecided or waiting.
    case recognizedFirst
    /// Both were ready to recognize in the same event, and the winner's view is deeper in the view tree.
    case deeperView
    /// Both were ready to recognize in the same event on the same view, and the winner was added later.
    case addedLater
    /// Both are tap recognizers of one view and were ready to recognize in the same event, and the winner requires more
    /// taps.
    case moreTaps
  }
}
