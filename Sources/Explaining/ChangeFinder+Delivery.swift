// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Changes that deliver a touch to a view or control, or prevent its cancellation.
extension ChangeFinder {
  func delivering(_ obstacle: DeliveryObstacle, _ touch: TouchAccount) -> [Change] {
    switch obstacle {
    case .notLifted, .takenBySystem, .removed: return []
    case .undelivered(let holders), .takenWhileHeld(let holders, _):
      return singles(released(holders))
    case .removedLate(let holders, _): return singles(each(holders, .delaysTouchesEnded, false))
    case .taken(let takers): return singles(leaving(takers, touch))
    case .heldBack(let holders, let takers):
      let notHolding = released(holders)
      return singles(delivered(holders, takers, touch))
        + (notHolding.count > 1 ? [Change(notHolding)] : [])
    case .keptByScrollView(let keeper):
      let node = account.node(of: keeper.subject)
      return node.map { [Change(scroll($0, .shouldBegin, true))] } ?? []
    }
  }

  /// Returns changes that stop recognizers from cancelling a touch of a view or control.
  private func leaving(_ takers: [Party], _ touch: TouchAccount) -> [Setting] {
    let slots = takers.compactMap { slot(of: $0.subject) }
    return each(
      takers.filter { account.scrollView(of: $0.subject) == nil }, .cancelsTouchesInView, false)
      + refusing(touch)
      + takers.compactMap { account.scrollView(of: $0.subject) }
      .map { scroll($0, .shouldCancel, false) }
      + slots.flatMap { narrower($0, touch) }
      + scrolling(takers, .canCancelContentTouches) + slots.flatMap(switchedOff)
  }

  /// Makes the view's `gestureRecognizerShouldBegin(_:)` reject the recognizers of its superviews that would cancel its
  /// touch.
  private func refusing(_ touch: TouchAccount) -> [Setting] {
    touch.view.flatMap { account.node(of: $0) }.map { begins($0, false) } ?? []
  }

  /// Returns changes for a touch that `holders` held back from its view until `takers` recognized and took it: the view
  /// would receive it.
  private func delivered(
    _ holders: [Party], _ takers: [Party], _ touch: TouchAccount
  ) -> [Setting] {
    let scrolls = takers.compactMap { account.scrollView(of: $0.subject) }
    let notTaking = each(
      takers.filter { account.scrollView(of: $0.subject) == nil }, .cancelsTouchesInView, false)
    let notHolding = released(holders)
    let slots = takers.compactMap { slot(of: $0.subject) }
    // The view only has to receive touchesBegan, so it is enough that no recognizer delays it.
    let isAboutHearing = if case .view(_, .heard) = target { true } else { false }
    return (isAboutHearing ? notHolding + notTaking : notTaking + notHolding)
      + refusing(touch) + slots.flatMap { narrower($0, touch) }
      + (isAboutHearing ? [] : scrolls.map { scroll($0, .shouldCancel, false) })
      + slots.flatMap(switchedOff)
  }

  func released(_ holders: [Party]) -> [Setting] {
    each(holders, .delaysTouchesBegan, false) + scrolling(holders, .delaysContentTouches)
  }

  // MARK: Controls

  func sending(_ obstacle: ControlObstacle, _ touch: TouchAccount) -> [Setting] {
    let node = target.node
    switch obstacle {
    case .missedKnob, .tracksAnotherTouch, .disabledMeanwhile, .liftedOutside, .noRow: return []
    case .rowHeldBy(let party): return account.node(of: party.subject).map { [deaf($0)] } ?? []
    case .targetReleased(let event): return retained(node, event)
    case .disabled: return [set(node, .enabled, true)]
    case .keepsTouches: return [set(node, .touches, .word("both"))]
    case .refusesTracking: return [set(node, .tracking, .nothing)]
    case .keepsValue: return otherValue(node)
    case .unhandled(let action): return handling(action, touch)
    case .otherEvents(let events, _): return listening(to: events)
    }
  }

  /// Returns the change that gives a control the same actions but retains their target, which was released.
  private func retained(_ node: Int, _ event: ControlEventFact) -> [Setting] {
    let lines = nodes[node].actions.compactMap { answer -> Setting.Line? in
      switch answer.action {
      case .line(let line): Setting.Line(key: answer.event.description, line: line)
      case .releasedTarget(let line) where answer.event == event:
        Setting.Line(key: answer.event.description, line: line)
      case .releasedTarget, .nilTarget: nil
      }
    }
    guard lines.count == nodes[node].actions.count else { return [] }
    return [Setting(node: node, key: .actions, value: .lines(lines))]
  }

  /// Gives the control an action for an event that the touch sends.
  private func listening(to events: [ControlEventFact]) -> [Setting] {
    let answers = nodes[target.node].actions
    let lines = answers.compactMap(\.line)
    guard let unsent = answers.firstIndex(where: { !events.contains($0.event) && $0.isExpected }),
      lines.count == answers.count
    else { return [] }
    let wanted: [ControlEventFact] = [.valueChanged, .touchUpInside]
    return wanted.filter { event in
      events.contains(event) && !answers.contains { $0.event == event }
    }.map { event in
      let changed = answers.indices.map { index in
        Setting.Line(
          key: (index == unsent ? event : answers[index].event).description, line: lines[index])
      }
      return Setting(node: target.node, key: .actions, value: .lines(changed))
    }
  }

  /// Returns changes that make a responder of the chain implement an action: the nearest responder first, the control
  /// itself last.
  private func handling(_ action: String, _ touch: TouchAccount) -> [Setting] {
    let search = touch.searches.first { $0.action == action && $0.receiver == nil }
    let asked = (search?.asked ?? []).compactMap {
      account.node(of: $0) ?? account.index.controllers[$0.identity]
    }
    let chain = asked.filter { $0 != target.node } + asked.filter { $0 == target.node }
    return chain.prefix(4).map { node in
      let lines = nodes[node].handlers.map { Setting.Line(key: $0.action, line: $0.line) }
      return Setting(
        node: node, key: .handles,
        value: .lines(lines + [Setting.Line(key: action, line: action)]))
    }
  }

  /// Returns a setting that gives a control another value, one that the same touch can change.
  private func otherValue(_ node: Int) -> [Setting] {
    let values: [Double] =
      switch account.stage.nodes[node].view {
      case let stepper as UIStepper: [stepper.minimumValue, stepper.maximumValue]
      case let segments as UISegmentedControl:
        (0..<segments.numberOfSegments).prefix(3).map { Double($0) }
      case let pages as UIPageControl: [0, Double(max(0, pages.numberOfPages - 1))]
      default: []
      }
    return values.map { set(node, .value, .number($0)) }
  }
}
