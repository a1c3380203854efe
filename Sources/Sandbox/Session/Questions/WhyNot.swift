// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import SandboxScenes
import Scenarios
import UIModel

/// Explains the last touch for one view, control or recognizer.
@MainActor
struct WhyNot {
  /// Changes that were tried together and helped.
  struct Remedy {
    /// The result and the change: "UIButton would act if its isEnabled were true."
    let sentence: String
    /// Sentences about other differences in the result.
    var remarks: [String] = []
    /// The lines of code for an application.
    var swift: [String] = []
    let changes: [TakeEvent.Action]
  }

  /// The name of the object in question.
  let name: String
  /// The explanation of the touches for this object; empty if there is nothing to say.
  let answer: Explanation
  /// The changes that were found, those with the least side effects first.
  let remedies: [Remedy]
  /// The first of them.
  var remedy: Remedy? { remedies.first }
  /// The explanations of all of the gesture's touches.
  let story: Explanation
  /// The gesture that is explained.
  private let gesture: LastGesture?

  /// The largest number of replays to find changes, and the largest number of changes that are tried together.
  private static let mostPlays = 8
  private static let mostChanges = 3
  /// The largest number of events of a take for which more than one change is tried.
  private static let mostEvents = 5_000

  /// Finds the answer by replaying the last gesture, without and with changes.
  ///
  /// - Parameters:
  ///   - object: the object in question.
  ///   - specimen: the specimen that has the object.
  ///   - live: the specimen with the rest of the take, if the first one is its past.
  ///   - instant: the gesture is the last one that began before this; nil for the last of all.
  init(
    _ object: AnyObject, in specimen: Specimen, goingOnIn live: Specimen? = nil,
    by instant: Instant? = nil
  ) {
    name =
      (object as? UIGestureRecognizer)?.journalName ?? (object as? UIResponder)?.journalName
      ?? "It"
    gesture = LastGesture(of: specimen, goingOnIn: live, by: instant)
    guard let gesture else {
      let lack = LastGesture.lack(in: specimen, goingOnIn: live ?? specimen, by: instant)
      answer = Explanation(
        lack.sentence ?? "There is no touch to explain yet: touch the phone, then ask again.")
      (remedies, story) = ([], .nothing)
      return
    }
    let play = gesture.play()
    guard let (place, twin, found) = Self.answer(about: object, in: specimen, play) else {
      answer = Explanation("\(name) did not exist yet when the finger came down.")
      (remedies, story) = ([], .nothing)
      return
    }
    story = play.explainer.story(about: twin)
    (answer, remedies) = Self.remedies(for: twin, at: place, found, gesture, play)
  }

  /// Replays the gesture with changes that help, by default the first ones; nil if there are none.
  func tryRemedy(_ index: Int? = nil) -> WhatIf? {
    let remedy =
      if let index { remedies.indices.contains(index) ? remedies[index] : nil } else {
        remedies.first { !$0.changes.isEmpty }
      }
    guard let gesture, let remedy, !remedy.changes.isEmpty else { return nil }
    return WhatIf(gesture, remedy.changes)
  }

  /// Finds the object in a play and explains the touches for it. A view that did not exist yet, such as a row that
  /// appeared while its table was dragged, is replaced by the nearest superview that existed.
  private static func answer(
    about object: AnyObject, in specimen: Specimen, _ play: LastGesture.Play
  ) -> (place: Locator, twin: AnyObject, answers: [TouchAnswer])? {
    var next: AnyObject? = object
    while let object = next {
      if let place = Locator(of: object, in: specimen.host.application),
        let twin = place.resolve(in: play.specimen.host.application)
      {
        let answers = play.explainer.answers(about: twin, latest: true)
        if !answers.isEmpty { return (place, twin, answers) }
      }
      next = (object as? UIView)?.superview
    }
    return nil
  }

  /// The changes that help: of one property, of one of the scene's switches, or of several properties. The answers
  /// are returned with them.
  private static func remedies(
    for twin: AnyObject, at place: Locator, _ found: [TouchAnswer], _ gesture: LastGesture,
    _ play: LastGesture.Play
  ) -> (Explanation, [Remedy]) {
    let (answers, remedies) = properties(1, for: twin, gesture, play)
    if remedies.contains(where: { !$0.changes.isEmpty }) { return (explanation(answers), remedies) }
    for toggle in play.specimen.scene.switches {
      let isOn = !toggle.isOn()
      let change = TakeEvent.Action.toggle(toggle.title, isOn: isOn)
      let altered = gesture.play(with: [change])
      guard let counterpart = place.resolve(in: altered.specimen.host.application),
        let gain = play.explainer.gain(of: twin, in: altered.explainer, counterpart)
      else { continue }
      let condition = "the scene's switch “\(toggle.title)” were \(isOn ? "on" : "off")"
      let remedy = Remedy(sentence: "\(gain) if \(condition).", changes: [change])
      return (explanation(found), remedies + [remedy])
    }
    guard remedies.isEmpty, gesture.take.events.count <= mostEvents else {
      return (explanation(answers), remedies)
    }
    let more = properties(mostChanges, for: twin, gesture, play)
    return (explanation(more.answers), more.remedies)
  }

  private static func explanation(_ answers: [TouchAnswer]) -> Explanation {
    Explanation(answers.map { $0.paragraphs(file: nil, most: 0)[0] })
  }

  /// The answers, and the changes of properties that help.
  private static func properties(
    _ most: Int, for twin: AnyObject, _ gesture: LastGesture, _ play: LastGesture.Play
  ) -> (answers: [TouchAnswer], remedies: [Remedy]) {
    let application = play.specimen.host.application
    let answers = play.explainer.answers(
      about: twin, latest: true, changes: most, plays: mostPlays * most
    ) { trial in
      var isMade = false
      let play = gesture.play { explainer, _ in isMade = explainer.make(trial) }
      return isMade ? play.explainer : nil
    }
    // A control and its recognizers are treated together: the changes that help the first one that did not act.
    let first = answers.first { $0.question != .why && !$0.suggestions.isEmpty }
    let remedies = first?.suggestions.map { suggestion in
      Remedy(
        sentence: suggestion.sentence, remarks: suggestion.remarks, swift: suggestion.swift,
        changes: actions(for: play.explainer.edits(of: suggestion), in: application))
    }
    return (answers, remedies ?? [])
  }

  /// The edits for changes of properties and of other keys of scenario files; empty if one of them can't be made.
  private static func actions(
    for edits: [LiveExplainer.Edit], in application: UIApplication
  ) -> [TakeEvent.Action] {
    let actions = edits.compactMap { edit($0, in: application) }
    return actions.count == edits.count ? actions : []
  }

  private static func edit(
    _ suggestion: LiveExplainer.Edit, in application: UIApplication
  ) -> TakeEvent.Action? {
    guard let target = Locator(of: suggestion.object, in: application) else { return nil }
    let property = PropertyCatalog.property(suggestion.property, of: suggestion.object)
    let value = property?.kind.value(of: suggestion.value) ?? .text(suggestion.value)
    return .edit(PropertyEdit(target: target, property: suggestion.property, value: value))
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
  /// A value in the notation of scenario files; nil if the text is not of this kind.
  fileprivate func value(of text: String) -> PropertyEdit.Value? {
    switch self {
    case .flag: text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    case .number(let scale):
      Double(text).flatMap { scale.range.contains($0) ? .number($0) : nil }
    case .choice: .text(text)
    case .point, .rect, .transform, .words: nil
    }
  }
}
