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
  /// The properties and switches that were changed since its last touch, the last change of each. What was taken back
  /// is none.
  let changes: [TakeEvent.Action]
  /// The changes that were made last before it, the last one of each thing.
  let earlierChanges: [TakeEvent.Action]
  /// What was changed last before it, by index of the event: the gesture was made with these changes.
  private let earlier: [Int]

  /// Longer takes are not played again and again.
  static let mostEvents = 60_000

  /// Finds it; nil when nothing was touched yet.
  ///
  /// - Parameters:
  ///   - specimen: where it is the last one.
  ///   - live: where that specimen's take goes on, if it is the past of another: the gesture is told to its end.
  init?(of specimen: Specimen, goingOnIn live: Specimen? = nil) {
    let live = live ?? specimen
    guard let begin = specimen.chronicle.gestures.last else { return nil }
    let start = specimen.chronicle.records[begin].event
    let next = live.chronicle.gestures.lazy.map { live.chronicle.records[$0].event }
      .first { $0 > start }
    let events = live.take.events[..<(next ?? live.take.events.count)]
    let end = next.map { live.take.events[$0].time } ?? live.now
    guard let last = events.lastIndex(where: \.isTouch), events.count <= Self.mostEvents else {
      return nil
    }
    let later = events[(last + 1)...]
    let take = Take(
      live.take.recipe, events: Array(events[...last]) + later.filter { !$0.isChange })
    (self.take, self.start, self.end) = (take, start, end)
    changes = Self.net(later.filter(\.isChange).map(\.action)) { Rerun.play(take, until: end) }
    let before = events[..<max(0, start)]
    let change = before.lastIndex(where: \.isChange)
    earlier =
      change.map { change in
        let first = before[..<change].lastIndex(where: \.isTouch).map { $0 + 1 } ?? 0
        return (first...change).filter { events[$0].isChange }
      } ?? []
    earlierChanges = Self.net(earlier.map { events[$0].action }) { [earlier] in
      Rerun.play(Take(take.recipe, events: Array(events.prefix(earlier.first ?? 0))))
    }
  }

  /// The same gesture without the changes that were made last before it.
  var withoutEarlierChanges: LastGesture { LastGesture(leavingOut: earlier, of: self) }

  private init(leavingOut indices: [Int], of whole: LastGesture) {
    let rest = whole.take.events.enumerated().filter { !indices.contains($0.offset) }
    take = Take(whole.take.recipe, events: rest.map(\.element))
    (start, end) = (whole.start - indices.count, whole.end)
    (changes, earlierChanges, earlier) = (whole.changes, [], [])
  }

  /// Of several changes of one thing the last one counts, unless it made the thing what it was.
  ///
  /// - Parameters:
  ///   - changes: in order.
  ///   - unchanged: makes a specimen as it is without them.
  /// - Returns: those that count.
  private static func net(
    _ changes: [TakeEvent.Action], _ unchanged: () -> Specimen
  ) -> [TakeEvent.Action] {
    guard !changes.isEmpty else { return [] }
    var net: [TakeEvent.Action] = []
    for change in changes {
      net.removeAll { $0.changesTheSame(as: change) }
      net.append(change)
    }
    let specimen = unchanged()
    return net.filter { !$0.isSo(in: specimen) }
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
  /// Whether a property or a switch already is what the change makes it.
  @MainActor
  fileprivate func isSo(in specimen: Specimen) -> Bool {
    switch self {
    case .edit(let edit):
      guard let object = edit.target.resolve(in: specimen.host.application) else { return false }
      return PropertyCatalog.property(edit.property, of: object)?.read(object) == edit.value
    case .toggle(let title, let isOn): return specimen.scene.isOn(switch: title) == isOn
    default: return false
    }
  }

  fileprivate func changesTheSame(as other: TakeEvent.Action) -> Bool {
    switch (self, other) {
    case (.edit(let one), .edit(let other)):
      one.target == other.target && one.property == other.property
    case (.toggle(let one, _), .toggle(let other, _)): one == other
    default: false
    }
  }
}
