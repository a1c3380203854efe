// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision on a recognizer, with the names of all recognizers.
package enum VerdictFact: Equatable, Sendable {
  /// The recognizer gets what it proposed, at once or after the recognizers that it waited for failed.
  case recognizes(afterWaiting: Bool)
  /// It must wait until all of these have failed.
  case waits(for: [Subject])
  /// Its state becomes failed; no action is sent.
  case fails(Loss)
  /// It had begun, and its state becomes cancelled.
  case isCancelled(Loss)

  /// The recognizer that another lost to, and the rule.
  package struct Loss: Equatable, Sendable {
    /// The recognizer that got its touches, or recognized although it should have failed.
    package let winner: Subject
    /// The rule by which the winner came first.
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
    /// The other had begun and had not ended.
    case alreadyActive
    /// The other recognized while this one was undecided or waiting.
    case recognizedFirst
    /// Both wanted to recognize in the same event, and the other's view is deeper in the tree.
    case deeperView
    /// Both wanted to recognize in the same event on the same view, and the other was added later.
    case addedLater
    /// Both are tap recognizers of one view that wanted to recognize in the same event, and the other requires more
    /// taps.
    case moreTaps
  }
}
