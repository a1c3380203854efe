// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision about one recognizer, with the reason.
struct Verdict: Equatable, Sendable {
  let recognizer: Contender.ID
  let outcome: Outcome

  enum Outcome: Equatable, Sendable {
    /// The recognizer's state changes as proposed, and its action is sent.
    case recognizes(Contender.Attempt, because: Freedom)
    /// It must wait until all of these have failed. Its state is still possible.
    case waits(for: [Contender.ID])
    /// Its state becomes failed; no action is sent.
    case fails(Loss)
    /// It had begun. Its state becomes cancelled and its action is sent.
    case isCancelled(Loss)
  }

  /// The reason why it may recognize.
  enum Freedom: Equatable, Sendable {
    /// No other recognizer prevents it.
    case unopposed
    /// All recognizers that it had to wait for failed or left.
    case requirementsMet
  }

  /// The recognizer that won instead, and the rule by which it won.
  struct Loss: Equatable, Sendable {
    let winner: Contender.ID
    let rule: VerdictFact.Rule
  }
}
