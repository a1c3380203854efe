// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Proposals of contenders.
extension GestureArbiter {
  /// The effect of a proposal.
  enum Reception: Equatable, Sendable {
    /// The recognizer changes its state now, without a decision.
    case atOnce
    /// `nextStep()` decides.
    case isJudged
    /// The proposal is ignored: the contender already waits or is finished, or can't change to that state.
    case passedOver
  }

  /// Takes the proposal of a contender to change its state.
  ///
  /// A contender that proposes to begin, and to end or be cancelled before the verdict, begins and ends at once.
  /// While it waits, `ended` has the same effect after the wait, and `cancelled` makes it fail, because a gesture
  /// cannot be cancelled from possible.
  @discardableResult
  mutating func propose(_ proposal: GestureProposal, by id: Contender.ID) -> Reception {
    guard let standing = field[id]?.contender.standing else { return .passedOver }
    switch (standing, proposal) {
    case (.possible, .began): return want(.begin, id)
    case (.possible, .ended): return want(.end, id)
    case (.possible, .changed), (.possible, .cancelled): return .passedOver

    case (.proposing(.begin), .ended), (.proposing(.begin), .cancelled):
      stand(id, .proposing(.beginAndEnd))
      return .isJudged
    case (.waiting(.begin), .ended):
      stand(id, .waiting(.beginAndEnd))
      return .passedOver
    case (.proposing, .began), (.proposing, .changed), (.proposing, .ended): return .isJudged
    case (.waiting, .began), (.waiting, .changed), (.waiting, .ended): return .passedOver

    case (.possible, .failed(let why)), (.proposing, .failed(let why)),
      (.waiting, .failed(let why)):
      return fail(id, why)
    case (.proposing, .cancelled): return .passedOver
    case (.waiting, .cancelled): return fail(id, .touchesCancelled)

    case (.active, .began), (.active, .changed): return .atOnce
    case (.active, .ended):
      stand(id, .finished(.recognized))
      return .atOnce
    case (.active, .cancelled):
      stand(id, .finished(.cancelled))
      return .atOnce
    case (.active, .failed), (.finished, _): return .passedOver
    }
  }

  private mutating func want(_ attempt: Contender.Attempt, _ id: Contender.ID) -> Reception {
    stand(id, .proposing(attempt))
    return .isJudged
  }

  private mutating func fail(_ id: Contender.ID, _ why: GestureFailure?) -> Reception {
    stand(id, .finished(.failed(why)))
    field[id]?.verdict = nil
    return .atOnce
  }
}
