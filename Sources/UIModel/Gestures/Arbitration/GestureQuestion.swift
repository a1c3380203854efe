// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A question about two recognizers that only app code can answer. Each case says which methods to call, and in which
/// order. Pass the answer to `GestureArbiter.answer` together with its source.
enum GestureQuestion: Hashable, Sendable {
  /// Does `preventer` keep `prevented` from recognizing? Ask `preventer.canPrevent(prevented)`, and
  /// when that is true `prevented.canBePrevented(by: preventer)`. Both must be true.
  case canPrevent(preventer: Contender.ID, prevented: Contender.ID)
  /// May both recognize although one would block the other? Ask the delegate of `winner`
  /// `shouldRecognizeSimultaneouslyWith: other`, and when that is false the delegate of `other` with the arguments
  /// swapped. One true answer is enough.
  case mayRunTogether(winner: Contender.ID, other: Contender.ID)
  /// Must `waiter` wait for `required` to fail, in this attempt? Ask `waiter.shouldRequireFailure(of:)` and its
  /// delegate, then `required.shouldBeRequiredToFail(by:)` and its delegate. One true answer is enough.
  case mustWaitFor(waiter: Contender.ID, required: Contender.ID)

  /// The two recognizers in question; the first is the one that the question is asked for.
  var pair: (first: Contender.ID, second: Contender.ID) {
    switch self {
    case .canPrevent(let preventer, let prevented): (preventer, prevented)
    case .mayRunTogether(let winner, let other): (winner, other)
    case .mustWaitFor(let waiter, let required): (waiter, required)
    }
  }
}

/// An answer and its source.
struct GestureAnswer: Equatable, Sendable {
  var isYes: Bool
  var source: Source

  /// The source of a relation between two recognizers.
  enum Source: Equatable, Sendable {
    /// The default, as no method or delegate decided.
    case byDefault
    /// A method of the recognizer.
    case recognizer(Contender.ID)
    /// The delegate of the recognizer.
    case delegate(of: Contender.ID)
    /// `require(toFail:)` was called on the recognizer.
    case requirement(of: Contender.ID)
  }

  init(_ isYes: Bool, source: Source = .byDefault) {
    self.isYes = isYes
    self.source = source
  }
}
