// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What fingers did last, to be done again with something changed before.
@MainActor
struct LastGesture {
  /// The take without what was changed by hand since.
  let take: Take
  /// The index of the gesture's first event.
  let start: Int
  /// Until when it is played, in seconds of the specimen.
  let end: TimeInterval
  /// The properties and switches that were changed since its last touch, the last change of each.
  let changes: [TakeEvent.Action]
  /// What was changed last before it, by index of the event: the gesture was made with these changes.
  private let earlier: [Int]

  /// Longer takes are not played again and again.
  static let mostEvents = 60_000

  /// Finds it; nil when nothing was touched yet.
  init?(of specimen: Specimen) {
    let events = specimen.take.events
    let chronicle = specimen.chronicle
    guard let begin = chronicle.gestures.last, let last = events.lastIndex(where: \.isTouch),
      events.count <= Self.mostEvents
    else { return nil }
    let later = events[(last + 1)...]
    take = Take(
      specimen.take.recipe, events: Array(events[...last]) + later.filter { !$0.isChange })
    changes = Self.net(later.filter(\.isChange).map(\.action))
    start = chronicle.records[begin].event
    end = specimen.now
    let before = events[..<max(0, start)]
    let change = before.lastIndex(where: \.isChange)
    earlier =
      change.map { change in
        let first = before[..<change].lastIndex(where: \.isTouch).map { $0 + 1 } ?? 0
        return (first...change).filter { events[$0].isChange }
      } ?? []
  }

  /// The changes that were made last before it, the last one of each thing.
  var earlierChanges: [TakeEvent.Action] { Self.net(earlier.map { take.events[$0].action }) }

  /// The same gesture without the changes that were made last before it.
  var withoutEarlierChanges: LastGesture { LastGesture(leavingOut: earlier, of: self) }

  private init(leavingOut indices: [Int], of whole: LastGesture) {
    let rest = whole.take.events.enumerated().filter { !indices.contains($0.offset) }
    take = Take(whole.take.recipe, events: rest.map(\.element))
    (start, end) = (whole.start - indices.count, whole.end)
    (changes, earlier) = (whole.changes, [])
  }

  /// Of several changes of one thing the last one counts.
  private static func net(_ changes: [TakeEvent.Action]) -> [TakeEvent.Action] {
    var net: [TakeEvent.Action] = []
    for change in changes {
      net.removeAll { $0.changesTheSame(as: change) }
      net.append(change)
    }
    return net
  }

  /// One time that it was played.
  @MainActor
  struct Play {
    /// What it was done to, as it is at the end.
    let specimen: Specimen
    /// Tells about the gesture.
    let explainer: LiveExplainer
    /// The index of the first record of the gesture.
    let firstRecord: Int

    /// The records of the gesture and all that followed.
    var records: ArraySlice<Chronicle.Record> {
      specimen.chronicle.records.dropFirst(firstRecord)
    }
  }

  /// Plays it.
  ///
  /// - Parameter changes: what is changed just before it.
  /// - Returns: what came of it.
  func play(with changes: [TakeEvent.Action] = []) -> Play {
    let events = take.inserting(changes, before: start).events
    let specimen = Specimen(take.recipe)
    for event in events[..<(start + changes.count)] { specimen.perform(event) }
    let rest = events[(start + changes.count)...]
    let signals = rest.compactMap { event -> (TimeInterval, SystemSignal)? in
      switch event.action {
      case .signal(let signal), .scenario(.system(let signal)): return (event.time, signal)
      default: return nil
      }
    }
    // The time until the finger comes down is before the gesture.
    if let next = rest.first { specimen.advance(to: next.time) }
    let explainer = specimen.host.perform {
      LiveExplainer(following: specimen.host, signals: signals)
    }
    let firstRecord = specimen.chronicle.records.count
    for event in rest { specimen.perform(event) }
    specimen.advance(to: end)
    return Play(specimen: specimen, explainer: explainer, firstRecord: firstRecord)
  }
}

extension TakeEvent {
  /// Whether fingers did it, also those of a file.
  fileprivate var isTouch: Bool {
    switch action {
    case .touches, .scenario(.touch): true
    default: false
    }
  }

  /// Whether somebody changed a property or a switch of the scene.
  fileprivate var isChange: Bool {
    switch action {
    case .edit, .toggle: true
    default: false
    }
  }
}

extension TakeEvent.Action {
  fileprivate func changesTheSame(as other: TakeEvent.Action) -> Bool {
    switch (self, other) {
    case (.edit(let one), .edit(let other)):
      one.target == other.target && one.property == other.property
    case (.toggle(let one, _), .toggle(let other, _)): one == other
    default: false
    }
  }
}
