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

  /// Gestures that follow each other faster are one, as the taps of a double tap.
  nonisolated static let pause: TimeInterval = 0.5
  /// Longer takes are not played again and again.
  static let mostEvents = 60_000

  /// Finds it; nil when nothing was touched yet.
  init?(of specimen: Specimen) {
    let events = specimen.take.events
    guard let first = Self.firstEvent(of: specimen), let last = events.lastIndex(where: \.isTouch),
      events.count <= Self.mostEvents
    else { return nil }
    let later = events[(last + 1)...]
    take = Take(
      specimen.take.recipe, events: Array(events[...last]) + later.filter { !$0.isChange })
    changes = Self.net(later.filter(\.isChange).map(\.action))
    start = first
    end = specimen.now
  }

  /// Where the gesture began, with those shortly before it.
  private static func firstEvent(of specimen: Specimen) -> Int? {
    let (chronicle, events) = (specimen.chronicle, specimen.take.events)
    let starts = chronicle.gestures.map { chronicle.records[$0].event }.filter { $0 >= 0 }
    guard var first = starts.last else { return nil }
    for start in starts.dropLast().reversed() {
      guard let before = events[..<first].last(where: \.isTouch),
        events[first].time - before.time < pause
      else { break }
      first = start
    }
    return first
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
