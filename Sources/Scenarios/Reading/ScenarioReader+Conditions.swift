// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the conditions under which delegate methods return true and actions run.
extension ScenarioReader {
  /// Reads the result of a method: true, false, or an object of conditions.
  mutating func answer(_ value: JSONValue, _ keys: [ConditionKey]) -> GestureCondition? {
    if let answer = value.bool { return GestureCondition(fixed: answer) }
    guard value.kind == .object else {
      fault(at: value, expected: "true, false or an object of conditions")
      return nil
    }
    return condition(value, keys)
  }

  /// Reads an object of conditions. The negation of a key begins with `not`.
  mutating func condition(_ value: JSONValue, _ keys: [ConditionKey]) -> GestureCondition? {
    let names = [false, true].flatMap { isNegated in keys.map { $0.name(isNegated: isNegated) } }
    guard let members = members(of: value, "a condition", keys: names) else { return nil }
    var condition = GestureCondition()
    for key in keys {
      for isNegated in [false, true] {
        guard let value = members[key.name(isNegated: isNegated)] else { continue }
        guard let tests = tests(key, value) else { return nil }
        condition.clauses += tests.map { GestureCondition.Clause($0, isNegated: isNegated) }
      }
    }
    return condition
  }

  private mutating func tests(_ key: ConditionKey, _ value: JSONValue) -> [GestureCondition.Test]? {
    switch key {
    case .view: namesOrOne(value).map { [.view($0)] }
    case .inView: namesOrOne(value).map { [.inView($0)] }
    case .viewClass: classes(value).map { [.viewClass($0)] }
    case .inClass: classes(value).map { [.inClass($0)] }
    case .area: rectangle(value).map { [.area($0)] }
    case .travel: ways(value).map { [.travel($0)] }
    case .velocity: ways(value).map { [.velocity($0)] }
    case .minimumSpeed:
      number(value, in: 0...ScenarioLimits.points).map { [.minimumSpeed($0)] }
    case .scrolledTo: ends(value)
    case .tracking: namesOrOne(value).map { [.tracking($0)] }
    case .gesture: namesOrOne(value).map { [.gesture($0)] }
    case .gestureClass:
      someWords(value, "the class of a recognizer", of: RecognizerClass.allCases)
        .map { [.gestureClass($0)] }
    }
  }

  /// Reads conditions about the content offset of scroll views: `{"Table": "top"}`.
  private mutating func ends(_ value: JSONValue) -> [GestureCondition.Test]? {
    guard let members = entries(of: value) else { return nil }
    var tests: [GestureCondition.Test] = []
    for (name, value) in members.list {
      guard let end = word(value, "an end of the content", of: GestureCondition.End.allCases) else {
        return nil
      }
      tests.append(.scrolledTo(name, end))
    }
    return tests
  }

  /// Reads a list of names, or a single one.
  private mutating func namesOrOne(_ value: JSONValue) -> [String]? {
    value.kind == .list ? strings(value) : string(value).map { [$0] }
  }

  private mutating func classes(_ value: JSONValue) -> [ViewClass]? {
    someWords(value, "the class of a view", of: ViewClass.allCases)
  }

  private mutating func ways(_ value: JSONValue) -> [GestureCondition.Way]? {
    someWords(value, "a direction", of: GestureCondition.Way.allCases)
  }

  /// Reads a list of words, or a single one.
  mutating func someWords<Word: RawRepresentable<String>>(
    _ value: JSONValue, _ noun: String, of words: [Word]
  ) -> [Word]? {
    all(value.kind == .list ? Array(value.items) : [value]) { $0.word($1, noun, of: words) }
  }

  /// Notes a fault for each view or recognizer that a condition names and the file does not contain.
  mutating func check(_ condition: GestureCondition, at value: JSONValue) {
    for name in condition.names(ofGestures: false) where names.node(name) == nil {
      fault(at: value, key: name, Choice(nameOf: "a node", among: names.views))
    }
    for name in condition.names(ofGestures: true) where recognizers.all[name] == nil {
      fault(at: value, key: name, Choice(nameOf: "a recognizer", among: recognizers.list))
    }
  }
}
