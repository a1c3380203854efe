// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision about one recognizer, with the reason.
struct Verdict: Equatable, Sendable {
  let recognizer: Contender.ID
  let outcome: Outcome

  enum Outcome: Equatable, Sendable {
    /// The recognizer's state changes as proposed, and its action is sent.
    case recognizes(Contender.Attempt, because: Freedom)
    /// The recognizer must wait until all recognizers in the list have failed. Its state stays possible.
    case waits(for: [Contender.ID])
    /// The recognizer's state becomes failed; no action is sent.
    case fails(Loss)
    /// The state of a recognizer that had begun becomes cancelled, and its action is sent.
    case isCancelled(Loss)
  }

  /// The reason why the recognizer may recognize.
  enum Freedom: Equatable, Sendable {
    /// No other recognizer prevents this one, and it did not have to wait.
    case unopposed
    /// The recognizer had to wait until the required recognizers failed or left the arbiter.
    case requirementsMet
  }

  /// The recognizer that won instead, and the rule by which it won.
  struct Loss: Equatable, Sendable {
    let winner: Contender.ID
    let rule: VerdictFact.Rule
  }
}
