// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Compares the events that were captured on a device with the events of the model for the same input.
@MainActor
package struct DeviceComparison {
  /// The differences, sorted by time.
  package private(set) var differences: [DeviceDifference] = []
  /// The model's events, in the order in which they happened.
  package let model: [DeviceEvent]
  /// The number of touches that came down.
  package private(set) var touches = 0
  /// The number of events in the device's record.
  package private(set) var observed = 0

  /// Times that differ by at most this count as equal, in seconds: one and a half frames at 60 Hz, because recorders
  /// check once per frame.
  package static let tolerance = 0.025

  private let starts: [Double]
  private let facts: DeviceFacts
  private let doubts: DeviceDoubts

  /// Plays a captured scenario and compares the events. Returns nil for a scenario without a `device` part.
  package init?(_ scenario: Scenario) {
    guard let record = scenario.device else { return nil }
    self.init(scenario, record, model: DeviceReplay.events(of: scenario))
  }

  init(_ scenario: Scenario, _ record: DeviceRecord, model: [DeviceEvent]) {
    self.model = model
    starts = DeviceLane.starts(of: scenario.input)
    facts = DeviceFacts(scenario)
    doubts = DeviceDoubts(scenario, record, model, starts)
    observed = record.events.count
    touches = record.events.count { if case .bound = $0.fact { true } else { false } }
    compare(record.events, model)
    differences = Self.sorted(differences)
    markConsequences()
  }

  /// Returns the number of differences of one sort.
  package func count(_ sort: DeviceDifference.Sort) -> Int {
    differences.count { $0.sort == sort }
  }

  // MARK: Matching

  private mutating func compare(_ device: [DeviceEvent], _ model: [DeviceEvent]) {
    let (ours, theirs) = (DeviceLane.lanes(of: model, starts), DeviceLane.lanes(of: device, starts))
    var pairs: [(device: DeviceLane.Item, model: DeviceLane.Item)] = []
    var (missing, extra): ([DeviceLane.Item], [DeviceLane.Item]) = ([], [])
    for key in Set(ours.keys).union(theirs.keys) {
      let match = Self.match(theirs[key] ?? [], ours[key] ?? [])
      pairs += match.pairs
      missing += match.missing
      extra += match.extra
    }
    for (left, right) in pairs { compare(left.event, right.event) }
    compareOrder(pairs.sorted { $0.device.index < $1.device.index })
    compareRest(missing, extra)
  }

  private static func match(
    _ device: [DeviceLane.Item], _ model: [DeviceLane.Item]
  ) -> (
    pairs: [(device: DeviceLane.Item, model: DeviceLane.Item)], missing: [DeviceLane.Item],
    extra: [DeviceLane.Item]
  ) {
    if case .bound? = (device.first ?? model.first)?.event.fact {
      let count = min(device.count, model.count)
      return (
        Array(zip(device, model)).map { (device: $0, model: $1) }, Array(device[count...]),
        Array(model[count...])
      )
    }
    // If the device's recorder could not observe failures, they are not compared.
    let seesFailures = device.contains { $0.event.fact.isFailure }
    let model = seesFailures ? model : model.filter { !$0.event.fact.isFailure }
    let change = model.map(\.event.fact).difference(from: device.map(\.event.fact))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in change {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let (left, right) = (
      device.indices.filter { !removed.contains($0) },
      model.indices.filter { !inserted.contains($0) }
    )
    return (
      zip(left, right).map { (device: device[$0], model: model[$1]) },
      removed.sorted().map { device[$0] },
      inserted.sorted().map { model[$0] }.filter { !$0.event.fact.isFailure }
    )
  }

  private mutating func compare(_ device: DeviceEvent, _ model: DeviceEvent) {
    if case .bound(let theirs) = device.fact, case .bound(let ours) = model.fact {
      compare(theirs, ours, at: device.time)
    }
    guard abs(device.time - model.time) > Self.tolerance else { return }
    func at(_ event: DeviceEvent) -> String { "\(event.fact.words) at \(Self.seconds(event.time))" }
    add(
      DeviceDifference(
        time: device.time, sort: .timing, subject: device.fact.subject, device: at(device),
        model: at(model), fact: fact(of: device.fact)))
  }

  private mutating func compare(_ device: TouchBinding, _ model: TouchBinding, at time: Double) {
    if device.view != model.view || device.window != model.window {
      func words(_ binding: TouchBinding) -> String {
        let view = binding.view ?? "no view"
        return device.window == model.window ? view : "\(view) of \(binding.window ?? "no window")"
      }
      var difference = DeviceDifference(
        time: time, sort: .wrong, subject: "touch \(device.finger)", device: words(device),
        model: words(model), fact: DeviceFacts.hit)
      doubts.judge(&difference, views: [device.view, model.view])
      // If the hit views differ, their recognizers differ too and are not compared.
      return add(difference)
    }
    guard let theirs = device.gestures, let ours = model.gestures, theirs != ours else { return }
    func words(_ more: Set<String>) -> String? {
      more.isEmpty ? nil : "has \(more.sorted().joined(separator: ", "))"
    }
    let (onlyDevice, onlyModel) = (
      theirs.subtracting(ours), ours.subtracting(theirs)
    )
    var difference = DeviceDifference(
      time: time, sort: .wrong, subject: "touch \(device.finger)", device: words(onlyDevice),
      model: words(onlyModel), fact: DeviceFacts.collected)
    doubts.judge(&difference, gestures: onlyDevice.union(onlyModel))
    add(difference)
  }

  /// Compares the order of events within a frame.
  private mutating func compareOrder(
    _ pairs: [(device: DeviceLane.Item, model: DeviceLane.Item)]
  ) {
    var last: (device: DeviceLane.Item, model: DeviceLane.Item)?
    for pair in pairs where pair.device.event.fact.hasOrder {
      defer { if last.map({ pair.model.index > $0.model.index }) ?? true { last = pair } }
      guard let last, pair.model.index < last.model.index,
        pair.device.event.fact.subject != last.device.event.fact.subject,
        [pair.device.event.time, last.device.event.time].allSatisfy({
          abs($0 - pair.model.event.time) <= Self.tolerance
        }), abs(last.model.event.time - pair.model.event.time) <= Self.tolerance
      else { continue }
      let other = "\(last.device.event.fact.subject) \(last.device.event.fact.words)"
      add(
        DeviceDifference(
          time: pair.device.event.time, sort: .timing, subject: pair.device.event.fact.subject,
          device: "\(pair.device.event.fact.words) after \(other)", model: "before it",
          fact: fact(of: pair.device.event.fact)))
    }
  }

  /// Pairs events that only the device has with events that only the model has: first the same event at another time,
  /// then different events of the same object at about the same time. Adds the differences, also for unpaired events.
  private mutating func compareRest(_ missing: [DeviceLane.Item], _ extra: [DeviceLane.Item]) {
    let missing = missing.sorted { $0.index < $1.index }
    var extra = extra.sorted { $0.index < $1.index }
    var rest: [DeviceLane.Item] = []
    for item in missing {
      let found = extra.firstIndex { $0.event.fact == item.event.fact && near($0, item) }
      if let found {
        compare(item.event, extra.remove(at: found).event)
      } else {
        rest.append(item)
      }
    }
    for item in rest {
      let found = extra.firstIndex {
        $0.event.fact.subject == item.event.fact.subject
          && abs($0.event.time - item.event.time) <= Self.tolerance
      }
      add(only(item, found.map { extra.remove(at: $0) }))
    }
    for item in extra { add(only(nil, item)) }
  }

  /// Returns whether two events are at most a second apart, and in the same or in successive touch sequences.
  private func near(_ one: DeviceLane.Item, _ other: DeviceLane.Item) -> Bool {
    let (first, second) = (
      DeviceLane.sequence(at: one.event.time, starts),
      DeviceLane.sequence(at: other.event.time, starts)
    )
    return abs(first - second) <= 1 && abs(one.event.time - other.event.time) <= 1
  }

  private func only(_ device: DeviceLane.Item?, _ model: DeviceLane.Item?) -> DeviceDifference {
    let event = device?.event ?? model?.event
    let fact = event?.fact
    var difference = DeviceDifference(
      time: event?.time ?? 0, sort: .wrong, subject: fact?.subject ?? "",
      device: device?.event.fact.words, model: model?.event.fact.words,
      fact: fact.flatMap(self.fact))
    if case .bound(let binding)? = fact {
      difference.fact = DeviceFacts.missed
      doubts.judge(&difference, views: [binding.view])
    } else {
      doubts.judge(&difference, object: fact?.subject)
    }
    return difference
  }

  private func fact(of fact: DeviceEvent.Fact) -> String? {
    switch fact {
    case .bound: DeviceFacts.hit
    case .gesture(let name, _): facts.gesture(name)
    case .control(let name, _): facts.control(name)
    case .selected: DeviceFacts.selection
    }
  }

  private mutating func add(_ difference: DeviceDifference) { differences.append(difference) }

  // MARK: Order

  private static func sorted(_ differences: [DeviceDifference]) -> [DeviceDifference] {
    differences.sorted { ($0.time, $0.subject, $0.sentence) < ($1.time, $1.subject, $1.sentence) }
  }

  /// Marks the later differences of a touch sequence as consequences of its first difference other than `timing`: from
  /// then on, the model is in another state than the device.
  private mutating func markConsequences() {
    var first: [Int: DeviceDifference.Sort] = [:]
    for index in differences.indices {
      let sequence = DeviceLane.sequence(at: differences[index].time, starts)
      if let sort = first[sequence] {
        differences[index].follows = true
        if differences[index].sort == .wrong { differences[index].sort = sort }
      } else if differences[index].sort != .timing {
        first[sequence] = differences[index].sort
      }
    }
  }

  /// Returns the time as text with three decimals and the unit.
  static func seconds(_ time: Double) -> String {
    let thousandths = Int((time * 1_000).rounded())
    let rest = String(thousandths % 1_000)
    return "\(thousandths / 1_000).\(String(repeating: "0", count: 3 - rest.count))\(rest) s"
  }
}
