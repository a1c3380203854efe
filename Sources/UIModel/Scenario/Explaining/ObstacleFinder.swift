// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Finds the first thing that kept somebody from acting, in the order in which a touch meets things.
@MainActor
struct ObstacleFinder {
  let account: ScenarioAccount

  /// The first of the touches that came closest to letting somebody act, and what stopped it there; of one
  /// touch by its number from 1, or of all.
  func find(
    _ target: ActingTarget, touch number: Int?
  ) -> (obstacle: Obstacle, touch: TouchAccount?) {
    var closest: (obstacle: Obstacle, touch: TouchAccount?) = (.noTouch, nil)
    for touch in account.chosen(number) {
      guard let obstacle = find(target, on: touch) else { continue }
      if closest.touch == nil || obstacle.stage > closest.obstacle.stage {
        closest = (obstacle, touch)
      }
    }
    return closest
  }

  /// What kept somebody from acting on one touch; nil when it acted.
  func find(_ target: ActingTarget, on touch: TouchAccount) -> Obstacle? {
    guard !account.acts(target, on: touch) else { return nil }
    let view = account.view(target.node)
    switch target {
    case .view(_, let goal):
      if let obstacle = search(view, touch, alsoIn: goal == .found) { return obstacle }
      switch delivery(view, touch) {
      case .notLifted?: return admission(touch) ?? .undelivered(by: touch.holders)
      case let obstacle: return admission(touch) ?? obstacle
      }
    case .control(let node):
      return search(view, touch, alsoIn: true) ?? admission(touch) ?? control(node, view, touch)
    case .recognizer:
      return search(view, touch, alsoIn: true) ?? recognition(account.subject(target), touch)
    }
  }

  // MARK: The search

  /// What kept the search from a view, or with `alsoIn` from it and the views in it.
  private func search(_ view: Subject, _ touch: TouchAccount, alsoIn: Bool) -> Obstacle? {
    let isHit = touch.trace.hitView?.identity == view.identity
    let isOnPath = touch.path.contains { $0.identity == view.identity }
    if isHit || alsoIn && isOnPath { return nil }
    let visits = touch.trace.visits
    if let visit = visits.first(where: { $0.view.identity == view.identity }) {
      switch visit.answer {
      case .refused(.outside(let point, let bounds)):
        return .elsewhere("\(Phrase.way(from: bounds, to: point)) its bounds")
      case .refused where !touch.liesUnderFinger(visit),
        .answeredByOverride(nil)
      where !touch.liesUnderFinger(visit):
        return .elsewhere(nil)
      case .refused(let refusal): return .refused(by: view, refusal)
      case .answeredByOverride: return .answeredByOverride(of: view)
      case .foundInside(let inner): return .subviewTookIt(touch.trace.hitView ?? inner)
      case .hit, .pending: return touch.trace.hitView.map { .behind($0) }
      }
    }
    guard let missed = touch.missed.first(where: { $0.view.identity == view.identity }) else {
      return .elsewhere(nil)
    }
    let around = missed.around.flatMap { around in
      visits.first { $0.view.identity == around.identity }
    }
    switch around?.answer {
    case .refused(let refusal)?: return .refused(by: around?.view ?? view, refusal)
    case .answeredByOverride?: return .answeredByOverride(of: around?.view ?? view)
    case .foundInside?, .hit?, .pending?, nil:
      return touch.trace.hitView.map { .behind($0) } ?? .elsewhere(nil)
    }
  }

  private func admission(_ touch: TouchAccount) -> Obstacle? {
    touch.refusal.map { .withheld($0) }
  }

  // MARK: Recognizers

  private func recognition(_ recognizer: Subject, _ touch: TouchAccount) -> Obstacle? {
    let witness = touch.witnesses.first { $0.recognizer.identity == recognizer.identity }
    if let absence = witness?.absence {
      if absence == .exclusive, let refusal = touch.refusal { return .withheld(refusal) }
      return .absent(absence)
    }
    var waits: [Subject] = []
    for entry in touch.story(of: recognizer) {
      switch entry.fact {
      case .verdict(_, .fails(let loss)), .verdict(_, .isCancelled(let loss)): return .lost(loss)
      case .verdict(_, .waits(let others)): waits = others
      case .delegate(_, "gestureRecognizerShouldBegin", _, false): return .delegateForbade
      case .refusedByView(_, let view): return .viewForbade(view)
      case .stateChange(_, _, .failed, _) where touch.fitting.contains(recognizer.identity):
        return .nothingToScroll
      case .stateChange(_, _, .failed, let reason): return .failed(reason)
      default: break
      }
    }
    return waits.isEmpty ? .undecided : .waits(for: waits)
  }

  // MARK: Views and controls

  private func delivery(_ view: Subject, _ touch: TouchAccount) -> Obstacle? {
    for entry in touch.entries {
      switch entry.fact {
      case .discarded:
        let takers = touch.takers(at: entry.time)
        if !takers.isEmpty { return .heldBack(by: touch.holders, takenBy: takers) }
        if touch.wasCancelled, touch.end == entry.time { return .takenBySystem(at: entry.time) }
        if let keeper = touch.keeper { return .keptByScrollView(keeper) }
        return .removed(at: entry.time)
      case .touchMethod(.cancelled, let responder, _, _) where responder.identity == view.identity:
        let takers = touch.takers(at: entry.time)
        if !takers.isEmpty { return .taken(by: takers) }
        return touch.wasCancelled && touch.end == entry.time
          ? .takenBySystem(at: entry.time) : .removed(at: entry.time)
      default: break
      }
    }
    return .notLifted
  }

  private func control(_ node: Int, _ view: Subject, _ touch: TouchAccount) -> Obstacle {
    if touch.disabled.contains(where: { $0.identity == view.identity }) { return .disabled }
    if account.stage.nodes[node].script?.touches == .intercept { return .keepsTouches }
    let events = touch.events(of: view)
    if let hit = touch.view {
      let isLost = touch.call(.began, of: hit) == nil || events.contains("touchCancel")
      switch delivery(hit, touch) {
      case .taken(let takers)? where events.isEmpty || events.contains("touchCancel"):
        return .taken(by: takers)
      case .heldBack(let holders, let takers)?: return .heldBack(by: holders, takenBy: takers)
      case .keptByScrollView(let keeper)?: return .keptByScrollView(keeper)
      case .takenBySystem(let time)? where isLost: return .takenBySystem(at: time)
      case .removed(let time)? where isLost: return .removed(at: time)
      default: break
      }
    }
    if account.stage.scenario.nodes[node].selectionLine != nil {
      return touch.end == nil ? .notLifted : .noRow
    }
    if events.isEmpty { return .refusesTracking(began: false) }
    if touch.stoppedTracking(view) { return .refusesTracking(began: true) }
    if let action = touch.searches.first(where: { $0.receiver == nil })?.action {
      return .unhandled(action)
    }
    if events.contains("touchUpOutside") { return .liftedOutside }
    return touch.end == nil ? .notLifted : .otherEvents(events)
  }
}

extension TouchAccount {
  /// Who held back that the touch began.
  fileprivate var holders: [Subject] {
    for entry in entries {
      if case .held(_, _, .delaysTouchesBegan, let holders) = entry.fact { return holders }
    }
    return []
  }

  /// Who kept the touch from its view by touchesShouldBegin.
  fileprivate var keeper: Subject? {
    for entry in entries {
      if case .scroll(let view, .touchesShouldBegin(false)) = entry.fact { return view }
    }
    return nil
  }

  /// Whether a control stopped tracking by itself, with no event for it.
  func stoppedTracking(_ control: Subject) -> Bool {
    let events = events(of: control)
    return end != nil && !events.isEmpty
      && !events.contains { $0.hasPrefix("touchUp") || $0 == "touchCancel" }
      && !events.contains("valueChanged")
  }
}
