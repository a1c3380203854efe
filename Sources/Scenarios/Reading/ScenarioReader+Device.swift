// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the `device` part of a captured file.
extension ScenarioReader {
  private static let kinds = ["touch", "gesture", "control", "table"]
  /// The states that a recorder can observe.
  private static let states: [(word: String, state: GestureState)] = [
    ("began", .began), ("ended", .ended), ("cancelled", .cancelled), ("failed", .failed),
  ]

  mutating func device(_ value: JSONValue) -> DeviceRecord? {
    let keys = ["model", "system", "unknown", "events"]
    guard let members = members(of: value, "\"device\"", keys: keys) else { return nil }
    var record = DeviceRecord()
    record.model = members["model"].flatMap { string($0) } ?? ""
    record.system = members["system"].flatMap { string($0) } ?? ""
    if let unknown = members["unknown"], let entries = entries(of: unknown) {
      for (name, value) in entries.list { record.unknown[name] = strings(value) }
    }
    guard let events = required("events", in: members, expected: "a list of events"),
      let items = items(of: events, expected: "a list of events")
    else { return record }
    var last = 0.0
    for (number, item) in items.enumerated() {
      guard number < ScenarioLimits.inputs else {
        fault(at: item, expected: "at most \(ScenarioLimits.inputs) events", found: "one more")
        break
      }
      guard let event = deviceEvent(item, after: last) else { continue }
      last = event.time
      record.events.append(event)
    }
    return record
  }

  private mutating func deviceEvent(_ value: JSONValue, after last: Double) -> DeviceEvent? {
    guard let members = entries(of: value),
      let timeValue = required("t", in: members, expected: "seconds"),
      let time = number(timeValue, in: 0...ScenarioLimits.seconds)
    else { return nil }
    guard time >= last else {
      fault(
        at: timeValue,
        expected: "\(JSONNumber.text(last)) or later, as the event before it has that time")
      return nil
    }
    let kinds = Self.kinds.filter { members[$0] != nil }
    guard let kind = kinds.first, kinds.count == 1, let subject = members[kind] else {
      fault(
        at: value, expected: "an event with one of \(Excerpt.list(Self.kinds))",
        found: kinds.isEmpty ? "none of them" : kinds.joined(separator: " and "))
      return nil
    }
    return deviceFact(kind, subject, members).map { DeviceEvent(time: time, fact: $0) }
  }

  private mutating func deviceFact(
    _ kind: String, _ subject: JSONValue, _ members: JSONMembers
  ) -> DeviceEvent.Fact? {
    switch kind {
    case "touch":
      checkKeys(members, of: "\"touch\"", ["t", "touch", "window", "view", "gestures"])
      guard let finger = whole(subject, in: Self.fingerNumbers) else { return nil }
      let gestures = members["gestures"].flatMap { strings($0) }
      return .bound(
        TouchBinding(
          finger: finger, window: members["window"]?.string, view: members["view"]?.string,
          gestures: gestures.map { Set($0) }))
    case "gesture":
      checkKeys(members, of: "\"gesture\"", ["t", "gesture", "state"])
      let choice = Choice("a state", among: Self.states.map(\.word))
      guard let name = string(subject), let value = required("state", in: members, choice) else {
        return nil
      }
      guard let state = Self.states.first(where: { $0.word == value.string })?.state else {
        fault(at: value, choice)
        return nil
      }
      return .gesture(name, state)
    case "control":
      checkKeys(members, of: "\"control\"", ["t", "control", "event"])
      guard let name = string(subject),
        let event = required("event", in: members, expected: "the name of a control event")
      else { return nil }
      return string(event).map { .control(name, event: $0) }
    default:
      checkKeys(members, of: "\"table\"", ["t", "table", "section", "row"])
      let numbers = 0...Int(ScenarioLimits.points)
      guard let name = string(subject),
        let section = required("section", in: members, expected: "the number of a section"),
        let row = required("row", in: members, expected: "the number of a row"),
        let section = whole(section, in: numbers), let row = whole(row, in: numbers)
      else { return nil }
      return .selected(name, section: section, row: row)
    }
  }
}
