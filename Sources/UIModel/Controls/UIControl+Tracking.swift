// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Feeds the control's `ControlTracking` and carries out its effects.
extension UIControl {
  /// Begins to track the first of the touches. Touches of a subview come up the responder chain to the control, but do
  /// not operate it. Source: public threads about badges and stack views inside controls; the control's touch methods
  /// are called nevertheless.
  final func trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, trackedTouch == nil,
      let touch = UITouch.inOrder(touches).first(where: { $0.boundView === self })
    else { return }
    trackedTouch = touch
    run(tracking.down(), event)
  }

  final func trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    run(tracking.move(isInside: isInside(touch, event)), event)
  }

  final func trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    mainEvent = .notDue
    run(tracking.up(isInside: isInside(touch, event)), event)
    let isDue = mainEvent == .due
    mainEvent = .notLifting
    guard isDue else { return }
    willSendMainEvent()
    send(.primaryActionTriggered, with: event)
  }

  /// The state of the control's main event while a lift is delivered. The main event is sent after the other events of
  /// the lift.
  enum MainEvent {
    /// No lift is being delivered.
    case notLifting
    /// A lift is being delivered, and the main event has not been requested.
    case notDue
    /// The main event has been requested, and is sent after all other events.
    case due
  }

  final func trackCancelled(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    cancelTracking(because: event)
  }

  /// Cancels the tracking of a touch, if there is one. The event is nil if no event caused the cancellation.
  final func cancelTracking(because event: UIEvent?) {
    run(tracking.cancel(), event)
  }

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    trackedTouch.flatMap { touches.contains($0) ? $0 : nil }
  }

  /// Returns whether a touch is at most `trackingMargin` away from the bounds, or at a point that an override of
  /// `point(inside:with:)` accepts.
  private func isInside(_ touch: UITouch, _ event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    if bounds.contains(location, margin: trackingMargin) { return true }
    // Calls app code: `point(inside:with:)` may be overridden.
    return point(inside: location, with: event)
  }

  private func run(_ effects: [ControlTracking.Effect], _ event: UIEvent?) {
    for effect in effects where tracking.stillHolds(effect) { carryOut(effect, event) }
    if tracking.state == .idle { trackedTouch = nil }
  }

  private func carryOut(_ effect: ControlTracking.Effect, _ event: UIEvent?) {
    // Calls app code: the tracking methods and `isHighlighted` may be overridden, and targets are called. Each may
    // remove or disable the control, which then calls `cancelTracking(because:)`.
    switch effect {
    case .askBegin:
      guard let touch = trackedTouch else { return }
      note(.begin)
      let answer =
        if let overrides { overrides.beginsTracking { beginTracking(touch, with: event) } } else {
          beginTracking(touch, with: event)
        }
      run(tracking.mayBegin(answer, tapCount: touch.tapCount), event)
    case .askContinue:
      guard let touch = trackedTouch else { return }
      note(.continue)
      let answer =
        if let overrides {
          overrides.continuesTracking { continueTracking(touch, with: event) }
        } else {
          continueTracking(touch, with: event)
        }
      let hasMoved = touch.locationInWindow != touch.previousLocationInWindow
      run(tracking.mayContinue(answer, hasMoved: hasMoved), event)
    case .tellEnd:
      note(.end)
      endTracking(trackedTouch, with: event)
      run(tracking.told(), event)
    case .tellCancel:
      note(.cancel)
      cancelTracking(with: event)
      run(tracking.told(), event)
    case .highlight(let isHighlighted):
      self.isHighlighted = isHighlighted
    case .send(let all):
      let events = all.subtracting(unsentEvents)
      if !events.isEmpty { send(events, with: event) }
      if events == .touchUpInside, hasPrimaryTouchUp { sendMainEvent(event) }
    }
  }

  private func note(_ method: JournalFact.TrackingMethod) {
    UIApplication.shared.journal.write(.tracking(method, journalSubject))
  }
}
