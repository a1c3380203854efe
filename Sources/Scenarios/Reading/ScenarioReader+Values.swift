// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the basic types of values. For an invalid value, each function notes a fault and returns nil.
extension ScenarioReader {
  mutating func bool(_ value: JSONValue) -> Bool? {
    if let bool = value.bool { return bool }
    fault(at: value, expected: "true or false")
    return nil
  }

  mutating func string(_ value: JSONValue) -> String? {
    if let string = value.string { return string }
    fault(at: value, expected: "a string")
    return nil
  }

  /// Reads a text that is logged. It must be a single line, because logs are compared by lines.
  mutating func line(_ value: JSONValue) -> String? {
    guard let line = string(value) else { return nil }
    guard !line.contains(where: \.isNewline) else {
      fault(at: value, expected: "a text of one line")
      return nil
    }
    return line
  }

  mutating func number(_ value: JSONValue, in range: ClosedRange<Double>) -> Double? {
    guard let number = value.number, number.isFinite, range.contains(number) else {
      fault(at: value, expected: "a number from \(Self.range(range))")
      return nil
    }
    return number
  }

  mutating func whole(_ value: JSONValue, in range: ClosedRange<Int>) -> Int? {
    guard let number = value.number, let whole = Int(exactly: number), range.contains(whole) else {
      let isOne = range.lowerBound == range.upperBound
      fault(
        at: value,
        expected: isOne
          ? "\(range.lowerBound)"
          : "a whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return whole
  }

  /// Reads a word that must be one of `words`. In messages, the noun describes such a word.
  mutating func word<Word: RawRepresentable<String>>(
    _ value: JSONValue, _ noun: String, of words: some Collection<Word>
  ) -> Word? {
    if let string = value.string, let word = words.first(where: { $0.rawValue == string }) {
      return word
    }
    fault(at: value, Choice(noun, among: words.map(\.rawValue)))
    return nil
  }

  /// Reads a list of words, or a single one.
  mutating func words(_ value: JSONValue, _ noun: String, of words: [String]) -> [String]? {
    let values = value.kind == .list ? Array(value.items) : [value]
    return all(values) { reader, value in
      if let string = value.string, words.contains(string) { return string }
      reader.fault(at: value, Choice(noun, among: words))
      return nil
    }
  }

  mutating func name(_ value: JSONValue) -> String? {
    guard let name = value.string, ScenarioLimits.nameLength.contains(name.count),
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" })
    else {
      fault(at: value, expected: "a name of 1 to 200 letters, digits, _ or -")
      return nil
    }
    return name
  }

  mutating func strings(_ value: JSONValue) -> [String]? {
    items(of: value, expected: "a list of strings").flatMap { all($0) { $0.string($1) } }
  }

  /// Returns the values of all items; nil if one of them is invalid.
  mutating func all<Value>(
    _ items: some Sequence<JSONValue>, read: (inout Self, JSONValue) -> Value?
  ) -> [Value]? {
    var values: [Value] = []
    for item in items {
      guard let value = read(&self, item) else { return nil }
      values.append(value)
    }
    return values
  }

  /// Reads a list that has as many numbers as the example, such as `[x, y]`.
  mutating func numbers(
    _ value: JSONValue, like example: String,
    in range: ClosedRange<Double> = -ScenarioLimits.points...ScenarioLimits.points
  ) -> [Double]? {
    let count = example.count { $0 == "," } + 1
    let items = Array(value.items.prefix(count + 1))
    guard value.kind == .list, items.count == count else {
      fault(at: value, expected: example, found: Self.length(value))
      return nil
    }
    return all(items) { $0.number($1, in: range) }
  }

  mutating func point(_ value: JSONValue) -> CGPoint? {
    numbers(value, like: "[x, y]").map { CGPoint(x: $0[0], y: $0[1]) }
  }

  mutating func rectangle(_ value: JSONValue) -> CGRect? {
    guard let numbers = numbers(value, like: "[x, y, width, height]") else { return nil }
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      fault(
        at: value, expected: "a width and height that are not negative",
        found: Excerpt.plain(value.source))
      return nil
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  mutating func logChoice(_ value: JSONValue) -> LogChoice? {
    guard let words = words(value, "the name of a kind of log line", of: LogChoice.words) else {
      return nil
    }
    var choice = LogChoice()
    for word in words { choice.add(word) }
    return choice
  }

  /// Reads a picture: the path of a file in the assets folder.
  mutating func image(_ value: JSONValue) -> String? {
    guard let path = string(value) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.isEmpty, !path.hasPrefix("/"), !parts.contains(".."), !path.contains("\\"),
      !path.contains("\0")
    else {
      fault(at: value, expected: "a file below assets, without ..")
      return nil
    }
    return path
  }

  private static func length(_ value: JSONValue) -> String {
    value.kind == .list ? "a list of length \(value.items.count)" : value.excerpt
  }

  static func range(_ range: ClosedRange<Double>) -> String {
    "\(JSONNumber.text(range.lowerBound)) to \(JSONNumber.text(range.upperBound))"
  }
}
