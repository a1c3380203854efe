// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Handles the states that recognizers assign, and calls delegates and views before a state takes effect.
extension GestureEnvironment {
  typealias State = UIGestureRecognizer.State

  /// Handles a recognizer's assignment of its state.
  func propose(
    _ new: State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure? = nil
  ) {
    if recognizer === resetting { return }
    // While delegate and views are asked whether the recognizer may begin, only `failed` and `cancelled` have an
    // effect. Other states are ignored, because the answer decides whether it begins.
    if recognizer.progress.isAsked, new != .failed, new != .cancelled { return }
    if let shown = recognizer.progress.sent, isAheadOfAction(recognizer, assigning: new) {
      if let state = entered(by: new, after: shown, of: recognizer) {
        insertAction(state, after: shown, of: recognizer)
      }
      return
    }
    if !recognizer.progress.proposed.isEmpty, recognizer.storedState == .possible {
      runTurn { assignWhileWaiting(new, by: recognizer, because: failure) }
      return
    }
    if let state = entered(by: new, after: recognizer.storedState, of: recognizer) {
      runTurn { accept(state, by: recognizer, because: failure) }
    }
  }

  /// Returns the state to which an assignment leads; nil if the state stays the same. An illegal assignment is
  /// reported.
  private func entered(
    by new: State, after old: State,
    of recognizer: UIGestureRecognizer
  ) -> State? {
    switch GestureTransition.meaning(from: old.gestureState, to: new.gestureState) {
    case .stays: return nil
    // Only a reset changes an end state to possible.
    case .entersSilently, .entersWithAction: return new == .possible ? nil : new
    case .countsAs(let state):
      noteIllegal(new, after: old, of: recognizer)
      return State(rawValue: state.rawValue)
    case .illegal:
      noteIllegal(new, after: old, of: recognizer)
      return nil
    }
  }

  private func noteIllegal(
    _ new: State, after old: State,
    of recognizer: UIGestureRecognizer
  ) {
    journal.misuse(
      .illegalTransition(
        IllegalGestureTransition(
          recognizer: recognizer.journalName, from: old.gestureState, to: new.gestureState)))
  }

  /// Carries out the legal assignment of a state.
  private func accept(
    _ new: State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure?
  ) {
    isUnsettled = true
    if !recognizer.progress.proposed.isEmpty {
      extendProposal(new, of: recognizer)
    } else if recognizer.storedState != .possible {
      follow(new, of: recognizer)
    } else if new == .failed {
      if !recognizer.presses.isEmpty { enterPlay(recognizer) }
      fail(recognizer, failure)
    } else {
      enterPlay(recognizer)
      firstProposal(new, of: recognizer)
    }
  }

  /// Handles the first state that a recognizer proposes. Delegate and views are asked at once, so that the recognizer
  /// then reads the correct state.
  private func firstProposal(
    _ new: State, of recognizer: UIGestureRecognizer
  ) {
    let isAllowed = recognizer.progress.ask { mayBegin(recognizer) }
    // App code ran, which may have stopped the recognizer.
    guard recognizer.storedState == .possible, recognizer.contenderID != 0 else { return }
    guard isAllowed else {
      fail(recognizer, .mayNotBegin)
      return
    }
    arbiter.propose(new == .began ? .began : .ended, by: recognizer.contenderID)
    recognizer.progress.propose(new, mustWait: mustReadPossible(recognizer))
  }

  /// Returns whether a recognizer's state must stay possible, because one of its required recognizers is undecided, or
  /// failed or was cancelled in this turn. Either of the two may receive the event first, and the state must not depend
  /// on that order.
  private func mustReadPossible(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.requirements.contains { required in
      guard let other = required.object,
        arbiter.concerns(other.contenderID, recognizer.contenderID)
      else { return false }
      let hasJustFailed = other.lostInTurn == turn
      return hasJustFailed
        || arbiter.standing(of: other.contenderID)?.isUndecided == true
    }
  }

  /// Adds another state to the recognizer's proposal before the verdict. A pan by a wheel begins, changes and ends at
  /// once, and a custom recognizer may begin and be cancelled in one call. If the recognizer wins, the action of each
  /// state is sent.
  private func extendProposal(
    _ new: State, of recognizer: UIGestureRecognizer
  ) {
    recognizer.progress.extendProposal(new)
    guard new.gestureState.isEnd else { return }
    arbiter.propose(new == .ended ? .ended : .cancelled, by: recognizer.contenderID)
  }

  /// Handles a state that is assigned while the recognizer waits, when its state is still possible. `ended` is stored
  /// for later. `changed` is dropped, because the gesture will begin after the wait, with the values of that time.
  /// `cancelled` and `failed` make the recognizer fail.
  private func assignWhileWaiting(
    _ new: State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure?
  ) {
    switch new {
    case .possible, .began, .changed: break
    case .ended:
      guard recognizer.progress.proposed.last != .ended else { return }
      recognizer.progress.endWhileWaiting()
      arbiter.propose(.ended, by: recognizer.contenderID)
    case .cancelled:
      isUnsettled = true
      fail(recognizer, .touchesCancelled)
    case .failed:
      isUnsettled = true
      fail(recognizer, failure)
    }
  }

  /// Handles a change or the end of an active gesture.
  private func follow(_ new: State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.storedState
    recognizer.progress.follow(new)
    // If earlier changes of the recognizer are written to the journal only when their actions are sent, so is this one.
    let isNotedLater = actions.notesChange(of: recognizer)
    actions.append(
      PendingAction(recognizer: recognizer, state: new, from: isNotedLater ? old : nil))
    if new != old, !isNotedLater {
      noteChange(recognizer, from: old, to: new, because: .assigned)
    }
    guard new.gestureState.isEnd else { return }
    arbiter.propose(new == .ended ? .ended : .cancelled, by: recognizer.contenderID)
    letGo(recognizer)
  }

  private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.wantsToBegin() else { return false }
    if let delegate = recognizer.delegate {
      // Calls app code: the delegate.
      let answer = delegate.gestureRecognizerShouldBegin(recognizer)
      journal.write(
        .delegate(
          recognizer.journalSubject, .shouldBegin, about: nil, answer: answer))
      guard answer else { return false }
    }
    // Views are asked because the gesture would cancel touches in them. If it doesn't (cancelsTouchesInView is false),
    // they are not asked, and a button then does not refuse a tap.
    guard recognizer.cancelsTouchesInView else { return true }
    return viewsToAsk(recognizer).allSatisfy { view in
      // Calls app code: `gestureRecognizerShouldBegin(_:)` of views may be overridden.
      let original = { view.gestureRecognizerShouldBegin(recognizer) }
      let answer =
        view.overrides?.gestureRecognizerShouldBegin(recognizer, view, original: original)
        ?? original()
      if !answer { journal.write(.refusedByView(recognizer.journalSubject, view.journalSubject)) }
      return answer
    }
  }

  /// Returns the views whose `gestureRecognizerShouldBegin(_:)` is called, each once: the hit views (source:
  /// `UIView.h`) and the recognizer's own view (source: the reference page). It is not called on views in between: a
  /// row that refuses all pans but its own does not keep the table around it from scrolling.
  private func viewsToAsk(_ recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    for view in recognizer.attemptTouches.map(\.boundView) + [recognizer.storedView] {
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}
