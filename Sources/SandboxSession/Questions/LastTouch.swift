// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// The answer below the phone: the view that got the last touch, and the visible object at the touch's location if
/// that did not act.
@MainActor
package struct LastTouch {
  /// A value that changes with each touch and, while fingers are down, when a view receives or loses one.
  package struct Key: Equatable {
    let specimen: ObjectIdentifier
    let touchEvent: Int
    let isDown: Bool
    let deliveryCount: Int
    /// The user's changes since the touch that are in effect; empty while the past is shown.
    let changes: [TakeEvent.Action]

    /// Makes the key of the latest touch.
    ///
    /// - Parameters:
    ///   - shown: the scene at the time that the window shows, which may be in the past.
    ///   - live: the scene at its present time.
    @MainActor
    package init(of shown: Specimen, in live: Specimen) {
      specimen = ObjectIdentifier(live)
      touchEvent = shown.chronicle.touchEvent
      isDown = shown.chronicle.hasFingersDown
      deliveryCount = isDown ? shown.chronicle.deliveryCount : 0
      changes = shown === live && touchEvent >= 0 ? live.changesSinceTouch : []
    }

    /// Returns whether another key is of the same touch in the same run of the scene.
    func isSameTouch(as other: Key) -> Bool {
      (specimen, touchEvent) == (other.specimen, other.touchEvent)
    }
  }

  private(set) var key: Key?
  /// The text for the strip below the phone: a confirmation while there is one, or else the answer. The forms of the
  /// text have different lengths, the longest first. The strip shows the first one that fits.
  package var sentences: [String] { confirmation.map { [$0.sentence] } ?? answers }
  /// A confirmation of something that was done, and the time of the window at which it disappears.
  private(set) var confirmation: (sentence: String, end: TimeInterval)?
  private var answers = invitation(canPlay: false, needsAlt: false)
  /// The object that the answer is about; nil before the first touch.
  package private(set) var subject: Locator?
  /// True if that object did not act, acted late, or lost its touch, so that changes may help.
  package private(set) var canBeFixed = false

  /// Recorded input with more events than this is not replayed after each touch.
  static let mostEvents = 2_000

  init() {}

  /// Finds the answer by replaying the last gesture up to the lift of its fingers. The confirmation of the previous
  /// answer stays only if the live scene was replaced, by another scene or by another run of the same scene.
  ///
  /// - Parameters:
  ///   - key: the key of the touch.
  ///   - shown: the scene at the time that the window shows.
  ///   - live: the scene at its present time.
  ///   - previous: the answer before.
  ///   - canPlay: true if the scene's file has input, or the scene a demonstration.
  ///   - needsAlt: true if the scene asks for two fingers and there is only a mouse.
  init(
    _ key: Key, of shown: Specimen, goingOnIn live: Specimen, after previous: LastTouch,
    canPlay: Bool, needsAlt: Bool
  ) {
    self.key = key
    answers = Self.invitation(canPlay: canPlay, needsAlt: needsAlt)
    if key.specimen != previous.key?.specimen { confirmation = previous.confirmation }
    guard key.touchEvent >= 0 else { return }
    if !key.changes.isEmpty, !key.isDown, let before = previous.key, before.isSameTouch(as: key) {
      (subject, canBeFixed) = (previous.subject, previous.subject != nil)
      tell(key.changes, in: live)
      return
    }
    let hits = Self.hits(in: shown)
    guard !key.isDown else {
      answers = [Self.present(hits)]
      return
    }
    guard shown.take.events.count <= Self.mostEvents,
      let gesture = LastGesture(of: shown, goingOnIn: live)
    else {
      answers = ["\(hits.last?.name ?? "No view") got the last touch. Why? says what came of it."]
      return
    }
    answer(gesture)
    if !key.changes.isEmpty { tell(key.changes, in: live) }
  }

  /// Says that the answer is outdated, because something was changed after the touch.
  private mutating func tell(_ changes: [TakeEvent.Action], in live: Specimen) {
    let names = changes.map { $0.target(in: live.host.application) }
    let what = names.count > 2 ? "\(names.count) properties" : Self.list(names)
    let were = names.count > 1 ? "were" : "was"
    let changes = names.count > 1 ? "the changes" : "the change"
    answers = [
      "\(what) \(were) changed after this touch. Touch again to see the effect, or press Why? to replay this "
        + "touch with \(changes).",
      "\(what) \(were) changed after this touch. Touch again to see the effect.",
      "Changed after this touch. Touch again.",
    ]
  }

  /// Returns the text that is shown before the first touch, in forms of different lengths, the longest first.
  private static func invitation(canPlay: Bool, needsAlt: Bool) -> [String] {
    let invited =
      canPlay ? "Touch the phone, or press Y to play the scene's input" : "Touch the phone"
    let alt = "Hold Alt for a second finger."
    guard !needsAlt else {
      return [
        "\(invited). \(alt) This line then says what got the touch.", "\(invited). \(alt)", alt,
      ]
    }
    return [
      "\(invited). This line then says what got the touch, what did not, and why.",
      "\(invited). What got the touch appears here.",
    ]
  }

  /// Shows another sentence until the next touch or change.
  mutating func say(_ sentence: String, _ key: Key) {
    (self.key, answers, canBeFixed, confirmation) = (key, [sentence], false, nil)
  }

  /// Shows a confirmation until a time of the window or the next touch. Then the answer returns.
  mutating func confirm(_ sentence: String, until end: TimeInterval) {
    confirmation = (sentence, end)
  }

  /// Removes the confirmation.
  mutating func endConfirmation() { confirmation = nil }

  private mutating func answer(_ gesture: LastGesture) {
    var seen: UIView?
    let play = gesture.play { _, host in
      seen = gesture.lastLocation.flatMap { ViewPicker.view(at: $0, in: host) }
    }
    let forwarders = play.specimen.chronicle.forwarders
    let hit = play.lastHit.flatMap { play.specimen.object($0) as? UIView }
    var about = hit?.viewThatActs(forwarders: forwarders)
    var lead = ""
    if let seen = seen?.nearestThatCanAct, let hit, !hit.isDescendant(of: seen) {
      let other = seen.viewThatActs(forwarders: forwarders)
      if !hit.isDescendant(of: other) {
        lead = "\(hit.journalName) got the touch. "
        about = other
      }
    }
    guard let view = about else {
      answers = [
        play.lastHit.map { "\($0.name) got the touch. It is no longer on the screen." }
          ?? "No view got the touch."
      ]
      return
    }
    let found = play.explainer.answers(about: view, latest: true)
    guard var first = found.first(where: { $0.question != .why }) ?? found.first else {
      answers = ["\(view.journalName) got the touch."]
      return
    }
    subject = Locator(of: view, in: play.specimen.host.application)
    // If the view lost the touch to its own recognizer or to one that UIKit added, such as a scroll view's pan, the
    // answer is about that recognizer: the user notices its effect rather than the lost touch.
    let actor =
      (first.question == .cancelled ? Self.actor(on: view, play) : nil)
      ?? Self.scroller(first, play)
    if let actor {
      first = actor.answer
      subject = Locator(of: actor.recognizer, in: play.specimen.host.application)
    }
    canBeFixed = first.question != .why
    // Without the word "Recognizer", a name such as "single" would read like a word of the sentence.
    let isNamed = actor.map { play.explainer.isNamedAfterView($0.recognizer) } ?? true
    let headline = isNamed ? first.headline : "Recognizer \(first.headline)"
    let cause = first.sentences.first
    let both = [headline, cause].compactMap(\.self).joined(separator: " ")
    let others = Self.others(than: play.lastHit, in: play.specimen)
    // The cause does not always name the object that did not act, so the short text begins with the headline up to its
    // colon. If the object acted, the headline alone is enough.
    let short = canBeFixed ? cause.map { Self.brief(headline, $0) } : nil
    let shortest = short.flatMap { text in
      text.range(of: ". ").map { "\(text[..<$0.lowerBound])." }
    }
    answers = [lead + both, both, short, shortest, headline].compactMap(\.self)
    if let others {
      answers = ["\(lead)\(both) \(others)", "\(short ?? headline) \(others)"] + answers
    }
    answers = answers.map { $0.replacingOccurrences(of: "\u{a0}", with: " ") }
  }

  /// Returns the sentence about the other views that the fingers hit, which lost their touches; nil if there are none.
  private static func others(than last: Subject?, in specimen: Specimen) -> String? {
    let lost = hits(in: specimen).filter { $0.standing == .lost }
    let too = lost.contains { $0.name == last?.name } ? ", too" : ""
    let names = lost.map(\.name).filter { $0 != last?.name }.reduce(into: [String]()) {
      names, name in
      if !names.contains(name) { names.append(name) }
    }
    guard !names.isEmpty else { return nil }
    return "\(list(names)) lost \(names.count == 1 ? "its touch" : "their touches")\(too)."
  }

  /// Returns the beginning of the headline with the cause: "Send did not act: Bar, its superview, refused the point."
  private static func brief(_ headline: String, _ cause: String) -> String {
    let start = headline.prefix { $0 != ":" }
    let event = start.last == "." ? start.dropLast() : start
    let isAboutTouch = cause.hasPrefix("Touch ")
    let reason = isAboutTouch ? cause.drop { $0 != ":" }.dropFirst(2) : cause[...]
    return "\(event): \(reason)"
  }

  /// Returns the first recognizer of a view that recognized the last touch, if possible one that was late, with the
  /// answer about it.
  private static func actor(
    on view: UIView, _ play: LastGesture.Play
  ) -> (recognizer: UIGestureRecognizer, answer: TouchAnswer)? {
    let actors = (view.gestureRecognizers ?? []).compactMap { recognizer in
      play.explainer.answers(about: recognizer, latest: true)
        .first { $0.question == .late || $0.question == .why }.map { (recognizer, $0) }
    }
    return actors.first { $0.1.question == .late } ?? actors.first
  }

  /// Returns the recognizer with which UIKit took the touch of an answer, such as the pan of a scroll view, with the
  /// answer about it.
  private static func scroller(
    _ answer: TouchAnswer, _ play: LastGesture.Play
  ) -> (recognizer: UIGestureRecognizer, answer: TouchAnswer)? {
    guard let recognizer = play.explainer.systemTaker(in: answer) else { return nil }
    return play.explainer.answers(about: recognizer, latest: true)
      .first { $0.question == .why || $0.question == .late }.map { (recognizer, $0) }
  }

  /// A view that a touch hit.
  private struct Hit {
    enum Standing: CaseIterable {
      /// The view received the touch, and it was not cancelled.
      case has
      /// The touch is held back from the view, or a recognizer took it before the view received it.
      case waits
      case lost
    }

    let touch: Int
    let name: String
    var standing = Standing.waits
  }

  /// Returns the sentence about fingers that are still down.
  private static func present(_ hits: [Hit]) -> String {
    guard !hits.isEmpty else { return "No view got the touch." }
    return Hit.Standing.allCases.compactMap { standing in
      let names = hits.filter { $0.standing == standing }.map(\.name)
      guard !names.isEmpty else { return nil }
      let isOne = names.count == 1
      switch standing {
      case .has: return "\(list(names)) \(isOne ? "has" : "have") the touch."
      case .waits:
        return "\(list(names)) \(isOne ? "was" : "were") hit, but received no touch so far."
      case .lost: return "\(list(names)) lost the touch."
      }
    }
    .joined(separator: " ")
  }

  /// Returns the views that the last touches hit, in order: all since a finger last came down while no other was down.
  private static func hits(in specimen: Specimen) -> [Hit] {
    let chronicle = specimen.chronicle
    var down: Set<Int> = []
    var hits: [Hit] = []
    func mark(_ touches: [TouchFact], _ standing: Hit.Standing) {
      for index in hits.indices where touches.contains(where: { $0.number == hits[index].touch }) {
        hits[index].standing = standing
      }
    }
    for record in chronicle.records[(chronicle.gestures.last ?? chronicle.records.endIndex)...] {
      switch record.entry.fact {
      case .input(let samples):
        for sample in samples where sample.phase != .moved {
          if sample.phase == .began {
            if down.isEmpty { hits = [] }
            down.insert(sample.finger)
          } else {
            down.remove(sample.finger)
          }
        }
      case .touchBound(let touch, _, let view?, _):
        hits.append(Hit(touch: touch.number, name: view.name))
      case .touchMethod(.began, _, let touches, _): mark(touches, .has)
      case .touchMethod(.cancelled, _, let touches, _): mark(touches, .lost)
      default: break
      }
    }
    return hits
  }

  private static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : "\(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1])"
  }
}

extension LastGesture {
  /// The point of the phone's screen where the last finger came down; nil if there is none.
  fileprivate var lastLocation: CGPoint? {
    for event in take.events[start...].reversed() {
      switch event.action {
      case .touches(let samples, _, _):
        if let sample = samples.last(where: { $0.phase == .began }) { return sample.location }
      case .scenario(.touch(let report)) where report.phase == .began: return report.location
      default: break
      }
    }
    return nil
  }
}

extension LastGesture.Play {
  /// The view that the last finger hit.
  fileprivate var lastHit: Subject? {
    for record in records.reversed() {
      if case .touchBound(_, _, let view, _) = record.entry.fact { return view }
    }
    return nil
  }
}

extension UIView {
  /// The view itself, or its nearest superview that can act. Labels and image views take no touches by default.
  fileprivate var nearestThatCanAct: UIView? {
    sequence(first: self) { $0.superview }.first { view in
      !(view is UILabel || view is UIImageView) || view.isUserInteractionEnabled
        || view.gestureRecognizers?.isEmpty == false
    }
  }
}
