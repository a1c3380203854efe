// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads a scenario file strictly. It finds all faults in one pass, each with its JSON path.
///
/// It does not recurse, so deep files can't overflow the stack, and it opens no other files.
package struct ScenarioReader {
  /// The scenario, as far as it has been read.
  package internal(set) var scenario = Scenario()
  /// The JSON value of each node, and in `gestureOrigins` the values of the node's recognizers.
  var origins: [JSONValue] = []
  var gestureOrigins: [[JSONValue]] = []
  /// The names of all nodes.
  package internal(set) var names = ScenarioNames()
  /// The names of all recognizers: `all` has the number of recognizers with each name, `list` has the names in order.
  var recognizers: (all: [String: Int], list: [String]) = ([:], [])
  private var faults: [ScenarioFault] = []
  private var unlisted = 0
  /// The totals so far of things that take memory and that a short file can declare in large numbers.
  var (rows, segments, gestures, relations) = (0, 0, 0, 0)
  /// The position of the first byte of the value with the last fault, and the number of its line. Faults are mostly
  /// found in order, so counting lines continues from here.
  private var line = (start: 0, number: 1)

  /// Makes a reader without a file, for single values of properties that are set on a stage.
  package init() {}

  /// Reads a file. Its name is used in messages. Throws all of its faults.
  package static func read(
    _ bytes: [UInt8], file: String
  ) throws(UnusableScenario) -> Scenario {
    try readWithOrigins(bytes, file: file).scenario
  }

  /// Returns the title in a file without reading the rest; empty if it has none; nil if the text up to there is not a
  /// JSON object.
  package static func title(of bytes: [UInt8]) -> String? {
    guard let text = try? JSONText(bytes, upTo: "title"), text.root.kind == .object else {
      return nil
    }
    return text.root["title"]?.string ?? ""
  }

  /// Reads a file and returns the reader, which also has the JSON value of each node.
  package static func readWithOrigins(
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
    "format", "title", "about", "source", "screen", "log", "hitTestPasses", "scene", "windows",
    "auditIgnores", "input", "until", "expect", "device",
  ]

  private mutating func readDocument(_ value: JSONValue) {
    guard let members = entries(of: value) else { return }
    // A file without any key of a scenario gets only this message, instead of one for each unknown key.
    guard members.list.contains(where: { Self.keys.contains($0.key) }) else {
      fault(
        at: value, expected: "a scenario with \"format\" and \"windows\"",
        found: members.list.isEmpty ? "an empty object" : "an object without keys of a scenario")
      return
    }
    checkKeys(members, of: "a scenario", Self.keys)
    if let format = members["format"] {
      if format.number != 1 { fault(at: format, expected: "1") }
    } else {
      missing("format", in: value, expected: "1", advice: "add \"format\": 1")
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
    if let passes = members["hitTestPasses"] {
      scenario.hitTestPasses = whole(passes, in: 1...3) ?? 1
    }
    if let rules = members["auditIgnores"] {
      scenario.auditIgnores = Set(strings(rules) ?? [])
    }
    if let scene = members["scene"] {
      scenario.scene = name(scene)
      if let windows = members["windows"] {
        fault(at: windows, expected: "\"scene\" or \"windows\"", found: "both")
      }
    } else if let windows = required("windows", in: members, expected: "a list of windows") {
      readWindows(windows)
    }
    findNames()
    checkLinks()
    if let input = members["input"] { readInput(input) }
    if let until = members["until"] {
      scenario.until = number(until, in: (scenario.input.last?.time ?? 0)...ScenarioLimits.seconds)
    }
    if let device = members["device"] { scenario.device = self.device(device) }
    if let expect = members["expect"] { scenario.expectation = expectation(expect) }
  }

  // MARK: Faults

  /// Notes a fault at a value. If `found` is nil, the message quotes the value.
  mutating func fault(
    at value: JSONValue, expected: String, found: String? = nil, advice: String = ""
  ) {
    note(
      at: value,
      ScenarioFault(expected: expected, found: found ?? value.excerpt, advice: advice))
  }

  /// Notes that a value, or a key in it, is not one of the allowed words.
  mutating func fault(at value: JSONValue, key: String? = nil, _ choice: Choice) {
    note(
      at: value,
      choice.fault(key ?? value.string, found: key.map { Excerpt.quote($0) } ?? value.excerpt))
  }

  private mutating func note(
    at value: JSONValue, key: String = "", _ fault: @autoclosure () -> ScenarioFault
  ) {
    guard faults.count < ScenarioLimits.faults else {
      unlisted += 1
      return
    }
    var fault = fault()
    fault.line = line(of: value)
    fault.path = [value.path, key].filter { !$0.isEmpty }.joined(separator: ".")
    faults.append(fault)
  }

  /// Returns the line number of a value. Lines are counted forwards or backwards from the last fault.
  private mutating func line(of value: JSONValue) -> Int {
    let (start, bytes) = (value.range.lowerBound, value.text.bytes)
    let between = bytes[min(start, line.start)..<max(start, line.start)].count { $0 == 0x0a }
    line = (start, line.number + (start < line.start ? -between : between))
    return line.number
  }

  /// Notes that a required key is missing.
  mutating func missing(
    _ key: String, in object: JSONValue, expected: String, advice: String = ""
  ) {
    note(at: object, key: key, ScenarioFault(expected: expected, found: "nothing", advice: advice))
  }

  /// Notes that a key is missing whose value is one of several words.
  mutating func missing(_ key: String, in object: JSONValue, _ choice: Choice) {
    note(at: object, key: key, choice.fault(nil, found: "nothing"))
  }

  /// Adds to a total, and notes a fault if the total exceeds the limit.
  mutating func count(
    _ number: Int?, in total: WritableKeyPath<Self, Int>, _ most: Int, _ noun: String,
    at value: JSONValue
  ) {
    guard self[keyPath: total] <= most else { return }
    self[keyPath: total] += number ?? 0
    if self[keyPath: total] > most {
      fault(at: value, expected: "at most \(most) \(noun) in a file", found: "more")
    }
  }

  // MARK: Objects

  /// Returns the members of an object and notes repeated or unknown keys. The noun describes the object in messages.
  mutating func members(of value: JSONValue, _ noun: String, keys: [String]) -> JSONMembers? {
    guard let members = entries(of: value) else { return nil }
    checkKeys(members, of: noun, keys)
    return members
  }

  /// Notes a fault for each key that is not allowed.
  mutating func checkKeys(_ members: JSONMembers, of noun: String, _ keys: [String]) {
    for member in members.list where !keys.contains(member.key) {
      fault(at: member.value, key: member.key, Choice("a key of \(noun)", among: keys))
    }
  }

  /// Returns the members of an object with arbitrary keys, and notes repeated keys.
  mutating func entries(of value: JSONValue) -> JSONMembers? {
    guard value.kind == .object else {
      fault(at: value, expected: "an object")
      return nil
    }
    var list: [(key: String, value: JSONValue)] = []
    // The set stays empty up to 16 members: most objects are small, and searching their list is faster.
    var seen: Set<String> = []
    var items = value.items
    while let key = items.next(), let member = items.next() {
      let name = key.string ?? ""
      if list.count == 16, seen.isEmpty { seen = Set(list.map(\.key)) }
      let isKnown = seen.isEmpty ? list.contains { $0.key == name } : !seen.insert(name).inserted
      if isKnown {
        fault(at: member, expected: "each key once", found: "\(Excerpt.quote(name)) again")
      } else {
        list.append((name, member))
      }
    }
    return JSONMembers(object: value, list: list)
  }

  /// Returns the value of a required key, or notes that it is missing.
  mutating func required(
    _ key: String, in members: JSONMembers, expected: String
  ) -> JSONValue? {
    if let value = members[key] { return value }
    missing(key, in: members.object, expected: expected)
    return nil
  }

  /// Returns the value of a required key that is one of several words, or notes that it is missing.
  mutating func required(
    _ key: String, in members: JSONMembers, _ choice: @autoclosure () -> Choice
  ) -> JSONValue? {
    if let value = members[key] { return value }
    missing(key, in: members.object, choice())
    return nil
  }

  /// Returns the values of a list.
  mutating func items(of value: JSONValue, expected: String) -> JSONItems? {
    guard value.kind == .list else {
      fault(at: value, expected: expected)
      return nil
    }
    return value.items
  }
}

/// The members of an object in the order of the file, without repeated keys.
struct JSONMembers {
  let object: JSONValue
  let list: [(key: String, value: JSONValue)]

  subscript(key: String) -> JSONValue? {
    list.first { $0.key == key }?.value
  }
}
