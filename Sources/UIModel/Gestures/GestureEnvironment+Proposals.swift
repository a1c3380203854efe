import Foundation

/// What recognizers assign to their state, and who is asked before that counts.
extension GestureEnvironment {
  /// A recognizer assigned its state.
  func propose(
    _ new: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure? = nil
  ) {
    if recognizer === resetting { return }
    let from = recognizer.proposed.last ?? recognizer.storedState
    switch GestureTransition.meaning(from: from.gestureState, to: new.gestureState) {
    case .illegal:
      let refused = IllegalGestureTransition(
        recognizer: recognizer.journalName, from: from.gestureState, to: new.gestureState)
      journal.write(.misuse(refused.description))
    case .stays:
      break
    case .entersSilently, .entersWithAction:
      runTurn { accept(new, by: recognizer, because: failure) }
    }
  }

  func accept(
    _ new: UIGestureRecognizer.State, by recognizer: UIGestureRecognizer,
    because failure: GestureFailure?
  ) {
    isUnsettled = true
    if !recognizer.proposed.isEmpty {
      extendProposal(new, of: recognizer)
    } else {
      switch (recognizer.storedState, new) {
      case (.possible, .failed):
        finish(recognizer, .failed, because: failure?.description ?? "it said so")
      case (.possible, _):
        enterPlay(recognizer)
        firstProposal(new, of: recognizer)
      case (.began, _), (.changed, _):
        follow(new, of: recognizer)
      case (.ended, _), (.cancelled, _), (.failed, _):
        break
      }
    }
  }

  /// The recognizer wants to leave the possible state: its delegate and the views are asked at once, so
  /// that the state it reads back is true.
  func firstProposal(
    _ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer
  ) {
    guard mayBegin(recognizer) else {
      finish(recognizer, .failed, because: "it was not allowed to begin")
      return
    }
    // Call-outs ran; the recognizer may have been stopped meanwhile.
    guard recognizer.storedState == .possible, recognizer.contenderID != 0 else { return }
    recognizer.proposed = [new]
    arbiter.propose(new == .began ? .began : .ended, by: recognizer.contenderID)
    if !waitsAlready(recognizer) { recognizer.storedState = new }
  }

  /// What a recognizer assigns before a verdict is spoken, or while it waits, is kept for later: an end
  /// follows the beginning. A change counts only in the turn of the beginning (a wheel turns at once), not
  /// while the recognizer waits: it will begin with what is true then.
  func extendProposal(
    _ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer
  ) {
    switch new {
    case .ended:
      recognizer.proposed.append(.ended)
      arbiter.propose(.ended, by: recognizer.contenderID)
    case .changed:
      if case .proposing? = arbiter.standing(of: recognizer.contenderID) {
        recognizer.proposed.append(.changed)
      }
    case .cancelled, .failed:
      recognizer.proposed = []
      finish(recognizer, .failed, because: "it was cancelled while it waited")
    case .possible, .began:
      break
    }
  }

  func follow(_ new: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer) {
    let old = recognizer.storedState
    recognizer.storedState = new
    actions.append((recognizer, new))
    if new != .changed { noteChange(recognizer, from: old, to: new, because: "it said so") }
    guard new.gestureState.isEnd else { return }
    arbiter.propose(new == .ended ? .ended : .cancelled, by: recognizer.contenderID)
    letGoOfTouches(recognizer)
  }

  func waitsAlready(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.requirements.contains { required in
      guard let other = required.recognizer, other.contenderID != 0 else { return false }
      return other.storedState == .possible
    }
  }

  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if let delegate = recognizer.delegate {
      // Call-out: the delegate.
      let answer = delegate.gestureRecognizerShouldBegin(recognizer)
      journal.write(
        .delegate(
          recognizer.journalSubject, question: "gestureRecognizerShouldBegin", about: nil,
          answer: answer))
      guard answer else { return false }
    }
    // The views are asked because the gesture would take touches from them; one that takes none is
    // nothing to them (that is why a button no longer refuses a tap with cancelsTouchesInView false).
    guard recognizer.cancelsTouchesInView else { return true }
    return viewsToAsk(recognizer).allSatisfy { view in
      // Call-out: `gestureRecognizerShouldBegin(_:)` of views may be overridden.
      let answer = view.gestureRecognizerShouldBegin(recognizer)
      if !answer { journal.write(.refusedByView(recognizer.journalSubject, view.journalSubject)) }
      return answer
    }
  }

  /// From each hit view up to the recognizer's own, each view once.
  func viewsToAsk(_ recognizer: UIGestureRecognizer) -> [UIView] {
    var views: [UIView] = []
    for touch in recognizer.involved {
      var view = touch.boundView
      while let current = view, !views.contains(where: { $0 === current }) {
        views.append(current)
        if current === recognizer.storedView { break }
        view = current.storedSuperview
      }
    }
    return views
  }
}
