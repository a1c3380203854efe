// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The default touch, press and motion methods, which forward calls unchanged to the next responder.
///
/// Source: Apple's reference page; the frame `forwardTouchMethod` in stack traces of devices.
extension UIResponder {
  /// Forwards a call of a touch method to the next responder. Later phases of a touch go to the same responder as
  /// touchesBegan, even if the chain changed meanwhile, so that each responder that received touchesBegan also receives
  /// the end. These responders are recorded in the touch, as in UIKit.
  ///
  /// Responders of UIKit's own classes that only forward calls are skipped in a loop, so that deep trees of plain views
  /// do not need more stack.
  func forward(_ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    var responder = self
    // There is usually one touch, and iterating over a set would be the most expensive step.
    let only = touches.count == 1 ? touches.first : nil
    let journal = event?.journal?.isRead == true ? event?.journal : nil
    let facts = journal == nil ? [] : UITouch.facts(touches)
    var from = journal == nil ? nil : journalSubject
    if journal == nil, method != .began, let record = only?.record {
      // If the journal has no reader, responders that only forward calls need no entries.
      responder = record.lastForwarder(from: responder)
    }
    let call = PassedCalls.Call.touches(method, touches)
    let place = PassedCalls.enter(self, call)
    defer { PassedCalls.leave(place) }
    while let next = responder.commonNext(method, touches, only) {
      let isForwarder = next.onlyForwardsTouches
      // A step between two responders that only forward calls leads from a view to its superview. Such steps can't
      // form a cycle, so they are not checked.
      if responder === self || !isForwarder {
        guard PassedCalls.mayReach(next, from: responder, call) else { return }
      }
      if method == .began { for touch in touches { touch.addStep(from: responder, to: next) } }
      guard isForwarder else {
        return next.tell(method, touches, event, how: .forwarded(from: responder.journalSubject))
      }
      PassedCalls.note(next, call)
      if let journal, let sender = from {
        let subject = next.journalSubject
        journal.write(.touchMethod(method, subject, facts, .forwarded(from: sender)))
        from = subject
      }
      responder = next
    }
    // The touches have no next responder in common: a single touch has none, so its call ends; several touches may
    // have different ones.
    if only == nil { responder.forwardApart(method, touches, event) }
  }

  /// Forwards the call once to each next responder of the touches, with its touches. Called if the touches have
  /// different next responders, or if the call is not forwarded for some of them.
  private func forwardApart(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    var remaining = UITouch.inOrder(touches)
    // If a view removed itself before it called super, its touches are already cancelled: no touchesBegan or
    // touchesMoved may follow.
    if method == .began || method == .moved { remaining.removeAll { $0.record?.isOpen == false } }
    while let first = remaining.first {
      let next = method == .began ? next : first.recordedNext(after: self) ?? next
      let together = remaining.filter { touch in
        touch === first || (touch.recordedNext(after: self) ?? self.next) === next
          || method == .began
      }
      remaining.removeAll { touch in together.contains { $0 === touch } }
      guard let next,
        PassedCalls.mayReach(next, from: self, .touches(method, Set(together)))
      else { continue }
      if method == .began { for touch in together { touch.addStep(from: self, to: next) } }
      next.tell(method, Set(together), event, how: .forwarded(from: journalSubject))
    }
  }

  /// Returns the responder to which the call is forwarded for all touches; nil if they have different next responders,
  /// or if the call is not forwarded for some of them.
  private func commonNext(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ only: UITouch?
  ) -> UIResponder? {
    if let only {
      if method == .began || method == .moved, only.record?.isOpen == false { return nil }
      return method == .began ? next : only.recordedNext(after: self) ?? next
    }
    var common: UIResponder?
    for touch in touches {
      if method == .began || method == .moved, touch.record?.isOpen == false { return nil }
      let next =
        method == .began ? common ?? self.next : touch.recordedNext(after: self) ?? self.next
      guard let next, common == nil || common === next else { return nil }
      common = next
    }
    return common
  }

  /// Calls the touch method for `method` and writes the call to the journal. All calls of touch methods by the
  /// library are made here.
  func tell(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?,
    how delivery: @autoclosure () -> JournalFact.Delivery
  ) {
    note(method, touches, event, how: delivery())
    guard let overrides else { return call(method, touches, event) }
    overrides.tell(method, self, touches) { call(method, touches, event) }
  }

  private func call(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    // Calls app code: the application's touch methods.
    switch method {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  /// Writes the call of a touch method to the journal.
  private func note(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?,
    how delivery: @autoclosure () -> JournalFact.Delivery
  ) {
    guard let journal = event?.journal, journal.isRead else { return }
    let facts = UITouch.facts(touches)
    journal.write(.touchMethod(method, journalSubject, facts, delivery()))
  }

  func forward(
    _ method: JournalFact.TouchMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?
  ) {
    let recorded = method == .began ? nil : presses.first?.nextOnPath(after: self)
    guard let next = recorded ?? next else { return }
    PassedCalls.pass(.presses(method, presses), from: self, to: next) {
      next.tell(method, presses, event)
    }
  }

  /// Calls the press method for `method` and writes the call to the journal.
  func tell(
    _ method: JournalFact.TouchMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?
  ) {
    event?.journal?.write(.presses(method, journalSubject))
    if method == .began { for press in presses { press.addToPath(self) } }
    // Calls app code: the application's press methods.
    switch method {
    case .began: pressesBegan(presses, with: event)
    case .moved: pressesChanged(presses, with: event)
    case .ended: pressesEnded(presses, with: event)
    case .cancelled: pressesCancelled(presses, with: event)
    }
  }

  func forward(
    _ method: JournalFact.MotionMethod, _ motion: UIEvent.EventSubtype, _ event: UIEvent?
  ) {
    guard let next else { return }
    PassedCalls.pass(.motion(method), from: self, to: next) { next.tell(method, motion, event) }
  }

  /// Calls the motion method for `method` and writes the call to the journal.
  func tell(
    _ method: JournalFact.MotionMethod, _ motion: UIEvent.EventSubtype, _ event: UIEvent?
  ) {
    event?.journal?.write(.motion(method, journalSubject))
    // Calls app code: the application's motion methods.
    switch method {
    case .began: motionBegan(motion, with: event)
    case .ended: motionEnded(motion, with: event)
    case .cancelled: motionCancelled(motion, with: event)
    }
  }
}

extension UIResponder {
  /// The name in logs: the one that was set, or else the name of the class.
  package final var journalName: String {
    journalNameOverride ?? ClassName.of(self)
  }

  /// The description of this responder in journal entries.
  package final var journalSubject: Subject {
    Subject(name: journalName, identity: ObjectIdentifier(self))
  }
}

extension UITouch {
  /// Returns whether a responder forwarded the beginning of this touch.
  func wasPassedOn(by responder: UIResponder) -> Bool { recordedNext(after: responder) != nil }

  /// Returns the responder to which another one forwarded the beginning of this touch; nil if it did not forward it.
  fileprivate func recordedNext(after responder: UIResponder) -> UIResponder? {
    record?.next(after: ObjectIdentifier(responder))
  }

  fileprivate func addStep(from responder: UIResponder, to next: UIResponder) {
    // The application retains its touches, and its delegate may retain the application. So the touch must not retain
    // either of them: if it never ended, they would never be released.
    let isOwner = next is UIApplication || responder is UIApplication
    record?.addStep(from: responder, to: next, isOwner: isOwner)
  }
}
