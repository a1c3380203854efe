// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The arbiter's decision on one recognizer, with its reason.
struct Verdict: Equatable, Sendable {
  let recognizer: Contender.ID
  let outcome: Outcome

  enum Outcome: Equatable, Sendable {
    /// It gets what it wanted: its state changes and its action goes out.
    case recognizes(Contender.Attempt, because: Freedom)
    /// It must wait until all of these have failed. Its state still reads possible.
    case waits(for: [Contender.ID])
    /// It goes to failed, silently.
    case fails(Loss)
    /// It had begun and goes to cancelled; its action goes out.
    case isCancelled(Loss)
  }

  /// Why nothing stood in the way.
  enum Freedom: Equatable, Sendable {
    /// It had not had to wait.
    case unopposed
    /// All that it had to wait for failed or left.
    case requirementsMet
  }

  /// Another recognizer came first.
  struct Loss: Equatable, Sendable {
    let winner: Contender.ID
    let rule: VerdictFact.Rule
  }
}
