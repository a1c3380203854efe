// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
package import Scenarios
import UIModel

/// Compares the behaviours that a file's input exercises with all behaviours that the gestures of an audit exercise.
package struct Coverage {
  /// A scenario that would exercise more behaviours.
  package struct Suggestion {
    /// The gesture, and the object on which it starts.
    package let title: String
    /// The input of the gesture.
    package let input: [ScenarioInput]
    /// The behaviours that the gesture exercises and the file's input does not.
    package let items: [String]
  }

  /// The behaviours that the file's input exercises: "zoom is recognized", "showBars waits for zoom".
  package let exercised: [String]
  /// The behaviours that the file's input does not exercise.
  package let missing: [String]
  /// A small number of gestures that exercise all missing behaviours.
  package let suggestions: [Suggestion]

  /// The number of exercised behaviours among all: "7 of 12 exercised".
  package var summary: String {
    "\(exercised.count) of \(exercised.count + missing.count) exercised"
  }
}

@MainActor
extension Coverage {
  /// Compares the file's input with the gestures of a survey.
  init(_ scenario: Scenario, _ survey: Survey) {
    let own = Self.played(scenario)
    let records = survey.prober.records
    let all = records.reduce(into: own) { $0.formUnion($1.exercised) }
    exercised = own.sorted()
    var left = all.subtracting(own)
    missing = left.sorted()
    var suggestions: [Suggestion] = []
    while !left.isEmpty {
      let gains = records.map { $0.exercised.intersection(left).count }
      guard let most = gains.max(), most > 0, let index = gains.firstIndex(of: most) else { break }
      let record = records[index]
      let items = record.exercised.intersection(left)
      left.subtract(items)
      suggestions.append(
        Suggestion(
          title: "A \(record.gesture.name) on \(record.hit.map { survey.name($0) } ?? "nothing")",
          input: record.gesture.input(at: record.point), items: items.sorted()))
    }
    self.suggestions = suggestions
  }

  private static func played(_ scenario: Scenario) -> Set<String> {
    let player = ScenarioPlayer(scenario) { _ in }
    let stage = AuditStage(player.host, player.stage, screen: scenario.screen)
    let reader = ProbeReader(.tap, at: .zero, on: stage)
    let ticket = player.host.journal.addReader(of: .besideLog) { reader.read($0) }
    player.finish()
    player.host.journal.removeReader(ticket)
    return reader.record.exercised
  }
}

extension JournalFact {
  /// The behaviours that a journal entry proves to have happened: recognitions, relations between recognizers, and
  /// results of delegate methods.
  var exercise: [String] {
    switch self {
    case .stateChange(let recognizer, from: .possible, let to, _)
    where to == .began || to == .ended:
      ["\(recognizer.name) is recognized"]
    case .verdict(let recognizer, .waits(let others)):
      others.map { "\(recognizer.name) waits for \($0.name)" }
    case .verdict(let recognizer, .fails(let loss)),
      .verdict(let recognizer, .isCancelled(let loss)):
      ["\(recognizer.name) loses to \(loss.winner.name) (\(loss.rule))"]
    case .delegate(let recognizer, let question, let other, let answer):
      ["\(recognizer.name): \(question.rawValue)\(other.map { " \($0.name)" } ?? "") = \(answer)"]
    case .refusedByView(let recognizer, let view): ["\(view.name) refuses \(recognizer.name)"]
    case .rowSelected(let table, _, _): ["\(table.name) selects a row"]
    case .controlEvent(let control, let event) where event.isDeed:
      ["\(control.name) sends \(event)"]
    default: []
    }
  }
}
