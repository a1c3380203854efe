// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes a sentence about the obstacle that kept a view, control or recognizer from acting on a touch.
@MainActor
struct ObstacleText {
  let subject: Subject
  /// If `subject` is a recognizer, the view that it is on; nil for a view or control.
  let view: Subject?
  let story: TouchStory
  /// True if the sentence begins with the name instead of "It".
  var usesName = false

  var labels: SubjectLabels { story.labels }
  private var name: String { labels[subject] }
  var it: String { usesName ? name : own.map { "Its \($0)" } ?? "It" }
  var its: String { usesName ? "\(name)'s" : own.map { "Its \($0)'s" } ?? "Its" }

  var isPop: Bool { story.play.index.own[subject.identity]?.own == .pop }

  /// The UIKit property that holds the recognizer, if UIKit added it to the view. The sentence is then about the view:
  /// "Its panGestureRecognizer ...".
  var own: String? { story.play.index.own[subject.identity]?.own.property }

  func sentence(_ obstacle: Obstacle) -> String {
    switch obstacle {
    case .noTouch: "No touch comes down at all."
    case .keptBySystem(let time, let reason): Self.kept(at: time, because: reason)
    case .notFound(let obstacle): search(obstacle)
    case .notReceived(.withheld(let refusal)): withheld(refusal)
    case .notReceived(.absent(let absence)): "\(it) did not get the touch: \(story.why(absence))."
    case .notReceived(.ignored(let finger)):
      "\(it) ignored the touch: its ignores names finger \(finger)."
    case .notRecognized(let obstacle): recognition(obstacle)
    case .notDelivered(let obstacle): delivery(obstacle)
    case .notSent(let obstacle): control(obstacle)
    }
  }

  /// Returns the sentence about a touch that went to the system instead of the application.
  static func kept(at time: TimeInterval, because reason: SystemStageFact.KeepReason) -> String {
    "A finger came down there at \(Phrase.time(time)), but the system kept it: \(reason)."
  }

  // MARK: The search

  private func search(_ obstacle: SearchObstacle) -> String {
    let (location, who) = (view.map { labels[$0] } ?? "it", labels[view ?? subject])
    if let sentence = noArea(obstacle, who) { return sentence }
    return switch obstacle {
    case .elsewhere: "The finger was not on \(location)."
    case .notLookedUp:
      "Hit testing did not ask \(who). In a file of so many views and touches it is not known whether the finger was on it."
    case .outside(let point, let bounds)
    where Phrase.edge(of: bounds, at: point) == nil && bounds.isNear(point):
      "The finger missed \(who) by \(Phrase.miss(of: bounds, by: point))."
    case .outside(let point, let bounds):
      "The finger was not on \(location): the point is \(Phrase.way(from: bounds, to: point)) its bounds."
    case .refused(let refuser, let refusal):
      offScreen(refusal) ?? refused(around(refuser), by: refuser.subject, refusal)
    case .answered(let answer):
      "\(who)'s own hitTest(_:with:) returned \(answer.map { labels[$0] } ?? "nil")."
    case .notOnScreen(let absence): notOnScreen(absence)
    case .answeredByOverride(let answering) where answersNil(answering):
      "\(labels[answering])'s own hitTest(_:with:) returned nil, so \(who), which is inside it, was never asked."
    case .answeredByOverride(let answering):
      "\(labels[answering])'s own hitTest(_:with:) returned the view, so \(who) was never asked."
    case .behind(let other):
      "\(labels[other])\(presentation(other)) is in front of \(presentation(other).isEmpty ? location : who) there, and was found first\(windows(of: other)).\(drawnInFront(of: other))"
    case .subviewTookIt(let view, _) where built(subject) is UIControl:
      "\(labels[view]), which is in it, was hit, and a control tracks only touches that hit the control itself."
    case .subviewTookIt(let view, let takers) where takers.isEmpty:
      "\(labels[view]), which is in it, was hit."
    case .subviewTookIt(let view, let takers):
      "\(names(takers)) recognized and took the touch\(cancelling(takers)). \(labels[view]), which is in \(who), was "
        + "hit."
    }
  }

  /// The sentence about a view without an area, on which no finger can be; nil if the view has one.
  private func noArea(_ obstacle: SearchObstacle, _ who: String) -> String? {
    let bounds: CGRect? =
      switch obstacle {
      case .elsewhere: built(view ?? subject)?.bounds
      case .outside(_, let bounds): bounds
      default: nil
      }
    guard let bounds, bounds.width == 0 || bounds.height == 0 else { return nil }
    let side = bounds.width == 0 ? "width" : "height"
    return "\(Phrase.capitalized(who)) has no area: its \(side) is 0, so no finger can be on it."
  }

  /// The sentence about a view of which no part is on the screen; nil for other views.
  private func offScreen(_ refusal: HitRefusal) -> String? {
    guard case .outside(_, let bounds) = refusal, bounds.width > 0, bounds.height > 0,
      let frame = story.account.scene.missed(view ?? subject)?.frameOffScreen
    else { return nil }
    let size = story.stage.scenario.screen
    return
      "\(view.map { Phrase.capitalized(labels[$0]) } ?? it) is wholly off the screen: it is at "
      + "\(Phrase.rect(frame)), and the screen is \(Phrase.number(size.width)) by "
      + "\(Phrase.number(size.height)) points."
  }

  /// The clause about a view that UIKit inserts around a presented controller's view.
  private func presentation(_ other: Party) -> String {
    guard let presented = story.account.scene.presented[other.subject.identity] else { return "" }
    return ", which UIKit puts around the presented \(labels[presented]),"
  }

  /// The clause that the other view's window is above this view's window; empty if both views are in one window.
  private func windows(of other: Party) -> String {
    guard let front = window(of: other.subject), let back = window(of: view ?? subject),
      front != back
    else { return "" }
    let owner = front == other.subject ? "this window" : "its window, \(labels[front]),"
    return ": \(owner) is above \(labels[back])"
  }

  /// The sentence about a view that zPosition draws in front of the one that was hit.
  private func drawnInFront(of other: Party) -> String {
    guard let own = built(view ?? subject), let front = built(other.subject) else { return "" }
    let path = Array(sequence(first: own) { $0.superview })
    guard
      let sibling = sequence(first: front, next: \.superview).first(where: { view in
        path.contains { $0 !== view && $0.superview === view.superview && view.superview != nil }
      }), let moved = path.first(where: { $0.superview === sibling.superview }),
      moved.layer.zPosition > sibling.layer.zPosition
    else { return "" }
    return
      " \(labels[moved.journalSubject])'s layer.zPosition only moves its picture to the front; hit testing "
      + "follows the order of subviews."
  }

  private func window(of view: Subject) -> Subject? {
    built(view).flatMap { ($0 as? UIWindow) ?? $0.window }?.journalSubject
  }

  func built(_ subject: Subject) -> UIView? {
    story.play.node(of: subject).map { story.stage.nodes[$0].view }
  }

  private func answersNil(_ party: Party) -> Bool {
    story.account.visit(party.subject)?.answer == .answeredByOverride(nil)
  }

  /// Returns the beginning of a sentence about the view itself, the recognizer's view, or one of their superviews.
  private func around(_ other: Party) -> String {
    guard let view else {
      guard other.subject != subject else { return it }
      let relation = story.play.relation(of: other.subject, to: subject, called: "its")
      return "\(labels[other]), \(relation),"
    }
    guard other.subject != view else { return "\(labels[other]), its view," }
    let relation = story.play.relation(
      of: other.subject, to: view, called: "\(labels[view])'s")
    return "\(labels[other]), \(relation),"
  }

  /// The clause that without the delay the touch would be cancelled anyway; empty if a scroll view took it, because
  /// many scroll views can't take a touch that a control has already received (`touchesShouldCancel(in:)`).
  private func cancelledAnyway(_ takers: [Party]) -> String {
    takers.contains { story.play.scrollView(of: $0.subject) != nil }
      ? "" : "; without the delay, it would get touchesBegan and then touchesCancelled"
  }

  /// The remark that user interaction is disabled by default for the view's class; empty for other classes.
  private static func interactionDefault(of view: UIView?) -> String {
    switch view {
    case is UILabel: " (the default of UILabel)"
    case is UIImageView: " (the default of UIImageView)"
    default: ""
    }
  }

  private func refused(_ who: String, by refuser: Subject, _ refusal: HitRefusal) -> String {
    switch refusal {
    case .hidden: "\(who) is hidden."
    case .transparent: "\(who) is too transparent to be touched."
    case .interactionDisabled:
      "\(who) has isUserInteractionEnabled false\(Self.interactionDefault(of: built(refuser)))."
    case .outside(_, let bounds) where bounds.width == 0 || bounds.height == 0:
      "\(who) has no area: its \(bounds.width == 0 ? "width" : "height") is 0, so no point lies in it."
    case .outside(let point, let bounds):
      "\(who) refused the point, which lies \(Phrase.way(from: bounds, to: point)) its bounds."
    case .refusedByOverride: "\(who) has a point(inside:with:) of its own, which refused the point."
    case .noInverse:
      "\(who) is scaled to nothing: its transform has no inverse, so no finger can be on it."
    }
  }

  private func notOnScreen(_ absence: TouchScene.Absence) -> String {
    switch absence {
    case .removed(let gone, let time):
      "\(around(gone)) had been removed from its superview at \(Phrase.time(time))."
    case .notShown(let hidden, let instead, let tabs?):
      "\(around(hidden)) is not in the window: \(labels[tabs]) shows the tab "
        + "\(instead.map { labels[$0] } ?? "of no controller")."
    case .notShown(let hidden, let instead, nil):
      "\(around(hidden)) is not in the window: "
        + "\(instead.map { labels[$0] } ?? "another controller") was pushed on top of it."
    case .hiddenWindow(let window):
      window.subject == subject
        ? "\(it) is hidden, and hidden windows are not asked."
        : "\(labels[window]), its window, is hidden, and hidden windows are not asked."
    case .other: "\(view.map { labels[$0] } ?? it) was in no window."
    }
  }

  private func withheld(_ refusal: AdmissionRefusal) -> String {
    switch refusal {
    case .singleTouch:
      "Another finger was down in the view, and its isMultipleTouchEnabled is false."
    case .otherViewIsTracking:
      "\(its) isExclusiveTouch is true, and \(story.rivals(.past)) already\(story.exclusiveRivals)."
    case .exclusiveViewIsTracking:
      "\(story.exclusive(.past)) a touch already, and its isExclusiveTouch is true."
    }
  }

  // MARK: Views and controls

  private func delivery(_ obstacle: DeliveryObstacle) -> String {
    switch obstacle {
    case .notLifted: "The finger is still down at the end, and its action runs when it lifts."
    case .taken(let takers)
    where takers.allSatisfy({ story.play.scrollView(of: $0.subject) != nil }):
      "\(names(takers)) recognized and took the touch from it (canCancelContentTouches is true)."
    case .taken(let takers):
      "\(names(takers)) recognized and took the touch from it (cancelsTouchesInView is true)."
        + (takers.contains(where: isTap) ? plainControl : "")
    case .heldBack(let holders, let takers) where holders.isEmpty:
      "\(names(takers)) recognized as the finger came down\(cancelling(takers)), so \(receiver) never received "
        + "the touch."
    case .heldBack(let holders, let takers) where holders == takers:
      "\(labels.delayers(takers)) held the touch back and then recognized, so \(receiver) never received the "
        + "touch."
    case .heldBack(let holders, let takers):
      "\(names(takers)) recognized and took the touch\(cancelling(takers)). \(receiver) had not received it yet, "
        + "because \(labels.delayers(holders)) held it back\(cancelledAnyway(takers))."
        + (takers.contains(where: isTap) ? plainControl : "")
    case .undelivered(let holders):
      holders.isEmpty
        ? "\(it) received nothing of it until the end."
        : "\(labels.delayers(holders)) held the touch back and had not decided at the end."
    case .keptByScrollView(let keeper):
      "\(labels[keeper]) kept the touch: its touchesShouldBegin(_:with:in:) answered false."
    case .takenBySystem(let time): "\(system(time)) took the touch away."
    case .takenWhileHeld(let holders, let time):
      "\(system(time)) cancelled the touch while \(labels.delayers(holders)) held it back, so \(receiver) "
        + "never received the touch."
    case .removed(let time): "\(departure(time)) while the finger was down."
    case .removedLate(let holders, let time):
      "\(departure(time)) at \(Phrase.time(time)), while \(names(holders)) still held back that "
        + "the finger had lifted (delaysTouchesEnded)."
    }
  }

  /// The property that makes recognizers take the touch, as text in brackets; empty if scroll views own all of them.
  private func cancelling(_ takers: [Party]) -> String {
    takers.allSatisfy { story.play.scrollView(of: $0.subject) != nil }
      ? "" : " (cancelsTouchesInView is true)"
  }

  func isTap(_ party: Party) -> Bool {
    story.play.gesture(of: party.subject).map {
      story.stage.nodes[$0.node].gestures[$0.number] is UITapGestureRecognizer
    } ?? false
  }

  /// The sentence that a UIButton, unlike this plain UIControl, keeps a superview's tap from beginning; empty for other
  /// views.
  private var plainControl: String {
    guard let node = story.play.node(of: subject),
      story.stage.scenario.nodes[node].viewClass == .control
    else { return "" }
    return
      " A UIButton keeps a superview's single tap from beginning that would cancel its touch; a plain UIControl such as "
      + "\(name) does not."
  }

  private func control(_ obstacle: ControlObstacle) -> String {
    switch obstacle {
    case .disabled: "\(it) is disabled (isEnabled is false)."
    case .disabledMeanwhile(let time):
      "\(it) was disabled at \(Phrase.time(time)), while the finger was down."
    case .keepsTouches:
      "\(it) overrides the touch methods without calling super, which switches its tracking off."
    case .refusesTracking(let began):
      "\(its) \(began ? "continueTracking" : "beginTracking")(_:with:) answered false."
    case .missedKnob:
      "The finger came down beside its knob, and a slider follows only a finger on the knob."
    case .tracksAnotherTouch: "\(it) tracks another touch, and a control tracks one at a time."
    case .liftedOutside(let distance):
      "The finger lifted \(Phrase.number(distance)) points outside it; a control allows "
        + "\(Phrase.number(ControlDefaults.trackingMargin)) points around its bounds."
    case .rowHeldBy(let hit):
      "\(labels[hit]), on the row, was hit and keeps its touches, so the row is not selected."
    case .noRow: "The finger was not on one row from beginning to end."
    case .targetReleased(let event):
      "\(it) sent \(event), but the target of its action had been released: controls don't retain "
        + "targets."
    case .keepsValue(let reason): "\(its) value could not change: \(reason.clause)."
    case .unhandled(let action) where firstResponder(action) != nil:
      "\(it) sent \(action), which has no target, to the first responder, \(firstResponder(action) ?? ""), "
        + "and up the chain from there; no responder there implements it."
    case .unhandled(let action):
      "\(it) sent \(action) up the chain, and no responder there implements it."
    case .otherEvents(let events, let event?) where story.sendsNo(event, subject):
      "\(it) sent \(Phrase.list(events.map(\.description))). A UISwitch sends no touchDown."
    case .otherEvents(let events, let event?):
      "\(it) sent \(Phrase.list(events.map(\.description))), and not \(event)."
    case .otherEvents(let events, nil):
      "\(it) sent \(Phrase.list(events.map(\.description))), and it has no action for any of these."
    }
  }

  /// Returns the first responder, if the search for a responder that implements the action began there.
  private func firstResponder(_ action: String) -> String? {
    let search = story.account.searches.first { $0.action == action && $0.receiver == nil }
    guard let search, search.isFromFirstResponder else { return nil }
    return search.asked.first.map { labels[$0] }
  }

  /// The view or control that a touch was held back from.
  private var receiver: String { name }

  func names(_ parties: [Party]) -> String { Phrase.list(parties.map { labels[$0] }) }

  private func system(_ time: TimeInterval) -> String {
    Phrase.capitalized(story.cause.systemDeed(at: time))
  }

  /// Returns the clause about the hit view leaving its window.
  private func departure(_ time: TimeInterval) -> String {
    guard let hit = story.account.view else { return "\(it) left its window" }
    let clause = story.cause.departure(of: hit, at: time, calling: usesName ? name : "it")
    return usesName ? clause : Phrase.capitalized(clause)
  }
}

extension CGRect {
  /// A finger this close to a view was probably meant for it, in points.
  static let nearMiss: CGFloat = 44

  /// Returns the distance from a rectangle to a point outside it; 0 for a point inside.
  func distance(of point: CGPoint) -> CGFloat {
    max(0, minX - point.x, point.x - maxX, minY - point.y, point.y - maxY)
  }

  /// Returns whether a point is so close to the view that a finger was probably meant for it.
  func isNear(_ point: CGPoint) -> Bool { distance(of: point) <= Self.nearMiss }
}
