// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A question about two recognizers that only the application's code can answer. Each case says which methods to call
/// and in which order. Pass the answer and its source to `GestureArbiter.answer`.
enum GestureQuestion: Hashable, Sendable {
  /// Does `preventer` prevent `prevented` from recognizing? Call `preventer.canPrevent(prevented)` and, if it returns
  /// true, `prevented.canBePrevented(by: preventer)`. Both must return true.
  case canPrevent(preventer: Contender.ID, prevented: Contender.ID)
  /// May both recognize although one would prevent the other? Call `shouldRecognizeSimultaneouslyWith: other` on the
  /// delegate of `winner` and, if it returns false, call the delegate of `other` with the arguments swapped. One true
  /// result is enough.
  case mayRunTogether(winner: Contender.ID, other: Contender.ID)
  /// Must `waiter` wait for `required` to fail, in this attempt? Call `waiter.shouldRequireFailure(of:)` and its
  /// delegate, then `required.shouldBeRequiredToFail(by:)` and its delegate. One true result is enough.
  case mustWaitFor(waiter: Contender.ID, required: Contender.ID)

  /// The two recognizers. The question is asked on behalf of the first.
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
    /// The default, because no method or delegate decided.
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
