// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Reads `expect`, the log that the scenario must produce.
extension ScenarioReader {
  private static let kinds =
    "a line, {\"anyOrder\": [...]}, {\"atLeast\": n, \"line\": \"...\"} or {\"optional\": \"...\"}"

  mutating func expectation(_ value: JSONValue) -> LogExpectation? {
    guard let items = items(of: value, expected: "a list of lines") else { return nil }
    return LogExpectation(items.compactMap { element($0) })
  }

  private mutating func element(_ value: JSONValue) -> LogExpectation.Element? {
    if let line = value.string { return .line(line) }
    guard value.kind == .object else {
      fault(at: value, expected: Self.kinds)
      return nil
    }
    guard let members = entries(of: value) else { return nil }
    switch Set(members.list.map(\.key)) {
    case ["anyOrder"]: return members["anyOrder"].flatMap { anyOrder($0) }
    case ["optional"]: return members["optional"].flatMap { string($0) }.map { .optional($0) }
    case ["atLeast", "line"]:
      guard let count = members["atLeast"].flatMap({ whole($0, in: 0...1_000_000) }),
        let line = members["line"].flatMap({ string($0) })
      else { return nil }
      return .atLeast(count, line)
    default:
      let keys = members.list.map { Excerpt.quote($0.key) }.joined(separator: " and ")
      fault(
        at: value, expected: Self.kinds,
        found: keys.isEmpty ? "an empty object" : "an object with \(keys)")
      return nil
    }
  }

  private mutating func anyOrder(_ value: JSONValue) -> LogExpectation.Element? {
    let items = items(of: value, expected: "a list of lines")
    let lists: [[String]]? = items.flatMap {
      all($0) { reader, item in
        reader.all(item.kind == .list ? Array(item.items) : [item]) { reader, value in
          if value.string == nil { reader.fault(at: value, expected: "a line or a list of lines") }
          return value.string
        }
      }
    }
    guard let lists else { return nil }
    let count = lists.reduce(0) { $0 + $1.count }
    guard count <= ScenarioLimits.anyOrder else {
      fault(
        at: value, expected: "at most \(ScenarioLimits.anyOrder) lines", found: "\(count)")
      return nil
    }
    return .anyOrder(lists)
  }
}
