// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the first thing that kept a target from acting, in the order in which UIKit handles a touch.
@MainActor
struct ObstacleFinder {
  let account: ScenarioAccount

  /// Returns the number, from 1, of the touch that came closest to making a target act, and the obstacle on it. Of
  /// equally close touches, the first one is returned. With a number, only that touch is examined.
  func find(
    _ target: ActingTarget, touch number: Int?
  ) -> (obstacle: Obstacle, touch: Int?) {
    var closest: (obstacle: Obstacle, touch: Int?) = (.noTouch, nil)
    for (index, touch) in account.chosen(number).enumerated() {
      guard let obstacle = find(target, on: touch) else { continue }
      if closest.touch == nil || obstacle.stage > closest.obstacle.stage {
        closest = (obstacle, number ?? index + 1)
      }
    }
    if closest.obstacle.stage == 0, number == nil, let kept = kept(target) { return (kept, nil) }
    return closest
  }

  /// Finds a touch on the target's view that went to the system instead of the application.
  func kept(_ target: ActingTarget) -> Obstacle? {
    let view = account.view(target.node).identity
    for message in account.messages {
      guard case .keptTouch(_, let reason) = message.what, message.under?.contains(view) ?? true
      else { continue }
      return .keptBySystem(at: message.time, because: reason)
    }
    return nil
  }

  /// Returns the obstacle that kept a target from acting on one touch; nil if it acted.
  func find(_ target: ActingTarget, on touch: TouchAccount) -> Obstacle? {
    guard !account.acts(target, on: touch) else { return nil }
    let view = account.view(target.node)
    if let obstacle = search(view, touch, alsoIn: account.actsOnTouchesInIt(target)) {
      return .notFound(obstacle)
    }
    let withheld = touch.refusal.map { Obstacle.notReceived(.withheld($0)) }
    switch target {
    case .recognizer, .own: return recognition(account.subject(target), touch)
    case .view:
      let obstacle = delivery(view, touch)
      return withheld
        ?? .notDelivered(
          obstacle == .notLifted ? .undelivered(by: parties(touch.holders)) : obstacle)
    case .control(let node): return withheld ?? control(node, view, touch)
    case .action(let node, let number):
      let event = account.stage.scenario.nodes[node].actions[number].event
      return withheld ?? control(node, view, touch, for: event)
    }
  }

  func parties(_ subjects: [Subject]) -> [Party] { subjects.map(account.party) }

  // MARK: The search

  /// Returns why hit testing did not return a view. With `alsoIn`, returning one of its subviews counts as well.
  private func search(_ view: Subject, _ touch: TouchAccount, alsoIn: Bool) -> SearchObstacle? {
    let isHit = touch.trace.hitView?.identity == view.identity
    let isOnPath = touch.path.contains { $0.identity == view.identity }
    if isHit || alsoIn && isOnPath { return nil }
    if let visit = touch.visit(view) { return asked(view, visit, touch) }
    if let node = account.node(of: view), let absence = account.absence(of: node, from: touch) {
      return .notOnScreen(absence)
    }
    guard let missed = touch.scene.missed(view) else { return collapsed(view, touch) }
    let around = missed.around.flatMap(touch.visit)
    switch around?.answer {
    case .refused(let refusal)?: return .refused(by: account.party(around?.view ?? view), refusal)
    case .answeredByOverride?: return .answeredByOverride(of: account.party(around?.view ?? view))
    case .foundInside?, .hit?, .pending?, nil: return found(instead: touch)
    }
  }

  /// Returns that the finger was not on a view; if a superview is scaled to nothing, returns that as the reason.
  private func collapsed(_ view: Subject, _ touch: TouchAccount) -> SearchObstacle {
    let path = account.node(of: view).map { Array(account.stage.scenario.path(from: $0)) } ?? []
    let superview = path.lazy.map(account.view).first {
      touch.visit($0)?.answer == .refused(.noInverse)
    }
    return superview.map { .refused(by: account.party($0), .noInverse) }
      ?? (touch.scene.under == nil ? .notLookedUp : .elsewhere)
  }

  /// Returns the view that hit testing returned before it asked this one: a view in front, or the result of an
  /// override.
  private func found(instead touch: TouchAccount) -> SearchObstacle {
    guard let hit = touch.trace.hitView else { return .elsewhere }
    let override = touch.trace.visits.first { visit in
      guard case .answeredByOverride(let answer?) = visit.answer else { return false }
      return answer.identity == hit.identity
    }
    return override.map { .answeredByOverride(of: account.party($0.view)) }
      ?? .behind(account.party(hit))
  }

  /// Returns why a view that hit testing asked was not hit.
  private func asked(
    _ view: Subject, _ visit: HitTestTrace.Visit, _ touch: TouchAccount
  ) -> SearchObstacle? {
    switch visit.answer {
    case .refused(.outside(let point, let bounds)): .outside(point, bounds: bounds)
    case .refused where !touch.liesUnderFinger(visit),
      .answeredByOverride(nil)
    where !touch.liesUnderFinger(visit):
      .elsewhere
    case .refused(let refusal): .refused(by: account.party(view), refusal)
    case .answeredByOverride(let answer): .answered(answer.map(account.party))
    case .foundInside(let inner):
      .subviewTookIt(
        account.party(touch.trace.hitView ?? inner),
        takenBy: touch.entries.lazy.map { touch.takers(at: $0.time) }.first { !$0.isEmpty }
          .map(parties) ?? [])
    case .hit, .pending: touch.trace.hitView.map { .behind(account.party($0)) }
    }
  }

  // MARK: Recognizers

  private func recognition(_ recognizer: Subject, _ touch: TouchAccount) -> Obstacle? {
    let witness = touch.witness(recognizer)
    if let absence = witness?.absence {
      if absence == .exclusive, let refusal = touch.refusal {
        return .notReceived(.withheld(refusal))
      }
      return .notReceived(.absent(absence))
    }
    if witness?.ignores == true, let finger = touch.touch?.finger {
      return .notReceived(.ignored(finger: finger))
    }
    if touch.recognition(of: recognizer) != nil { return .notRecognized(.targetReleased) }
    var waits: [Subject] = []
    for entry in touch.story(of: recognizer) {
      switch entry.fact {
      case .verdict(_, .fails(let loss)), .verdict(_, .isCancelled(let loss)):
        return .notRecognized(.lost(to: account.party(loss.winner), by: loss.rule))
      case .verdict(_, .waits(let others)): waits = others
      case .delegate(_, .shouldBegin, _, false):
        if let reason = account.missingBackButton(recognizer) {
          return .notRecognized(.noBackButton(reason))
        }
        let condition = account.beginCondition(of: recognizer)
        return .notRecognized(condition.map { .conditionNotMet($0) } ?? .delegateForbade)
      case .refusedByView(_, let view): return .notRecognized(.viewForbade(account.party(view)))
      case .stateChange(_, _, .failed, let reason):
        return .notRecognized(
          .failed(touch.reasons[recognizer.identity] ?? .journal(reason)))
      default: break
      }
    }
    if waits.isEmpty, let reason = account.nothingToScroll(recognizer) {
      return .notRecognized(.failed(reason))
    }
    guard waits.isEmpty else { return .notRecognized(.waits(for: parties(waits))) }
    return .notRecognized(tooFewFingers(recognizer, touch) ?? .undecided)
  }

  /// Returns the number of fingers that a recognizer saw at once, if it requires more.
  private func tooFewFingers(_ recognizer: Subject, _ touch: TouchAccount) -> RecognitionObstacle? {
    guard let required = account.requiredFingers(of: recognizer) else { return nil }
    let fingers = account.touches.count { other in
      other.witness(recognizer).map { $0.absence == nil && !$0.ignores } ?? false
        && other.time <= touch.end ?? .infinity && touch.time <= other.end ?? .infinity
    }
    return fingers < required ? .tooFewFingers(fingers, required: required) : nil
  }

  // MARK: Views

  func delivery(_ view: Subject, _ touch: TouchAccount) -> DeliveryObstacle {
    for entry in touch.entries {
      switch entry.fact {
      case .discarded:
        let takers = parties(touch.takers(at: entry.time))
        if !takers.isEmpty { return .heldBack(by: parties(touch.holders), takenBy: takers) }
        if touch.wasCancelled, touch.end == entry.time { return .takenBySystem(at: entry.time) }
        if let keeper = touch.keeper { return .keptByScrollView(account.party(keeper)) }
        return .removed(at: entry.time)
      case .touchMethod(.cancelled, let responder, _, _) where responder.identity == view.identity:
        let takers = parties(touch.takers(at: entry.time))
        if !takers.isEmpty { return .taken(by: takers) }
        if touch.wasCancelled, touch.end == entry.time { return .takenBySystem(at: entry.time) }
        let holders = parties(touch.holders(.delaysTouchesEnded))
        return touch.end.map { $0 < entry.time } ?? false && !holders.isEmpty
          ? .removedLate(by: holders, at: entry.time) : .removed(at: entry.time)
      default: break
      }
    }
    if let end = touch.end, touch.wasCancelledUnheard {
      return .takenWhileHeld(by: parties(touch.holders), at: end)
    }
    return .notLifted
  }
}

extension TouchAccount {
  /// The recognizers that held the touch back from the view.
  var holders: [Subject] { holders(.delaysTouchesBegan) }

  /// Returns the recognizers that held back the beginning or the end of the touch.
  func holders(_ kind: JournalFact.HoldReason) -> [Subject] {
    for entry in entries {
      if case .held(_, _, kind, let holders) = entry.fact { return holders }
    }
    return []
  }

  /// True if the system cancelled the touch while it was held back, so that its view received nothing.
  var wasCancelledUnheard: Bool {
    guard wasCancelled, !holders.isEmpty, let view else { return false }
    return call(.began, of: view) == nil
  }

  /// The scroll view whose `touchesShouldBegin` returned false for the touch.
  var keeper: Subject? {
    for entry in entries {
      if case .scroll(let view, .touchesShouldBegin(false)) = entry.fact { return view }
    }
    return nil
  }

  /// Returns whether a control ended tracking by itself, without sending an event.
  func stoppedTracking(_ control: Subject) -> Bool {
    let events = events(of: control)
    return end != nil && !events.isEmpty
      && !events.contains { $0.isEndOfTouch || $0 == .valueChanged }
  }
}

extension ScenarioAccount {
  /// Returns the number of fingers that a recognizer of the file requires; nil for classes that require no number.
  fileprivate func requiredFingers(of recognizer: Subject) -> Int? {
    guard let (node, number) = gesture(of: recognizer) else { return nil }
    return switch stage.nodes[node].gestures[number] {
    case let tap as UITapGestureRecognizer: tap.numberOfTouchesRequired
    case let press as UILongPressGestureRecognizer: press.numberOfTouchesRequired
    case let swipe as UISwipeGestureRecognizer: swipe.numberOfTouchesRequired
    case let pan as UIPanGestureRecognizer: pan.minimumNumberOfTouches
    case is UIPinchGestureRecognizer, is UIRotationGestureRecognizer: 2
    default: nil
    }
  }

  /// Returns why the pan of a scroll view whose content fits does not scroll it; nil for other recognizers.
  func nothingToScroll(_ recognizer: Subject) -> FailureReason? {
    guard let node = scrollView(of: recognizer),
      let view = stage.nodes[node].view as? UIScrollView,
      ObjectIdentifier(view.panGestureRecognizer) == recognizer.identity,
      view.scrollableAxes.isEmpty
    else { return nil }
    return .nothingToScroll(content: view.contentSize, bounds: view.bounds.size)
  }

  /// Returns why there is no back button, without which UIKit's own delegate does not let the pop recognizer begin. Nil
  /// if there is one, if the pop recognizer has another delegate, and for other recognizers.
  func missingBackButton(_ recognizer: Subject) -> MissingBackButton? {
    guard let (node, own) = index.own[recognizer.identity], own == .pop else { return nil }
    return stage.nodes[node].recognizer(own)?.missingBackButton
  }

  /// Returns the condition on which a recognizer's delegate lets it begin; nil if there is none.
  func beginCondition(of recognizer: Subject) -> GestureCondition? {
    guard let (node, number) = gesture(of: recognizer) else { return nil }
    for case .condition(.shouldBegin, let condition) in stage.scenario.nodes[node].gestures[number]
      .properties where !condition.isNever
    {
      return condition
    }
    return nil
  }

  /// For a control that did not begin tracking, returns whether it is a slider and no override was the cause: the
  /// finger then missed its thumb.
  func missesKnob(_ node: Int) -> Bool {
    stage.nodes[node].view is UISlider && stage.nodes[node].script?.tracking.begin ?? true
  }
}
