// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Shared by all recognizers that have a machine: passes touches to the machine, and carries out its timers and
/// proposals.
extension UIGestureRecognizer {
  /// Returns touches in the form that machines use, oldest first, in window coordinates. Touches that the recognizer
  /// ignores are left out; a subclass may have ignored some before it called super.
  final func fingers(_ touches: Set<UITouch>) -> [Finger] {
    // A subclass may call super with touches other than those that it received.
    let members = lastTouchSet.members(of: touches) ?? currentTouches.filter(touches.contains)
    fingerBuffer.replaceAll(by: members, among: currentTouches)
    return fingerBuffer
  }

  /// Ignores new touches that the machine does not track. They are not part of the gesture, so it does not cancel them
  /// in their views.
  final func ignoreOthers(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard !storedState.gestureState.isEnd else { return }
    for touch in UITouch.inOrder(touches)
    where !follows(touch.number) && currentTouches.contains(where: { $0 === touch }) {
      ignore(touch, for: event)
    }
  }

  /// Carries out the effects of a machine: its timer first, then its proposal.
  final func run(_ effects: GestureEffects) {
    if let change = effects.timer { carryOut(change) }
    if let proposal = effects.proposal { carryOut(proposal) }
  }

  private final func carryOut(_ change: GestureEffects.TimerChange) {
    switch change {
    case .start(let kind, let delay):
      UIApplication.shared.gestures.start(kind, after: delay, for: self)
    case .stop: cancelTimer()
    }
  }

  /// Assigns the state that a machine proposes to the `state` property, which a subclass may override. If the gesture
  /// has already ended, nothing is assigned. If the application has already begun it, `began` becomes `changed` and
  /// `failed` becomes `cancelled`. `failureToAssign` passes the reason of a failure to `assign(_:)`.
  private final func carryOut(_ proposal: GestureProposal) {
    if hasEnded { return }
    let isActive = storedState.gestureState.isActive
    // Calls app code: `state` may be overridden.
    switch proposal {
    case .failed(let failure):
      failureToAssign = failure
      state = isActive ? .cancelled : .failed
      failureToAssign = nil
    case .began: state = isActive ? .changed : .began
    case .changed: state = .changed
    case .ended: state = .ended
    case .cancelled: state = .cancelled
    }
  }

  final func cancelTimer() {
    guard let timer else { return }
    UIApplication.shared.scheduler.cancel(timer.ticket)
    self.timer = nil
  }
}

extension UITouch {
  /// The touch in the form that machines use, in window coordinates.
  var asFinger: Finger {
    Finger(id: number, location: locationInWindow, time: currentTimestamp)
  }
}

extension [Finger] {
  /// Replaces all elements by the fingers of those `touches` that are in `tracked`, reusing the array's memory.
  @MainActor
  fileprivate mutating func replaceAll(by touches: [UITouch], among tracked: [UITouch]) {
    removeAll(keepingCapacity: true)
    for touch in touches {
      for other in tracked where other === touch { append(touch.asFinger) }
    }
  }
}
