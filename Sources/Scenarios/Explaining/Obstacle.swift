// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The first thing that kept somebody from acting on a touch.
enum Obstacle: Equatable {
  // The finger.
  case noTouch
  /// A finger came down there, but the system kept it.
  case keptBySystem(at: TimeInterval, because: String)
  /// The finger was not on the view; where it was, if that is known.
  case elsewhere(String?)
  case notLifted
  case liftedOutside
  case undecided
  /// The fingers did something else, in the recognizer's words.
  case failed(String)

  // The search.
  case refused(by: Subject, HitRefusal)
  /// It was asked, and its own hitTest answered somebody else or nil.
  case answered(Subject?)
  /// Another view's own hitTest answered before the search came to it.
  case answeredByOverride(of: Subject)
  /// It was not on the screen.
  case notOnScreen(TouchScene.Absence)
  /// Another view was found first.
  case behind(Subject)
  /// A view in it was found.
  case subviewTookIt(Subject)
  case withheld(AdmissionRefusal)

  // Recognizers.
  case absent(TouchAccount.Absence)
  /// It was told to ignore the finger.
  case ignored(finger: Int)
  case lost(VerdictFact.Loss)
  case waits(for: [Subject])
  case delegateForbade
  case viewForbade(Subject)

  // The view and its control.
  case taken(by: [Subject])
  /// It was held back by some, and meanwhile others took it.
  case heldBack(by: [Subject], takenBy: [Subject])
  case keptByScrollView(Subject?)
  /// A scroll view's content fits.
  case nothingToScroll
  case noRow
  case takenBySystem(at: TimeInterval)
  /// The system took it while it was held back by some.
  case takenWhileHeld(by: [Subject], at: TimeInterval)
  /// The view left its window.
  case removed(at: TimeInterval)
  /// The view left its window after the finger had lifted, while some held that back.
  case removedLate(by: [Subject], at: TimeInterval)
  case disabled
  case disabledMeanwhile(at: TimeInterval)
  case keepsTouches
  /// The tracking method that answered false: the first one, or after it had begun the other.
  case refusesTracking(began: Bool)
  /// A slider was touched beside its knob.
  case missedKnob
  case tracksAnotherTouch
  /// The lift could not change the value, for this reason.
  case keepsValue(String)
  /// Nobody on the chain implements an action without a target.
  case unhandled(String)
  case otherEvents([String])
  /// It is held back still.
  case undelivered(by: [Subject])

  /// How far the touch came: 0 when it was somewhere else, 3 when who was to act saw it.
  var stage: Int {
    switch self {
    case .noTouch, .elsewhere, .keptBySystem: 0
    case .refused, .answered, .answeredByOverride, .behind, .subviewTookIt, .notOnScreen: 1
    case .withheld, .absent, .ignored: 2
    case .notLifted, .liftedOutside, .undecided, .failed, .lost, .waits, .delegateForbade,
      .viewForbade, .taken, .heldBack, .keptByScrollView, .noRow, .takenBySystem,
      .takenWhileHeld, .removed, .removedLate, .disabled, .disabledMeanwhile, .missedKnob,
      .tracksAnotherTouch, .keepsValue, .keepsTouches, .refusesTracking, .otherEvents, .undelivered,
      .nothingToScroll,
      .unhandled:
      3
    }
  }
}

extension Obstacle {
  /// The sentence about a finger that the system kept; it takes no touch to tell it.
  var keptSentence: String? {
    guard case .keptBySystem(let time, let reason) = self else { return nil }
    return "A finger came down there at \(Phrase.time(time)), but the system kept it: \(reason)."
  }

  /// The obstacle as a sentence about `name`, a recognizer if there is a view that it is on.
  @MainActor
  func sentence(about name: String, on view: Subject? = nil, _ story: TouchStory) -> String {
    let labels = story.labels
    let (it, who) = (view.map { labels[$0] } ?? "it", view.map { labels[$0] } ?? name)
    return switch self {
    case .noTouch: "No touch comes down at all."
    case .keptBySystem: keptSentence ?? ""
    case .elsewhere(let where_?): "The finger was not on \(it): the point is \(where_)."
    case .elsewhere(nil): "The finger was not on \(it)."
    case .notLifted: "The finger is still down at the end, and its action runs when it lifts."
    case .liftedOutside: "The finger lifted outside it, further away than it allows."
    case .undecided: "It saw the touch, but at the end it had not decided."
    case .failed("it said so"): "It saw the touch and failed by itself."
    case .failed(let reason): "It saw the touch and failed: \(reason)."
    case .refused(let refuser, let refusal):
      refused(place(of: refuser, name, view, labels), refusal)
    case .answered(let answer):
      "\(who)'s own hitTest(_:with:) answered \(answer.map { labels[$0] } ?? "nil")."
    case .notOnScreen(let absence): notOnScreen(absence, name, view, labels)
    case .answeredByOverride(let answering):
      "\(labels[answering])'s own hitTest(_:with:) gave the answer, so the search never came to \(who)."
    case .behind(let other): "\(labels[other]) is in front of \(it) there, and was found first."
    case .subviewTookIt(let view): "\(labels[view]), which lies in it, was found before it."
    case .withheld(let refusal): withheld(refusal)
    case .absent(let absence): "It did not get the touch: \(story.why(absence))."
    case .ignored(let finger): "It ignored the touch: its ignores names finger \(finger)."
    case .lost(let loss): "It failed: \(story.rule(loss))."
    case .waits(let others):
      "It wanted to recognize, but waits for \(Phrase.list(others.map { labels[$0] })) to fail."
    case .delegateForbade: "Its delegate did not let it begin (shouldBegin is false)."
    case .viewForbade(let view): viewForbade(labels[view])
    case .taken(let recognizers):
      "\(Phrase.list(recognizers.map { labels[$0] })) recognized and took the touch from it "
        + "(cancelsTouchesInView is true)."
    case .heldBack(let holders, let takers): heldBack(holders, takers, labels)
    case .keptByScrollView(let keeper): kept(by: keeper.map { labels[$0] } ?? "A scroll view")
    case .noRow: "The finger was not on one row from beginning to end."
    case .takenBySystem(let time):
      "\(Phrase.capitalized(story.cause.systemDeed(at: time))) took the touch away."
    case .takenWhileHeld(let holders, let time): takenWhileHeld(holders, time, story)
    case .removedLate(let holders, let time): removedLate(holders, time, story)
    case .removed(let time): "\(departure(time, story)) while the finger was down."
    case .nothingToScroll: "\(Phrase.capitalized(Phrase.nothingToScroll))."
    case .unhandled(let action): "It sent \(action) up the chain, and nobody there implements it."
    case .disabled: "It is disabled (isEnabled is false)."
    case .disabledMeanwhile(let time):
      "It was disabled at \(Phrase.time(time)), while the finger was down."
    case .missedKnob:
      "The finger came down beside its knob, and a slider follows only a finger on the knob."
    case .tracksAnotherTouch: "It tracks another touch, and a control tracks one at a time."
    case .keepsValue(let reason): "Its value could not change: \(reason)."
    case .keepsTouches:
      "It overrides the touch methods without calling super, which switches its tracking off."
    case .refusesTracking(began: false): "Its beginTracking(_:with:) answered false."
    case .refusesTracking(began: true): "Its continueTracking(_:with:) answered false."
    case .otherEvents(let events):
      "It sent \(Phrase.list(events)), and it has no action for any of these."
    case .undelivered(let holders): undelivered(holders, labels)
    }
  }

  private func viewForbade(_ name: String) -> String {
    "It wanted to recognize, but \(name), which lies between it and the finger, did not let it begin."
  }

  private func kept(by name: String) -> String {
    "\(name) kept the touch: its touchesShouldBegin(_:with:in:) answered false."
  }

  @MainActor
  private func heldBack(
    _ holders: [Subject], _ takers: [Subject], _ labels: SubjectLabels
  ) -> String {
    let (holding, taking) = (names(holders, labels), names(takers, labels))
    return holders == takers || holders.isEmpty
      ? "\(taking) held the touch back and then recognized, so it never heard of it."
      : "\(holding) held the touch back, and meanwhile \(taking) recognized, so it never heard of it."
  }

  @MainActor
  private func undelivered(_ holders: [Subject], _ labels: SubjectLabels) -> String {
    holders.isEmpty
      ? "It was told nothing of it until the end."
      : "\(names(holders, labels)) held the touch back and had not decided at the end."
  }

  @MainActor
  private func takenWhileHeld(
    _ holders: [Subject], _ time: TimeInterval, _ story: TouchStory
  ) -> String {
    "\(Phrase.capitalized(story.cause.systemDeed(at: time))) cancelled the touch while "
      + "\(names(holders, story.labels)) held it back, so it never heard of it."
  }

  @MainActor
  private func removedLate(
    _ holders: [Subject], _ time: TimeInterval, _ story: TouchStory
  ) -> String {
    "\(departure(time, story)) at \(Phrase.time(time)), while \(names(holders, story.labels)) still "
      + "held back that the finger had lifted (delaysTouchesEnded)."
  }

  /// How the hit view came to leave its window.
  @MainActor
  private func departure(_ time: TimeInterval, _ story: TouchStory) -> String {
    story.account.view.map { Phrase.capitalized(story.cause.departure(of: $0, at: time)) }
      ?? "It left its window"
  }

  @MainActor
  private func names(_ subjects: [Subject], _ labels: SubjectLabels) -> String {
    Phrase.list(subjects.map { labels[$0] })
  }

  /// Who refused, seen from a view or a recognizer.
  @MainActor
  private func place(
    of refuser: Subject, _ name: String, _ view: Subject?, _ labels: SubjectLabels
  ) -> String {
    let label = labels[refuser]
    guard let view else { return label == name ? "It" : "\(label), which it is in," }
    return view.identity == refuser.identity
      ? "\(label), which it is on," : "\(label), which \(labels[view]) is in,"
  }

  @MainActor
  private func notOnScreen(
    _ absence: TouchScene.Absence, _ name: String, _ view: Subject?, _ labels: SubjectLabels
  ) -> String {
    func who(_ subject: Subject) -> String {
      let label = labels[subject]
      guard let view else { return label == name ? "It" : "\(label), which it is in," }
      return view.identity == subject.identity
        ? "\(label), which it is on," : "\(label), which \(labels[view]) is in,"
    }
    switch absence {
    case .removed(let gone, let time):
      return "\(who(gone)) had been removed from its superview at \(Phrase.time(time))."
    case .notShown(let hidden, let instead, let tabs?):
      return "\(who(hidden)) is not in the window: \(labels[tabs]) shows the tab "
        + "\(instead.map { labels[$0] } ?? "of nobody")."
    case .notShown(let hidden, let instead, nil):
      return "\(who(hidden)) is not in the window: "
        + "\(instead.map { labels[$0] } ?? "another controller") was pushed on top of it."
    case .hiddenWindow(let window):
      return labels[window] == name
        ? "It is hidden, and hidden windows are not asked."
        : "\(labels[window]), its window, is hidden, and hidden windows are not asked."
    case .other:
      return "\(view.map { labels[$0] } ?? "It") was in no window."
    }
  }

  private func refused(_ who: String, _ refusal: HitRefusal) -> String {
    switch refusal {
    case .hidden: "\(who) is hidden."
    case .transparent: "\(who) is too transparent to be touched."
    case .interactionDisabled: "\(who) has isUserInteractionEnabled false."
    case .outside(let point, let bounds):
      "\(who) refused the point, which lies \(Phrase.way(from: bounds, to: point)) its bounds."
    case .refusedByOverride: "\(who) has a point(inside:with:) of its own, which refused the point."
    case .noInverse: "\(who) has a transform without an inverse."
    }
  }

  private func withheld(_ refusal: AdmissionRefusal) -> String {
    switch refusal {
    case .singleTouch:
      "Another finger was down in the view, and its isMultipleTouchEnabled is false."
    case .otherViewIsTracking:
      "Its isExclusiveTouch is true, and another view had a touch already."
    case .exclusiveViewIsTracking: "A view with isExclusiveTouch had a touch already."
    }
  }
}
