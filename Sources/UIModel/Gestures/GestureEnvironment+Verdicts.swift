// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Carries out the arbiter's verdicts on recognizers and touches.
extension GestureEnvironment {
  /// True if the arbiter has to decide again, an action has to be sent, or touches have to be cancelled in their views.
  var hasUnsettledWork: Bool { isUnsettled || !actions.isEmpty || !cancelled.isEmpty }

  /// Lets the arbiter decide, and asks the application its questions.
  func settle() {
    isUnsettled = false
    // Actions of active gestures were queued in the order in which the recognizers received the event. They are sent in
    // the order of the ranking.
    actions.sort()
    while true {
      switch arbiter.nextStep() {
      case .ask(let question): noteCircle(arbiter.answer(question, ask(question)))
      case .carryOut(let verdict): carryOut(verdict)
      case .settled: return
      }
    }
  }

  private func carryOut(_ verdict: Verdict) {
    guard let recognizer = contender(verdict.recognizer) else { return }
    journal.write(.verdict(recognizer.journalSubject, fact(verdict)))
    switch verdict.outcome {
    case .recognizes:
      recognize(recognizer)
    case .waits where recognizer.progress.proposed.last == .cancelled:
      // The state of a waiting recognizer is possible. A possible gesture can't be cancelled, so it fails.
      fail(recognizer, .touchesCancelled)
      recognizer.announceState()
    case .waits:
      recognizer.progress.wait()
    case .fails(let loss):
      lose(recognizer, .failed, .lost(fact(loss)))
      recognizer.announceState()
    case .isCancelled(let loss):
      cancel(recognizer, because: .lost(fact(loss)))
      recognizer.announceState()
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    var from = UIGestureRecognizer.State.possible
    for state in recognizer.progress.proposed {
      if from == .possible {
        noteChange(recognizer, from: from, to: state, because: .recognized)
        actions.append(PendingAction(recognizer: recognizer, state: state))
      } else {
        actions.append(PendingAction(recognizer: recognizer, state: state, from: from))
      }
      from = state
    }
    let before = recognizer.storedState
    recognizer.progress.recognize()
    if recognizer.cancelsTouchesInView { cancelled.append(contentsOf: recognizer.attemptTouches) }
    if from.gestureState.isEnd { letGo(recognizer) }
    // If the recognizer had to wait, its state was possible until now, and subclasses must be notified.
    if recognizer.storedState != before { recognizer.announceState() }
  }

  /// Makes a possible recognizer fail. The arbiter stores the reason.
  func fail(
    _ recognizer: UIGestureRecognizer, _ failure: GestureFailure?,
    because reason: StateReason? = nil
  ) {
    arbiter.propose(.failed(failure), by: recognizer.contenderID)
    lose(recognizer, .failed, reason ?? failure.map { .failed($0) } ?? .assigned)
    // A recognizer without touches is not in the arbiter, so it is reset to possible at once.
    if recognizer.contenderID == 0 {
      recognizer.resetMachine()
      recognizer.progress.reset()
    }
  }

  /// Cancels a gesture that has begun. Of its queued actions, only that of `began` is still sent, before that of
  /// `cancelled`.
  private func cancel(
    _ recognizer: UIGestureRecognizer, because reason: @autoclosure () -> StateReason
  ) {
    actions.removeAll(of: recognizer) { $0.state != .began }
    actions.append(PendingAction(recognizer: recognizer, state: .cancelled))
    lose(recognizer, .cancelled, reason())
  }

  private func lose(
    _ recognizer: UIGestureRecognizer, _ end: UIGestureRecognizer.State,
    _ reason: @autoclosure () -> StateReason
  ) {
    let from = recognizer.progress.end(end)
    recognizer.lostInTurn = turn
    noteChange(recognizer, from: from, to: end, because: reason())
    letGo(recognizer)
  }

  /// Releases the touches and stops the timer of a recognizer after its attempt.
  func letGo(_ recognizer: UIGestureRecognizer) {
    for touch in recognizer.currentTouches { touch.dropTracker(recognizer) }
    routesChanged()
    forgetPresses(recognizer)
    recognizer.cancelTimer()
    recognizer.stopWatching()
  }

  /// Stops a recognizer that was disabled or removed, or whose view left its window. If the recognizer has already
  /// ended, the queued action of its end state is still sent. Exception: if a target stops the recognizer during an
  /// earlier action and the journal does not contain the end state yet, the action of `cancelled` is sent instead.
  func stop(_ recognizer: UIGestureRecognizer, because reason: StateReason) {
    switch arbiter.standing(of: recognizer.contenderID) {
    case .active:
      runTurn {
        isUnsettled = true
        arbiter.propose(.cancelled, by: recognizer.contenderID)
        cancel(recognizer, because: reason)
        recognizer.announceState()
      }
    case .possible, .proposing, .waiting:
      runTurn {
        isUnsettled = true
        fail(recognizer, .disabled, because: reason)
        recognizer.announceState()
      }
    case .finished:
      if let shown = recognizer.progress.sent, shown.gestureState.isActive,
        isAheadOfAction(recognizer)
      {
        insertAction(.cancelled, after: shown, of: recognizer)
      }
    case nil: forgetPresses(recognizer)
    }
  }

  private func forgetPresses(_ recognizer: UIGestureRecognizer) {
    for press in recognizer.presses { drop(press, from: recognizer) }
  }

  /// Stops all recognizers of the views that left the window.
  func stop(_ departure: Departure) {
    for recognizer in inPlay where departure.includes(recognizer.storedView) {
      stop(recognizer, because: .leftWindow(view: departure.top.journalName))
    }
  }

  func noteChange(
    _ recognizer: UIGestureRecognizer, from: UIGestureRecognizer.State,
    to: UIGestureRecognizer.State, because reason: @autoclosure () -> StateReason
  ) {
    journal.write(
      .stateChange(
        recognizer.journalSubject, from: from.gestureState, to: to.gestureState, because: reason()))
  }
}

/// The consequences of verdicts: touches are cancelled, actions are sent, recognizers are reset.
extension GestureEnvironment {
  /// Returns the touches that recognized gestures cancel in their views, in the order in which the fingers came down.
  func takeCancelledTouches() -> [UITouch] {
    guard !cancelled.isEmpty else { return [] }
    defer { cancelled = [] }
    return cancelled.count < 2 ? cancelled : UITouch.inOrder(Set(cancelled))
  }

  /// Sends the actions: those of active gestures, then those of the winners in the order of the verdicts. An action may
  /// stop a recognizer, which queues another action.
  func sendActions() {
    var rest = actions.count + GestureDefaults.mostActionsOfActions
    while let next = actions.popFirst() {
      guard rest > 0 else {
        dropWork(.endlessActions)
        return
      }
      rest -= 1
      if let from = next.from, from != next.state {
        noteChange(next.recognizer, from: from, to: next.state, because: .recognized)
      }
      actionsOfAction = 0
      send(next.state, of: next.recognizer)
    }
  }

  /// Sends the action message to all targets, in the order in which they were added. A target that an earlier one
  /// removed does not receive it.
  private func send(_ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    var isTargetGone = false
    for (index, pair) in recognizer.targets.enumerated() {
      guard let target = pair.target else {
        isTargetGone = true
        continue
      }
      guard index == 0 || recognizer.contains(pair) else { continue }
      journal.write(.gestureAction(recognizer.journalSubject, state.gestureState))
      // If an earlier target assigned an end state, the next targets read that state.
      if recognizer.progress.sent?.gestureState.isEnd != true {
        recognizer.progress.showWhileSending(state)
      }
      // Calls app code: the application's action method.
      if !pair.action.send(to: target, from: recognizer, for: nil) {
        journal.write(.unhandledAction(pair.action.name, from: recognizer.journalSubject))
      }
    }
    recognizer.progress.finishSending()
    if isTargetGone { recognizer.targets.removeAll { $0.target == nil } }
  }

  /// Returns whether a recognizer's state is later than the one whose action is being sent, so that an assignment goes
  /// to `insertAction`: more actions of the recognizer are queued, and either it has ended, or `new` is the state whose
  /// action is being sent.
  func isAheadOfAction(
    _ recognizer: UIGestureRecognizer, assigning new: UIGestureRecognizer.State? = nil
  ) -> Bool {
    (recognizer.storedState.gestureState.isEnd || new == recognizer.progress.sent)
      && actions.contains(recognizer)
  }

  /// Queues the action of a state that a target assigned while `isAheadOfAction` is true. The action is sent before the
  /// recognizer's other queued actions, but after those that this function queued earlier during the current action.
  /// The action of an end state replaces all queued actions of the recognizer.
  func insertAction(
    _ new: UIGestureRecognizer.State, after shown: UIGestureRecognizer.State,
    of recognizer: UIGestureRecognizer
  ) {
    let isEnd = new.gestureState.isEnd
    // If the last action has no `from`, its change is already in the journal, for example because the recognizer was
    // disabled meanwhile.
    let isInJournal = actions.last(of: recognizer)?.from == nil
    if isInJournal, isEnd {
      recognizer.progress.finishSending()
      return
    }
    if isEnd { actionsOfAction = 0 }
    actions.insert(
      PendingAction(recognizer: recognizer, state: new, from: isInJournal ? nil : shown),
      behind: actionsOfAction, insteadOfOthers: isEnd)
    // If `began` was queued several times, it is not sent again after `changed`.
    if new == .changed { actions.removeAll(of: recognizer) { $0.state == .began } }
    actionsOfAction += 1
    recognizer.progress.assignWhileSending(new)
  }

  /// Drops the remaining work of a turn that would not end, because app code keeps adding to it. Reports the misuse.
  func dropWork(_ mistake: Misuse) {
    journal.misuse(mistake)
    isUnsettled = false
    actions.removeAll()
    cancelled = []
  }

  /// Resets finished recognizers to possible. Those with a requirement between them are reset together.
  func resetFinished() {
    for id in arbiter.mayReset() {
      guard let recognizer = contender(id) else { continue }
      leavePlay(recognizer)
      letGo(recognizer)
      journal.write(.reset(recognizer.journalSubject))
      resetting = recognizer
      // Calls app code: `reset()` of subclasses.
      recognizer.reset()
      resetting = nil
      recognizer.resetMachine()
      recognizer.progress.reset()
      recognizer.currentTouches = []
      recognizer.attemptTouches = []
      recognizer.announceState()
    }
    for recognizer in inPlay where hasNothingToJudge(recognizer) {
      leavePlay(recognizer)
      isUnsettled = true
    }
  }

  private func leavePlay(_ recognizer: UIGestureRecognizer) {
    arbiter.forget(recognizer.contenderID)
    if contender(recognizer.contenderID) != nil {
      inPlay.remove(at: indexInPlay(of: recognizer.contenderID))
    }
    scrollFollowers?.removeAll { $0 === recognizer }
    actions.removeAll(of: recognizer)
    recognizer.contenderID = 0
    recognizer.rankInPlay = .none
    recognizer.lastTouchSet.removeAll()
  }

  /// Returns whether a possible recognizer ignored all of its touches. No other recognizer waits for it then.
  private func hasNothingToJudge(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attemptTouches.isEmpty && recognizer.storedState == .possible
      && recognizer.progress.proposed.isEmpty && !recognizer.isScrolling
  }

  /// Returns the recognizers that delay touchesBegan of a touch.
  func holdersOfBegan(_ touch: UITouch) -> [UIGestureRecognizer] {
    inPlay.filter { $0.delaysTouchesBegan && isUndecided($0, about: touch) }
  }

  /// Returns the recognizers that delay touchesEnded of a touch.
  func holdersOfEnded(_ touch: UITouch) -> [UIGestureRecognizer] {
    inPlay.filter { $0.delaysTouchesEnded && isUndecided($0, about: touch) }
  }

  private func isUndecided(_ recognizer: UIGestureRecognizer, about touch: UITouch) -> Bool {
    recognizer.storedState == .possible && recognizer.attemptTouches.contains { $0 === touch }
  }
}
