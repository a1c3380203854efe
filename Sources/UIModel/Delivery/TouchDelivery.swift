// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Brings every view up to date with its touches: cancel, release what was held, deliver the rest.
///
/// Views are served after the recognizers and their actions. Source: WWDC 2010 session 121, device logs.
@MainActor
final class TouchDelivery {
  /// Who holds a touch back now; the answers come from the gestures' room.
  @MainActor
  final class Holders {
    private let gestures: GestureEnvironment
    /// Whether a view is told of touches that nobody holds back: the views it lies in have a say.
    let admits: @MainActor (UIView, [UITouch], UIEvent) -> Bool

    init(
      gestures: GestureEnvironment,
      admits: @escaping @MainActor (UIView, [UITouch], UIEvent) -> Bool
    ) {
      self.gestures = gestures
      self.admits = admits
    }

    func began(_ touch: UITouch) -> [UIGestureRecognizer] { gestures.holdersOfBegan(touch) }
    func ended(_ touch: UITouch) -> [UIGestureRecognizer] { gestures.holdersOfEnded(touch) }
  }

  private let moves = MoveRoutes()

  /// The touches whose view is still to be told something, in the order of arrival. A lifted finger whose
  /// end is held is among them although it left its event.
  @exclusivity(unchecked) private(set) var open: [UITouch] = []
  /// Whether something may be held back from a view.
  @exclusivity(unchecked) private var mayHold = false

  /// Admits a new touch to its view, or not.
  func begin(_ touch: UITouch, event: UIEvent, isAdmitted: Bool) {
    touch.record = DeliveryRecord(
      stream: isAdmitted ? .due : .withheld, event: event, downLocation: touch.locationInWindow)
    if isAdmitted { open.append(touch) }
    moves.removeAll()
  }

  /// Tells the views of `touches` that they are cancelled, and forgets what was held for them.
  func cancel(_ touches: [UITouch], because reason: @autoclosure () -> String) {
    guard !touches.isEmpty else { return }
    let cancelled = touches.those { touch in
      guard let record = touch.record, record.isOpen else { return false }
      if record.owesEnd { return true }
      record.stream = .finished
      note(.discarded(touch.fact, view: subject(of: touch), because: reason()), touch)
      return false
    }
    call(.cancelled, cancelled, how: .direct)
    removeFinished()
  }

  /// Tells late what no recognizer holds back any more: the touch-down with its own place and time, at
  /// most one move to where the finger is now, and the lift if there was one.
  ///
  /// - Returns: the touches whose views are up to date with this turn's event by that.
  func release(_ holders: Holders) -> [UITouch] {
    guard mayHold else { return [] }
    mayHold = open.has { $0.record?.isHeld == true }
    guard mayHold else { return [] }
    let released = open.those { touch in
      guard case .held? = touch.record?.stream else { return false }
      return holders.began(touch).isEmpty
    }
    for touch in released where touch.currentPhase == .cancelled {
      touch.record?.stream = .finished
    }
    let admitted = admit(released, holders)
    call(.began, admitted, how: .released)
    call(
      .moved, admitted.those { $0.locationInWindow != $0.record?.downLocation }, how: .released)
    finishLifted(holders, how: .released) { touch in
      if case .endHeld? = touch.record?.stream { return true }
      return released.has { $0 === touch }
    }
    removeFinished()
    return released
  }

  /// Delivers what this event says of the touches of one window, but for those that `release` just
  /// brought up to date.
  func deliver(
    _ event: UIEvent, in window: UIWindow, except released: [UITouch], _ holders: Holders
  ) {
    if released.isEmpty, moves.tell(event, in: window) { return }
    let touches = event.touchesInOrder.those { touch in
      touch.boundWindow === window && !released.has { $0 === touch }
    }
    let began = touches.those { touch in
      guard touch.currentPhase == .began, case .due? = touch.record?.stream else { return false }
      return !hold(touch, holders)
    }
    call(.began, admit(began, holders), how: .direct)
    call(.moved, touches.those { $0.currentPhase == .moved }, how: .direct)
    finishLifted(holders, how: .direct) { touch in touches.has { $0 === touch } }
    cancel(touches.those { $0.currentPhase == .cancelled }, because: "the system cancelled it")
    removeFinished()
  }

  /// Cancels what owes its view an end although its touch is gone: the application kept an event from
  /// `sendEvent(_:)`, so nobody else will tell it.
  func sweep(_ event: UIEvent, _ holders: Holders) {
    guard mayHold || event.methods.saysThatTouchesGo else { return }
    let left = open.those { touch in
      guard !touch.isDown, touch.record?.event === event else { return false }
      switch touch.record?.stream {
      case .told?, .due?: return true
      case .held?: return holders.began(touch).isEmpty
      case .endHeld?, .withheld?, .finished?, nil: return false
      }
    }
    guard !left.isEmpty else { return }
    cancel(left, because: "its event never reached the window")
  }

  /// The touches that their views are told of now; the others they never hear of.
  private func admit(_ touches: [UITouch], _ holders: Holders) -> [UITouch] {
    var admitted: [UITouch] = []
    var remaining = touches.those { $0.record?.isOpen == true }
    while let view = remaining.first?.boundView {
      let own = remaining.those { $0.boundView === view }
      remaining.discard { $0.boundView === view }
      guard let event = own.first?.record?.event else { continue }
      if holders.admits(view, own, event) {
        admitted.append(contentsOf: own)
        continue
      }
      for touch in own where touch.record?.isOpen == true {
        touch.record?.stream = .finished
        note(
          .discarded(touch.fact, view: subject(of: touch), because: "a scroll view keeps it"), touch
        )
      }
    }
    return admitted
  }

  private func hold(_ touch: UITouch, _ holders: Holders) -> Bool {
    let by = holders.began(touch)
    guard !by.isEmpty else { return false }
    mayHold = true
    touch.record?.stream = .held(
      DeliveryRecord.TouchDown(
        location: touch.locationInWindow, timestamp: touch.currentTimestamp,
        sample: touch.sample, tapCount: touch.currentTapCount))
    note(
      .held(
        touch.fact, view: subject(of: touch), .delaysTouchesBegan, by: by.map(\.journalSubject)),
      touch)
    return true
  }

  private func finishLifted(
    _ holders: Holders, how: JournalFact.Delivery, _ isMeant: @MainActor (UITouch) -> Bool
  ) {
    let lifted = open.those { $0.currentPhase == .ended && isMeant($0) }
    let ended = lifted.those { touch in
      guard touch.record?.owesEnd == true else { return false }
      let by = holders.ended(touch)
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
    call(.ended, ended, how: how)
  }

  private func removeFinished() {
    guard open.has({ $0.record?.isOpen != true }) else { return }
    open.discard { $0.record?.isOpen != true }
    moves.removeAll()
  }
}

/// Calling the views.
extension TouchDelivery {
  /// One call a view, with all of its touches. What a call-out before it changed is looked at again.
  private func call(
    _ method: JournalFact.TouchMethod, _ touches: [UITouch], how: JournalFact.Delivery
  ) {
    var remaining = touches
    while let view = remaining.first?.boundView {
      let own = remaining.those { $0.boundView === view }
      remaining.discard { $0.boundView === view }
      let ready = own.those { prepare($0, for: method) }
      guard let event = ready.first?.record?.event else { continue }
      play(method, ready, isLate: how == .released) {
        view.tell(method, Set(ready), event, how: how)
      }
      if method == .ended || method == .cancelled {
        for touch in ready { touch.record?.forgetWays() }
      }
    }
  }

  /// Whether the view may be told now, given what it was told before; moves the record on if so.
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

  /// Lets the touches read as the call says while it runs: a late touch-down shows its own place and
  /// time, a late move or a cancellation its own phase.
  private func play(
    _ method: JournalFact.TouchMethod, _ touches: [UITouch], isLate: Bool,
    _ body: @MainActor () -> Void
  ) {
    if !isLate, !touches.has({ $0.currentPhase != method.phase }) {
      // They read as the call says already.
      if method == .began { for touch in touches { touch.record?.stream = .told } }
      return body()
    }
    let saved = touches.map { SavedValues($0) }
    for touch in touches {
      if case .held(let down)? = touch.record?.stream, method == .began { touch.read(down) }
      if method == .began { touch.record?.stream = .told }
      if isLate, method == .moved, let record = touch.record {
        touch.previousLocationInWindow = record.downLocation
      }
      touch.currentPhase = method.phase
    }
    body()
    for value in saved { value.restore() }
  }

  private func subject(of touch: UITouch) -> Subject {
    touch.boundView?.journalSubject
      ?? Subject(name: "no view", identity: ObjectIdentifier(touch))
  }

  private func note(_ fact: @autoclosure () -> JournalFact, _ touch: UITouch) {
    touch.record?.event.journal?.write(fact())
  }
}

/// A touch's values before a late call, to put back after it.
@MainActor
private struct SavedValues {
  private let touch: UITouch
  private let phase: UITouch.Phase
  private let timestamp: TimeInterval
  private let location: CGPoint
  private let previous: CGPoint
  private let sample: InputSample
  private let tapCount: Int

  init(_ touch: UITouch) {
    self.touch = touch
    phase = touch.currentPhase
    timestamp = touch.currentTimestamp
    location = touch.locationInWindow
    previous = touch.previousLocationInWindow
    sample = touch.sample
    tapCount = touch.currentTapCount
  }

  func restore() {
    touch.currentPhase = phase
    touch.currentTimestamp = timestamp
    touch.locationInWindow = location
    touch.previousLocationInWindow = previous
    touch.sample = sample
    touch.currentTapCount = tapCount
  }
}

extension UITouch {
  /// Takes on the values of its touch-down.
  fileprivate func read(_ down: DeliveryRecord.TouchDown) {
    locationInWindow = down.location
    previousLocationInWindow = down.location
    currentTimestamp = down.timestamp
    sample = down.sample
    currentTapCount = down.tapCount
  }
}

extension JournalFact.TouchMethod {
  /// The phase that touches have during the call.
  var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
