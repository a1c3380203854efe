// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Processes touches: builds the event, binds new touches to views, sends the event, and cleans up.
extension UIApplication {
  /// Processes a frame of input as one event.
  final func process(_ frame: InputFrame, at time: TimeInterval) {
    gestures.eventNumber += 1
    let methods = assembler.assemble(frame.samples, at: time)
    let event = touchesEvent ?? UIEvent(type: .touches, timestamp: time, journal: journal)
    touchesEvent = event
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
    if hasChanged {
      noteSending(event)
      // Calls app code: an override of `sendEvent(_:)` can fail to pass the event on to the windows.
      sendEvent(event)
      recoverFromLostEvent(event)
    }
    tidyUp(event)
  }

  /// Releases the touches that are down. The application is being deallocated, so no event will end them.
  final func letGoOfTouches() {
    for touch in assembler.touches + delivery.open { touch.letGo() }
  }

  /// Sets the touches that are down as the touches of the event.
  private func takeOverTouches(_ event: UIEvent) {
    guard event.revisionOfTouches != assembler.revision else { return }
    event.setTouches(assembler.touches)
    event.revisionOfTouches = assembler.revision
    gestures.routesChanged()
  }

  /// Cancels all touches that are down. Later input of these fingers is ignored until they lift.
  final func cancelAllTouches() {
    guard let event = touchesEvent, assembler.cancelAll(at: scheduler.now) else { return }
    event.currentTimestamp = scheduler.now
    event.methods = .cancelled
    noteSending(event)
    // Calls app code: an override of `sendEvent(_:)` can fail to pass the event on to the windows.
    sendEvent(event)
    recoverFromLostEvent(event)
    tidyUp(event)
  }

  private func noteSending(_ event: UIEvent) {
    journal.writeBesideLog(
      .eventSent(
        event.touchesInOrder.map(\.fact),
        phases: event.touchesInOrder.map(\.currentPhase.rawValue)))
  }

  /// Handles an override of `sendEvent(_:)` that did not call super, so that recognizers and views missed the event.
  private func recoverFromLostEvent(_ event: UIEvent) {
    gestures.sweep(event)
    delivery.sweep(event)
  }

  private func tidyUp(_ event: UIEvent) {
    if event.methods.saysThatTouchesGo, assembler.removeFinished() {
      gestures.forgetFinishedTouches()
    }
    takeOverTouches(event)
    // No touch is left, so the event is no longer used. The next touch gets a new event.
    if assembler.isEmpty { touchesEvent = nil }
  }

  /// Finds the window, view and recognizers of a new touch. They stay the same until the finger lifts.
  ///
  /// - Returns: whether any window accepted the touch.
  private func bind(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let downOnScreen = touch.downSample.location
    guard !isIgnoringInteractionEvents, let (window, view) = search(downOnScreen, event) else {
      journal.write(.stage(.unclaimed(finger: touch.finger)))
      assembler.drop(touch)
      return false
    }
    assembler.bind(touch, to: view, in: window)
    assembler.countTaps(of: touch)
    let others = assembler.touches.filter { $0 !== touch }
    let refusal = TouchAdmission(others: others).refusal(of: touch)
    if refusal?.isExclusive != true { gestures.collect(for: touch, event) }
    // A recognizer's delegate that `collect` called may have removed the view, which then does not receive the touch.
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
    for _ in 1..<hitTestPasses { _ = windowStack.hitTest(locationOnScreen, with: event) }
    guard journal.isReadForTraces else {
      return windowStack.hitTest(locationOnScreen, with: event)
    }
    event.trace(from: locationOnScreen)
    let found = windowStack.hitTest(locationOnScreen, with: event)
    if let trace = event.endTrace(found: found?.1) {
      journal.writeBesideLog(.hitTestFinished(trace))
    }
    return found
  }

  /// Runs a hit test without a touch, for example for an overlay that shows the hit-test path at the pointer.
  ///
  /// Overrides in the application run, but the journal stays unchanged.
  package final func probe(_ locationOnScreen: CGPoint) -> HitTestTrace {
    let event = UIEvent(type: .hover, timestamp: scheduler.now, journal: nil)
    event.trace(from: locationOnScreen)
    let found = windowStack.hitTest(locationOnScreen, with: event)
    return event.endTrace(found: found?.1) ?? HitTestTrace(locationOnScreen: locationOnScreen)
  }

  /// Cancels the touches of views that left their window, and resets their recognizers.
  ///
  /// Apple's documentation says that the touches are cancelled; other reports say that UIKit does not cancel them and
  /// only detaches the view from them. If the reports are right, only this function has to change.
  final func finish(_ departure: Departure) {
    let touches = delivery.open.filter { departure.includes($0.boundView) }
    turn {
      for view in departure.views { view.didLeaveWindow() }
      gestures.stop(departure)
      delivery.cancel(touches, because: .leftWindow(view: departure.top.journalName))
    }
    if let touch = pointer.touch, departure.includes(touch.boundView) {
      if gestures.isHovered { pointer.loseView(with: departure.top) } else { pointer.leave() }
    }
  }
}

extension AdmissionRefusal {
  /// True if the touch is refused because of `isExclusiveTouch`. It is then withheld from its view and also from
  /// recognizers.
  fileprivate var isExclusive: Bool {
    switch self {
    case .singleTouch: false
    case .otherViewIsTracking, .exclusiveViewIsTracking: true
    }
  }
}
