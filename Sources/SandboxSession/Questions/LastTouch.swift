// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// The answer below the phone: the view that got the last touch, and the visible object there that did not act.
@MainActor
package struct LastTouch {
  /// A value that changes with each touch.
  package struct Key: Equatable {
    let specimen: ObjectIdentifier
    let touchEvent: Int
    let isDown: Bool

    /// Makes the key of the last touch before the time that is shown.
    @MainActor
    package init(of shown: Specimen, in live: Specimen) {
      specimen = ObjectIdentifier(live)
      touchEvent = shown.chronicle.touchEvent
      isDown = shown.chronicle.hasFingersDown
    }
  }

  private(set) var key: Key?
  /// The answer in several lengths, the longest first.
  package private(set) var sentences = [
    "Touch the phone. This line then says what got the touch, what did not, and why.",
    "Touch the phone: the answer appears here.",
  ]
  /// The object that the answer is about; nil before the first touch.
  package private(set) var subject: Locator?
  /// True if that object did not act, acted late, or lost its touch, so that changes may help.
  package private(set) var canBeFixed = false

  /// Recorded input with more events than this is not replayed after each touch.
  private static let mostEvents = 2_000

  init() {}

  /// Finds the answer by replaying the last gesture up to the lift of its fingers.
  init(_ key: Key, of shown: Specimen, goingOnIn live: Specimen) {
    self.key = key
    guard key.touchEvent >= 0 else { return }
    let names = Self.hitNames(in: shown)
    guard !key.isDown else {
      let verb = names.count == 1 ? "has" : "have"
      sentences = [
        names.isEmpty ? "No view got the touch." : "\(Self.list(names)) \(verb) the touch."
      ]
      return
    }
    guard shown.take.events.count <= Self.mostEvents,
      let gesture = LastGesture(of: shown, goingOnIn: live)
    else {
      sentences = ["\(names.last ?? "No view") got the last touch. Why says what came of it."]
      return
    }
    answer(gesture)
  }

  /// Shows another sentence until the next touch.
  package mutating func say(_ sentence: String) {
    (sentences, canBeFixed) = ([sentence], false)
  }

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
    guard let about else {
      sentences = [
        play.lastHit.map { "\($0.name) got the touch. It is no longer on the screen." }
          ?? "No view got the touch."
      ]
      return
    }
    let answers = play.explainer.answers(about: about, latest: true)
    guard let first = answers.first(where: { $0.question != .why }) ?? answers.first else {
      sentences = ["\(about.journalName) got the touch."]
      return
    }
    subject = Locator(of: about, in: play.specimen.host.application)
    canBeFixed = first.question != .why
    let cause = first.sentences.first.map { " \($0)" } ?? ""
    sentences = [lead + first.headline + cause, first.headline + cause, first.headline]
      .map { $0.replacingOccurrences(of: "\u{a0}", with: " ") }
  }

  /// Returns the views that the last touches hit, in order: all since a finger last came down while no other was down.
  private static func hitNames(in specimen: Specimen) -> [String] {
    let chronicle = specimen.chronicle
    var down: Set<Int> = []
    var names: [String] = []
    for record in chronicle.records[(chronicle.gestures.last ?? chronicle.records.endIndex)...] {
      switch record.entry.fact {
      case .input(let samples):
        for sample in samples where sample.phase != .moved {
          if sample.phase == .began {
            if down.isEmpty { names = [] }
            down.insert(sample.finger)
          } else {
            down.remove(sample.finger)
          }
        }
      case .touchBound(_, _, let view?, _): names.append(view.name)
      default: break
      }
    }
    return names
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
