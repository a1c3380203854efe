// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// The last gesture of the fingers. It can be replayed after a change.
@MainActor
package struct LastGesture {
  /// The recorded input up to the next gesture, without changes that were made after this gesture's last touch.
  private(set) var take: Take
  /// The index of the gesture's first event.
  private(set) var start: Int
  /// The end of the replay, in seconds of the scene.
  let end: TimeInterval
  /// True if no gesture follows. A replay then also fires timers that are pending after `end`, if no finger is down.
  private let isLast: Bool
  /// The last change of each property and switch since the gesture's last touch, without changes that were undone.
  private(set) var changes: [TakeEvent.Action]
  /// The changes that were made before the gesture and in effect when it began.
  package let earlierChanges: [TakeEvent.Action]
  /// The edits that undo `earlierChanges`.
  private let inverses: [TakeEvent.Action]

  /// Recorded input with more events than this is not replayed repeatedly.
  static let mostEvents = 60_000

  /// The reason why there is no gesture to replay.
  enum Lack: Equatable {
    /// Nothing was touched yet.
    case untouched
    /// Nothing was touched before the time that is shown, but something was touched later.
    case laterOnly
    /// There was so much input without a pause that its beginning was dropped.
    case endless
  }

  /// Returns why a scene has no gesture to replay before `instant`, or before now if it is nil.
  static func lack(
    in specimen: Specimen, goingOnIn live: Specimen, by instant: Instant? = nil
  ) -> Lack {
    let events = specimen.take.events
    let past = events.prefix(instant?.eventCount ?? events.count)
    if past.contains(where: \.isTouch) { return .endless }
    return live.take.events.contains(where: \.isTouch) ? .laterOnly : .untouched
  }

  /// Finds the last gesture; nil if nothing was touched, its beginning was dropped, or there is too much input.
  ///
  /// - Parameters:
  ///   - specimen: the scene that has the gesture.
  ///   - live: the live scene, if `specimen` shows the past. The gesture's events are read from the live scene, because
  ///     the gesture may end after the time that `specimen` shows.
  ///   - instant: the gesture began before this; nil for the last gesture.
  init?(of specimen: Specimen, goingOnIn live: Specimen? = nil, by instant: Instant? = nil) {
    let live = live ?? specimen
    let chronicle = specimen.chronicle
    let limit = instant.map(chronicle.index(after:)) ?? chronicle.records.count
    guard let begin = chronicle.gestures.last(where: { $0 < limit }) else { return nil }
    let start = chronicle.records[begin].event
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
    isLast = next == nil
    changes = Self.net(later.filter(\.isChange).map(\.action)) { Rerun.play(take, until: end) }
    let held = Self.held(events[..<max(0, start)], live.take.recipe)
    (earlierChanges, inverses) = (held.map(\.change), held.map(\.inverse))
  }

  /// Returns the same gesture with the changes that were made after it, as if they had been made just before it.
  func withLaterChanges() -> LastGesture {
    var gesture = self
    gesture.take = take.inserting(changes, before: start)
    gesture.start = start + changes.count
    gesture.changes = []
    return gesture
  }

  /// Replays the gesture without the changes that were made before it.
  func playWithoutEarlierChanges() -> Play { play(with: inverses) }

  /// Returns the changes that are in effect after the events: for each property or switch with a new value, its last
  /// change among the events, with the edit that restores its old value.
  private static func held(
    _ events: ArraySlice<TakeEvent>, _ recipe: SceneRecipe
  ) -> [(change: TakeEvent.Action, inverse: TakeEvent.Action)] {
    guard events.contains(where: \.isChange) else { return [] }
    let specimen = Specimen(recipe)
    var held: [(change: TakeEvent.Action, inverse: TakeEvent.Action)] = []
    for event in events {
      if event.isChange {
        let before = held.firstIndex { $0.change.changesTheSame(as: event.action) }
        let inverse =
          before.map { held.remove(at: $0).inverse } ?? event.action.inverse(in: specimen)
        if let inverse { held.append((event.action, inverse)) }
      }
      specimen.replay(event)
    }
    return held.filter { $0.change.isSo(in: specimen) && !$0.inverse.isSo(in: specimen) }
  }

  /// Reduces changes to the last one of each property, without those that restored the old value.
  ///
  /// - Parameters:
  ///   - changes: the changes, in order.
  ///   - unchanged: makes a run of the scene without the changes.
  /// - Returns: the changes that remain.
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

  /// A replay of the gesture.
  @MainActor
  package struct Play {
    /// The run of the scene, in its state at the end.
    let specimen: Specimen
    /// Explains the gesture.
    let explainer: LiveExplainer
    /// The index of the first record of the gesture.
    let firstRecord: Int

    /// The records of the gesture and of everything after it.
    var records: ArraySlice<Chronicle.Record> {
      specimen.chronicle.records.dropFirst(firstRecord)
    }
  }

  /// Replays the gesture.
  ///
  /// - Parameters:
  ///   - changes: the changes to make just before the gesture.
  ///   - input: other touches to play instead.
  ///   - prepare: called in the state just before the gesture, to make further changes.
  /// - Returns: the replay.
  func play(
    with changes: [TakeEvent.Action] = [],
    input: [TakeEvent]? = nil,
    prepare: (LiveExplainer, UIModel.Host) -> Void = { _, _ in }
  ) -> Play {
    let events = take.inserting(changes, before: start).events
    let specimen = Specimen(take.recipe)
    for event in events[..<(start + changes.count)] { specimen.replay(event) }
    let rest = input.map { $0[...] } ?? events[(start + changes.count)...]
    let signals = rest.compactMap { event -> (TimeInterval, SystemSignal)? in
      switch event.action {
      case .signal(let signal), .scenario(.system(let signal)): return (event.time, signal)
      default: return nil
      }
    }
    // The explainer is made after this, because the time before the finger comes down does not belong to the gesture.
    if let next = rest.first { specimen.advance(to: next.time) }
    let touches = specimen.chronicle.records.count { $0.entry.fact.beginsTouch }
    let explainer = specimen.host.perform {
      let explainer = LiveExplainer(
        following: specimen.host, signals: signals, touchesBefore: touches)
      prepare(explainer, specimen.host)
      return explainer
    }
    let firstRecord = specimen.chronicle.records.count
    for event in rest { specimen.replay(event) }
    specimen.advance(to: input?.last?.time ?? end)
    if isLast || input != nil, !specimen.chronicle.hasFingersDown {
      specimen.settle(until: end + Specimen.longestSettling)
    }
    return Play(specimen: specimen, explainer: explainer, firstRecord: firstRecord)
  }
}

extension TakeEvent {
  /// Returns the events for a scenario's touches.
  static func touches(_ input: [ScenarioInput]) -> [TakeEvent] {
    var events: [TakeEvent] = []
    var rest = input[...]
    while let first = rest.first {
      let together = rest.prefix { $0.time == first.time }
      rest = rest.dropFirst(together.count)
      let samples = together.compactMap { entry -> InputSample? in
        guard case .touch(let report) = entry.event, let location = report.location else {
          return nil
        }
        return InputSample(
          finger: report.finger, phase: report.phase, location: location, force: report.force,
          majorRadius: report.radius, source: report.source)
      }
      events.append(TakeEvent(time: first.time, action: .touches(samples)))
    }
    return events
  }

  fileprivate var isTouch: Bool { action.isTouch }
  fileprivate var isChange: Bool { action.isChange }
}

extension TakeEvent.Action {
  /// True for actions of fingers, including those of a file's input.
  var isTouch: Bool {
    switch self {
    case .touches, .scenario(.touch): true
    default: false
    }
  }

  /// True for changes of a property or a switch of the scene.
  var isChange: Bool {
    switch self {
    case .edit, .toggle: true
    default: false
    }
  }

  /// Returns whether a property or a switch already has the value that the change sets.
  @MainActor
  func isSo(in specimen: Specimen) -> Bool {
    switch self {
    case .edit(let edit):
      guard let object = edit.target.resolve(in: specimen.host.application) else { return false }
      return PropertyCatalog.property(edit.property, of: object)?.read(object) == edit.value
    case .toggle(let title, let isOn): return specimen.scene.isOn(switch: title) == isOn
    default: return false
    }
  }

  /// Returns the change that sets a property or switch to its current value; nil if it does not exist.
  @MainActor
  func before(in specimen: Specimen) -> TakeEvent.Action? {
    switch self {
    case .edit(let edit):
      guard let object = edit.target.resolve(in: specimen.host.application),
        let value = PropertyCatalog.property(edit.property, of: object)?.read(object)
      else { return nil }
      return .edit(PropertyEdit(target: edit.target, property: edit.property, value: value))
    case .toggle(let title, _):
      return .toggle(title, isOn: specimen.scene.isOn(switch: title))
    default: return nil
    }
  }

  /// Returns the change that undoes this one; nil if there is none, and for overrides, which can't be undone completely
  /// by an edit.
  @MainActor
  fileprivate func inverse(in specimen: Specimen) -> TakeEvent.Action? {
    isOverride ? nil : before(in: specimen)
  }

  func changesTheSame(as other: TakeEvent.Action) -> Bool {
    switch (self, other) {
    case (.edit(let one), .edit(let other)):
      one.target == other.target && one.property == other.property
    case (.toggle(let one, _), .toggle(let other, _)): one == other
    default: false
    }
  }
}

extension LastGesture.Lack {
  /// The reason as a sentence; nil for `untouched`, for which the callers advise to touch the phone.
  var sentence: String? {
    switch self {
    case .untouched: nil
    case .laterOnly:
      "Nothing was touched yet at this instant. Questions are about the last touch before the instant that "
        + "is shown: press ] for the next one, or End to go back to live."
    case .endless:
      "So much happened since the first finger came down that the beginning of this gesture is not "
        + "kept. Lift all fingers for half a second: the next gesture can be explained."
    }
  }
}
