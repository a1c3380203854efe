// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads a scenario file: strictly, with every fault in one pass, each by its JSON path.
///
/// It never recurses, so that a deep file is no danger, and it reads nothing but the bytes it is given.
package struct ScenarioReader {
  var scenario = Scenario()
  /// Where each node, and each of its recognizers, stands in the file.
  var origins: [JSONValue] = []
  var gestureOrigins: [[JSONValue]] = []
  var names = ScenarioNames()
  /// The names of all recognizers.
  var recognizers: Set<String> = []
  private var faults: [ScenarioFault] = []
  private var unlisted = 0

  /// Reads a file: its bytes, and its name for the messages. Throws all its faults.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(UnusableScenario) -> Scenario {
    try readWithOrigins(bytes, file: file).scenario
  }

  /// The title of a file, nothing else of which is looked at; empty for none, nil for what is no JSON object.
  package static func title(of bytes: [UInt8]) -> String? {
    guard let text = try? JSONText(bytes), text.root.kind == .object else { return nil }
    return text.root["title"]?.string ?? ""
  }

  /// The same, with the places of nodes in the file.
  static func readWithOrigins(
    _ bytes: [UInt8], file: String
  ) throws(UnusableScenario) -> ScenarioReader {
    let text: JSONText
    do {
      text = try JSONText(bytes)
    } catch {
      throw UnusableScenario(file: file, faults: [error])
    }
    var reader = ScenarioReader()
    reader.readDocument(text.root)
    guard reader.faults.isEmpty else {
      throw UnusableScenario(file: file, faults: reader.faults, unlisted: reader.unlisted)
    }
    return reader
  }

  static let keys = [
    "format", "title", "about", "source", "screen", "log", "scene", "windows", "input", "until",
    "expect",
  ]

  private mutating func readDocument(_ value: JSONValue) {
    guard let members = members(of: value, keys: Self.keys) else { return }
    if let format = required("format", in: members, allowed: "1"), format.number != 1 {
      fault(at: format, allowed: "1")
    }
    scenario.title = members["title"].flatMap { string($0) } ?? ""
    scenario.about = members["about"].flatMap { string($0) } ?? ""
    scenario.source = members["source"].flatMap { string($0) } ?? ""
    if let screen = members["screen"],
      let size = numbers(screen, like: "[width, height]", in: 1...ScenarioLimits.points)
    {
      scenario.screen = CGSize(width: size[0], height: size[1])
    }
    if let log = members["log"] { scenario.log = logChoice(log) ?? LogChoice() }
    if let scene = members["scene"] {
      scenario.scene = name(scene)
      if let windows = members["windows"] {
        fault(at: windows, found: "windows beside a scene", allowed: "one of them")
      }
    } else if let windows = required("windows", in: members, allowed: "a list of windows") {
      readWindows(windows)
    }
    findNames()
    checkLinks()
    if let input = members["input"] { readInput(input) }
    if let until = members["until"] {
      scenario.until = number(until, in: (scenario.input.last?.time ?? 0)...ScenarioLimits.seconds)
    }
    if let expect = members["expect"] { scenario.expectation = expectation(expect) }
  }

  // MARK: Faults

  /// Notes a fault at a value; what was found is the value unless said.
  mutating func fault(at value: JSONValue, found: String? = nil, allowed: String) {
    note(
      ScenarioFault(path: value.path, found: found ?? value.excerpt, allowed: allowed))
  }

  private mutating func note(_ fault: @autoclosure () -> ScenarioFault) {
    if faults.count < ScenarioLimits.faults { faults.append(fault()) } else { unlisted += 1 }
  }

  /// Notes that a member is missing.
  mutating func missing(_ key: String, in object: JSONValue, allowed: String) {
    note(
      ScenarioFault(
        path: object.index == 0 ? key : "\(object.path).\(key)", found: "nothing",
        allowed: allowed))
  }

  // MARK: Objects

  /// The members of an object that may have these keys, once each.
  mutating func members(of value: JSONValue, keys: [String]) -> JSONMembers? {
    guard let members = entries(of: value) else { return nil }
    checkKeys(members, keys)
    return members
  }

  /// Notes every key that is none of these.
  mutating func checkKeys(_ members: JSONMembers, _ keys: [String]) {
    for member in members.list where !keys.contains(member.key) {
      fault(
        at: member.value,
        found: "the key \(Excerpt.quote(member.key))\(Spelling.guess(member.key, among: keys))",
        allowed: Excerpt.list(keys))
    }
  }

  /// The members of an object whose keys are free, once each.
  mutating func entries(of value: JSONValue) -> JSONMembers? {
    guard value.kind == .object else {
      fault(at: value, allowed: "an object")
      return nil
    }
    var list: [(key: String, value: JSONValue)] = []
    // Most objects are small; only large ones are worth a set.
    var seen: Set<String> = []
    var items = value.items
    while let key = items.next(), let member = items.next() {
      let name = key.string ?? ""
      if list.count == 16, seen.isEmpty { seen = Set(list.map(\.key)) }
      let isKnown = seen.isEmpty ? list.contains { $0.key == name } : !seen.insert(name).inserted
      if isKnown {
        fault(at: member, found: "the key \(Excerpt.quote(name)) again", allowed: "one of it")
      } else {
        list.append((name, member))
      }
    }
    return JSONMembers(object: value, list: list)
  }

  /// A member that must be there.
  mutating func required(
    _ key: String, in members: JSONMembers, allowed: String
  ) -> JSONValue? {
    if let value = members[key] { return value }
    missing(key, in: members.object, allowed: allowed)
    return nil
  }

  /// The values of a list.
  mutating func items(of value: JSONValue, allowed: String) -> JSONItems? {
    guard value.kind == .list else {
      fault(at: value, allowed: allowed)
      return nil
    }
    return value.items
  }
}

/// The members of an object, each key once, in the order of the file.
struct JSONMembers {
  let object: JSONValue
  let list: [(key: String, value: JSONValue)]

  subscript(key: String) -> JSONValue? {
    list.first { $0.key == key }?.value
  }
}
