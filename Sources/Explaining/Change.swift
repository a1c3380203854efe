// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// A property and its new value: of a view, of a recognizer, or of the file's `scroll` object for a scroll view.
struct Setting: Equatable {
  /// The owner of the property, among the objects that one node of the file describes.
  enum Owner: Equatable {
    case view
    case gesture(Int)
    case scrolling
    /// A recognizer that UIKit adds to the view, such as a scroll view's pan.
    case own(OwnRecognizer)
  }

  /// The property that is set.
  enum Key: Equatable {
    case node(NodeKey)
    case scroll(ScrollKey)
    case gesture(GestureKey)
    case gestureClass
    case handles
    case actions
    /// The `gestureRecognizerShouldBegin(_:)` of a view.
    case viewShouldBegin
    case isScrollEnabled

    /// The key in scenario files.
    var word: String {
      switch self {
      case .node(let key): key.rawValue
      case .scroll(let key): key.rawValue
      case .gesture(let key): key.rawValue
      case .gestureClass: "class"
      case .handles: "handles"
      case .actions: "actions"
      case .viewShouldBegin: "gestureRecognizerShouldBegin"
      case .isScrollEnabled: "isScrollEnabled"
      }
    }
  }

  enum Value: Equatable {
    case flag(Bool)
    case number(Double)
    /// A word of the file format, such as `default` or `nil`.
    case word(String)
    case numbers([Double])
    /// A list of names or words. The difference, if not nil, is the part that is added to or removed from the list in
    /// the file.
    case names([String], Difference?)
    /// One key and its value, such as `{"alsoInside": "Star"}`.
    case pair(String, PairValue)
    /// An empty object, `{}`.
    case nothing
    /// The lines to log, by the names of actions or events.
    case lines([Line])
  }

  enum Difference: Equatable {
    case added(String)
    case removed(String)
  }

  enum PairValue: Equatable {
    case number(Double)
    case name(String)
    case names([String])
  }

  struct Line: Equatable {
    let key: String
    let line: String
  }

  let node: Int
  var owner = Owner.view
  let key: Key
  let value: Value

  /// Returns whether another setting replaces this one because it sets the same property. Settings of lists add to each
  /// other instead.
  func isOverridden(by other: Setting) -> Bool {
    if self == other { return true }
    guard isSameProperty(as: other) else { return false }
    if case .names = other.value { return false }
    return true
  }

  func isSameProperty(as other: Setting) -> Bool {
    node == other.node && owner == other.owner && key == other.key
  }

  /// The value as JSON, or as a plain word.
  var json: String {
    switch value {
    case .flag(let isOn): "\(isOn)"
    case .number(let number): JSONNumber.text(number)
    case .word(let word): word
    case .numbers(let numbers): "[\(numbers.map { JSONNumber.text($0) }.joined(separator: ", "))]"
    case .names(let names, _): Self.list(names)
    case .pair(let key, let value):
      switch value {
      case .number(let number): "{\(JSONString.quote(key)): \(JSONNumber.text(number))}"
      case .name(let name): "{\(JSONString.quote(key)): \(JSONString.quote(name))}"
      case .names(let names): "{\(JSONString.quote(key)): \(Self.list(names))}"
      }
    case .nothing: "{}"
    case .lines(let lines):
      "{\(lines.map { "\(JSONString.quote($0.key)): \(JSONString.quote($0.line))" }.joined(separator: ", "))}"
    }
  }

  /// Returns a list as JSON: fingers and touch types as numbers, everything else as names.
  private static func list(_ names: [String]) -> String {
    "[\(names.map { Int($0) == nil ? JSONString.quote($0) : $0 }.joined(separator: ", "))]"
  }

  /// Returns the setting as a change of the file. The paths are those of the file's nodes.
  @MainActor
  func change(_ paths: NodePaths) -> ScenarioChange {
    let owner =
      switch owner {
      case .view: ""
      case .gesture(let number): ".gestures[\(number)]"
      case .scrolling: ".scroll"
      case .own(let own): ".\(own.rawValue)"
      }
    return ScenarioChange(path: "\(paths[node])\(owner).\(key.word)", value: json)
  }
}

/// Settings that are tried together as one candidate.
struct Change: Equatable {
  var settings: [Setting]

  init(_ settings: [Setting]) {
    self.settings = settings
  }

  init(_ setting: Setting) {
    settings = [setting]
  }

  /// Returns both changes together, this one first.
  func with(_ other: Change) -> Change { Change(settings + other.settings) }

  /// Returns the class that the change gives to a setting's recognizer; nil if it keeps its class.
  func recognizerClass(of setting: Setting) -> RecognizerClass? {
    for other in settings
    where other.key == .gestureClass && other.node == setting.node && other.owner == setting.owner {
      if case .word(let name) = other.value { return RecognizerClass(rawValue: name) }
    }
    return nil
  }

  /// Returns whether another change replaces one of the settings of this one.
  func isOverridden(by other: Change) -> Bool {
    settings.contains { setting in other.settings.contains { setting.isOverridden(by: $0) } }
  }

  /// Returns whether this change, which was tried before another one, sets the same property to a number. Its number is
  /// then closer to the file's value, because closer numbers are tried first.
  func isNearer(than other: Change) -> Bool {
    guard settings.count == 1, other.settings.count == 1, case .number = settings[0].value,
      case .number = other.settings[0].value
    else { return false }
    return settings[0].isSameProperty(as: other.settings[0])
  }

  /// Returns whether this change contains every setting of another one.
  func holds(_ other: Change) -> Bool {
    other.settings.allSatisfy { settings.contains($0) }
  }
}
