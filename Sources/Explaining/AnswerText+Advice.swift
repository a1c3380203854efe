// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Gives advice that can't be tested by replaying a file with a change.
extension AnswerText {
  /// The advice that the answer lists after the changes.
  func advice(_ told: Answerer.Told, _ question: TouchQuestion) -> [String] {
    switch (question, told.outcome, target) {
    case (.whyNot, .didNotAct(.notFound(.refused(let container, .outside))), _):
      return moved(outOf: container.subject, told.touch).map { [$0] } ?? []
    case (.whyNot, .didNotAct(.notSent(.otherEvents(let events, let event?))), _)
    where teller.story(told.touch, told.number).sendsNo(event, subject):
      return [instead(of: event, events)]
    case (.whyNot, .didNotAct(.notRecognized(.lost(let winner, _))), .own(_, .pan)):
      return bothScroll(winner.subject).map { [$0] } ?? []
    case (.cancelled, .wasCancelled, .view), (.whyNot, .wasCancelled, .view):
      return [
        "Whatever is drawn or started in touchesBegan has to be undone in "
          + "touchesCancelled(_:with:): after a cancel touchesEnded does not come."
      ]
    case (.late, .actedLate(let delay), .recognizer):
      guard case .waited = delay.cause else { return [] }
      return [
        "To show something at once, use touchesBegan(_:with:) of the view: it comes at "
          + "\(Phrase.time(told.touch.call(.began, of: told.touch.view ?? subject) ?? told.touch.time))."
      ]
    default: return []
    }
  }

  /// The advice to compare `touch.view` with the view in code, for a view that also receives touches of its subviews up
  /// the responder chain. The file format has no setting for this.
  func comparing(_ told: Answerer.Told, _ question: TouchQuestion) -> TouchAnswer.Suggestion? {
    guard question == .why, case .view(let node, _) = target,
      told.touch.view?.identity != subject.identity, told.touch.call(.began, of: subject) != nil
    else { return nil }
    let isController = account.stage.scenario.nodes[node].controller != nil
    let own = isController ? "view" : "self"
    return TouchAnswer.Suggestion(
      sentence:
        "\(name) would act on its own touches alone if its touch methods compared touch.view with "
        + "\(own).",
      remarks: [
        "Touches of all its subviews would then be left out, not only those of \(told.touch.view.map { labels[$0] } ?? "this one")."
      ],
      sets: [],
      swift: [
        "guard touches.first?.view === \(own) else { return }  // first in the touch methods of \(name)"
          + (isController ? "'s controller" : "")
      ], isSilencing: false, effects: [], change: Change([]))
  }

  /// The advice for an event that a control never sends: one of those that it sends, or the view's own method.
  private func instead(of event: ControlEventFact, _ events: [ControlEventFact]) -> String {
    let wanted: [ControlEventFact] = [.valueChanged, .touchUpInside]
    let sent = wanted.filter(events.contains).map(\.description)
    return
      "Use \(sent.joined(separator: " or ")) for that action. To act when the finger comes down, override "
      + "touchesBegan(_:with:) in a subclass and call super."
  }

  /// The advice to subclass a scroll view, for two scroll views that scroll in the same direction. The file format has
  /// no setting for this.
  private func bothScroll(_ winner: Subject) -> String? {
    guard let node = account.scrollView(of: winner) else { return nil }
    let other = labels[account.view(node)]
    return
      "To let both scroll, make \(name) a class that is a UIGestureRecognizerDelegate and allows "
      + "recognition together with \(other)'s panGestureRecognizer; both move then, unless "
      + "scrollViewDidScroll(_:) keeps one of them still."
  }

  /// The advice to move a view that sticks out of its superview into an ancestor whose bounds contain it.
  private func moved(outOf container: Subject, _ touch: TouchAccount) -> String? {
    guard let node = account.node(of: container) else { return nil }
    let outer = account.stage.nodes[node].view
    func upwards(_ view: UIView) -> [UIView] { Array(sequence(first: view) { $0.superview }) }
    let point = touch.trace.locationOnScreen
    let own = upwards(account.stage.nodes[target.node].view)
    guard let child = own.first(where: { $0.superview === outer }),
      let around = upwards(outer).dropFirst().first(where: { view in
        upwards(view).allSatisfy { $0.bounds.contains($0.mapFromScreen(point)) }
      }), !(around is UIWindow), account.node(of: around.journalSubject) != nil
    else { return nil }
    let (name, other) = (labels[child.journalSubject], labels[around.journalSubject])
    return "As a subview of \(other), \(name) would lie in its superview's bounds there."
  }
}
