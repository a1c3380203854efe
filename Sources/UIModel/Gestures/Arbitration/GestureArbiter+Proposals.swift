// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Proposals of contenders.
extension GestureArbiter {
  /// The arbiter's treatment of a proposal.
  enum Reception: Equatable, Sendable {
    /// The state changes at once, without a decision.
    case atOnce
    /// The proposal is stored until `nextStep()` judges it.
    case isStored
    /// The proposal is ignored, because the contender waits, has finished, or can't change to that state.
    case passedOver
  }

  /// Receives a contender's proposal to change its state.
  ///
  /// If a contender proposes to begin and then, before the verdict, to end or be cancelled, it begins and ends at once
  /// when it wins. If it proposes `ended` while it waits, it begins and ends after the wait; `cancelled` makes it fail,
  /// because a possible gesture can't be cancelled.
  @discardableResult
  mutating func propose(_ proposal: GestureProposal, by id: Contender.ID) -> Reception {
    guard let standing = field[id]?.contender.standing else { return .passedOver }
    switch (standing, proposal) {
    case (.possible, .began): return want(.begin, id)
    case (.possible, .ended): return want(.end, id)
    case (.possible, .changed), (.possible, .cancelled): return .passedOver

    case (.proposing(.begin), .ended), (.proposing(.begin), .cancelled):
      stand(id, .proposing(.beginAndEnd))
      return .isStored
    case (.waiting(.begin), .ended):
      stand(id, .waiting(.beginAndEnd))
      return .passedOver
    case (.proposing, .began), (.proposing, .changed), (.proposing, .ended): return .isStored
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
    return .isStored
  }

  private mutating func fail(_ id: Contender.ID, _ why: GestureFailure?) -> Reception {
    stand(id, .finished(.failed(why)))
    field[id]?.verdict = nil
    return .atOnce
  }
}
