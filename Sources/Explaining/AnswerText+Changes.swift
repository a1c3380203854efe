// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes sentences about changes: what each would achieve, and its side effects.
extension AnswerText {
  /// Returns the result of a change and the change: "B would act if A were hidden."
  func promise(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    let conditions = SettingText.conditions(
      of: trial.change, account: account, labels: labels, target: target)
    return "\(name) \(result(trial, goal)) if \(conditions)."
  }

  private func result(_ trial: ChangeSearch.Trial, _ goal: Goal) -> String {
    switch goal.question {
    case .whyNot:
      if trial.strength > 1, case .view(_, .heard) = goal.target {
        return "would receive the touch to its end"
      }
      return teller.wouldAct(
        trial.strength > 1 && trial.goal.isAboutHearing ? goal.target.atBest : goal.target,
        trial.account, goal.touch)
    case .why:
      guard stillActs(trial, goal) else { return "would not \(receiving(goal))" }
      let stopped = goal.partners.filter { !trial.account.acts($0, touch: nil) }
      return "would \(teller.verb(target)) without \(Phrase.list(stopped.map(teller.name)))"
    case .late:
      let time = trial.account.chosen(goal.touch).first.flatMap {
        trial.account.time(of: target, on: $0)
      }
      return "would \(receiving) at \(Phrase.time(time ?? 0))"
    case .cancelled:
      if case .view = target { return "would keep the touch" }
      return "would go on to the end"
    }
  }

  /// Returns whether the target still acts with a change. The change then stops only other targets that acted.
  func stillActs(_ trial: ChangeSearch.Trial, _ goal: Goal) -> Bool {
    trial.account.chosen(goal.touch).contains { trial.account.reacts(target, on: $0) }
  }

  /// The verb for the target; for a view, "receive the touch".
  private var receiving: String { isView ? "receive the touch" : teller.verb(target) }

  /// Returns a goal as a clause with the target's name: "B act".
  func deed(_ goal: Goal) -> String {
    switch goal.question {
    case .whyNot: teller.deed(goal.target)
    case .why: "\(name) not \(teller.verb(target))"
    case .late: "\(name) \(receiving) earlier"
    case .cancelled: "\(name) go on to the end"
    }
  }

  // MARK: Side effects

  /// The largest number of side effects that are listed.
  private static let mostRemarks = 4

  /// Returns sentences about the side effects, each with the gestures on which the effect occurs.
  func remarks(_ trial: ChangeSearch.Trial) -> [String] {
    var remarks = trial.effects.map { effect(of: trial, $0) }
    remarks += trial.probed.uses.filter { use in
      // Gestures that an actor loses are not reported if the target acts on all of them and the actor keeps others,
      // unless the actor is a scroll view around the target: it should scroll from all that it contains.
      let isPlain =
        use.lost.isEmpty && !use.kept.isEmpty && !account.scrolls(use.actor, around: target)
      return !use.missing.isEmpty && !isPlain && !isCovered(use, trial)
        && !trial.effects.contains { $0.actor == use.actor && $0.isLoss }
    }.map { use in
      inner(use, trial)
        ?? (use.isBroken
          ? never(use.actor, trial) : nil)
        ?? "\(teller.name(use.actor)) would no longer \(teller.verb(use.actor))\(preposition(use.actor))"
        + "\(Probe.names(of: use.missing, among: use.tried))\(rest(use))."
    }
    remarks += trial.probed.uses.filter { use in
      !use.joined.isEmpty && !trial.companions.contains { $0.isSame(as: use.actor) }
    }.map(joined)
    remarks += trial.probed.uses.filter { use in
      !use.atLift.isEmpty && use.missing.isEmpty
        && !trial.effects.contains { $0.actor == use.actor && $0.kind == .noLongerActs }
    }.map { use in
      "\(teller.name(use.actor)) would \(teller.verb(use.actor))\(preposition(use.actor))"
        + "\(Probe.names(of: use.atLift, among: use.tried)) only when the finger lifts."
    }
    remarks += trial.probed.uses.compactMap { use in
      let isTold = trial.effects.contains { effect in
        if case .actsLater = effect.kind { effect.actor == use.actor } else { false }
      }
      guard !isTold, let most = use.delayed.map(\.by).max() else { return nil }
      return "\(teller.name(use.actor)) would \(teller.verb(use.actor))\(preposition(use.actor))"
        + "\(Probe.names(of: use.delayed.map(\.probe), among: use.tried)) later, by up to \(seconds(most))."
    }
    remarks =
      Array(remarks.prefix(Self.mostRemarks)) + together(trial) + stillHeld(trial)
      + ChangeWarnings(account: account, labels: labels).sentences(
        trial.change, refusingBeside: !trial.probed.uses.contains { inner($0, trial) != nil })
    let unsaid = trial.silenced.filter { actor in
      !trial.effects.contains { $0.actor == actor && $0.kind == .noLongerActs }
        && !trial.probed.uses.contains { $0.actor == actor && !$0.missing.isEmpty }
    }
    if !unsaid.isEmpty {
      let names = Phrase.list(unsaid.map(teller.name))
      remarks.append("That switches \(names) off for every touch.")
    }
    return remarks
  }

  private func effect(of trial: ChangeSearch.Trial, _ effect: SideEffect) -> String {
    let (actor, verb) = (teller.name(effect.actor), teller.verb(effect.actor))
    let touches = touches(of: effect)
    if case .view = effect.actor, let touches, [.acts, .noLongerActs].contains(effect.kind) {
      return "\(actor) would \(effect.isLoss ? "no longer" : "then") receive \(touches)."
    }
    let object = touches.map { "\(preposition(effect.actor))\($0)" } ?? ""
    let on = touches.map { " on \($0)" } ?? ""
    switch effect.kind {
    case .noLongerActs:
      let use = trial.probed.uses.first { $0.actor == effect.actor }
      if let use, let sentence = inner(use, trial) { return sentence }
      if let use, use.isBroken { return never(use.actor, trial) }
      if let use, touchCount == 1, use.missing.contains(where: { isMade($0, effect) }) {
        // The file's finger made one of these gestures, so the sentence names that gesture at the finger's point.
        let missing = use.missing.map { isMade($0, effect) ? $0.atTouch : $0 }
        return "\(actor) would no longer \(verb)\(preposition(effect.actor))"
          + "\(Probe.names(of: missing, among: use.tried))\(rest(use))."
      }
      return "\(actor) would no longer \(verb)\(use.flatMap { elsewhere($0, effect) } ?? object)"
        + "\(use.map { others($0, effect) } ?? "")."
    case .acts: return "\(actor) would then \(verb)\(object)."
    case .isCancelled: return "\(actor) would be cancelled\(on)."
    case .actsLater(let delay): return "\(actor) would \(verb) \(seconds(delay)) later\(on)."
    }
  }

  /// The sentence about an actor that, with a change, acts on none of the gestures that were tried.
  private func never(_ actor: ActingTarget, _ trial: ChangeSearch.Trial) -> String {
    if case .view = actor { return "\(teller.name(actor)) would no longer receive any touch." }
    if let other = requirement(of: actor, trial) {
      return "\(teller.name(actor)) would \(teller.verb(actor)) only where \(other) fails."
    }
    return "\(teller.name(actor)) would no longer \(teller.verb(actor)) at all."
  }

  /// The preposition after the target's verb: none for recognizers ("recognizes a drag"), " on" for others ("acts on a
  /// drag").
  private func preposition(_ actor: ActingTarget) -> String {
    teller.verb(actor) == "recognize" ? " " : " on "
  }

  /// A phrase for the touches with a side effect: "touch 2", "this tap"; nil for a view if there is only one touch.
  private func touches(of effect: SideEffect) -> String? {
    guard touchCount == 1 else {
      if effect.touches.count > 1, effect.touches.count == touchCount, isOneGesture {
        return "this gesture of \(touchCount == 2 ? "two" : "\(touchCount)") fingers"
      }
      let numbers = effect.touches.map { "\(account.touchesBefore + $0)" }
      return "touch\(numbers.count == 1 ? "" : "es") \(Phrase.list(numbers))\(hitView(effect))"
    }
    if case .view = effect.actor { return nil }
    return account.touches.first.map { touch in
      account.edge(of: touch).map { "drags \($0.inwards.way) from the \($0.rawValue) edge" }
        ?? "this \(word(for: touch))"
    }
  }

  /// The view that all touches with a side effect hit, in brackets; empty if they hit several views, or the target.
  private func hitView(_ effect: SideEffect) -> String {
    let hit = made(effect).map(\.view?.identity)
    guard let view = made(effect).first?.view, hit.allSatisfy({ $0 == view.identity }),
      view.identity != subject.identity
    else { return "" }
    // A view that receives the touch with the change is then the hit view itself, so none is named.
    if case .view = effect.actor { return "" }
    return " (on \(labels[view]))"
  }

  /// True if all fingers were down at once.
  private var isOneGesture: Bool {
    let last = account.touches.map(\.time).max() ?? 0
    return account.touches.allSatisfy { last < $0.end ?? .infinity }
  }

  /// The sentence about a recognizer or control that, with a change, no longer acts on touches inside one view but
  /// still acts elsewhere; nil if the change makes no such difference.
  private func inner(_ use: ProbedUse, _ trial: ChangeSearch.Trial) -> String? {
    // All gestures that still work must begin outside the hit view. Gestures outside it may have stopped working, too,
    // only if the change names the view whose touches it excludes.
    guard !use.kept.isEmpty, use.kept.allSatisfy(\.isBeside), !use.missing.isEmpty,
      !use.missing.contains(where: \.isBeside) || excluded(trial) != nil,
      let region = region(trial, use.actor)
    else { return nil }
    let touches: String
    switch use.missing[0].gesture {
    case .drag where use.missing.allSatisfy(\.isDrag): touches = "drags that begin in \(region)"
    case .tap(1) where use.missing.count == 1: touches = "taps in \(region)"
    case .tap, .press, .drag, .edgeDrag, .pinch, .turn, .pinchAndTurn: return nil
    }
    return
      "\(teller.name(use.actor)) would no longer \(teller.verb(use.actor))\(preposition(use.actor))"
      + "\(touches)\(beside(trial)); elsewhere it still would."
  }

  /// A phrase for drags that begin beside the view and that the change's code refuses as well; empty if there are none.
  private func beside(_ trial: ChangeSearch.Trial) -> String {
    guard trial.change.settings.contains(where: \.refusesBeside) else { return "" }
    return " and, with the code below, on some that begin beside it, up to \(Setting.margin) away"
  }

  /// The view that the change excludes by its name.
  private func excluded(_ trial: ChangeSearch.Trial) -> String? {
    for setting in trial.change.settings {
      if case .pair("notIn", .name(let view)) = setting.value { return view }
    }
    return nil
  }

  /// The view inside which a change keeps touches from a target: the view that the change names, or else the hit view.
  private func region(_ trial: ChangeSearch.Trial, _ actor: ActingTarget) -> String? {
    if let view = excluded(trial) { return view }
    for setting in trial.change.settings {
      if case .pair("alsoInside", .name(let view)) = setting.value { return view }
    }
    guard let hit = account.chosen(trial.goal.touch).last?.view, let node = account.node(of: hit),
      node != actor.node
    else { return nil }
    return labels[hit]
  }

  /// Returns a phrase for gestures other than those in the file: those that the actor loses, and those that it keeps.
  private func others(_ use: ProbedUse, _ effect: SideEffect) -> String {
    let lost = use.missing.filter { !isMade($0, effect) }
    let on = preposition(use.actor)
    if use.kept.isEmpty {
      return lost.isEmpty
        ? "" : ", nor\(on)what else was tried: \(Probe.names(of: lost, among: use.tried))"
    }
    if elsewhere(use, effect) != nil { return rest(use) }
    let isFromEdge = made(effect).contains { account.edge(of: $0) != nil }
    return (lost.isEmpty ? "" : " or\(on)\(Probe.names(of: lost, among: use.tried))")
      + rest(use, after: isFromEdge ? [] : made(effect), fromEdge: isFromEdge)
  }

  /// Returns the drags with which the actor of a side effect no longer acts, if a finger of the file came from an edge
  /// of the screen, and the same drag is lost elsewhere, too; nil otherwise.
  private func elsewhere(_ use: ProbedUse, _ effect: SideEffect) -> String? {
    let edges = made(effect).compactMap { account.edge(of: $0) }
    guard let edge = edges.first, !use.kept.isEmpty,
      use.missing.contains(where: { $0.heading == edge.inwards })
    else { return nil }
    return "\(preposition(use.actor))\(Probe.names(of: use.missing, among: use.tried)), "
      + "from the \(edge.rawValue) edge or elsewhere"
  }

  /// The touches of the file on which a side effect occurs.
  private func made(_ effect: SideEffect) -> [TouchAccount] {
    effect.touches.compactMap { number in
      account.touches.indices.contains(number - 1) ? account.touches[number - 1] : nil
    }
  }

  /// Returns whether a gesture is one that the fingers of the file made on the touches with a side effect.
  private func isMade(_ probe: Probe, _ effect: SideEffect) -> Bool {
    made(effect).contains { isLike(probe, $0) }
  }

  private func rest(
    _ use: ProbedUse, after lost: [TouchAccount] = [], fromEdge: Bool = false
  ) -> String {
    let kept = use.kept
    let isSlower = { (probe: Probe) in
      !probe.isBeside && lost.contains { probe.gesture == .drag($0.heading, .quick) }
    }
    let lifted =
      use.atLift.isEmpty
      ? "" : "\(Probe.names(of: use.atLift, among: use.tried)) only when the finger lifts"
    if kept.isEmpty { return "" }
    if kept.allSatisfy(use.atLift.contains) {
      return "; it would \(teller.verb(use.actor))\(preposition(use.actor))\(lifted)"
    }
    if fromEdge && use.missing.isEmpty
      || kept.allSatisfy(\.isBeside) && !use.missing.contains(where: \.isBeside)
    {
      let isResting = use.missing.allSatisfy { !$0.isDrag } && lost.isEmpty && !fromEdge
      return "\(isResting ? " there" : ""); elsewhere it still would"
    }
    let would = teller.verb(use.actor) == "recognize" ? "would recognize " : "would on "
    // As in "a pinch alone": a pinch or rotation together with another movement no longer works.
    let alone = kept.allSatisfy { [.pinch, .turn].contains($0.gesture) } ? " alone" : ""
    let oneFinger =
      isOneGesture && touchCount > 1 && kept.allSatisfy { $0.isDrag && $0.fingers == 1 }
      ? " with one finger" : ""
    // The drag of the file was slower than those that were tried.
    let quicker =
      lost.count == 1 && kept.allSatisfy(\.isDrag) && kept.contains(where: isSlower)
      ? "quicker " : ""
    return
      "; \(fromEdge && kept.allSatisfy(\.isDrag) ? "elsewhere " : "")it still \(would)\(quicker)\(Probe.places(of: kept, among: use.tried))\(alone)\(oneFinger)"
      + (lifted.isEmpty ? "" : ", but \(lifted)")
  }

  /// Returns whether a gesture is the one that a finger of the file made.
  private func isLike(_ probe: Probe, _ touch: TouchAccount) -> Bool {
    switch probe.gesture {
    case .tap(1), .press(_, taps: 0):
      return !probe.isBeside && touch.distance < ScenarioAccount.leastTravel
    case .tap, .press, .pinch, .turn, .pinchAndTurn: return false
    case .edgeDrag: return touch.distance >= ScenarioAccount.leastTravel
    case .drag(let heading, _):
      return touch.distance >= ScenarioAccount.leastTravel && touch.heading == heading
        && account.edge(of: touch) == nil
    }
  }

  /// Returns the sentence about scroll views that delay a moving finger's touch before it reaches the view that acts
  /// with the change. A drag that ends before the delay is over may not reach the view at all.
  private func stillHeld(_ trial: ChangeSearch.Trial) -> [String] {
    let acting = trial.effects.filter { $0.kind == .acts }.map(\.actor) + [target]
    return trial.account.chosen(trial.goal.touch).suffix(1).compactMap { touch in
      guard touch.distance >= ScenarioAccount.leastTravel, let hit = touch.view,
        let began = touch.call(.began, of: hit), began > touch.time,
        let node = trial.account.node(of: hit),
        acting.contains(where: { !$0.isRecognizer && $0.node == node })
      else { return nil }
      let views = touch.holders(.delaysTouchesBegan).compactMap(trial.account.scrollView)
      guard !views.isEmpty else { return nil }
      let names = Phrase.list(views.map { labels[account.view($0)] })
      let moment = "\(began == touch.end ? "as the finger lifts, " : "")at \(Phrase.time(began))"
      let now = account.chosen(trial.goal.touch).last?.call(.began, of: account.view(node))
      return
        "\(labels[account.view(node)]) would \(now == began ? "still " : "")receive the touch only \(moment): "
        + "\(names) \(views.count == 1 ? "delays" : "delay") it (delaysContentTouches)."
    }
  }

  /// Returns the sentence about targets that would act on the same touch as the target in question.
  private func together(_ trial: ChangeSearch.Trial) -> [String] {
    let companions = trial.companions.filter { actor in
      !trial.effects.contains { $0.kind == .isCancelled && $0.actor.isSame(as: actor) }
    }
    guard !companions.isEmpty else { return [] }
    let names = Phrase.list(companions.map(teller.name))
    guard trial.isConflict else {
      let verb = companions.count == 1 ? teller.verb(companions[0]) : "act"
      if trial.doubled.isEmpty, case .view = target,
        let touch = trial.account.chosen(trial.goal.touch).last,
        let time = touch.call(.cancelled, of: trial.account.view(target.node))
      {
        return [
          "\(names) would still \(verb), too, and \(name) would get touchesCancelled at \(Phrase.time(time))."
        ]
      }
      guard !trial.doubled.isEmpty else { return ["\(names) would still \(verb), too."] }
      return ["\(names) would still \(verb), too: one tap would run \(actions(trial))."]
    }
    return ["\(names) would still follow the finger: both would act at once."]
  }

  /// The sentence about gestures on which another actor acts, and on which the target would act, too.
  private func joined(_ use: ProbedUse) -> String {
    let gestures = Probe.names(of: use.joined, among: use.joined)
    let lines = teller.lines(of: target) + teller.lines(of: use.actor)
    guard lines.count == 2 else {
      return "\(name) would then also \(teller.verb(target)) on \(gestures)."
    }
    return
      "\(Phrase.capitalized(gestures)) would run two actions, \(Phrase.list(lines.map { "\"\($0)\"" }))."
  }

  /// The actions that one tap runs with a change.
  private func actions(_ trial: ChangeSearch.Trial) -> String {
    let all = [target] + trial.doubled
    let logged = trial.account.chosen(trial.goal.touch).last?.lines ?? []
    let lines = all.flatMap(teller.lines).sorted { one, other in
      (logged.firstIndex(of: one) ?? .max) < (logged.firstIndex(of: other) ?? .max)
    }
    let count = all.count == 2 ? "two" : "\(all.count)"
    return lines.count == all.count
      ? "\(count) actions, \(Phrase.list(lines.map { "\"\($0)\"" }))" : "\(count) actions"
  }

  /// Returns a noun for the movement of a finger.
  private func word(for touch: TouchAccount) -> String {
    if touch.distance >= ScenarioAccount.leastTravel { return "drag" }
    guard let end = touch.end, end - touch.time < 0.5 else { return "press" }
    return "tap"
  }
}

extension TouchAccount {
  /// The overall direction in which a finger moved.
  fileprivate var heading: Probe.Heading {
    isSideways ? (travel.x < 0 ? .left : .right) : (travel.y < 0 ? .up : .down)
  }
}
