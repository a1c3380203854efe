// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Asks the application the arbiter's questions, in UIKit's order, and returns each answer with its source.
extension GestureEnvironment {
  func ask(_ question: GestureQuestion) -> GestureAnswer {
    let (first, second) = question.pair
    guard let one = contender(first), let other = contender(second) else {
      return GestureAnswer(false)
    }
    switch question {
    case .canPrevent: return canPrevent(one, other)
    case .mayRunTogether: return mayRunTogether(one, other)
    case .mustWaitFor: return mustWait(one, other)
    }
  }

  private func canPrevent(
    _ preventer: UIGestureRecognizer, _ prevented: UIGestureRecognizer
  ) -> GestureAnswer {
    // Calls app code: both methods may be overridden.
    guard preventer.overrides?.canPrevent(prevented) ?? preventer.canPrevent(prevented) else {
      return GestureAnswer(false, source: .recognizer(preventer.contenderID))
    }
    guard
      prevented.overrides?.canBePrevented(by: preventer) ?? prevented.canBePrevented(by: preventer)
    else {
      return GestureAnswer(false, source: .recognizer(prevented.contenderID))
    }
    return GestureAnswer(true)
  }

  private func mayRunTogether(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> GestureAnswer {
    for (asked, about) in [(winner, other), (other, winner)] {
      guard let delegate = asked.delegate else { continue }
      // Calls app code: the delegate.
      let answer = delegate.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: about)
      note(.shouldRecognizeSimultaneously, asked, about, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: asked.contenderID)) }
    }
    return GestureAnswer(false)
  }

  private func mustWait(
    _ waiter: UIGestureRecognizer, _ required: UIGestureRecognizer
  ) -> GestureAnswer {
    // Calls app code: the methods may be overridden, and the delegates are the application's.
    if waiter.shouldRequireFailure(of: required) {
      return GestureAnswer(true, source: .recognizer(waiter.contenderID))
    }
    if let delegate = waiter.delegate {
      let answer = delegate.gestureRecognizer(waiter, shouldRequireFailureOf: required)
      note(.shouldRequireFailure, waiter, required, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: waiter.contenderID)) }
    }
    if required.shouldBeRequiredToFail(by: waiter) {
      return GestureAnswer(true, source: .recognizer(required.contenderID))
    }
    if let delegate = required.delegate {
      let answer = delegate.gestureRecognizer(required, shouldBeRequiredToFailBy: waiter)
      note(.shouldBeRequiredToFail, required, waiter, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: required.contenderID)) }
    }
    return GestureAnswer(false)
  }

  private func note(
    _ question: DelegateQuestion, _ asked: UIGestureRecognizer, _ about: UIGestureRecognizer,
    _ answer: Bool
  ) {
    journal.write(
      .delegate(
        asked.journalSubject, question, about: about.journalSubject, answer: answer))
  }

  /// Returns a verdict with names instead of numbers, for the journal.
  func fact(_ verdict: Verdict) -> VerdictFact {
    switch verdict.outcome {
    case .recognizes(_, because: .unopposed): .recognizes(afterWaiting: false)
    case .recognizes(_, because: .requirementsMet): .recognizes(afterWaiting: true)
    case .waits(let required): .waits(for: required.map(subject))
    case .fails(let loss): .fails(fact(loss))
    case .isCancelled(let loss): .isCancelled(fact(loss))
    }
  }

  /// Returns a loss with the winner's name instead of its number.
  func fact(_ loss: Verdict.Loss) -> VerdictFact.Loss {
    VerdictFact.Loss(to: subject(loss.winner), by: loss.rule)
  }

  private func subject(_ id: Contender.ID) -> Subject {
    contender(id)?.journalSubject
      ?? Subject(name: "a recognizer that is gone", identity: ObjectIdentifier(self))
  }
}
