// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The obstacles that kept a control from sending its event.
extension ObstacleFinder {
  /// Returns the obstacle that kept a control from sending an event, or any of the events for which it has actions.
  func control(
    _ node: Int, _ view: Subject, _ touch: TouchAccount, for event: ControlEventFact? = nil
  ) -> Obstacle {
    if touch.disabled.contains(where: { $0.identity == view.identity }) {
      return .notSent(.disabled)
    }
    if account.stage.nodes[node].script?.touches == .intercept { return .notSent(.keepsTouches) }
    let events = touch.events(of: view)
    if events.isEmpty, let refusal = tracking(node, view, touch) {
      return .notSent(refusal)
    }
    if let time = touch.disabledAt[view.identity] { return .notSent(.disabledMeanwhile(at: time)) }
    if let lost = loss(of: view, events, touch) { return .notDelivered(lost) }
    if account.stage.scenario.nodes[node].selectionLine != nil {
      if let keeper = rowKeeper(view, touch) { return .notSent(.rowHeldBy(keeper)) }
      return touch.end == nil ? .notDelivered(.notLifted) : .notSent(.noRow)
    }
    if events.isEmpty {
      return touch.asked.contains(view.identity)
        ? .notSent(.refusesTracking(began: false))
        : .notDelivered(.undelivered(by: parties(touch.holders)))
    }
    if touch.stoppedTracking(view) { return .notSent(.refusesTracking(began: true)) }
    if let action = touch.searches.first(where: { $0.receiver == nil })?.action {
      return .notSent(.unhandled(action))
    }
    if let sent = released(node, events, event) { return .notSent(.targetReleased(sent)) }
    if let reason = touch.keptValues[view.identity], wantsValue(node, event) {
      return .notSent(.keepsValue(reason))
    }
    if events.contains(.touchUpOutside) { return .notSent(.liftedOutside(distance(node, touch))) }
    return touch.end == nil ? .notDelivered(.notLifted) : .notSent(.otherEvents(events, not: event))
  }

  /// Returns the view that was hit in a row and does not pass its touches on to the row.
  private func rowKeeper(_ table: Subject, _ touch: TouchAccount) -> Party? {
    guard let hit = touch.view, hit.identity != table.identity,
      let node = account.node(of: hit)
    else { return nil }
    let built = account.stage.nodes[node]
    return built.view is UIControl || built.script?.touches == .intercept ? account.party(hit) : nil
  }

  /// Returns the distance from a view's bounds at which the finger lifted, in points.
  private func distance(_ node: Int, _ touch: TouchAccount) -> CGFloat {
    let view = account.stage.nodes[node].view
    guard let location = touch.lastLocation else { return 0 }
    let (point, bounds) = (view.convert(location, from: nil), view.bounds)
    let beside = max(bounds.minX - point.x, point.x - bounds.maxX)
    return max(beside, max(bounds.minY - point.y, point.y - bounds.maxY))
  }

  /// Returns why a control that received the touch did not track it.
  private func tracking(_ node: Int, _ view: Subject, _ touch: TouchAccount) -> ControlObstacle? {
    guard touch.view?.identity == view.identity, touch.call(.began, of: view) != nil,
      account.stage.scenario.nodes[node].viewClass.isControl
    else { return nil }
    guard touch.asked.contains(view.identity) else { return .tracksAnotherTouch }
    return account.missesKnob(node) ? .missedKnob : .refusesTracking(began: false)
  }

  /// Returns why a control's touch was cancelled or withheld; nil if it was not.
  private func loss(
    of view: Subject, _ events: [ControlEventFact], _ touch: TouchAccount
  ) -> DeliveryObstacle? {
    guard let hit = touch.view else { return nil }
    let isLost = touch.call(.began, of: hit) == nil || events.contains(.touchCancel)
    let obstacle = delivery(hit, touch)
    return switch obstacle {
    case .heldBack, .keptByScrollView, .takenWhileHeld: obstacle
    case .taken: events.isEmpty || events.contains(.touchCancel) ? obstacle : nil
    case .takenBySystem, .removed, .removedLate: isLost ? obstacle : nil
    case .notLifted, .undelivered: nil
    }
  }

  /// Returns the event that a control sent to a released target.
  private func released(
    _ node: Int, _ events: [ControlEventFact], _ event: ControlEventFact?
  ) -> ControlEventFact? {
    account.stage.scenario.nodes[node].actions.first { answer in
      guard case .releasedTarget = answer.action else { return false }
      return events.contains(answer.event) && event.map { $0 == answer.event } ?? true
    }?.event
  }

  /// Returns whether a control sends its event only if its value changes.
  private func wantsValue(_ node: Int, _ event: ControlEventFact?) -> Bool {
    if let event { return event == .valueChanged }
    let actions = account.stage.scenario.nodes[node].actions
    return actions.isEmpty || actions.contains { $0.event == .valueChanged }
  }
}
