// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What the default implementations do: pass the call, unchanged, to the next responder.
///
/// Source: Apple's reference page; the frame `forwardTouchMethod` in stack traces of devices.
extension UIResponder {
  /// Later phases of a touch go to the responder that its touch-down went to, even when the chain changed
  /// meanwhile, so that whoever saw a beginning sees its end. UIKit keeps such a record on the touch too.
  ///
  /// Those that only pass the call on are told in a loop, so that a long chain takes no more of the stack
  /// than a short one.
  func forward(_ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    var responder = self
    var log = ForwardingLog(method, touches, event)
    // Mostly it is one finger, and going through a set of one is the dearest step of the way.
    let only = touches.count == 1 ? touches.first : nil
    while let next = responder.commonNext(method, touches, only) {
      if method == .began { for touch in touches { touch.record(next, after: responder) } }
      guard !TouchOverrides.isOverridden(method, by: type(of: next)) else {
        let from = responder
        return next.tell(method, touches, event, how: .forwarded(from: from.journalSubject))
      }
      log?.note(from: responder, to: next)
      responder = next
    }
    // Without a responder that one touch goes on to, it ends here.
    if only == nil { responder.forwardApart(method, touches, event) }
  }

  /// The same where the touches part, or end.
  private func forwardApart(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?
  ) {
    var remaining = UITouch.inOrder(touches)
    // A view that removed itself before it called super was cancelled meanwhile; nothing follows that.
    if method == .began || method == .moved { remaining.removeAll { $0.record?.isOpen == false } }
    while let first = remaining.first {
      let next = method == .began ? next : first.recordedNext(after: self) ?? next
      let together = remaining.filter { touch in
        touch === first || (touch.recordedNext(after: self) ?? self.next) === next
          || method == .began
      }
      remaining.removeAll { touch in together.contains { $0 === touch } }
      guard let next else { continue }
      if method == .began { for touch in together { touch.record(next, after: self) } }
      next.tell(method, Set(together), event, how: .forwarded(from: journalSubject))
    }
  }

  /// The one responder that all of the touches go on to; nil when they part, or end here.
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

  /// Those that a move of the touches is passed on to, one after the other: up to the first that has a method of its
  /// own, or the last to whom the touch-down was passed on, of those that the touches keep. Nobody where this one has
  /// a method of its own.
  func wayOfMoves(_ touches: Set<UITouch>) -> [Unmanaged<UIResponder>] {
    var way: [Unmanaged<UIResponder>] = []
    var responder = self
    while !TouchOverrides.moved.isOverridden(by: type(of: responder)), !(responder is UIApplication)
    {
      guard let next = commonRecordedNext(of: touches, after: responder) else { break }
      if way.isEmpty { way.reserveCapacity(16) }
      way.append(Unmanaged.passUnretained(next))
      responder = next
    }
    return way
  }

  /// The one responder that the touch-downs of all touches were passed on to; nil when they part, or end there.
  private func commonRecordedNext(
    of touches: Set<UITouch>, after responder: UIResponder
  ) -> UIResponder? {
    var common: UIResponder?
    for touch in touches {
      guard let next = touch.recordedNext(after: responder), common == nil || common === next else {
        return nil
      }
      common = next
    }
    return common
  }

  /// Calls the touch method of `method` and writes that it is called. Every call of a touch method that
  /// the library makes goes through here.
  func tell(
    _ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?,
    how delivery: @autoclosure () -> JournalFact.Delivery
  ) {
    note(method, touches, event, how: delivery())
    call(method, touches, event)
  }

  /// Calls the touch method of `method`, of which it was written that it is called.
  func call(_ method: JournalFact.TouchMethod, _ touches: Set<UITouch>, _ event: UIEvent?) {
    // Call-out: the application's touch methods.
    switch method {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    case .cancelled: touchesCancelled(touches, with: event)
    }
  }

  /// Writes that a touch method is called.
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
    guard let next else { return }
    next.tell(method, presses, event)
  }

  /// Calls the press method of `method` and writes that it is called.
  func tell(
    _ method: JournalFact.TouchMethod, _ presses: Set<UIPress>, _ event: UIPressesEvent?
  ) {
    event?.journal?.write(.presses(method, journalSubject))
    // Call-out: the application's press methods.
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
    next.tell(method, motion, event)
  }

  /// Calls the motion method of `method` and writes that it is called.
  func tell(
    _ method: JournalFact.MotionMethod, _ motion: UIEvent.EventSubtype, _ event: UIEvent?
  ) {
    event?.journal?.write(.motion(method, journalSubject))
    // Call-out: the application's motion methods.
    switch method {
    case .began: motionBegan(motion, with: event)
    case .ended: motionEnded(motion, with: event)
    case .cancelled: motionCancelled(motion, with: event)
    }
  }
}

extension UIResponder {
  /// The name that logs show: the one that was given, else the class.
  package final var journalName: String {
    journalNameOverride ?? ClassName.of(self)
  }

  /// This responder as an entry names it.
  package final var journalSubject: Subject {
    Subject(name: journalName, identity: ObjectIdentifier(self))
  }
}

extension UITouch {
  /// Whether a responder passed this touch's beginning on.
  func wasPassedOn(by responder: UIResponder) -> Bool { recordedNext(after: responder) != nil }

  /// Who a responder passed this touch's beginning on to; nil when it did not.
  fileprivate func recordedNext(after responder: UIResponder) -> UIResponder? {
    guard let record = self.record as DeliveryRecord? else { return nil }
    return record.next(after: ObjectIdentifier(responder))
  }

  fileprivate func record(_ next: UIResponder, after responder: UIResponder) {
    // The application owns its touches and its delegate may own it: a touch that never ends must not keep them.
    let isKept = !(next is UIApplication || responder is UIApplication)
    record?.addWay(from: responder, to: next, isKept: isKept)
  }
}
