// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import SandboxScenes
import Scenarios
import UIModel

/// The search for changes with which an object would have acted on the last gesture: changes of properties, as
/// `explain` finds them, and of the scene's switches.
@MainActor
final class RemedySearch {
  private let twin: AnyObject
  private let place: Locator
  private let found: [TouchAnswer]
  private let gesture: LastGesture
  private let play: LastGesture.Play
  private let search: LiveSearch

  /// Starts a search.
  ///
  /// - Parameters:
  ///   - twin: the object in the replay.
  ///   - place: the locator of the object.
  ///   - found: the answers about it, without changes.
  ///   - gesture: the gesture.
  ///   - play: the replay of the gesture without changes.
  init(
    for twin: AnyObject, at place: Locator, _ found: [TouchAnswer], _ gesture: LastGesture,
    _ play: LastGesture.Play
  ) {
    (self.twin, self.place, self.found, self.gesture, self.play) = (
      twin, place, found, gesture, play
    )
    let events = (all: gesture.take.events.count, before: gesture.start)
    search = play.explainer.search(about: twin, latest: true, events: events) { trial, input in
      var isMade = false
      let play = gesture.play(input: input.map(TakeEvent.touches)) { explainer, _ in
        isMade = explainer.make(trial)
      }
      return isMade ? play.explainer : nil
    }
  }

  static func explanation(_ answers: [TouchAnswer]) -> Explanation {
    Explanation(answers.map { $0.paragraphs(file: nil, most: 0)[0] })
  }

  /// Continues for the given time; nil for no limit. Returns the result at the end.
  func work(for slice: Duration?) -> (answer: Explanation, remedies: [WhyNot.Remedy])? {
    guard let answers = search.work(for: slice) else { return nil }
    let remedies = remedies(answers)
    // A switch of the scene is a single change, better than changes of several properties.
    if !remedies.contains(where: { $0.changes.count == 1 }), let toggle = toggle() {
      return (Self.explanation(found), remedies + [toggle])
    }
    return (Self.explanation(answers), remedies)
  }

  /// Returns the first switch of the scene with which the object acts.
  private func toggle() -> WhyNot.Remedy? {
    for toggle in play.specimen.scene.switches {
      let isOn = !toggle.isOn()
      let change = TakeEvent.Action.toggle(toggle.title, isOn: isOn)
      let altered = gesture.play(with: [change])
      guard let counterpart = place.resolve(in: altered.specimen.host.application),
        let gain = play.explainer.gain(of: twin, in: altered.explainer, counterpart)
      else { continue }
      let condition = "the scene's switch “\(toggle.title)” were \(isOn ? "on" : "off")"
      return WhyNot.Remedy(sentence: "\(gain) if \(condition).", changes: [change])
    }
    return nil
  }

  /// Returns the changes of the first answer that has any. Those of further answers, such as answers about a
  /// control's recognizers, are left out.
  private func remedies(_ answers: [TouchAnswer]) -> [WhyNot.Remedy] {
    let application = play.specimen.host.application
    let first = answers.first { $0.question != .why && !$0.suggestions.isEmpty }
    return (first?.suggestions ?? []).prefix(TouchAnswer.mostChanges).map { suggestion in
      WhyNot.Remedy(
        sentence: suggestion.sentence, remarks: suggestion.remarks, swift: suggestion.swift,
        changes: actions(for: play.explainer.edits(of: suggestion), in: application))
    }
  }

  /// Returns changes as text, each with the old value at the end of the replay.
  func words(of changes: [TakeEvent.Action]) -> [String] {
    changes.map { $0.words(in: play.specimen.host.application) }
  }

  /// Returns the edits that make a suggested change; empty if one of them can't be made.
  private func actions(
    for edits: [LiveExplainer.Edit], in application: UIApplication
  ) -> [TakeEvent.Action] {
    let actions = edits.compactMap { edit($0, in: application) }
    return actions.count == edits.count ? actions : []
  }

  private func edit(
    _ suggestion: LiveExplainer.Edit, in application: UIApplication
  ) -> TakeEvent.Action? {
    guard let target = Locator(of: suggestion.object, in: application) else { return nil }
    let property = PropertyCatalog.property(suggestion.property, of: suggestion.object)
    let value = property?.kind.value(of: suggestion.value) ?? .text(suggestion.value)
    return .edit(PropertyEdit(target: target, property: suggestion.property, value: value))
  }
}

extension Property.Kind {
  /// Returns a value written as in scenario files; nil if the text is of another kind.
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
