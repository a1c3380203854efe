// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What became of the last touch, for somebody who wonders about one view, control or recognizer.
@MainActor
struct WhyNot {
  /// A change that was tried, and helped.
  struct Remedy {
    /// What would happen: "UIButton would act if its isEnabled were true."
    let sentence: String
    let change: TakeEvent.Action
  }

  /// Who it is about.
  let name: String
  /// What that one made of the touches; empty when there is nothing to say.
  let answer: Explanation
  /// The smallest change that lets it act; nil when none was found.
  let remedy: Remedy?
  /// Everything about the touches.
  let story: Explanation

  /// So many changes are tried.
  private static let mostTrials = 8

  /// Looks for the answer by playing the last gesture again, and again with changes.
  init(_ object: AnyObject, in specimen: Specimen) {
    name =
      (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
      ?? "It"
    guard let gesture = LastGesture(of: specimen) else {
      answer = Explanation("There is no touch to explain yet: touch the phone, then ask again.")
      (remedy, story) = (nil, .nothing)
      return
    }
    let play = gesture.play()
    story = play.explainer.story
    let place = Locator(of: object, in: specimen.host.application)
    guard let place, let twin = place.resolve(in: play.specimen.host.application),
      let answer = play.explainer.explanation(of: twin)
    else {
      answer = Explanation("It was not there yet when the finger came down.")
      remedy = nil
      return
    }
    self.answer = answer
    remedy = Self.remedy(for: twin, at: place, gesture, play)
  }

  /// The first of the changes worth trying that helps.
  private static func remedy(
    for twin: AnyObject, at place: Locator, _ gesture: LastGesture, _ play: LastGesture.Play
  ) -> Remedy? {
    let application = play.specimen.host.application
    var trials: [(change: TakeEvent.Action, condition: String)] = []
    for suggestion in play.explainer.remedies(for: twin) {
      guard let target = Locator(of: suggestion.object, in: application),
        let property = PropertyCatalog.property(suggestion.property, of: suggestion.object),
        let value = property.kind.value(of: suggestion.value)
      else { continue }
      let edit = PropertyEdit(target: target, property: property.name, value: value)
      trials.append((.edit(edit), suggestion.condition))
    }
    for toggle in play.specimen.scene.switches {
      let isOn = !toggle.isOn()
      trials.append(
        (
          .toggle(toggle.title, isOn: isOn),
          "the scene's switch “\(toggle.title)” were \(isOn ? "on" : "off")"
        ))
    }
    for trial in trials.prefix(mostTrials) {
      let altered = gesture.play(with: [trial.change])
      guard let counterpart = place.resolve(in: altered.specimen.host.application),
        let gain = play.explainer.gain(of: twin, in: altered.explainer, counterpart)
      else { continue }
      return Remedy(sentence: "\(gain) if \(trial.condition).", change: trial.change)
    }
    return nil
  }
}

extension Explanation {
  /// No sentence.
  fileprivate static var nothing: Explanation {
    var explanation = Explanation("")
    explanation.paragraphs = []
    return explanation
  }
}

extension Property.Kind {
  /// A value as a scenario file writes it; nil when it is not of this kind.
  fileprivate func value(of text: String) -> PropertyEdit.Value? {
    switch self {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .number(let scale):
      Double(text).flatMap { scale.range.contains($0) ? .number($0) : nil }
    case .point, .rect, .transform, .words: nil
    }
  }
}
