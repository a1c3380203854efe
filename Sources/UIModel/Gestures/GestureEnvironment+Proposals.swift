// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The states that recognizers assign, and the questions to the app before they take effect.
extension GestureEnvironment {
  typealias State = UIGestureRecognizer.State

  /// Handles a recognizer's assignment of its state.
  func propose(
    _ new: State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure? = nil
  ) {
    if recognizer === resetting { return }
    // While the delegate is asked whether the recognizer may begin, the recognizer can only fail. Otherwise the
    // answer decides.
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

  /// Returns the state that an assignment leads to; nil if the recognizer stays in its state. An illegal assignment
  /// is reported.
  private func entered(
    by new: State, after old: State,
    of recognizer: UIGestureRecognizer
  ) -> State? {
    switch GestureTransition.meaning(from: old.gestureState, to: new.gestureState) {
    case .stays: return nil
    // Only the reset leads from an end state to possible.
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

  /// Carries out a legal change.
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

  /// Handles the first state that a recognizer proposes. Its delegate and the views are asked at once, so that the
  /// state it reads back is correct.
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

  /// Returns whether a recognizer still has to read possible: if it must wait, or if a recognizer that it requires to
  /// fail has done so in this turn. The two may receive the event in either order, and the state that is read does
  /// not depend on that order.
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

  /// Adds another state before the verdict of the turn. A wheel begins, changes and ends at once, and a custom
  /// recognizer may begin and be cancelled in one call. All of these actions are sent if the recognizer wins.
  private func extendProposal(
    _ new: State, of recognizer: UIGestureRecognizer
  ) {
    recognizer.progress.extendProposal(new)
    guard new.gestureState.isEnd else { return }
    arbiter.propose(new == .ended ? .ended : .cancelled, by: recognizer.contenderID)
  }

  /// Handles a state that is assigned while the recognizer waits and its state still reads possible. `ended` is kept
  /// for later. `changed` is dropped, because the gesture will begin with the values of that later moment.
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

  /// Carries out a change or the end of an active gesture.
  private func follow(_ new: State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.storedState
    recognizer.progress.follow(new)
    // The earlier states of this call are written to the journal when their actions are sent, and this state after
    // them.
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
    // The views are asked because the gesture would take touches from them. A gesture that takes none does not
    // concern them, so a button no longer refuses a tap whose cancelsTouchesInView is false.
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

  /// Returns the hit views and the recognizer's own view, each once: `UIView.h` names the view that would lose its
  /// touch, the reference page names the recognizer's view. Views in between are not asked: rows that refuse every
  /// pan but their own still let their table scroll.
  private func viewsToAsk(_ recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    for view in recognizer.attemptTouches.map(\.boundView) + [recognizer.storedView] {
      if let view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }
}
