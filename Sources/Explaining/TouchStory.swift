// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Explains one touch in sentences: the hit test, the recognizers, and the calls of the view.
@MainActor
struct TouchStory {
  let account: TouchAccount
  let number: Int
  let labels: SubjectLabels
  let play: ScenarioAccount
  var cause: TouchCause { TouchCause(account: play, labels: labels) }
  var stage: ScenarioStage { play.stage }

  func paragraphs() -> [Explanation.Paragraph] {
    var paragraphs = [
      Explanation.Paragraph(headline), Explanation.Paragraph("The search for its view", search()),
    ]
    guard let view = account.view else { return paragraphs }
    let recognizers = recognizers()
    paragraphs.append(
      Explanation.Paragraph(
        "The recognizers, from \(labels[view]) upwards",
        recognizers.isEmpty
          ? ["There is none, neither on \(labels[view]) nor on the views that it is in."]
          : recognizers))
    paragraphs.append(Explanation.Paragraph("What \(labels[view]) received", delivery(to: view)))
    return paragraphs
  }

  /// The touch's number as sentences show it, which counts the touches before the recording, too.
  private var shownNumber: Int { play.touchesBefore + number }
  /// The beginning of the text of a paragraph's item about the touch.
  var start: String { "Touch \(shownNumber): " }

  private var headline: String {
    var text =
      "Touch \(shownNumber) comes down at \(Phrase.point(account.trace.locationOnScreen)) at "
      + Phrase.time(account.time)
    if let end = account.end {
      let word = account.wasCancelled ? "is cancelled by \(cause.systemDeed(at: end))" : "lifts"
      text += end == account.time ? " and \(word) at once" : " and \(word) at \(Phrase.time(end))"
    } else if account.touch != nil {
      text += " and is still down at the end"
    }
    return text + "."
  }

  // MARK: The search

  /// The largest number of refusing views that are listed.
  private static let mostVisits = 200

  private func search() -> [String] {
    var sentences = hiddenWindows
    var passed: [String] = []
    var elsewhere: [String] = []
    // True if the last sentence so far only says that the hit view contains the point.
    var endsWithHit = false
    func flush() {
      if !passed.isEmpty {
        let clause =
          passed.count == 1
          ? "contains the point and asks its" : "contain the point and ask their"
        sentences.append("\(Phrase.list(passed)) \(clause) subviews, the front one first.")
      }
      if !elsewhere.isEmpty {
        let lies = elsewhere.count == 1 ? "lies" : "lie"
        sentences.append("\(Phrase.list(elsewhere)) \(lies) elsewhere.")
      }
      if !passed.isEmpty || !elsewhere.isEmpty { endsWithHit = false }
      (passed, elsewhere) = ([], [])
    }
    let untold = account.trace.visits.dropFirst(Self.mostVisits)
    for (index, visit) in account.trace.visits.prefix(Self.mostVisits).enumerated() {
      let hasAsked = hasAskedSubviews(index)
      let isPlain = hasAsked && !visit.acceptedOutsideBounds
      switch visit.answer {
      // Left out: a part inside a control, such as a button's label.
      case .refused(.interactionDisabled) where !labels.knows(visit.view): break
      // Left out: a view that UIKit inserts around the screens of a navigation or tab controller.
      case .foundInside where isPlain && isWrapper(visit.view): break
      case .foundInside where isPlain, .hit where isPlain:
        if !elsewhere.isEmpty { flush() }
        passed.append(labels[visit.view])
      case .refused(.outside(let point, let bounds))
      where visit.depth > 0 && Phrase.edge(of: bounds, at: point) == nil
        && missed(because: visit.view).isEmpty:
        if !passed.isEmpty, elsewhere.isEmpty { flush() }
        elsewhere.append(labels[visit.view])
      default:
        flush()
        sentences.append(sentence(visit, hasAsked: hasAsked))
        endsWithHit = visit.containsPoint && visit.view == account.trace.hitView
      }
    }
    flush()
    if !untold.isEmpty {
      let refusals = untold.filter { if case .refused = $0.answer { true } else { false } }.count
      sentences.append(
        "\(untold.count) more views are asked, of which \(refusals) say no.")
      endsWithHit = false
    }
    if endsWithHit, let last = sentences.popLast() {
      return sentences + ["\(last) \(ending)"] + behind()
    }
    return sentences + [ending] + behind()
  }

  private func isWrapper(_ view: Subject) -> Bool {
    if let node = play.node(of: view) {
      let described = stage.scenario.nodes[node]
      if described.name == nil && described.controller?.isContainer == true { return true }
    }
    return SubjectLabels.wrappers.contains(view.name)
  }

  /// The sentence about the hidden windows under the finger, which are not hit-tested; empty if there are none.
  private var hiddenWindows: [String] {
    let names = account.scene.hiddenWindows.map { labels[$0] }
    guard !names.isEmpty else { return [] }
    let verb = names.count == 1 ? "is" : "are"
    return ["\(Phrase.list(names)) \(verb) hidden and not asked."]
  }

  private func sentence(_ visit: HitTestTrace.Visit, hasAsked: Bool) -> String {
    let name = labels[visit.view]
    let outside =
      "The point lies outside the bounds of \(name), but its own point(inside:with:) accepts it"
    switch visit.answer {
    case .refused(let refusal): return refused(name, refusal) + lost(with: visit.view)
    case .answeredByOverride(nil):
      return "\(name)'s own hitTest(_:with:) answers nil: neither it nor anything in it gets the "
        + "touch."
    case .answeredByOverride(let other?):
      let answer = other.identity == visit.view.identity ? "itself" : labels[other]
      return "\(name)'s own hitTest(_:with:) answers \(answer), without asking any subview."
    case .foundInside: return "\(outside), and so it asks its subviews."
    case .hit where visit.acceptedOutsideBounds:
      return "\(outside)\(hasAsked ? ", and so it asks its subviews" : "")."
    case .hit, .pending: return "\(name) contains the point."
    }
  }

  private func refused(_ name: String, _ refusal: HitRefusal) -> String {
    switch refusal {
    case .hidden: "\(name) says no: it is hidden."
    case .transparent(let alpha):
      "\(name) says no: its alpha is \(String(format: "%.3f", Double(alpha))), and what is below "
        + "0.01 or rounded to it can't be touched."
    case .interactionDisabled: "\(name) says no: its isUserInteractionEnabled is false."
    case .outside(let point, let bounds):
      "\(name) says no: the point is \(Phrase.point(point)) in its coordinates, "
        + "\(Phrase.way(from: bounds, to: point)) its bounds \(Phrase.rect(bounds))."
    case .refusedByOverride:
      "\(name) says no: the point lies in its bounds, but its own point(inside:with:) refuses it."
    case .noInverse: "\(name) says no: its transform has no inverse, so no point lies in it."
    }
  }

  private func lost(with view: Subject) -> String {
    let missed = missed(because: view).map { labels[$0.view] }
    guard !missed.isEmpty else { return "" }
    let (lies, is_) = missed.count == 1 ? ("lies", "is") : ("lie", "are")
    return " A no counts for everything in it: \(Phrase.list(missed)) \(lies) under the finger, "
      + "but \(is_) never asked."
  }

  private func missed(because view: Subject) -> [TouchScene.Missed] {
    account.missed.filter { $0.around?.identity == view.identity }
  }

  private var ending: String {
    guard let view = account.trace.hitView else {
      return "No view takes the touch; it ends here."
    }
    let visits = account.trace.visits
    let isHit = "So \(labels[view]) is hit."
    guard let index = visits.firstIndex(where: { $0.view.identity == view.identity }) else {
      return isHit
    }
    if case .answeredByOverride = visits[index].answer { return isHit }
    if hasAskedSubviews(index) {
      return "None of \(labels[view])'s subviews takes it, so \(labels[view]) itself is hit."
    }
    // UIKit's controls have subviews that take no touches, so no sentence says that there is no subview to ask.
    let isControl =
      play.node(of: view).map {
        let viewClass = stage.scenario.nodes[$0].viewClass
        return viewClass.isControl && viewClass != .control || viewClass == .tabBar
      } ?? false
    return missed(because: view).isEmpty && !isControl
      ? "It has no subview to ask, so \(labels[view]) is hit." : isHit
  }

  private func hasAskedSubviews(_ index: Int) -> Bool {
    let visits = account.trace.visits
    return index + 1 < visits.count && visits[index + 1].depth > visits[index].depth
  }

  /// Returns sentences about the views under the finger that are behind the hit view.
  private func behind() -> [String] {
    guard let hit = account.trace.hitView else { return [] }
    return lowerWindows(below: hit) + otherViews(behind: hit)
  }

  /// Returns a sentence about the windows under the finger that are not asked: those below the hit view's window.
  private func lowerWindows(below hit: Subject) -> [String] {
    guard let node = play.node(of: hit) else { return [] }
    let view = stage.nodes[node].view
    guard let front = (view as? UIWindow) ?? view.window else { return [] }
    let names = stage.windows.filter { window in
      window !== front && !window.isHidden && account.visit(window.journalSubject) == nil
        && window.bounds.contains(window.mapFromScreen(account.trace.locationOnScreen))
    }.map { labels[$0.journalSubject] }
    guard !names.isEmpty else { return [] }
    let are = names.count == 1 ? "is" : "are"
    return ["\(Phrase.list(names)) \(are) below \(labels[front.journalSubject]) and not asked."]
  }

  private func otherViews(behind hit: Subject) -> [String] {
    let names = account.missed.filter { missed in
      if case .foundInside? = missed.around.flatMap(account.visit)?.answer { true } else { false }
    }.map { labels[$0.view] }
    guard !names.isEmpty else { return [] }
    let (lies, is_) = names.count == 1 ? ("lies", "is") : ("lie", "are")
    return [
      "\(Phrase.list(names)) \(lies) under the finger too, but behind: \(labels[hit]) answered "
        + "first, so \(names.count == 1 ? "it" : "they") \(is_) not asked."
    ]
  }
}

extension HitTestTrace.Visit {
  /// True if the hit view itself took the touch and its bounds contain the point.
  fileprivate var containsPoint: Bool {
    switch answer {
    case .hit: !acceptedOutsideBounds
    case .pending: true
    case .refused, .foundInside, .answeredByOverride: false
    }
  }
}
