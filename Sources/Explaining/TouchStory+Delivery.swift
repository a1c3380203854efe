// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Explains which touch methods of the hit view were called, and which actions its control sent.
extension TouchStory {
  /// Returns the sentences about the hit view. Below a heading with its name, the sentences leave out the subject.
  func delivery(to view: Subject, calling name: String? = nil) -> [String] {
    var sentences: [String] = []
    if let refusal = account.refusal { sentences.append(withheld(refusal)) }
    sentences += held(view, .delaysTouchesBegan)
    sentences += told(view, calling: name)
    sentences += dropped()
    if sentences.isEmpty { sentences.append("Nothing.") }
    sentences += forwarded(from: view)
    for control in account.path { sentences += tracked(by: control) }
    for table in account.path { sentences += selected(in: table) }
    return sentences
  }

  private func withheld(_ refusal: AdmissionRefusal) -> String {
    switch refusal {
    case .singleTouch:
      "Nothing of this touch: another finger is down in it, and its isMultipleTouchEnabled is false."
    case .otherViewIsTracking:
      "Nothing of this touch: its isExclusiveTouch is true, and \(rivals(.present)) already"
        + "\(exclusiveRivals)."
    case .exclusiveViewIsTracking:
      "Nothing of this touch: \(exclusive(.present)) a touch already, and its isExclusiveTouch is true."
    }
  }

  /// The other views of the window that had a touch when this one came down.
  private var tracking: [Subject] {
    guard let window = account.path.last else { return [] }
    return play.touches.filter { other in
      other.time <= account.time && account.time <= other.end ?? .infinity && other.refusal == nil
        && other.path.last?.identity == window.identity
    }.compactMap(\.view).filter { $0.identity != account.view?.identity }
  }

  private func isExclusive(_ view: Subject) -> Bool {
    play.node(of: view).map { stage.nodes[$0].view.isExclusiveTouch } ?? false
  }

  /// The tense of a clause about the views that had a touch.
  enum Tense {
    case past, present

    /// Returns a form of "have" for one subject or several.
    func have(_ count: Int) -> String {
      switch self {
      case .past: "had"
      case .present: count < 2 ? "has" : "have"
      }
    }
  }

  /// The views that had a touch, as the beginning of a clause: "Mail has a touch".
  func rivals(_ tense: Tense) -> String {
    let names = tracking.map { labels[$0] }.distinct
    let have = tense.have(names.count)
    return names.count < 2
      ? "\(names.first ?? "another view") \(have) a touch" : "\(Phrase.list(names)) \(have) touches"
  }

  /// The clause about the views that had a touch and are exclusive themselves, each of which alone would withhold this
  /// touch; empty if there are none.
  var exclusiveRivals: String {
    let names = tracking.filter(isExclusive).map { labels[$0] }.distinct
    guard !names.isEmpty else { return "" }
    return names.count == 1
      ? "; \(names[0])'s isExclusiveTouch is true, too"
      : "; \(Phrase.list(names)) are exclusive, too"
  }

  /// The exclusive view that had a touch, as the beginning of a clause.
  func exclusive(_ tense: Tense) -> String {
    "\(tracking.first(where: isExclusive).map { labels[$0] } ?? "another view") \(tense.have(1))"
  }

  private func held(_ view: Subject, _ kind: JournalFact.HoldReason) -> [String] {
    account.entries.compactMap { entry in
      guard case .held(_, _, kind, let holders) = entry.fact else { return nil }
      let names = Phrase.list(holders.map { labels[$0] })
      switch kind {
      case .delaysTouchesBegan:
        let end = account.call(.began, of: view)
        let isScrolling = holders.contains { labels.scrollViewOwns($0) }
        let wait = holders.count == 1 ? "waits" : "wait"
        let why =
          isScrolling
          ? "which \(wait) to see whether the finger scrolls (delaysContentTouches)"
          : holders.count == 1
            ? "whose delaysTouchesBegan is true" : "of which each has delaysTouchesBegan true"
        return end.map {
          "touchesBegan was held back until \(Phrase.time($0)) by \(names), \(why)."
        }
          ?? "touchesBegan was never sent: \(names), \(why), held it back."
      case .delaysTouchesEnded:
        return
          "touchesEnded was held back at \(Phrase.time(entry.time)) by \(names), which had not "
          + "decided (delaysTouchesEnded)."
      }
    }
  }

  private func dropped() -> [String] {
    if let end = account.end, account.wasCancelledUnheard {
      return [
        "It never received the touch, for \(cause.systemDeed(at: end)) took it away at "
          + "\(Phrase.time(end))."
      ]
    }
    return account.entries.compactMap { entry in
      guard case .discarded(_, _, let reason) = entry.fact else { return nil }
      let takers = takers(at: entry.time)
      let keeper = account.keeper.map {
        "\(labels[$0])'s touchesShouldBegin(_:with:in:) answered false"
      }
      let who = takers.isEmpty ? keeper ?? reason.description : "\(Phrase.list(takers)) recognized"
      return "It never received the touch, for \(who) at \(Phrase.time(entry.time))."
    }
  }

  /// Returns the scroll views that would have held the touch back if delaysContentTouches were true, the default.
  private func undelayed(_ view: Subject) -> [String] {
    guard account.call(.began, of: view) != nil else { return [] }
    return account.undelayed.map {
      "\(labels[$0]) does not hold it back: its delaysContentTouches is false."
    }
  }

  private func told(_ view: Subject, calling name: String?) -> [String] {
    var sentences = undelayed(view)
    let got = name.map { "\($0) got " } ?? ""
    var calls: [String] = []
    if let began = account.call(.began, of: view) {
      calls.append("touchesBegan at \(Phrase.time(began))")
    }
    let moves = account.moves
    if let first = moves.first, let last = moves.last {
      calls.append(
        moves.count == 1
          ? "touchesMoved at \(Phrase.time(first))"
          : "touchesMoved \(moves.count) times (\(Phrase.time(first)) to \(Phrase.time(last)))")
    }
    let held = held(view, .delaysTouchesEnded)
    if let ended = account.call(.ended, of: view), held.isEmpty {
      calls.append("touchesEnded at \(Phrase.time(ended))")
    }
    if !calls.isEmpty { sentences.append("\(got)\(Phrase.list(calls)).") }
    sentences += held
    if let ended = account.call(.ended, of: view), !held.isEmpty {
      sentences.append("\(got)touchesEnded at \(Phrase.time(ended)).")
    }
    if let cancelled = account.call(.cancelled, of: view) {
      sentences.append(
        "\(got)touchesCancelled at \(Phrase.time(cancelled)), because \(reason(at: cancelled)).")
    }
    return sentences
  }

  /// Returns why a view received touchesCancelled.
  private func reason(at time: TimeInterval) -> String {
    let takers = takers(at: time)
    if let view = scrollViewThatMayCancel(at: time) {
      return
        "\(Phrase.list(takers)) recognized, and \(labels[view])'s touchesShouldCancel(in:) had "
        + "answered true"
    }
    if !takers.isEmpty {
      let their = takers.count == 1 ? "its" : "their"
      return "\(Phrase.list(takers)) recognized and \(their) cancelsTouchesInView is true"
    }
    if account.wasCancelled, account.end == time {
      return "\(cause.systemDeed(at: time)) took the touch away"
    }
    return account.view.map { cause.departure(of: $0, at: time) } ?? "it left its window"
  }

  /// Returns the scroll view whose `touchesShouldCancel(in:)` returned true at this time.
  private func scrollViewThatMayCancel(at time: TimeInterval) -> Subject? {
    for entry in account.entries where entry.time == time {
      guard case .scroll(let view, .touchesShouldCancel(true)) = entry.fact else { continue }
      return account.takers(at: time).contains { labels.scrollViewOwns($0) } ? view : nil
    }
    return nil
  }

  /// Returns the recognizers that cancelled the touch at this time.
  private func takers(at time: TimeInterval) -> [String] {
    account.takers(at: time).map { labels[$0] }
  }

  private func forwarded(from view: Subject) -> [String] {
    let names = account.entries.compactMap { entry -> String? in
      guard case .touchMethod(_, let responder, _, .forwarded) = entry.fact,
        responder.identity != view.identity, isOverriding(responder)
      else { return nil }
      return labels[responder]
    }.distinct
    return names.isEmpty
      ? [] : ["It passed the touch on, up the responder chain: \(Phrase.list(names)) got it too."]
  }

  /// Returns whether a responder overrides the touch methods. Other responders only pass touches on.
  private func isOverriding(_ responder: Subject) -> Bool {
    if let node = play.node(of: responder) {
      return stage.nodes[node].script.map { $0.touches != .forward } ?? false && logsTouches(node)
    }
    guard let node = play.index.controllers[responder.identity] else { return false }
    return stage.scenario.nodes[node].controllerName != nil && logsTouches(node)
  }

  /// Returns whether sentences should mention the touch methods of a node's view.
  private func logsTouches(_ node: Int) -> Bool {
    stage.scenario.logChoice(of: stage.scenario.nodes[node]).kinds.contains(.touches)
  }

  private func tracked(by control: Subject) -> [String] {
    guard let node = play.node(of: control),
      stage.scenario.nodes[node].viewClass.isControl
    else { return [] }
    let who = control.identity == account.view?.identity ? "As a control it" : labels[control]
    if account.disabled.contains(where: { $0.identity == control.identity }) {
      return ["\(who) did not track the touch: its isEnabled is false."]
    }
    let events = account.events(of: control)
    guard !events.isEmpty else { return silent(who, control, node) }
    var sentences = ["\(who) sent \(Phrase.list(events.map(\.description)))."]
    let lines = account.lines(of: control)
    if !lines.isEmpty {
      sentences.append(ran(lines, by: control))
    }
    sentences += account.searches.filter { $0.control.identity == control.identity }.map(found)
    if account.stoppedTracking(control) {
      sentences.append(
        "Then its continueTracking(_:with:) answered false, which ended the tracking.")
    }
    if let time = account.disabledAt[control.identity] {
      sentences.append("It was disabled at \(Phrase.time(time)), which cancelled that.")
    }
    for answer in stage.scenario.nodes[node].actions {
      guard case .line(let line) = answer.action, !lines.contains(line),
        !events.contains(answer.event),
        answer.isExpected || !stage.isMirror, !play.isOnlyTyped(answer.event, node),
        !(answer.event.isEditing && play.hasSent(answer.event, node))
      else { continue }
      let kept = answer.event == .valueChanged ? account.keptValues[control.identity] : nil
      let why = kept.map { " (\($0.clause))" } ?? ""
      let name = line == UIAction.untitledName ? "its action for that" : "\"\(line)\""
      sentences.append("It did not send \(answer.event)\(why), so \(name) did not run.")
    }
    return [sentences.joined(separator: " ")]
  }

  /// Returns the sentence about the actions that ran, named by the lines that they logged.
  func ran(_ lines: [String], by subject: Subject) -> String {
    let counts = lines.map { account.runs(of: $0, by: subject) }
    guard lines.count > 1 else {
      let name = lines.first.map { $0 == UIAction.untitledName ? "" : ": \"\($0)\"" }
      return "Its action ran\(Phrase.times(counts.first ?? 1))\(name ?? "")."
    }
    let list = zip(lines, counts).map { line, count in
      let name = line == UIAction.untitledName ? "one without a title" : "\"\(line)\""
      return "\(name)\(Phrase.times(count))"
    }
    return "Its actions ran: \(Phrase.list(list))."
  }

  /// Returns whether a control's class never sends an event that other controls send. A switch, for example, sends no
  /// touchDown.
  func sendsNo(_ event: ControlEventFact, _ control: Subject) -> Bool {
    UIControl.Event.touchDown.facts.contains(event)
      && play.node(of: control).map { stage.nodes[$0].view is UISwitch } ?? false
  }

  /// Returns the responder that received an action without a target.
  private func found(_ search: TouchAccount.ActionSearch) -> String {
    let asked = search.asked.map { labels[$0] }
    let no = "\(Phrase.list(asked)) \(asked.count == 1 ? "does" : "do") not implement it"
    let from = search.isFromFirstResponder ? " from the first responder" : ""
    let start =
      "Its action \(search.action) has no target, so it looked for one up the chain\(from): "
    guard let receiver = search.receiver else { return "\(start)\(no), and so no action ran." }
    let line = search.line.map { ": \"\($0)\"" } ?? ""
    return asked.isEmpty
      ? "\(start)\(labels[receiver]), the first that is asked, implements it\(line)."
      : "\(start)\(no), \(labels[receiver]) does\(line)."
  }

  /// Returns the action without a target that a control sent and this responder performed.
  func performed(by responder: Subject) -> String? {
    let search = account.searches.first { $0.receiver?.identity == responder.identity }
    guard let search else { return nil }
    let line = search.line.map { ": \"\($0)\"" } ?? ""
    return "It ran \(search.action), which \(labels[search.control]) sent up the chain\(line)."
  }

  /// Returns whether the touch reached a responder that overrides the touch methods, and does not only pass touches on.
  func isPassed(to responder: Subject) -> Bool {
    account.call(.began, of: responder) != nil && isOverriding(responder)
  }

  /// Returns why a control sent no event although it received the touch.
  private func silent(_ who: String, _ control: Subject, _ node: Int) -> [String] {
    guard account.call(.began, of: control) != nil else { return [] }
    if stage.nodes[node].script?.touches == .intercept {
      return ["\(who) sent nothing: its touch methods do not call super, which tracks."]
    }
    if let hit = account.view, hit.identity != control.identity {
      return [
        "\(who) sent nothing: \(labels[hit]) was hit, and a control tracks only its own touches."
      ]
    }
    guard account.asked.contains(control.identity) else {
      return ["\(who) sent nothing: it tracks another touch, and tracks one at a time."]
    }
    if play.missesKnob(node) {
      return ["\(who) sent nothing: the finger came down beside its knob."]
    }
    return ["\(who) sent nothing: its beginTracking(_:with:) answered false."]
  }

  /// Returns the sentence about whether the touch selected a row of the table; empty if this table logs no
  /// selections.
  private func selected(in table: Subject) -> [String] {
    guard let node = play.node(of: table), let line = stage.scenario.nodes[node].selectionLine
    else { return [] }
    return account.lines(of: table).contains(line)
      ? ["\(labels[table]) selected the row: \"\(line)\"."]
      : ["\(labels[table]) selected no row, so \"\(line)\" did not run."]
  }
}
