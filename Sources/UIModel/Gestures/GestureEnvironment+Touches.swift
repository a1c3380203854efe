import Foundation

/// Who sees a touch, and telling them what happened to it.
extension GestureEnvironment {
  /// Finds the recognizers of a new touch: those of the hit view and of all its superviews, window
  /// included, that want it.
  func collect(for touch: UITouch, _ event: UIEvent) {
    var view = touch.boundView
    while let current = view {
      for recognizer in current.storedRecognizers where wants(touch, recognizer, event) {
        recognizer.tracked.append(touch)
        recognizer.involved.append(touch)
        touch.trackers.append(recognizer)
        enterPlay(recognizer)
      }
      view = current.storedSuperview
    }
  }

  func wants(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> Bool {
    guard recognizer.isEnabled, !recognizer.storedState.gestureState.isEnd,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      recognizer.accepts(touch, event)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.involved.first,
      first.type != touch.type
    {
      return false
    }
    return answerForEvent(recognizer, event) && recognizer.askDelegate(about: touch, event)
  }

  /// The question about the event is asked once, however many touches it brings.
  func answerForEvent(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    let identity = ObjectIdentifier(event)
    if let known = recognizer.eventAnswer, known.event == identity,
      known.time == event.currentTimestamp
    {
      return known.answer
    }
    // Call-out: `shouldReceive(_:)` may be overridden.
    let answer = recognizer.shouldReceive(event)
    recognizer.eventAnswer = (identity, event.currentTimestamp, answer)
    return answer
  }

  func enterPlay(_ recognizer: UIGestureRecognizer) {
    if recognizer.contenderID == 0 {
      lastContender += 1
      recognizer.contenderID = lastContender
      inPlay.append(recognizer)
      contenders[lastContender] = recognizer
      arbiter.join(
        Contender(
          id: lastContender, name: recognizer.journalName,
          viewName: recognizer.storedView?.journalName ?? "no view",
          depth: recognizer.storedView?.depth ?? 0, recency: recognizer.recency,
          rank: recognizer.rank))
      requirementsChanged(of: recognizer)
      for waiter in recognizer.requiredBy.compactMap(\.recognizer) {
        requirementsChanged(of: waiter)
      }
    }
    for touch in recognizer.involved {
      arbiter.track(touch.number, by: recognizer.contenderID)
    }
  }

  /// Tells the arbiter whom a recognizer waits for, as far as they are in play.
  func requirementsChanged(of recognizer: UIGestureRecognizer) {
    guard recognizer.contenderID != 0 else { return }
    for required in recognizer.requirements.compactMap(\.recognizer)
    where required.contenderID != 0 {
      noteCircle(arbiter.require(recognizer.contenderID, toFail: required.contenderID))
    }
  }

  /// The edge that would close a circle of requirements is dropped; UIKit's behaviour is not documented.
  func noteCircle(_ reception: GestureRelations.Reception) {
    guard case .closesCircle(let circle) = reception else { return }
    let names = circle.map { contenders[$0]?.journalName ?? "a recognizer that is gone" }
    journal.write(
      .misuse(
        "A circle of failure requirements: \(names.joined(separator: " waits for ")). "
          + "The last requirement is dropped."))
  }

  /// A recognizer ignores one touch: it is told nothing more of it, and does not take it from its view.
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.tracked.removeAll { $0 === touch }
    recognizer.involved.removeAll { $0 === touch }
    touch.trackers.removeAll { $0 === recognizer }
    arbiter.ignore(touch.number, by: recognizer.contenderID)
  }

  /// Lifted fingers are told no more. Called when their event is over.
  func forgetFinishedTouches() {
    for recognizer in inPlay where recognizer.tracked.contains(where: { !$0.isDown }) {
      recognizer.tracked.removeAll { !$0.isDown }
    }
  }
}

extension GestureEnvironment {
  /// Tells every recognizer of the window's touches what happened, all before any decision.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    var recognizers: [UIGestureRecognizer] = []
    for touch in event.touchesInOrder where touch.boundWindow === window {
      for recognizer in touch.trackers where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    for recognizer in deliveryOrder?(recognizers) ?? recognizers {
      recognizer.lastButtonMask = event.currentButtonMask
      recognizer.lastModifierFlags = event.currentModifierFlags
      for method in JournalFact.TouchMethod.allCases { tell(recognizer, method, event) }
    }
  }

  func tell(
    _ recognizer: UIGestureRecognizer, _ method: JournalFact.TouchMethod, _ event: UIEvent
  ) {
    guard !recognizer.storedState.gestureState.isEnd else { return }
    let touches = recognizer.tracked.filter { $0.currentPhase == method.phase }
    guard !touches.isEmpty else { return }
    let wasActive = recognizer.storedState.gestureState.isActive
    let actionsBefore = actions.count
    journal.write(
      .recognizerMethod(
        method, recognizer.journalSubject, view: recognizer.storedView?.journalSubject,
        touches.map(\.fact)))
    let set = Set(touches)
    // Call-out: the subclass's touch methods.
    switch method {
    case .began: recognizer.touchesBegan(set, with: event)
    case .moved: recognizer.touchesMoved(set, with: event)
    case .ended: recognizer.touchesEnded(set, with: event)
    case .cancelled: recognizer.touchesCancelled(set, with: event)
    }
    journal.write(
      .recognizerMethodReturned(
        method, recognizer.journalSubject, state: recognizer.storedState.rawValue))
    guard wasActive, recognizer.storedState.gestureState.isActive else { return }
    if method == .moved, recognizer.repeatsChanged, actions.count == actionsBefore {
      propose(.changed, by: recognizer)
    }
    // A finger that joins a gesture under way is taken from its view at once.
    if method == .began {
      takeFromViews(touches.filter { recognizer.tracked.contains($0) }, recognizer)
    }
  }

  /// Tells the recognizers under a pointer that it moved or scrolled.
  func deliverPointer(_ event: UIEvent, in window: UIWindow) {
    guard let pointer = event.touchesInOrder.first else { return }
    var path: [UIView] = []
    var view = pointer.currentPhase == .regionExited ? nil : pointer.boundView
    while let current = view {
      path.append(current)
      view = current.storedSuperview
    }
    if event.eventType == .scroll {
      for recognizer in path.flatMap(\.storedRecognizers)
      where recognizer.isEnabled && recognizer.acceptsScroll(event)
        && !recognizer.storedState.gestureState.isEnd && answerForEvent(recognizer, event)
      {
        enterPlay(recognizer)
        recognizer.lastModifierFlags = event.currentModifierFlags
        recognizer.scrolled(event)
      }
    } else {
      deliverHover(pointer, path, event)
    }
  }

  func deliverHover(_ pointer: UITouch, _ path: [UIView], _ event: UIEvent) {
    let under = path.flatMap(\.storedRecognizers).filter(\.isEnabled)
    for recognizer in inPlay where !under.contains(where: { $0 === recognizer }) {
      recognizer.hovered(pointer, isInside: false, event)
    }
    for recognizer in under { recognizer.hovered(pointer, isInside: true, event) }
  }
}
