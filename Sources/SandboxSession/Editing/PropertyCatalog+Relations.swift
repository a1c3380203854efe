// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Properties for methods that a subclass or delegate would override, and for relations between recognizers. They have
/// the keys and values of scenario files.
extension PropertyCatalog {
  static let overrides: [Property] = [
    .choice(
      NodeKey.pointInside.rawValue, "point(inside:with:)",
      [
        .init("default"), .init("true in bounds or subviews", "alsoSubviews"),
        .init("true in subviews only", "subviews"), .init("true in a circle", "circle"),
        .init("true up to 22 pt outside bounds", json: "{\"inset\": -22}"),
      ]
    ) { (view: UIView) in view.json(of: .pointInside) ?? JSONString.quote("default") },
    .choice(
      NodeKey.hitTest.rawValue, "hitTest(_:with:)",
      [.init("default"), .init("nil"), .init("self"), .init("never self", "passThrough")]
    ) { (view: UIView) in view.json(of: .hitTest) ?? JSONString.quote("default") },
    .choice(
      NodeKey.gestureRecognizerShouldBegin.rawValue, "gestureRecognizerShouldBegin", answers
    ) { (view: UIView) in view.json(of: .gestureRecognizerShouldBegin) ?? unsaid },
  ]

  static func relations(of recognizer: UIGestureRecognizer) -> [Property] {
    let names = others(of: recognizer).map { Property.Choice.Option($0.journalName) }
    let waits = Property.choice(
      GestureKey.requireToFail.rawValue, "require(toFail:)", names, isList: true
    ) { (recognizer: UIGestureRecognizer) in
      JSONString.list(recognizer.requiredToFail.map(\.journalName))
    }
    // The application's own delegate is not replaced.
    guard recognizer.delegate == nil || recognizer.delegate is RecognizerScript else {
      return names.isEmpty ? [] : [waits]
    }
    func answer(
      _ key: GestureKey, _ title: String, _ options: [Property.Choice.Option], isList: Bool = false
    ) -> Property {
      .choice(key.rawValue, title, options, isList: isList) { (recognizer: UIGestureRecognizer) in
        (recognizer.overrides as? RecognizerScript)?.json(of: key) ?? (isList ? "[]" : unsaid)
      }
    }
    let asked = [
      answer(.shouldBegin, "shouldBegin", answers),
      answer(.shouldReceive, "shouldReceive", answers),
    ]
    guard !names.isEmpty else { return asked }
    return [
      waits,
      answer(
        .simultaneousWith, "simultaneous with", [.init("all", "*")] + names, isList: true),
    ] + asked
  }

  /// The value that leaves the result to the class or delegate.
  private static let unsaid = JSONString.quote("default")
  private static let answers = [
    Property.Choice.Option("true", json: "true"), Property.Choice.Option("false", json: "false"),
  ]
  private static let mostOthers = 24

  /// Returns the other recognizers in the window whose names are unique.
  private static func others(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    let all = recognizer.view?.window?.subtree.flatMap { $0.gestureRecognizers ?? [] } ?? []
    let counts = Dictionary(all.map { ($0.journalName, 1) }, uniquingKeysWith: +)
    return Array(
      all.filter { $0 !== recognizer && counts[$0.journalName] == 1 }.prefix(mostOthers))
  }
}

extension UIView {
  fileprivate func json(of key: NodeKey) -> String? { (overrides as? ViewScript)?.json(of: key) }
}

extension Property {
  /// Values to choose from, as the JSON of a scenario file.
  package struct Choice: Equatable, Sendable {
    package struct Option: Equatable, Sendable {
      package let title: String
      let json: String

      package init(_ title: String, json: String) { (self.title, self.json) = (title, json) }

      /// Makes an option whose value is a word, by default the title.
      package init(_ title: String, _ word: String? = nil) {
        self.init(title, json: JSONString.quote(word ?? title))
      }
    }

    package let options: [Option]
    /// True if any number of options can be chosen. The value is then their list.
    package let isList: Bool

    /// Returns whether an option is the value, or in the list that is the value.
    package func contains(_ option: Option, in json: String) -> Bool {
      isList ? Self.items(of: json).contains(option.json) : option.json == json
    }

    /// Returns the value after an option was chosen or removed.
    package func toggling(_ option: Option, in json: String) -> String {
      guard isList else { return option.json }
      var items = Self.items(of: json)
      if items.contains(option.json) {
        items.removeAll { $0 == option.json }
      } else {
        items.append(option.json)
      }
      return "[\(items.joined(separator: ", "))]"
    }

    /// Returns the value in words.
    package func words(_ json: String) -> String {
      func title(_ json: String) -> String {
        options.first { $0.json == json }?.title ?? ConditionWords.words(json)
          ?? json.filter { $0 != "\"" }
      }
      guard isList else { return title(json) }
      let items = Self.items(of: json)
      return items.isEmpty ? "none" : items.map(title).joined(separator: ", ")
    }

    /// Returns the items of a list, each as JSON.
    static func items(of json: String) -> [String] {
      let words = try? JSONDecoder().decode([String].self, from: Data(json.utf8))
      return words?.map { JSONString.quote($0) } ?? []
    }
  }

  /// Returns a property whose value is the result of a method, or a relation between recognizers. Edits set it by an
  /// override; see `PropertyEdit.override(in:)`.
  fileprivate static func choice<Object: AnyObject>(
    _ name: String, _ title: String, _ options: [Choice.Option], isList: Bool = false,
    _ json: @escaping @MainActor (Object) -> String
  ) -> Property {
    var property = Property(
      name: name, kind: .choice(Choice(options: options, isList: isList)),
      read: { ($0 as? Object).map { .text(json($0)) } }, write: nil)
    property.title = title
    return property
  }
}
