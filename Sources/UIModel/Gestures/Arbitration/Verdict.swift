// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// What the arbiter decided about one recognizer, and why.
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

  enum Loss: Equatable, Sendable {
    /// Another recognizer of one of its touches got them.
    case excluded(by: Contender.ID, rule: Precedence)
    /// It required this one to fail, which recognized or began instead.
    case requiredGestureRecognized(Contender.ID)
  }

  /// Why the other recognizer came first.
  enum Precedence: Equatable, Sendable {
    /// It was under way already.
    case alreadyActive
    /// It recognized while this one had not decided, or waited.
    case recognizedFirst
    /// Both wanted at once, and its view is closer to the leaf.
    case deeperView
    /// Both wanted at once on one view, and it was added later.
    case addedLater
    /// Both are taps of one view, wanted at once, and it is made of more taps.
    case moreTaps
  }
}
