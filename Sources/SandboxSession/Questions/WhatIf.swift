// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
package import Foundation
import Scenarios
import UIModel

/// The last gesture without and with a change. One of the two is what really happened: the one with the change if it
/// was made before the gesture.
package struct WhatIf: Equatable, Sendable {
  /// One line of a log.
  package struct Line: Equatable, Sendable {
    /// The time, in seconds of the scene.
    package let time: TimeInterval
    package let text: String
    let kind: LogLine.Kind?
  }

  /// A row of the two logs side by side. If only one log has a line in this row, the line of the other log is nil.
  package struct Row: Equatable, Sendable {
    package let before: Line?
    package let after: Line?

    /// True if both texts are equal.
    package var isSame: Bool { before?.text == after?.text }
  }

  /// The changes as text: "BackViewTap.cancelsTouchesInView: true → false".
  package let changes: [String]
  /// The titles of the two logs: without the changes and with them.
  package let titles: [String]
  /// The first difference and its reason as a sentence. If nothing differs, the sentence says so.
  package let sentence: String
  /// The logs of the gesture side by side.
  package let rows: [Row]
  /// The index of the first row in which the logs differ; nil if they are equal.
  package let firstDivergence: Int?
  /// The recorded entries without and with the change, for two timelines.
  package let records: [[Chronicle.Record]]

  /// Replays a gesture without changes, and with changes that are made before it.
  @MainActor
  init(_ gesture: LastGesture, _ changes: [TakeEvent.Action]) {
    self.init(
      gesture.play(), gesture.play(with: changes), changes, ["As it was", "With the change"])
  }

  /// Replays a gesture twice: without the changes that were made before it, and with them.
  @MainActor
  init(withoutEarlierChangesOf gesture: LastGesture) {
    let change = gesture.earlierChanges.count == 1 ? "the change" : "the changes"
    self.init(
      gesture.playWithoutEarlierChanges(), gesture.play(), gesture.earlierChanges,
      ["Without \(change)", "As it was, with \(change)"])
  }

  @MainActor
  private init(
    _ before: LastGesture.Play, _ after: LastGesture.Play, _ changes: [TakeEvent.Action],
    _ titles: [String]
  ) {
    self.titles = titles
    self.changes = changes.map { $0.words(in: before.specimen.host.application) }
    let (old, new) = (Self.lines(before), Self.lines(after))
    let comparison = LogComparison(old.map(\.text), new.map(\.text))
    var (left, right) = (old[...], new[...])
    rows = comparison.rows.map { row in
      Row(
        before: row.left == nil ? nil : left.popFirst(),
        after: row.right == nil ? nil : right.popFirst())
    }
    firstDivergence = comparison.firstDivergence
    records = [Array(before.records), Array(after.records)]
    let same = "Nothing comes out differently: both logs are the same, line for line."
    let reasons = changes.compactMap { Self.reasonForNothing($0, before) }
    sentence =
      before.explainer.divergence(from: after.explainer) ?? comparison.sentence
      ?? ([same] + reasons).joined(separator: " ")
  }

  /// The time of the first difference, in seconds of the scene; nil if there is none.
  package var timeOfDivergence: TimeInterval? {
    firstDivergence.flatMap { index in
      [rows[index].before, rows[index].after].compactMap(\.?.time).min()
    }
  }

  /// Returns why a change of a recognizer's property had no effect, if the recognizer failed or stayed possible.
  @MainActor
  private static func reasonForNothing(
    _ change: TakeEvent.Action, _ play: LastGesture.Play
  ) -> String? {
    guard case .edit(let edit) = change,
      let object = edit.target.resolve(in: play.specimen.host.application)
        as? UIGestureRecognizer
    else { return nil }
    var end: (state: GestureState, reason: StateReason)?
    for record in play.records {
      if case .stateChange(let subject, _, let to, let reason) = record.entry.fact,
        subject.identity == ObjectIdentifier(object)
      {
        end = (to, reason)
      }
    }
    let name = object.journalName
    switch end?.state {
    case .failed:
      let reason = end.map { " (\($0.reason))" } ?? ""
      return "\(name) failed\(reason), so its \(edit.property) had nothing to act on."
    case nil:
      return "\(name) never left its first state, so its \(edit.property) had nothing to act on."
    case .possible, .began, .changed, .ended, .cancelled: return nil
    }
  }

  /// Returns the lines that the panel's log would show for the play, with repetitions counted.
  @MainActor
  private static func lines(_ play: LastGesture.Play) -> [Line] {
    var book = LogBook(capacity: 20_000)
    for record in play.records {
      let fact = record.entry.fact
      guard let (kind, _) = LogLine.kind(of: fact), kind.isForPanel, play.specimen.logs(fact),
        let text = LogLine.text(of: fact)
      else { continue }
      book.append(text, kind: kind, isRepeating: fact.isRepeating, at: record.entry.time)
    }
    return book.records.map { record in
      Line(
        time: record.time, text: record.count > 1 ? "\(record.text) ×\(record.count)" : record.text,
        kind: record.kind)
    }
  }
}
