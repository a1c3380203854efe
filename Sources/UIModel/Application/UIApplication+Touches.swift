// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The journey of a touch through the application: assemble, bind, send, tidy up.
extension UIApplication {
  /// One frame of input becomes one event.
  final func process(_ frame: InputFrame, at time: TimeInterval) {
    gestures.eventNumber += 1
    let methods = assembler.assemble(frame.samples, at: time)
    if touchesEvent == nil {
      touchesEvent = UIEvent(type: .touches, timestamp: time, journal: journal)
    }
    Lending.begin()
    Lent(touchesEvent)?.use { process(frame, methods, as: $0, at: time) }
    Lending.end()
  }

  private func process(
    _ frame: InputFrame, _ methods: TouchMethods, as event: UIEvent, at time: TimeInterval
  ) {
    event.currentTimestamp = time
    event.methods = methods
    event.currentButtonMask = UIEvent.ButtonMask(rawValue: frame.buttonMask)
    event.currentModifierFlags = frame.modifierFlags
    takeOverTouches(event)
    var hasChanged = methods.saysMoreThanBeginnings
    if methods.contains(.began) {
      for touch in assembler.takeNewTouches() { hasChanged = bind(touch, event) || hasChanged }
      takeOverTouches(event)
      event.windowsChanged()
      gestures.routesChanged()
    }
    if hasChanged { send(event) }
    tidyUp(event)
  }

  /// The application goes, and nobody will hear of the fingers that are down.
  final func letGoOfTouches() {
    for touch in assembler.touches + delivery.open { touch.letGo() }
  }

  /// Makes the touches that are down now those of the event.
  private func takeOverTouches(_ event: UIEvent) {
    guard event.revisionOfTouches != assembler.revision else { return }
    event.setTouches(assembler.touches)
    event.revisionOfTouches = assembler.revision
    gestures.routesChanged()
  }

  /// Ends every live touch as cancelled: the application gets no more of these fingers.
  final func cancelAllTouches() {
    guard let event = touchesEvent, assembler.cancelAll(at: scheduler.now) else { return }
    event.currentTimestamp = scheduler.now
    event.methods = .cancelled
    send(event)
    tidyUp(event)
  }

  private func send(_ event: UIEvent) {
    journal.writeBesideLog(
      .eventSent(
        event.touchesInOrder.map(\.fact),
        phases: event.touchesInOrder.map(\.currentPhase.rawValue)))
    // Call-out: `sendEvent(_:)` may be overridden, and may keep the event from the windows.
    sendEvent(event)
    gestures.sweep(event)
    delivery.sweep(event, holders)
  }

  private func tidyUp(_ event: UIEvent) {
    if event.methods.saysThatTouchesGo, assembler.removeFinished() {
      gestures.forgetFinishedTouches()
    }
    takeOverTouches(event)
    // The sequence is over with the last finger; the next one gets an event of its own.
    if assembler.isEmpty {
      Lending.giveUp(event)
      touchesEvent = nil
    }
  }

  /// Finds window, view and recognizers of a new touch. They stay until the finger lifts.
  ///
  /// - Returns: whether any window took the touch.
  private func bind(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let downOnScreen = touch.downSample.location
    guard !isIgnoringInteractionEvents, let (window, view) = search(downOnScreen, event) else {
      journal.write(.stage(.unclaimed(finger: touch.finger)))
      assembler.drop(touch)
      return false
    }
    touch.bind(to: view, in: window)
    assembler.countTaps(of: touch)
    let others = assembler.touches.those { $0 !== touch }
    let refusal = TouchAdmission(others: others).refusal(of: touch)
    if refusal?.isExclusive != true { gestures.collect(for: touch, event) }
    // A delegate that was asked may have removed the view: it hears nothing of the touch.
    delivery.begin(
      touch, event: event, isAdmitted: refusal == nil && view.storedWindow === window)
    if let refusal {
      journal.write(.notAdmitted(touch.fact, view: view.journalSubject, because: refusal))
    }
    journal.writeBesideLog(
      .touchBound(
        touch.fact, window: window.journalSubject, view: view.journalSubject,
        recognizers: touch.trackers.map(\.journalSubject)))
    return true
  }

  private func search(_ locationOnScreen: CGPoint, _ event: UIEvent) -> (UIWindow, UIView)? {
    guard journal.isReadBesideLog else {
      return windowStack.hitTest(locationOnScreen, with: event)
    }
    event.trace(from: locationOnScreen)
    let found = windowStack.hitTest(locationOnScreen, with: event)
    if let trace = event.endTrace(found: found?.1) {
      journal.writeBesideLog(.hitTestFinished(trace))
    }
    return found
  }

  /// Searches without a touch, as an overlay does for a pointer that only hovers.
  ///
  /// The application's overrides run, but nothing is written to the journal.
  package final func probe(_ locationOnScreen: CGPoint) -> HitTestTrace {
    let event = UIEvent(type: .hover, timestamp: scheduler.now, journal: nil)
    event.trace(from: locationOnScreen)
    let found = windowStack.hitTest(locationOnScreen, with: event)
    return event.endTrace(found: found?.1) ?? HitTestTrace(locationOnScreen: locationOnScreen)
  }

  /// A view and all in it left their window: touches on them are cancelled, their recognizers stop.
  ///
  /// Apple documents the cancelling; others saw UIKit detach the view instead. Switch it off here.
  final func subtreeDidLeave(_ view: UIView) {
    let touches = delivery.open.filter { $0.boundView?.lies(in: view) == true }
    turn {
      for view in view.subtree { view.didLeaveWindow() }
      gestures.stop(in: view)
      delivery.cancel(touches, because: "\(view.journalName) left its window")
    }
    if pointer.touch?.boundView?.lies(in: view) == true {
      if gestures.isHovered { pointer.loseView(with: view) } else { pointer.leave() }
    }
    if let firstResponder = firstResponder as? UIView, firstResponder.lies(in: view) {
      self.firstResponder = nil
    }
  }
}

/// Turns: everything that recognizers and views learn at one instant, with one tail for all causes.
extension UIApplication {
  /// Runs `body`, then settles what it led to. A turn inside a turn leaves the tail to the outer one.
  final func turn(_ body: @MainActor () -> Void) {
    guard !gestures.isInTurn else { return body() }
    gestures.isInTurn = true
    body()
    _ = settle()
    finishTurn()
    gestures.isInTurn = false
  }

  /// Delivers an event to a window in a turn: to recognizers, then to views.
  final func turn(delivering event: UIEvent, in window: UIWindow) {
    guard !gestures.isInTurn else { return gestures.deliver(event, in: window) }
    gestures.isInTurn = true
    gestures.deliver(event, in: window)
    delivery.deliver(event, in: window, except: settle(), holders)
    finishTurn()
    gestures.isInTurn = false
  }

  /// What recognizers and timers led to. Returns the touches that were held until now.
  private func settle() -> [UITouch] {
    gestures.hasNothingToSettle ? delivery.release(holders) : decide()
  }

  /// The tail: settle, actions, cancel, release, deliver, reset. Actions, views and resets may start new
  /// proposals (a recognizer that is switched off in an action); they are settled before the turn ends.
  private func finishTurn() {
    var rounds = 0
    repeat {
      while gestures.hasUnsettledWork, rounds < GestureDefaults.mostRounds {
        rounds += 1
        _ = decide()
      }
      gestures.resetFinished()
    } while gestures.hasUnsettledWork && rounds < GestureDefaults.mostRounds
    if gestures.hasUnsettledWork {
      gestures.dropWork("Recognizers kept changing each other's states; the turn ends unsettled.")
    }
    gestures.turn += 1
  }

  /// Verdicts, their actions, and what they mean for views. Returns the touches that were held until now.
  private func decide() -> [UITouch] {
    gestures.settle()
    gestures.sendActions()
    delivery.cancel(gestures.takeCancelledTouches(), because: "a gesture was recognized")
    return delivery.release(holders)
  }
}

extension UITouch {
  /// The sample with which the finger came down, also when it moved in the same frame.
  fileprivate var downSample: InputSample { coalescedSamples.first?.sample ?? sample }

  fileprivate func bind(to view: UIView, in window: UIWindow) {
    boundWindow = window
    boundView = view
    previousLocationInWindow = window.mapFromScreen(downSample.location)
    locationInWindow = window.mapFromScreen(sample.location)
    coalescedSamples = coalescedSamples.map { entry in
      (entry.sample, window.mapFromScreen(entry.sample.location))
    }
  }
}

extension AdmissionRefusal {
  /// Whether the touch is withheld from recognizers too.
  fileprivate var isExclusive: Bool {
    switch self {
    case .singleTouch: false
    case .otherViewIsTracking, .exclusiveViewIsTracking: true
    }
  }
}
