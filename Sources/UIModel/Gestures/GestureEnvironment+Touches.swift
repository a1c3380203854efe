// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Finds the recognizers of a touch and calls their touch methods.
extension GestureEnvironment {
  /// Finds the recognizers of a new touch: those that accept it, on the hit view and on all of its superviews including
  /// the window.
  func collect(for touch: UITouch, _ event: UIEvent) {
    guard let hitView = touch.boundView else { return }
    for view in hitView.withSuperviews {
      for recognizer in view.storedRecognizers where wants(touch, recognizer, event) {
        recognizer.currentTouches = recognizer.currentTouches + [touch]
        recognizer.attemptTouches = recognizer.attemptTouches + [touch]
        touch.trackers.append(recognizer)
        enterPlay(recognizer)
      }
    }
  }

  private func wants(
    _ touch: UITouch, _ recognizer: UIGestureRecognizer, _ event: UIEvent
  ) -> Bool {
    // A delegate that was asked before may have moved the view to another window.
    guard recognizer.storedView?.storedWindow === touch.boundWindow,
      recognizer.isEnabled, !recognizer.storedState.gestureState.isEnd,
      recognizer.allows(touch.type), recognizer.accepts(touch, event)
    else { return false }
    if recognizer.requiresExclusiveTouchType, let first = recognizer.attemptTouches.first,
      first.type != touch.type
    {
      return false
    }
    return stillThere(recognizer) {
      answerForEvent(recognizer, event) && recognizer.askDelegate(about: touch, event)
    }
  }

  /// Returns the result of `ask`, which calls app code; false if that code disabled or removed the recognizer, or moved
  /// its view out of the window.
  func stillThere(_ recognizer: UIGestureRecognizer, _ ask: @MainActor () -> Bool) -> Bool {
    let view = recognizer.storedView
    let window = view?.storedWindow
    return ask() && recognizer.isEnabled && recognizer.storedView === view
      && view?.storedWindow === window
  }

  /// Returns the result of `shouldReceive(_:)`. It is called once for each event, even for several touches.
  func answerForEvent(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    if let known = recognizer.eventAnswer, known.event == eventNumber { return known.answer }
    // Calls app code: `shouldReceive(_:)` may be overridden.
    let answer = recognizer.shouldReceive(event)
    recognizer.eventAnswer = (eventNumber, answer)
    return answer
  }

  func enterPlay(_ recognizer: UIGestureRecognizer) {
    if recognizer.contenderID == 0 {
      lastContender += 1
      recognizer.contenderID = lastContender
      inPlay.append(recognizer)
      let depth = recognizer.storedView?.depth ?? 0
      recognizer.rankInPlay = GestureRank(
        depth: depth, recency: recognizer.recency, contender: lastContender)
      arbiter.join(
        Contender(
          id: lastContender, name: "", depth: depth, recency: recognizer.recency,
          rank: recognizer.rank))
      requirementsChanged(of: recognizer)
      for waiter in recognizer.requiredBy.compactMap(\.object) {
        requirementsChanged(of: waiter)
      }
    }
    for touch in recognizer.attemptTouches {
      arbiter.track(touch.number, by: recognizer.contenderID)
    }
    for press in recognizer.presses {
      arbiter.track(press.number, by: recognizer.contenderID)
    }
    // Recognizers that follow a wheel or trackpad compete with each other as if they shared a touch. It has number 0,
    // because touches have the numbers 1, 2, ... and presses -1, -2, ...
    if recognizer.isScrolling { arbiter.track(0, by: recognizer.contenderID) }
  }

  /// Tells the arbiter which recognizers in play `recognizer` waits for.
  func requirementsChanged(of recognizer: UIGestureRecognizer) {
    guard recognizer.contenderID != 0 else { return }
    for required in recognizer.requirements.compactMap(\.object)
    where required.contenderID != 0 {
      noteCircle(arbiter.require(recognizer.contenderID, toFail: required.contenderID))
    }
  }

  /// Removes a requirement of `require(toFail:)`. A recognizer that waits because of it may recognize now.
  func withdrawRequirement(
    of recognizer: UIGestureRecognizer, toFail required: UIGestureRecognizer
  ) {
    runTurn {
      isUnsettled = true
      arbiter.withdrawRequirement(of: recognizer.contenderID, toFail: required.contenderID)
    }
  }

  /// Reports a requirement that was dropped because it would have closed a cycle; UIKit's behaviour is not documented.
  /// A method or delegate made at least one requirement of the cycle: `require(toFail:)` itself reports other cycles.
  func noteCircle(_ reception: GestureRelations.Reception) {
    guard case .closesCircle(let circle) = reception else { return }
    noteCircle(circle.map { contender($0)?.journalName ?? "a recognizer that is gone" })
  }

  /// Reports a dropped requirement with the names along its cycle; the first name is repeated at the end.
  func noteCircle(_ names: [String]) {
    journal.misuse(.circleOfRequirements(names))
  }

  /// Makes a recognizer ignore a touch: it receives no more of it, and does not cancel it in its view.
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    guard recognizer.attemptTouches.contains(where: { $0 === touch }) else { return }
    runTurn {
      isUnsettled = true
      recognizer.currentTouches = recognizer.currentTouches.filter { $0 !== touch }
      recognizer.attemptTouches = recognizer.attemptTouches.filter { $0 !== touch }
      touch.dropTracker(recognizer)
      routesChanged()
      arbiter.ignore(touch.number, by: recognizer.contenderID)
      if !recognizer.storedState.gestureState.isEnd { recognizer.judge(.ignore([touch.asFinger])) }
    }
  }

  /// Removes lifted fingers from the recognizers after the event.
  func forgetFinishedTouches() {
    for recognizer in inPlay {
      recognizer.currentTouches = recognizer.currentTouches.filter(\.isDown)
    }
  }
}

extension GestureEnvironment {
  /// Calls the recognizers of the window's touches with an event. All are called before any decision.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    let recognizers = recognizers(for: event, in: window)
    for recognizer in deliveryOrder?(recognizers) ?? recognizers {
      note(event, by: recognizer)
      if event.methods.contains(.began) { tell(recognizer, .began, event) }
      if event.methods.contains(.moved) { tell(recognizer, .moved, event) }
      if event.methods.contains(.ended) { tell(recognizer, .ended, event) }
      if event.methods.contains(.cancelled) { tell(recognizer, .cancelled, event) }
    }
    guard event.methods.saysMoreThanMoves else { return }
    for touch in event.touchesInOrder where touch.boundWindow === window {
      touch.roundTold = roundOfTelling
    }
  }

  /// Returns the recognizers of the window's touches, each once, in the order of the touches.
  private func recognizers(for event: UIEvent, in window: UIWindow) -> [UIGestureRecognizer] {
    if let route, route.window == ObjectIdentifier(window) { return route.recognizers }
    var recognizers: [UIGestureRecognizer] = []
    var seen: Set<ObjectIdentifier> = []
    for touch in event.touchesInOrder where touch.boundWindow === window {
      for recognizer in touch.trackers
      where seen.insert(ObjectIdentifier(recognizer)).inserted {
        recognizers.append(recognizer)
      }
    }
    route = Route(window: ObjectIdentifier(window), recognizers: recognizers)
    return recognizers
  }

  /// Discards the cached list of recognizers, after a touch began or ended or its recognizers changed.
  func routesChanged() { route = nil }

  func note(_ event: UIEvent, by recognizer: UIGestureRecognizer) {
    recognizer.lastButtonMask = event.currentButtonMask
    recognizer.lastModifierFlags = event.currentModifierFlags
  }

  /// Handles an override of `sendEvent(_:)` that did not call super: recognizers ignore a touch whose beginning they
  /// missed, and a touch whose end they missed is cancelled for them.
  func sweep(_ event: UIEvent) {
    guard event.methods.saysMoreThanMoves else { return }
    for touch in event.touchesInOrder where touch.roundTold != roundOfTelling {
      switch touch.currentPhase {
      case .began: for recognizer in touch.trackers { drop(touch, from: recognizer) }
      case .ended: cancel(touch, event)
      case .cancelled: cancel(touch, event)
      case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
    roundOfTelling += 1
  }

  private func cancel(_ touch: UITouch, _ event: UIEvent) {
    UITouch.show([touch], as: [touch.reading.with(.cancelled)]) {
      runTurn { for recognizer in touch.trackers { tell(recognizer, .cancelled, event) } }
    }
  }

  func tell(
    _ recognizer: UIGestureRecognizer, _ method: JournalFact.TouchMethod, _ event: UIEvent
  ) {
    guard !recognizer.storedState.gestureState.isEnd else { return }
    let phase = method.phase
    guard
      let told = recognizer.lastTouchSet.set(
        of: recognizer.currentTouches, where: { $0.currentPhase == phase })
    else { return }
    let wasActive = recognizer.storedState.gestureState.isActive
    let known = actions.count
    note(method, recognizer)
    // Calls app code: the subclass's touch methods.
    switch method {
    case .began:
      if let overrides = recognizer.overrides {
        overrides.touchesBegan(told, of: recognizer, event) {
          recognizer.touchesBegan($0, with: event)
        }
      } else {
        recognizer.touchesBegan(told, with: event)
      }
    case .moved: recognizer.touchesMoved(told, with: event)
    case .ended: recognizer.touchesEnded(told, with: event)
    case .cancelled: recognizer.touchesCancelled(told, with: event)
    }
    journal.write(
      .recognizerMethodReturned(
        method, recognizer.journalSubject, state: recognizer.storedState.rawValue))
    guard !recognizer.storedState.gestureState.isEnd, recognizer.hasBegun else { return }
    switch method {
    case .began: break
    case .moved:
      if wasActive, recognizer.repeatsChanged, !actions.contains(recognizer, after: known) {
        propose(.changed, by: recognizer)
      }
    case .ended, .cancelled:
      guard recognizer.hasMachine, !recognizer.currentTouches.contains(where: \.isDown) else {
        return
      }
      propose(method == .ended ? .ended : .cancelled, by: recognizer)
    }
  }

  private func note(_ method: JournalFact.TouchMethod, _ recognizer: UIGestureRecognizer) {
    let phase = method.phase
    journal.write(
      .recognizerMethod(
        method, recognizer.journalSubject, view: recognizer.storedView?.journalSubject,
        recognizer.currentTouches.filter { $0.currentPhase == phase }.map(\.fact)))
  }
}
