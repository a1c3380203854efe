// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Settles proposals step by step. The contenders that propose to recognize are judged one after the other, in the
/// order of `ranking`; of the tap recognizers on one view, the one with more taps comes first.
///
///     picking --a candidate--> judging --nothing stands against it--> asking --free--> excluding
///        ^                       |  loses, or must wait                  |                  |
///        +-----------------------+--------- must wait, or has lost <-----+                  |
///        +---------------------------- all others of its touches made way <-----------------+
extension GestureArbiter {
  /// Returns the next step. Call it until it returns `settled`, after every proposal or change.
  mutating func nextStep() -> GestureStep {
    while true {
      switch progress {
      case .picking:
        guard let next = takeCandidate() else { return .settled }
        progress = .judging(next)
      case .judging(let id):
        if let step = judge(id) { return step }
      case .asking(let id, let index):
        if let step = askWhatToWaitFor(id, from: index) { return step }
      case .excluding(let winner, let index):
        if let step = makeWay(for: winner, from: index) { return step }
      }
    }
  }

  /// Receives the answer to a question. An answer about a recognizer that left meanwhile is ignored. If a dynamic
  /// requirement was dropped because it would have closed a cycle, returns the cycle.
  @discardableResult
  mutating func answer(
    _ question: GestureQuestion, _ answer: GestureAnswer
  ) -> GestureRelations.Reception {
    let (first, second) = question.pair
    guard field[first] != nil, field[second] != nil else { return .alreadyThere }
    guard case .mustWaitFor(let waiter, let required) = question else {
      relations.note(answer, to: question)
      return .added
    }
    if case .asking(waiter, let index) = progress, index < roster.count, roster[index] == required {
      progress = .asking(waiter, from: index + 1)
    }
    guard answer.isYes else { return .alreadyThere }
    let source: GestureAnswer.Source =
      switch answer.source {
      case .requirement: .byDefault
      case .byDefault, .recognizer, .delegate: answer.source
      }
    return relations.require(waiter, toFail: required, source: source)
  }

  private mutating func takeCandidate() -> Contender.ID? {
    if candidatesAreStale {
      candidatesAreStale = false
      let wanting = freshRanking().compactMap { id -> Contender? in
        guard let contender = field[id]?.contender else { return nil }
        return mayBeConsidered(contender) ? contender : nil
      }
      candidates = Self.tapsTradePlaces(in: wanting).reversed().map(\.id)
    }
    while let next = candidates.popLast() {
      if let contender = field[next]?.contender, mayBeConsidered(contender) { return next }
    }
    return nil
  }

  /// Returns whether the arbiter has to decide about a contender.
  private mutating func mayBeConsidered(_ contender: Contender) -> Bool {
    switch contender.standing {
    case .proposing: return true
    case .waiting:
      let id = contender.id
      if let blocker = blockers[id], isUnmet(blocker, for: id) { return false }
      blockers[id] = relations.requirements(of: id).map(\.required).first { isUnmet($0, for: id) }
      return blockers[id] == nil
    case .possible, .active, .finished: return false
    }
  }

  private mutating func judge(_ id: Contender.ID) -> GestureStep? {
    guard let entry = field[id], let attempt = attempt(of: entry.contender) else {
      progress = .picking
      return nil
    }
    if let recognized = recognizedRequirement(of: id) {
      progress = .picking
      return lose(id, to: recognized, .wasRequiredToFail)
    }
    for other in active {
      guard let blocker = field[other]?.contender else { continue }
      switch excludes(blocker, entry.contender) {
      case .ask(let question): return .ask(question)
      case .no: continue
      case .yes:
        progress = .picking
        return lose(id, to: other, .alreadyActive)
      }
    }
    let unmet = unmetRequirements(of: id)
    guard unmet.isEmpty else {
      progress = .picking
      guard case .proposing = entry.contender.standing else { return nil }
      stand(id, .waiting(attempt))
      return decide(id, .waits(for: unmet))
    }
    guard entry.hasAsked else {
      roster = freshRanking()
      progress = .asking(id, from: 0)
      return nil
    }
    return win(id, attempt)
  }

  /// Asks for the dynamic requirements of a contender, once for each attempt (`UIGestureRecognizer.h`), and only if
  /// nothing else prevents it from recognizing. All recognizers are asked before the answers are used.
  private mutating func askWhatToWaitFor(_ id: Contender.ID, from start: Int) -> GestureStep? {
    guard let contender = field[id]?.contender, attempt(of: contender) != nil else {
      progress = .picking
      return nil
    }
    var index = start
    while index < roster.count {
      let other = roster[index]
      if other != id, let standing = field[other]?.contender.standing,
        standing.isUndecided || standing.hasRecognized, concerns(other, id),
        !relations.requires(id, toFail: other)
      {
        progress = .asking(id, from: index)
        return .ask(.mustWaitFor(waiter: id, required: other))
      }
      index += 1
    }
    field[id]?.hasAsked = true
    progress = .judging(id)
    return nil
  }

  private mutating func win(_ id: Contender.ID, _ attempt: Contender.Attempt) -> GestureStep {
    let hadToWait = field[id]?.contender.standing == .waiting(attempt)
    switch attempt {
    case .begin: stand(id, .active)
    case .end, .beginAndEnd: stand(id, .finished(.recognized))
    }
    roster = freshRanking()
    progress = .excluding(id, from: 0)
    return decide(
      id, .recognizes(attempt, because: hadToWait ? .requirementsMet : .unopposed))
  }

  /// After one recognizer recognized, makes others fail: those that require it to fail, and those that share its
  /// touches.
  private mutating func makeWay(for winner: Contender.ID, from start: Int) -> GestureStep? {
    var index = start
    while index < roster.count, let first = field[winner]?.contender {
      let id = roster[index]
      guard id != winner, let other = field[id]?.contender, !other.standing.isFinished else {
        index += 1
        continue
      }
      if other.standing.isUndecided, relations.requires(id, toFail: winner), concerns(winner, id) {
        progress = .excluding(winner, from: index + 1)
        return lose(id, to: winner, .wasRequiredToFail)
      }
      switch excludes(first, other) {
      case .ask(let question):
        progress = .excluding(winner, from: index)
        return .ask(question)
      case .no: index += 1
      case .yes:
        progress = .excluding(winner, from: index + 1)
        return lose(id, to: winner, Self.precedence(of: first, over: other))
      }
    }
    progress = .picking
    return nil
  }

  /// Ends a contender that lost: it fails if it was undecided, or is cancelled if it had begun.
  private mutating func lose(
    _ id: Contender.ID, to winner: Contender.ID, _ rule: VerdictFact.Rule
  ) -> GestureStep {
    let loss = Verdict.Loss(winner: winner, rule: rule)
    if field[id]?.contender.standing == .active {
      stand(id, .finished(.cancelled))
      return decide(id, .isCancelled(loss))
    }
    stand(id, .finished(.failed(nil)))
    return decide(id, .fails(loss))
  }

  private mutating func decide(_ id: Contender.ID, _ outcome: Verdict.Outcome) -> GestureStep {
    field[id]?.verdict = outcome
    return .carryOut(Verdict(recognizer: id, outcome: outcome))
  }

  private func attempt(of contender: Contender) -> Contender.Attempt? {
    switch contender.standing {
    case .proposing(let attempt), .waiting(let attempt): attempt
    case .possible, .active, .finished: nil
    }
  }
}
