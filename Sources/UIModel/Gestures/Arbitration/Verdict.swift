// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision on one recognizer, with its reason.
struct Verdict: Equatable, Sendable {
  let recognizer: Contender.ID
  let outcome: Outcome

  enum Outcome: Equatable, Sendable {
    /// The recognizer gets what it proposed: its state changes and its action is sent.
    case recognizes(Contender.Attempt, because: Freedom)
    /// It must wait until all of these have failed. Its state still reads possible.
    case waits(for: [Contender.ID])
    /// Its state becomes failed; no action is sent.
    case fails(Loss)
    /// It had begun. Its state becomes cancelled and its action is sent.
    case isCancelled(Loss)
  }

  /// The reason for which it may recognize.
  enum Freedom: Equatable, Sendable {
    /// No other recognizer kept it waiting.
    case unopposed
    /// Every recognizer that it had to wait for failed or left.
    case requirementsMet
  }

  /// A loss against another recognizer.
  struct Loss: Equatable, Sendable {
    let winner: Contender.ID
    let rule: VerdictFact.Rule
  }
}
