// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes the methods that a recognizer's delegate needs for settings.
extension SettingSwift {
  /// A method of `UIGestureRecognizerDelegate`.
  enum DelegateMethod: CaseIterable {
    case shouldBegin, shouldReceive, shouldRecognizeSimultaneously, shouldRequireFailure

    /// The lines from `func` to the brace.
    var head: [String] {
      let about: String
      switch self {
      case .shouldBegin:
        return [
          "func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {"
        ]
      case .shouldReceive: about = "shouldReceive touch: UITouch"
      case .shouldRecognizeSimultaneously:
        about = "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer"
      case .shouldRequireFailure:
        about = "shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer"
      }
      return [
        "func gestureRecognizer(", "  _ gestureRecognizer: UIGestureRecognizer, \(about)",
        ") -> Bool {",
      ]
    }

    /// The result of a delegate that does not implement the method.
    var defaultAnswer: Bool {
      switch self {
      case .shouldBegin, .shouldReceive: true
      case .shouldRecognizeSimultaneously, .shouldRequireFailure: false
      }
    }
  }

  /// Statements of a delegate method that are about one recognizer.
  struct DelegateCode {
    let method: DelegateMethod
    let statements: [String]
  }

  /// Returns the code for the settings of a change that set results of delegate methods: the lines that make an object
  /// the delegate of recognizers that have none, its methods, then the methods of existing delegates.
  func delegates(_ settings: [Setting]) -> [String] {
    let asking = settings.filter { !delegateCode($0).isEmpty }
    let new = asking.filter(needsDelegate)
    let known = asking.filter { !needsDelegate($0) }
    var lines: [String] = []
    let codes = new.flatMap(delegateCode)
    if let first = new.first, isInCell(first.node), !account.isContentOfCell(first.node),
      codes.allSatisfy({ $0.method == .shouldBegin })
    {
      lines = beginning(first.node, codes)
    } else if let first = new.first {
      lines = new.map { "\(recognizer($0)).delegate = self  // \(place(of: $0))" }.distinct
      if account.stage.nodes.contains(where: { $0.gestures.contains { $0.delegate != nil } }) {
        lines.append("// if this class is a delegate already, add to its methods instead")
      }
      lines.append("extension \(owner(of: first.node)): UIGestureRecognizerDelegate {")
      lines += methods(new).map { "  \($0)" } + ["}"]
    }
    if !known.isEmpty {
      let names = known.map { recognizer($0, mark: "") }.distinct
      lines += ["// in the class of the delegate of \(Phrase.list(names))"] + methods(known)
    }
    return lines
  }

  /// The remark on where to set a recognizer's delegate: where the app makes it, or in viewDidLoad if UIKit makes it.
  private func place(of setting: Setting) -> String {
    if setting.owner == .own(.pop) { return "in the root controller's viewDidLoad" }
    if case .own = setting.owner { return "in viewDidLoad" }
    return "where \(recognizer(setting, mark: "")) is made"
  }

  /// Returns whether a view is a cell or in one, as far as classes and names tell.
  /// Each cell has recognizers of its own, so no controller can compare them with one property.
  private func isInCell(_ node: Int) -> Bool {
    let nodes = account.stage.scenario.nodes
    return account.stage.scenario.path(from: node).contains {
      nodes[$0].viewClass == .cell || nodes[$0].shownName.contains("Cell")
        || nodes[$0].shownName.hasPrefix("cell")
    }
  }

  /// Returns an override of the view's `gestureRecognizerShouldBegin(_:)`. The recognizer then needs no delegate.
  private func beginning(_ node: Int, _ codes: [DelegateCode]) -> [String] {
    [classComment(node), "override \(DelegateMethod.shouldBegin.head[0])"]
      + codes.flatMap(\.statements).map { "  \($0)" }
      + ["  return super.gestureRecognizerShouldBegin(gestureRecognizer)", "}"]
  }

  /// Returns whether a recognizer has no delegate of the application.
  private func needsDelegate(_ setting: Setting) -> Bool {
    switch setting.owner {
    case .gesture(let number):
      account.stage.nodes[setting.node].gestures[number].delegate == nil
    // UIKit's own delegate is replaced.
    case .own: true
    case .view, .scrolling: false
    }
  }

  /// The class that probably made a recognizer: the nearest controller's, if the file names it.
  func owner(of node: Int) -> String {
    let nodes = account.stage.scenario.nodes
    let path = Array(account.stage.scenario.path(from: node))
    // A navigation controller is represented by its root controller, which lives as long as it does.
    let root = nodes.indices.first {
      nodes[node].controller == .navigation && nodes[$0].place.parent == node
        && nodes[$0].controllerName != nil
    }
    let name = ((root.map { [$0] } ?? []) + path).compactMap { nodes[$0].controllerName }.first
    return name.map { Phrase.capitalized(Self.variable($0).filter { $0 != "`" }) }
      ?? "ViewController"
  }

  /// Returns the methods, each once. They check one recognizer after another, since all may have the same delegate.
  private func methods(_ settings: [Setting]) -> [String] {
    let codes = settings.flatMap(delegateCode)
    return DelegateMethod.allCases.flatMap { method -> [String] in
      let statements = codes.filter { $0.method == method }.flatMap(\.statements)
      guard !statements.isEmpty else { return [] }
      return method.head + (statements + ["return \(method.defaultAnswer)"]).map { "  \($0)" } + [
        "}"
      ]
    }
  }

  /// Returns the code that adds the setting to the methods of the recognizer's delegate; empty if it needs other code.
  func delegateCode(_ setting: Setting) -> [DelegateCode] {
    guard case .gesture(let key) = setting.key else { return [] }
    let own = recognizer(setting, mark: "")
    func code(_ method: DelegateMethod, _ condition: String) -> DelegateCode {
      let tests = ["gestureRecognizer === \(own)", condition].filter { !$0.isEmpty }
      return DelegateCode(
        method: method,
        statements: ["if \(tests.joined(separator: ", ")) { return \(!method.defaultAnswer) }"])
    }
    let answer: DelegateCode
    switch (key, setting.value) {
    case (.requireToFail, .names(_, .added(let other)?)):
      guard account.ownRecognizer(named: other)?.own == .swipe else { return [] }
      answer = code(.shouldRequireFailure, isOther(other))
    case (.simultaneousWith, .names(_, .added(let other)?)):
      answer = code(
        .shouldRecognizeSimultaneously,
        setting.owner == .own(.pop) ? isOfClass(of: other) : isOther(other))
    case (.simultaneousWith, .names(["*"], nil)): answer = code(.shouldRecognizeSimultaneously, "")
    case (.shouldReceive, .pair(_, .name(let view))):
      answer = code(
        .shouldReceive, "touch.view?.isDescendant(of: \(Self.variable(view))) == true")
    case (.shouldReceive, .flag(false)): answer = code(.shouldReceive, "")
    case (.shouldBegin, .flag(false)): answer = code(.shouldBegin, "")
    case (.shouldBegin, .flag(true)) where setting.owner == .own(.pop): return [rootCheck(setting)]
    case (.shouldBegin, .pair(_, .name(let axis))):
      answer = DelegateCode(
        method: .shouldBegin,
        statements: [
          "if gestureRecognizer === \(own) {", "  let velocity = \(own).velocity(in: \(own).view)",
          "  return \(Self.comparison(axis))", "}",
        ])
    default: return []
    }
    return (setting.owner == .own(.pop) ? [rootCheck(setting)] : []) + [answer]
  }

  /// Returns the check by which UIKit's own delegate keeps the pop recognizer from beginning on the root controller. A
  /// delegate that replaces UIKit's own has to make this check, too.
  private func rootCheck(_ setting: Setting) -> DelegateCode {
    DelegateCode(
      method: .shouldBegin,
      statements: [
        "if let nav = navigationController, gestureRecognizer === nav.interactivePopGestureRecognizer {",
        "  return nav.viewControllers.count > 1 && nav.transitionCoordinator == nil",
        "}",
      ])
  }

  /// The comparison of `otherGestureRecognizer` with a recognizer. No UIKit property holds the recognizer of swipe
  /// actions.
  private func isOther(_ name: String) -> String {
    guard let (node, own) = account.ownRecognizer(named: name), own == .swipe else {
      return "otherGestureRecognizer === \(expression(name, mark: ""))"
    }
    let table = view(node)
    return
      "otherGestureRecognizer is UIPanGestureRecognizer, otherGestureRecognizer.view === \(table), "
      + "otherGestureRecognizer !== \(table).panGestureRecognizer"
  }

  /// The check that `otherGestureRecognizer` is of the class of the named recognizer, which another controller owns.
  private func isOfClass(of name: String) -> String {
    account.recognizerClass(ofNamed: name, labels).map { "otherGestureRecognizer is \($0)" }
      ?? isOther(name)
  }

  // MARK: What a delegate already answers

  /// Returns the statement that makes the existing delegate return another value; nil for keys without such a method.
  func changedAnswer(_ key: GestureKey, _ setting: Setting) -> [String]? {
    let own = recognizer(setting, mark: "")
    let method: String
    switch key {
    case .simultaneousWith: method = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    case .shouldRequireFailureOf: method = "gestureRecognizer(_:shouldRequireFailureOf:)"
    case .shouldBeRequiredToFailBy: method = "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    case .shouldReceive: method = "gestureRecognizer(_:shouldReceive:)"
    case .shouldBegin: method = "gestureRecognizerShouldBegin(_:)"
    default: return nil
    }
    let isTrue = setting.value == .flag(true)
    let with =
      if case .names(_, .removed(let other)?) = setting.value { ", \(isOther(other))" } else { "" }
    return [
      "// first in \(method) of \(own)'s delegate:",
      "if gestureRecognizer === \(own)\(with) { return \(isTrue) }",
    ]
  }
}
