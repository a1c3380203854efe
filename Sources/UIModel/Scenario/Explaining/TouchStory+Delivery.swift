import Foundation

/// What the hit view was told of the touch, and what its control made of it.
extension TouchStory {
  func delivery(to view: Subject) -> [String] {
    var sentences: [String] = []
    if let refusal = account.refusal { sentences.append(withheld(refusal)) }
    sentences += held(view, .delaysTouchesBegan)
    sentences += told(view)
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
      "Nothing of this touch: its isExclusiveTouch is true, and another view has a touch already."
    case .exclusiveViewIsTracking:
      "Nothing of this touch: a view with isExclusiveTouch has a touch already."
    }
  }

  private func held(_ view: Subject, _ kind: JournalFact.HoldReason) -> [String] {
    account.entries.compactMap { entry in
      guard case .held(_, _, kind, let holders) = entry.fact else { return nil }
      let names = Phrase.list(holders.map { labels[$0] })
      switch kind {
      case .delaysTouchesBegan:
        let end = account.call(.began, of: view).map { "until \(Phrase.time($0.time))" }
        let isScrolling = holders.contains { labels.scrollViewOwns($0) }
        let why =
          isScrolling
          ? "which waits to see whether the finger scrolls (delaysContentTouches)"
          : holders.count == 1
            ? "whose delaysTouchesBegan is true" : "of which each has delaysTouchesBegan true"
        return "touchesBegan was held back \(end ?? "for good") by \(names), \(why)."
      case .delaysTouchesEnded:
        return
          "touchesEnded was held back at \(Phrase.time(entry.time)) by \(names), which had not "
          + "decided (delaysTouchesEnded)."
      }
    }
  }

  private func dropped() -> [String] {
    account.entries.compactMap { entry in
      guard case .discarded(_, _, let reason) = entry.fact else { return nil }
      let takers = takers(at: entry.time)
      let who = takers.isEmpty ? reason : "\(Phrase.list(takers)) recognized"
      return "It never heard of the touch, for \(who) at \(Phrase.time(entry.time))."
    }
  }

  private func told(_ view: Subject) -> [String] {
    var sentences: [String] = []
    var calls: [String] = []
    if let began = account.call(.began, of: view) {
      calls.append("touchesBegan at \(Phrase.time(began.time))")
    }
    if account.moves.count == 1 {
      calls.append("touchesMoved at \(Phrase.time(account.moves.first))")
    } else if account.moves.count > 1 {
      calls.append(
        "touchesMoved \(account.moves.count) times (\(Phrase.time(account.moves.first)) to "
          + "\(Phrase.time(account.moves.last)))")
    }
    let held = held(view, .delaysTouchesEnded)
    if let ended = account.call(.ended, of: view), held.isEmpty {
      calls.append("touchesEnded at \(Phrase.time(ended.time))")
    }
    if !calls.isEmpty { sentences.append("\(Phrase.list(calls)).") }
    sentences += held
    if let ended = account.call(.ended, of: view), !held.isEmpty {
      sentences.append("touchesEnded at \(Phrase.time(ended.time)).")
    }
    if let cancelled = account.call(.cancelled, of: view) {
      sentences.append(
        "touchesCancelled at \(Phrase.time(cancelled.time)), because \(cause(at: cancelled.time)).")
    }
    return sentences
  }

  /// Why a view was told that its touch is cancelled.
  private func cause(at time: TimeInterval) -> String {
    let takers = takers(at: time)
    if !takers.isEmpty {
      let their = takers.count == 1 ? "its" : "their"
      return "\(Phrase.list(takers)) recognized and \(their) cancelsTouchesInView is true"
    }
    if account.wasCancelled, account.end == time { return "the system took the touch away" }
    return "it left its window"
  }

  /// The recognizers that took the touch at a time.
  private func takers(at time: TimeInterval) -> [String] {
    account.takers(at: time).map { labels[$0] }
  }

  private func forwarded(from view: Subject) -> [String] {
    var names: [String] = []
    for entry in account.entries {
      guard case .touchMethod(_, let responder, _, .forwarded) = entry.fact,
        responder.identity != view.identity, isOverriding(responder)
      else { continue }
      let name = labels[responder]
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty
      ? [] : ["It passed the touch on, up the responder chain: \(Phrase.list(names)) got it too."]
  }

  /// Whether a responder does something of its own with touches; the others only pass them on.
  private func isOverriding(_ responder: Subject) -> Bool {
    for (index, built) in stage.nodes.enumerated() {
      if ObjectIdentifier(built.view) == responder.identity {
        return built.script.map { $0.touches != .forward } ?? false && logsTouches(index)
      }
      if let controller = built.controller, ObjectIdentifier(controller) == responder.identity {
        return stage.scenario.nodes[index].controllerName != nil && logsTouches(index)
      }
    }
    return false
  }

  /// Whether its touch methods are worth a line to who wrote the file.
  private func logsTouches(_ node: Int) -> Bool {
    stage.scenario.logChoice(of: stage.scenario.nodes[node]).kinds.contains(.touches)
  }

  private func tracked(by control: Subject) -> [String] {
    guard
      let node = stage.nodes.firstIndex(where: { ObjectIdentifier($0.view) == control.identity }),
      stage.scenario.nodes[node].viewClass.isControl
    else { return [] }
    let who = control.identity == account.view?.identity ? "As a control it" : labels[control]
    if account.disabled.contains(where: { $0.identity == control.identity }) {
      return ["\(who) did not track the touch: its isEnabled is false."]
    }
    let events = account.events(of: control)
    guard !events.isEmpty else { return silent(who, control, node) }
    var sentences = ["\(who) sent \(Phrase.list(events))."]
    let lines = account.lines(of: control)
    if !lines.isEmpty {
      sentences.append("Its action ran: \(Phrase.list(lines.map { "\"\($0)\"" })).")
    }
    for answer in stage.scenario.nodes[node].actions {
      guard case .line(let line) = answer.action, !lines.contains(line) else { continue }
      sentences.append("It did not send \(answer.event), so \"\(line)\" did not run.")
    }
    return [sentences.joined(separator: " ")]
  }

  /// Why a control sent nothing although the touch came to it.
  private func silent(_ who: String, _ control: Subject, _ node: Int) -> [String] {
    guard account.call(.began, of: control) != nil else { return [] }
    if stage.nodes[node].script?.touches == .intercept {
      return ["\(who) sent nothing: its touch methods do not call super, which tracks."]
    }
    return ["\(who) sent nothing: its beginTracking(_:with:) said no."]
  }

  /// What a table made of the touch.
  private func selected(in table: Subject) -> [String] {
    guard let node = stage.nodes.firstIndex(where: { ObjectIdentifier($0.view) == table.identity }),
      let line = stage.scenario.nodes[node].selectionLine
    else { return [] }
    return account.lines(of: table).contains(line)
      ? ["\(labels[table]) selected the row: \"\(line)\"."]
      : ["\(labels[table]) selected no row, so \"\(line)\" did not run."]
  }
}
