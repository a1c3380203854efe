import Foundation

/// Asks the application what the arbiter wants to know, in UIKit's order, and keeps who said it.
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
    // Call-out: both methods may be overridden.
    guard preventer.canPrevent(prevented) else {
      return GestureAnswer(false, source: .recognizer(preventer.contenderID))
    }
    guard prevented.canBePrevented(by: preventer) else {
      return GestureAnswer(false, source: .recognizer(prevented.contenderID))
    }
    return GestureAnswer(true)
  }

  private func mayRunTogether(
    _ winner: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> GestureAnswer {
    for (asked, about) in [(winner, other), (other, winner)] {
      guard let delegate = asked.delegate else { continue }
      // Call-out: the delegate.
      let answer = delegate.gestureRecognizer(asked, shouldRecognizeSimultaneouslyWith: about)
      note("shouldRecognizeSimultaneouslyWith", asked, about, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: asked.contenderID)) }
    }
    return GestureAnswer(false)
  }

  private func mustWait(
    _ waiter: UIGestureRecognizer, _ required: UIGestureRecognizer
  ) -> GestureAnswer {
    // Call-out: the methods may be overridden, and the delegates are the application's.
    if waiter.shouldRequireFailure(of: required) {
      return GestureAnswer(true, source: .recognizer(waiter.contenderID))
    }
    if let delegate = waiter.delegate {
      let answer = delegate.gestureRecognizer(waiter, shouldRequireFailureOf: required)
      note("shouldRequireFailureOf", waiter, required, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: waiter.contenderID)) }
    }
    if required.shouldBeRequiredToFail(by: waiter) {
      return GestureAnswer(true, source: .recognizer(required.contenderID))
    }
    if let delegate = required.delegate {
      let answer = delegate.gestureRecognizer(required, shouldBeRequiredToFailBy: waiter)
      note("shouldBeRequiredToFailBy", required, waiter, answer)
      if answer { return GestureAnswer(true, source: .delegate(of: required.contenderID)) }
    }
    return GestureAnswer(false)
  }

  private func note(
    _ question: String, _ asked: UIGestureRecognizer, _ about: UIGestureRecognizer,
    _ answer: Bool
  ) {
    journal.write(
      .delegate(
        asked.journalSubject, question: question, about: about.journalSubject, answer: answer))
  }

  /// A verdict in words, for the journal.
  func sentence(_ verdict: Verdict) -> String {
    switch verdict.outcome {
    case .recognizes(_, because: .unopposed): "recognizes"
    case .recognizes(_, because: .requirementsMet):
      "recognizes, now that nothing it waited for is left"
    case .waits(let required): "waits for \(required.map(name).joined(separator: ", ")) to fail"
    case .fails(let loss): "fails: \(sentence(loss))"
    case .isCancelled(let loss): "is cancelled: \(sentence(loss))"
    }
  }

  /// Why a recognizer lost, in words.
  func sentence(_ loss: Verdict.Loss) -> String {
    switch loss {
    case .requiredGestureRecognized(let id): "\(name(id)), which it required to fail, recognized"
    case .excluded(let id, .alreadyActive): "\(name(id)) was under way already"
    case .excluded(let id, .recognizedFirst): "\(name(id)) recognized first"
    case .excluded(let id, .deeperView): "\(name(id)) is on a deeper view"
    case .excluded(let id, .addedLater): "\(name(id)) was added later"
    case .excluded(let id, .moreTaps): "\(name(id)) is made of more taps"
    }
  }

  private func name(_ id: Contender.ID) -> String {
    contender(id)?.journalName ?? "a recognizer that is gone"
  }
}
