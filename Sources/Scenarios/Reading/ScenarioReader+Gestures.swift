// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads the recognizers of a node.
extension ScenarioReader {
  private static let ownKeys = [
    "class", "name", "action", "actionState", "actionStates", "stateAfter", "prefixView",
  ]

  /// Reads the recognizers of the last node.
  mutating func readGestures(_ value: JSONValue) {
    let node = scenario.nodes.count - 1
    for item in items(of: value, expected: "a list of recognizers") ?? value.items {
      count(1, in: \.gestures, ScenarioLimits.recognizers, "recognizers", at: item)
      guard let gesture = gesture(item) else { continue }
      scenario.nodes[node].gestures.append(gesture)
      gestureOrigins[node].append(item)
    }
  }

  private mutating func gesture(_ value: JSONValue) -> ScenarioGesture? {
    let noun = "the class of a recognizer"
    guard let members = entries(of: value),
      let classValue = required(
        "class", in: members, Choice(noun, among: RecognizerClass.allCases.map(\.rawValue))),
      let recognizerClass = word(classValue, noun, of: RecognizerClass.allCases)
    else { return nil }
    let own = GestureKey.allCases.filter { $0.applies(to: recognizerClass) }
    checkKeys(members, of: recognizerClass.rawValue, Self.ownKeys + own.map(\.rawValue))
    var gesture = ScenarioGesture(recognizerClass: recognizerClass)
    gesture.name = members["name"].flatMap { name($0) }
    gesture.action = members["action"].flatMap { line($0) }
    gesture.actionStates = members["actionStates"].flatMap { actionStates($0) } ?? []
    gesture.showsState = members["actionState"].flatMap { bool($0) } ?? false
    gesture.showsStateAfter = members["stateAfter"].flatMap { bool($0) } ?? false
    gesture.prefixesView = members["prefixView"].flatMap { bool($0) } ?? false
    for key in own {
      guard let value = members[key.rawValue] else { continue }
      if let property = property(key, value, of: recognizerClass) {
        gesture.properties.append(property)
      }
    }
    return gesture
  }

  /// Returns the property that a recognizer's key sets. For an invalid value, it notes a fault and returns nil.
  package mutating func property(
    _ key: GestureKey, _ value: JSONValue, of recognizerClass: RecognizerClass
  ) -> GestureProperty? {
    switch key {
    case .isEnabled, .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded,
      .requiresExclusiveTouchType:
      bool(value).map { .flag(key, $0) }
    case .shouldBegin, .shouldReceive:
      answer(value, key == .shouldBegin ? ConditionKey.ofBeginning : ConditionKey.ofTouches).map {
        $0.clauses.isEmpty ? .flag(key, !$0.isNever) : .condition(key, $0)
      }
    case .target, .delegate:
      word(value, "a lifetime", of: Lifetime.allCases).map { .lifetime(key, isKept: $0 == .kept) }
    case .numberOfTapsRequired:
      whole(value, in: (recognizerClass == .tap ? 1 : 0)...100).map { .count(key, $0) }
    case .numberOfTouchesRequired, .minimumNumberOfTouches:
      whole(value, in: 1...100).map { .count(key, $0) }
    case .maximumNumberOfTouches: whole(value, in: 1...Int(Int32.max)).map { .count(key, $0) }
    case .swingCount: whole(value, in: 1...1_000).map { .count(key, $0) }
    case .canPrevent, .canBePreventedBy, .requireToFail, .simultaneousWith,
      .shouldRequireFailureOf, .shouldBeRequiredToFailBy:
      strings(value).map { .names(key, $0) }
    case .allowedTouchTypes: touchTypes(value).map { .allowedTouchTypes($0) }
    case .minimumPressDuration:
      number(value, in: 0...ScenarioLimits.seconds).map { .minimumPressDuration($0) }
    case .allowableMovement:
      number(value, in: 0...ScenarioLimits.points).map { .allowableMovement($0) }
    case .direction: directions(value).map { .direction($0) }
    case .edges: words(value, "an edge", of: ["top", "left", "bottom", "right"]).map { .edges($0) }
    case .ignores: fingers(value).map { .ignores($0) }
    }
  }

  /// Reads the states in which the recognizer's action logs its line.
  private mutating func actionStates(_ value: JSONValue) -> [GestureState]? {
    let states: [GestureState] = [.began, .changed, .ended, .cancelled]
    return words(value, "a state", of: states.map { "\($0)" })
      .map { words in states.filter { words.contains("\($0)") } }
  }

  private enum Lifetime: String, CaseIterable { case kept, released }

  /// Reads the directions of a swipe, at least one.
  private mutating func directions(_ value: JSONValue) -> [String]? {
    let all = ["right", "left", "up", "down"]
    guard let directions = words(value, "a direction", of: all) else { return nil }
    if directions.isEmpty {
      fault(at: value, expected: "one or more of \(Excerpt.list(all))")
      return nil
    }
    return directions
  }

  /// Reads touch types: raw values of `UITouch.TouchType`, or the words that the input uses for `type`.
  private mutating func touchTypes(_ value: JSONValue) -> [Int]? {
    guard let items = items(of: value, expected: "a list of touch types") else { return nil }
    let words = InputSample.Source.allCases.map(\.rawValue)
    return all(items) { reader, item in
      if let type = item.string.flatMap({ words.firstIndex(of: $0) }) { return type }
      if let type = item.number.flatMap({ Int(exactly: $0) }), words.indices ~= type { return type }
      reader.fault(at: item, expected: "0 to \(words.count - 1), \(Excerpt.list(words))")
      return nil
    }
  }

  private mutating func fingers(_ value: JSONValue) -> [Int]? {
    items(of: value, expected: "a list of finger numbers").flatMap {
      all($0) { $0.whole($1, in: Self.fingerNumbers) }
    }
  }

  static let fingerNumbers = 0...1_000_000
}
