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
    case (.whyNot, .didNotAct(.notFound(.behind)), _): return covered(told.touch).map { [$0] } ?? []
    case (.whyNot, .didNotAct(.notSent(.otherEvents(let events, let event?))), _)
    where teller.story(told.touch, told.number).sendsNo(event, subject):
      return [instead(of: event, events)]
    case (.whyNot, .didNotAct(.notRecognized(.lost(let winner, _))), .own(_, .pan)):
      return bothScroll(winner.subject).map { [$0] } ?? []
    case (.whyNot, .didNotAct(.notRecognized(.lost(let winner, _))), .recognizer):
      return draggedByPress(winner.subject).map { [$0] } ?? []
    case (.whyNot, .didNotAct(.notRecognized(.noBackButton(.leftItems))), _):
      return [
        "If the system's back button may be shown beside that item, write "
          + "navigationItem.leftItemsSupplementBackButton = true in the top controller's viewDidLoad: the bar then "
          + "shows a back button, and the gesture may begin."
      ]
    case (.cancelled, .wasCancelled, .view), (.whyNot, .wasCancelled, .view):
      return [
        "Whatever is drawn or started in touchesBegan has to be undone in "
          + "touchesCancelled(_:with:): after a cancel touchesEnded does not come."
      ]
    case (.late, .actedLate(let delay), .recognizer):
      // If the finger moved, the advice to use touchesBegan is left out: a pan has nothing to show before a movement.
      guard case .waited = delay.cause, told.touch.distance < ScenarioAccount.leastTravel else {
        return []
      }
      let hit = told.touch.view ?? subject
      return [
        "To show something at once, use touchesBegan(_:with:) of \(labels[hit]): it comes at "
          + "\(Phrase.time(told.touch.call(.began, of: hit) ?? told.touch.time))."
      ]
    default: return []
    }
  }

  /// The advice for a view that UIKit's own views cover: a bar, the keyboard, or what dims the screen behind a sheet.
  /// In files that were imported, the private views among them are known by their names.
  private func covered(_ touch: TouchAccount) -> String? {
    let own = Array(sequence(first: account.stage.nodes[target.node].view) { $0.superview })
    let front = touch.path.compactMap { account.node(of: $0) }.map { account.stage.nodes[$0].view }
      .filter { view in !own.contains { $0 === view } }
    let classes = Set(front.map(className))
    if front.contains(where: { $0 is UITabBar || $0 is UINavigationBar })
      || !classes.isDisjoint(with: ["UINavigationBar", "UIToolbar"])
    {
      return "A bar covers what lies under it: lay \(name) out inside view.safeAreaLayoutGuide."
    }
    if !classes.isDisjoint(with: ["UIRemoteKeyboardWindow", "UITextEffectsWindow"]) {
      return
        "The keyboard is there: end the editing with view.endEditing(true), or keep \(name) above "
        + "view.keyboardLayoutGuide."
    }
    if classes.contains(where: { $0 == "UIDimmingView" || $0.hasPrefix("_UIAlertController") })
      || front.contains(where: { isPresented($0, over: own) })
    {
      return
        "A sheet or alert is presented over it: dismiss that, or let a sheet leave the views behind it usable "
        + "with largestUndimmedDetentIdentifier of its sheetPresentationController."
    }
    return nil
  }

  /// Returns whether one of UIKit's dimming views is behind the given view and in front of the target. `own` is the
  /// target's view with its superviews.
  private func isPresented(_ view: UIView, over own: [UIView]) -> Bool {
    let siblings = view.superview?.subviews ?? []
    guard let index = siblings.firstIndex(where: { $0 === view }),
      let dimming = siblings[..<index].lastIndex(where: { className($0) == "UIDimmingView" })
    else { return false }
    return !siblings[dimming...].contains { sibling in own.contains { $0 === sibling } }
  }

  /// Returns the class after which a view is named in an imported file; an empty text for a view without a name.
  private func className(_ view: UIView) -> String {
    account.node(of: view.journalSubject)
      .flatMap { account.stage.scenario.nodes[$0].name }.map(PrivateViews.className) ?? ""
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
        "guard touches.first?.view === \(own) else { return super.touchesBegan(touches, with: event) }  // first "
          + "in touchesBegan(_:with:) of \(name)\(isController ? "'s controller" : ""); the other touch methods alike"
      ], isSilencing: false, effects: [], change: Change([]))
  }

  /// The advice to contain a controller instead of presenting it, for views behind the container view that UIKit puts
  /// around the presented view. The file format has no setting for this.
  func contained(_ told: Answerer.Told, _ question: TouchQuestion) -> TouchAnswer.Suggestion? {
    guard question == .whyNot, case .didNotAct(.notFound(.behind(let front))) = told.outcome,
      let presented = told.touch.scene.presented[front.subject.identity],
      let node = account.node(of: presented)
    else { return nil }
    let view = labels[presented]
    let frame = account.stage.nodes[node].view.frame
    let controller = SettingSwift.variable(
      account.stage.scenario.nodes[node].controllerName ?? "\(view)Controller")
    if case .recognizer = target {
      let code = SettingSwift.variable(name)
      return TouchAnswer.Suggestion(
        sentence:
          "\(name) would get the touch if it were on \(labels[front]), the presentation controller's containerView.",
        remarks: ["It then also sees touches in \(view); its delegate can refuse these."],
        sets: [],
        swift: [
          "\(controller).presentationController?.containerView?.addGestureRecognizer(\(code))  // after present(_:animated:)"
        ], isSilencing: false, effects: [], change: Change([]))
    }
    return TouchAnswer.Suggestion(
      sentence:
        "\(name) would get the touch if \(view)'s controller were a child controller instead of a presented one: "
        + "UIKit puts no view such as \(labels[front]) around the view of a child.",
      remarks: [
        "If it is a sheet of UIKit's, set largestUndimmedDetentIdentifier of its sheetPresentationController instead."
      ],
      sets: [],
      swift: [
        "addChild(\(controller))  // instead of present(\(controller), animated: true)",
        "\(controller).view.frame = \(SettingSwift.rect([frame.minX, frame.minY, frame.width, frame.height]))",
        "view.addSubview(\(controller).view)",
        "\(controller).didMove(toParent: self)",
      ], isSilencing: false, effects: [], change: Change([]))
  }

  /// The advice to move a view onto the screen if no part of it is there, or to scroll back to it if it is scrolled out
  /// of its scroll view. No finger can come down on it there, and a replay with the change can't show that this helps:
  /// its finger comes down at the recorded point.
  func broughtOnScreen(_ told: Answerer.Told, _ question: TouchQuestion) -> TouchAnswer.Suggestion?
  {
    let view = account.stage.nodes[target.node].view
    guard question == .whyNot, case .didNotAct(.notFound) = told.outcome,
      told.touch.scene.missed(view.journalSubject)?.frameOffScreen != nil || isScrolledOut(told),
      let move = scrolled(to: view) ?? moved(view)
    else { return nil }
    return TouchAnswer.Suggestion(
      sentence: "A finger could come down on \(labels[view.journalSubject]) if \(move.condition).",
      remarks: [], sets: [], swift: [move.swift], isSilencing: false, effects: [],
      change: Change([]))
  }

  /// Returns whether the touch was outside a scroll view's bounds but in its content, so that scrolling would help.
  private func isScrolledOut(_ told: Answerer.Told) -> Bool {
    guard case .didNotAct(.notFound(.refused(let container, .outside))) = told.outcome,
      let node = account.node(of: container.subject),
      let view = account.stage.nodes[node].view as? UIScrollView
    else { return false }
    return CGRect(origin: .zero, size: view.contentSize)
      .contains(view.mapFromScreen(told.touch.trace.locationOnScreen))
  }

  /// The condition for the sentence, and the code, to scroll a scroll view to a view in it; nil if the view is in none.
  private func scrolled(to view: UIView) -> (condition: String, swift: String)? {
    let around = sequence(first: view) { $0.superview }.dropFirst()
    guard let scrollView = around.first(where: { $0 is UIScrollView }) else { return nil }
    let label = labels[scrollView.journalSubject]
    let (scroller, inner) = (
      SettingSwift.variable(label), SettingSwift.variable(labels[view.journalSubject])
    )
    return (
      "\(label) were scrolled to it",
      "\(scroller).scrollRectToVisible(\(inner).convert(\(inner).bounds, to: \(scroller)), animated: true)"
    )
  }

  /// The condition for the sentence, and the code, to move a view onto the screen, or its superview if that is off the
  /// screen, too; nil if the window is off the screen.
  private func moved(_ view: UIView) -> (condition: String, swift: String)? {
    for inner in sequence(first: view, next: { $0.superview }) {
      guard let superview = inner.superview, let window = inner.window else { return nil }
      let outer = superview.outlineOnScreen.boundingBox
      let screen = window.screen.bounds
      let (left, right) = (max(outer.minX, screen.minX), min(outer.maxX, screen.maxX))
      let (top, bottom) = (max(outer.minY, screen.minY), min(outer.maxY, screen.maxY))
      guard left < right, top < bottom else { continue }
      let frame = inner.outlineOnScreen.boundingBox
      let origin = CGPoint(
        x: max(left, min(frame.minX, right - frame.width)),
        y: max(top, min(frame.minY, bottom - frame.height)))
      let (old, new) = (superview.mapFromScreen(frame.origin), superview.mapFromScreen(origin))
      let label = labels[inner.journalSubject]
      let x = Phrase.number(inner.frame.minX + new.x - old.x)
      let y = Phrase.number(inner.frame.minY + new.y - old.y)
      return (
        "\(label) were at (\(x), \(y)) in its superview",
        "\(SettingSwift.variable(label)).frame.origin = CGPoint(x: \(x), y: \(y))"
      )
    }
    return nil
  }

  /// The advice to call a row's method from the action of a control on it, because the control keeps its touches. The
  /// file format has no setting for this.
  func rowMethod(_ told: Answerer.Told, _ question: TouchQuestion) -> TouchAnswer.Suggestion? {
    guard question == .whyNot, case .didNotAct(.notSent(.rowHeldBy(let party))) = told.outcome,
      let node = account.node(of: party.subject),
      account.stage.nodes[node].view is UIControl
    else { return nil }
    let control = labels[party]
    let (table, sender) = (SettingSwift.variable(name), SettingSwift.variable(control))
    let code = SettingSwift(account: account, labels: labels)
    return TouchAnswer.Suggestion(
      sentence:
        "A tap on \(control) would run the code for a selected row if \(control)'s action called the delegate's "
        + "tableView(_:didSelectRowAt:).",
      remarks: [
        "The control keeps its touch: the row is neither selected nor highlighted."
      ],
      sets: [],
      swift: [
        "@objc func \(sender)Tapped(_ sender: UIView) {  // the action of \(control), in \(code.owner(of: node))",
        "  let center = CGPoint(x: sender.bounds.midX, y: sender.bounds.midY)",
        "  guard let row = \(table).indexPathForRow(at: sender.convert(center, to: \(table))) else { return }",
        "  \(table).delegate?.tableView?(\(table), didSelectRowAt: row)", "}",
      ], isSilencing: false, effects: [], change: Change([]))
  }

  /// The advice for an action whose event the control never sends: to use an event that the control sends.
  private func instead(of event: ControlEventFact, _ events: [ControlEventFact]) -> String {
    let sent = [ControlEventFact.valueChanged, .touchUpInside].first(where: events.contains)
    return
      "\(sent.map { "Use \($0) for that action: the" } ?? "The") control sends nothing when a finger comes down."
  }

  /// The advice for a pan that lost to a long press on the same view: to drag in the long press's action instead. The
  /// file format has no setting for this.
  private func draggedByPress(_ winner: Subject) -> String? {
    guard let own = recognizer(subject) as? UIPanGestureRecognizer,
      let press = recognizer(winner) as? UILongPressGestureRecognizer, press.view === own.view
    else { return nil }
    return
      "\(name) is not needed to drag with the held finger: \(labels[winner]) calls its action again for each movement, with "
      + "the state .changed, and its location(in:) is where the finger is."
  }

  func recognizer(_ subject: Subject) -> UIGestureRecognizer? {
    account.gesture(of: subject).map { account.stage.nodes[$0.node].gestures[$0.number] }
  }

  /// The advice to subclass a scroll view, for two scroll views that scroll in the same direction. The file format has
  /// no setting for this.
  private func bothScroll(_ winner: Subject) -> String? {
    guard let node = account.scrollView(of: winner) else { return nil }
    let other = labels[account.view(node)]
    return
      "To let both scroll, implement gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) in a subclass for "
      + "\(name), as a scroll view has to stay its pan's delegate, and answer true for \(other)'s "
      + "panGestureRecognizer. Both move then, unless scrollViewDidScroll(_:) keeps one of them still."
  }
}
