import Foundation

/// Settling: verdicts, actions, the touches that winners take, and resets.
extension GestureEnvironment {
  /// Whether something was proposed or is to be sent since the last settling.
  var hasUnsettledWork: Bool { isUnsettled || !actions.isEmpty || !cancelled.isEmpty }

  /// Lets the arbiter decide, asking the application what it wants to know on the way.
  func settle() {
    isUnsettled = false
    while true {
      switch arbiter.nextStep() {
      case .ask(let question): noteCircle(arbiter.answer(question, ask(question)))
      case .carryOut(let verdict): carryOut(verdict)
      case .settled: return
      }
    }
  }

  /// Stops a recognizer from outside: it was disabled, removed, or its view left the window.
  func stop(_ recognizer: UIGestureRecognizer, because reason: String) {
    guard recognizer.contenderID != 0 else { return }
    runTurn {
      isUnsettled = true
      recognizer.proposed = []
      if recognizer.storedState.gestureState.isActive, !isProposal(recognizer) {
        actions.append((recognizer, .cancelled))
        finish(recognizer, .cancelled, because: reason)
      } else if !recognizer.storedState.gestureState.isEnd || isProposal(recognizer) {
        finish(recognizer, .failed, because: reason)
      }
      letGoOfTouches(recognizer)
    }
  }

  /// Whether the state that the recognizer reads is only proposed yet.
  func isProposal(_ recognizer: UIGestureRecognizer) -> Bool {
    !recognizer.proposed.isEmpty
  }

  /// Stops every recognizer on a view and on all in it.
  func stop(in view: UIView) {
    for recognizer in inPlay where recognizer.storedView?.isDescendant(of: view) == true {
      stop(recognizer, because: "\(view.journalName) left its window")
    }
  }

  func finish(
    _ recognizer: UIGestureRecognizer, _ end: UIGestureRecognizer.State, because reason: String
  ) {
    arbiter.propose(end == .cancelled ? .cancelled : .failed(nil), by: recognizer.contenderID)
    lose(recognizer, end, reason)
    // One that never saw a touch is in nobody's way: it is possible again at once.
    if recognizer.contenderID == 0 { recognizer.storedState = .possible }
  }

  func letGoOfTouches(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.tracked { touch.trackers.removeAll { $0 === recognizer } }
  }

  func noteChange(
    _ recognizer: UIGestureRecognizer, from: UIGestureRecognizer.State,
    to: UIGestureRecognizer.State, because reason: String
  ) {
    journal.write(
      .stateChange(
        recognizer.journalSubject, from: from.gestureState, to: to.gestureState, because: reason))
  }

  func takeFromViews(_ touches: [UITouch], _ recognizer: UIGestureRecognizer) {
    guard recognizer.cancelsTouchesInView else { return }
    cancelled.append(contentsOf: touches)
  }

  /// The touches that recognized gestures take from their views.
  func takeCancelledTouches() -> [UITouch] {
    defer { cancelled = [] }
    return cancelled
  }

  /// Sends the actions of the winners, in the order of the verdicts. An action may stop a recognizer,
  /// which adds an action.
  func sendActions() {
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      let latest = recognizer.storedState
      recognizer.storedState = state
      recognizer.sendActions(state, journal)
      if recognizer.storedState == state { recognizer.storedState = latest }
    }
  }

  /// Puts finished recognizers back to possible; those linked by a requirement wait for each other.
  func resetFinished() {
    for id in arbiter.mayReset() {
      guard let recognizer = contenders.removeValue(forKey: id) else { continue }
      arbiter.forget(id)
      inPlay.removeAll { $0 === recognizer }
      letGoOfTouches(recognizer)
      recognizer.cancelTimer()
      recognizer.contenderID = 0
      journal.write(.reset(recognizer.journalSubject))
      resetting = recognizer
      // Call-out: `reset()` of subclasses.
      recognizer.reset()
      resetting = nil
      recognizer.storedState = .possible
      recognizer.proposed = []
      recognizer.tracked = []
      recognizer.involved = []
    }
  }

  func carryOut(_ verdict: Verdict) {
    guard let recognizer = contenders[verdict.recognizer] else { return }
    journal.write(.verdict(recognizer.journalSubject, sentence(verdict)))
    switch verdict.outcome {
    case .recognizes:
      recognize(recognizer)
    case .waits:
      recognizer.storedState = .possible
    case .fails(let loss):
      lose(recognizer, .failed, sentence(loss))
    case .isCancelled(let loss):
      actions.append((recognizer, .cancelled))
      lose(recognizer, .cancelled, sentence(loss))
    }
  }

  func recognize(_ recognizer: UIGestureRecognizer) {
    var from = UIGestureRecognizer.State.possible
    for state in recognizer.proposed {
      noteChange(recognizer, from: from, to: state, because: "it was recognized")
      actions.append((recognizer, state))
      from = state
    }
    recognizer.proposed = []
    recognizer.storedState = from
    takeFromViews(recognizer.involved, recognizer)
    if from.gestureState.isEnd { letGoOfTouches(recognizer) }
  }

  func lose(
    _ recognizer: UIGestureRecognizer, _ end: UIGestureRecognizer.State, _ reason: String
  ) {
    let from: UIGestureRecognizer.State =
      recognizer.proposed.isEmpty ? recognizer.storedState : .possible
    recognizer.proposed = []
    recognizer.storedState = end
    noteChange(recognizer, from: from, to: end, because: reason)
    recognizer.stopWatching()
    letGoOfTouches(recognizer)
  }

  /// Recognizers that hold back that a touch began.
  func holdersOfBegan(_ touch: UITouch) -> [UIGestureRecognizer] {
    inPlay.filter { $0.delaysTouchesBegan && isUndecided($0, about: touch) }
  }

  /// Recognizers that hold back that a touch ended.
  func holdersOfEnded(_ touch: UITouch) -> [UIGestureRecognizer] {
    inPlay.filter { $0.delaysTouchesEnded && isUndecided($0, about: touch) }
  }

  func isUndecided(_ recognizer: UIGestureRecognizer, about touch: UITouch) -> Bool {
    recognizer.storedState == .possible && recognizer.involved.contains { $0 === touch }
  }
}
