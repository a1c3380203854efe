// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Calls the touch methods of views: cancels touches, makes delayed calls that no recognizer delays any longer, and
/// then delivers the event.
///
/// Views are called after the recognizers and their actions. Source: WWDC 2010 session 121, device logs.
@MainActor
final class TouchDelivery {
  private let gestures: GestureEnvironment
  private let moves = MoveDelivery()

  /// The touches whose views will receive more calls, in the order in which they came down. The touch of a lifted
  /// finger stays in the list while its touchesEnded is delayed.
  private(set) var open: [UITouch] = []
  /// True if a call to a view may be delayed.
  private var mayHold = false

  /// - Parameter gestures: the recognizers, some of which delay touches.
  init(gestures: GestureEnvironment) {
    self.gestures = gestures
  }

  /// Starts the record of a new touch, and decides whether its view receives it.
  func begin(_ touch: UITouch, event: UIEvent, isAdmitted: Bool) {
    touch.record = DeliveryRecord(
      stream: isAdmitted ? .due : .withheld, event: event, downLocation: touch.locationInWindow)
    if isAdmitted { open.append(touch) }
    moves.removeAll()
  }

  /// Calls `touchesCancelled` of the touches' views, and drops their delayed calls.
  func cancel(_ touches: [UITouch], because reason: @autoclosure () -> DiscardReason) {
    guard !touches.isEmpty else { return }
    let cancelled = touches.filter { touch in
      guard let record = touch.record, record.isOpen else { return false }
      if record.owesEnd { return true }
      record.stream = .finished
      note(.discarded(touch.fact, view: subject(of: touch), because: reason()), touch)
      return false
    }
    call(.cancelled, cancelled)
    removeFinished()
  }

  /// Cancels the touches of recognized gestures in their views. Then makes the delayed calls that no recognizer delays
  /// any longer: touchesBegan with the location and time of the touch-down, at most one touchesMoved, with the finger's
  /// current location, and touchesEnded if the finger lifted.
  ///
  /// - Parameter leavesEnds: true if `deliver(_:in:except:)` follows. That call then delivers the delayed lifts
  ///   together with those of its event, because a view receives one call for each phase of an event.
  /// - Returns: the touches whose touchesBegan was no longer delayed. Nothing else of the current event has to be
  ///   delivered for them, except for the lifts that are left to `deliver(_:in:except:)`.
  func catchUp(leavesEnds: Bool) -> [UITouch] {
    cancel(gestures.takeCancelledTouches(), because: .recognized)
    guard mayHold else { return [] }
    mayHold = open.contains { $0.record?.isHeld == true }
    guard mayHold else { return [] }
    let released = open.filter { touch in
      guard case .held? = touch.record?.stream else { return false }
      return gestures.holdersOfBegan(touch).isEmpty
    }
    for touch in released where touch.currentPhase == .cancelled {
      touch.record?.stream = .finished
    }
    let admitted = admit(released)
    call(.began, admitted, late: admitted)
    call(
      .moved, admitted.filter { $0.locationInWindow != $0.record?.downLocation }, late: admitted)
    if !leavesEnds { finishLifted([], late: released) }
    removeFinished()
    return released
  }

  /// Delivers the changes of a window's touches in this event, except for the touches that `catchUp` has just handled.
  func deliver(_ event: UIEvent, in window: UIWindow, except released: [UITouch]) {
    if released.isEmpty, moves.deliver(event, in: window) {
      guard mayHold else { return }
      finishLifted([], late: [], event, in: window)
      return removeFinished()
    }
    let touches = event.touchesInOrder.filter { touch in
      touch.boundWindow === window && !released.contains { $0 === touch }
    }
    let began = touches.filter { touch in
      guard touch.currentPhase == .began, case .due? = touch.record?.stream else { return false }
      return !hold(touch)
    }
    call(.began, admit(began))
    call(.moved, touches.filter { $0.currentPhase == .moved })
    finishLifted(touches, late: released, event, in: window)
    cancel(touches.filter { $0.currentPhase == .cancelled }, because: .cancelledBySystem)
    removeFinished()
  }

  /// Cancels touches whose lift or cancellation the views did not receive, because an override of `sendEvent(_:)` did
  /// not call super. No other call would end these touches.
  func sweep(_ event: UIEvent) {
    guard mayHold || event.methods.saysThatTouchesGo else { return }
    let left = open.filter { touch in
      guard !touch.isDown, touch.record?.event === event else { return false }
      switch touch.record?.stream {
      case .told?, .due?: return true
      case .held?: return gestures.holdersOfBegan(touch).isEmpty
      case .endHeld?, .withheld?, .finished?, nil: return false
      }
    }
    guard !left.isEmpty else { return }
    cancel(left, because: .neverSent)
  }

  /// Returns the touches that their views may receive. Views never receive the others.
  private func admit(_ touches: [UITouch]) -> [UITouch] {
    var admitted: [UITouch] = []
    var remaining = touches.filter { $0.record?.isOpen == true }
    while let view = remaining.first?.boundView {
      let own = remaining.filter { $0.boundView === view }
      remaining.removeAll { $0.boundView === view }
      guard let event = own.first?.record?.event else { continue }
      if superviewsAdmit(own, event, to: view) {
        admitted.append(contentsOf: own)
        continue
      }
      for touch in own where touch.record?.isOpen == true {
        touch.record?.stream = .finished
        note(
          .discarded(touch.fact, view: subject(of: touch), because: .keptByScrollView), touch)
      }
    }
    return admitted
  }

  /// Returns whether all superviews let a view receive touches. The innermost is called first; scroll views may refuse.
  private func superviewsAdmit(_ touches: [UITouch], _ event: UIEvent, to view: UIView) -> Bool {
    view.withSuperviews.dropFirst().allSatisfy { $0.admitsTouches(touches, event, to: view) }
  }

  private func hold(_ touch: UITouch) -> Bool {
    let by = gestures.holdersOfBegan(touch)
    guard !by.isEmpty else { return false }
    mayHold = true
    touch.record?.stream = .held(touch.reading)
    note(
      .held(
        touch.fact, view: subject(of: touch), .delaysTouchesBegan, by: by.map(\.journalSubject)),
      touch)
    return true
  }

  /// Calls touchesEnded, unless a recognizer delays it, for lifted fingers: those of `touches` and `released`, and
  /// those delayed earlier. If another window has touches in the event, a call of this function for that window handles
  /// the window's delayed lifts.
  private func finishLifted(
    _ touches: [UITouch], late released: [UITouch], _ event: UIEvent? = nil,
    in window: UIWindow? = nil
  ) {
    let late = open.filter { touch in
      guard case .endHeld? = touch.record?.stream else { return released.contains { $0 === touch } }
      guard let event, touch.boundWindow !== window else { return true }
      return !event.touchesInOrder.contains { $0.boundWindow === touch.boundWindow }
    }
    let lifted = open.filter { touch in
      touch.currentPhase == .ended && (touches + late).contains { $0 === touch }
    }
    let ended = lifted.filter { touch in
      guard touch.record?.owesEnd == true else { return false }
      let by = gestures.holdersOfEnded(touch)
      guard !by.isEmpty else { return true }
      if case .told? = touch.record?.stream {
        mayHold = true
        touch.record?.stream = .endHeld
        note(
          .held(
            touch.fact, view: subject(of: touch), .delaysTouchesEnded, by: by.map(\.journalSubject)
          ), touch)
      }
      return false
    }
    call(.ended, ended, late: late)
  }

  private func removeFinished() {
    guard open.contains(where: { $0.record?.isOpen != true }) else { return }
    open.removeAll { $0.record?.isOpen != true }
    moves.removeAll()
  }
}

/// Calls the touch methods of views.
extension TouchDelivery {
  /// Makes one call for each view, with all of its touches. The call counts as a delayed one if all of these touches
  /// are in `late`. State that app code may have changed is read again before each call.
  private func call(
    _ method: JournalFact.TouchMethod, _ touches: [UITouch], late: [UITouch] = []
  ) {
    var remaining = touches
    while let view = remaining.first?.boundView {
      let own = remaining.filter { $0.boundView === view }
      remaining.removeAll { $0.boundView === view }
      let ready = own.filter { prepare($0, for: method) }
      guard let event = ready.first?.record?.event else { continue }
      let isLate = ready.allSatisfy { touch in late.contains { $0 === touch } }
      play(method, ready, isLate: isLate) {
        view.tell(method, Set(ready), event, how: isLate ? .released : .direct)
      }
      if method == .ended || method == .cancelled {
        for touch in ready { touch.record?.removePath() }
      }
    }
  }

  /// Returns whether the view may receive the call now, because a previous call may have changed the record. If the
  /// call ends the touch, the record becomes finished.
  private func prepare(_ touch: UITouch, for method: JournalFact.TouchMethod) -> Bool {
    guard let record = touch.record else { return false }
    switch (method, record.stream) {
    case (.began, .due), (.began, .held):
      return true
    case (.moved, .told):
      return true
    case (.ended, .told), (.ended, .endHeld), (.cancelled, .told), (.cancelled, .endHeld):
      record.stream = .finished
      return true
    case (.began, .told), (.began, .endHeld), (.moved, .due), (.moved, .held),
      (.moved, .endHeld), (.ended, .due), (.ended, .held), (.cancelled, .due), (.cancelled, .held),
      (_, .withheld), (_, .finished):
      return false
    }
  }

  /// Runs `body` while the touches have the values for a call: those of the touch-down in a delayed touchesBegan,
  /// otherwise the current ones with the method's phase. In a delayed touchesMoved, the previous location is that of
  /// the touch-down.
  private func play(
    _ method: JournalFact.TouchMethod, _ touches: [UITouch], isLate: Bool, _ body: () -> Void
  ) {
    let isAsItReads = !isLate && touches.allSatisfy { $0.currentPhase == method.phase }
    let readings = isAsItReads ? [] : touches.map { reading(of: $0, in: method, isLate: isLate) }
    if method == .began { for touch in touches { touch.record?.stream = .told } }
    if isAsItReads { body() } else { UITouch.show(touches, as: readings, during: body) }
  }

  private func reading(
    of touch: UITouch, in method: JournalFact.TouchMethod, isLate: Bool
  ) -> UITouch.Reading {
    if method == .began, case .held(let down)? = touch.record?.stream {
      return down.at(down.location, from: down.location)
    }
    let reading = touch.reading.with(method.phase)
    guard isLate, method == .moved, let record = touch.record else { return reading }
    return reading.at(reading.location, from: record.downLocation)
  }

  private func subject(of touch: UITouch) -> Subject {
    touch.boundView?.journalSubject
      ?? Subject(name: "no view", identity: ObjectIdentifier(touch))
  }

  private func note(_ fact: @autoclosure () -> JournalFact, _ touch: UITouch) {
    touch.record?.event.journal?.write(fact())
  }
}

extension JournalFact.TouchMethod {
  /// The phase of the touches in the call.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
