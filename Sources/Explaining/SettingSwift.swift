// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes settings as the lines of Swift that an application would use.
@MainActor
struct SettingSwift {
  let account: ScenarioAccount
  let labels: SubjectLabels

  /// Returns the lines of a change.
  func lines(of change: Change) -> [String] {
    change.settings.enumerated().flatMap { index, setting in
      let isFirst = !change.settings[..<index].contains {
        $0.node == setting.node && $0.owner == setting.owner && asksDelegate($0)
      }
      return (isFirst ? connection(setting) : []) + lines(setting)
    }
  }

  /// Returns the line that gives a recognizer a delegate, for an answer of the delegate of one that has none.
  private func connection(_ setting: Setting) -> [String] {
    guard case .gesture(let number) = setting.owner, asksDelegate(setting),
      account.stage.nodes[setting.node].gestures[number].delegate == nil
    else { return [] }
    return ["\(recognizer(setting)).delegate = self"]
  }

  /// Returns whether the code of a setting is an answer of the recognizer's delegate.
  private func asksDelegate(_ setting: Setting) -> Bool {
    guard case .gesture(let key) = setting.key else { return false }
    if case .names(_, .added(let other)?) = setting.value, key == .requireToFail {
      return other.hasSuffix(".\(OwnRecognizer.swipe.rawValue)")
    }
    return key.isAnsweredByDelegate
  }

  private func lines(_ setting: Setting) -> [String] {
    switch setting.key {
    case .node(let key): view(key, setting)
    case .scroll(let key): [scroll(key, setting)]
    case .gesture(let key): gesture(key, setting)
    case .gestureClass:
      ["let \(recognizer(setting)) = \(setting.json)(target: self, action: #selector(act))"]
    case .handles:
      [
        "func \(lastKey(setting))(_ sender: Any?) {}  // in \(label(setting.node)) or its controller"
      ]
    case .actions where lastKey(setting).isEmpty:
      ["// retain the target of \(view(setting.node))'s action, as in a property"]
    case .actions:
      ["\(view(setting.node)).addTarget(self, action: #selector(act), for: .\(lastKey(setting)))"]
    case .viewShouldBegin: viewShouldBegin(setting)
    case .isScrollEnabled: ["\(view(setting.node)).isScrollEnabled = \(setting.json)"]
    }
  }

  // MARK: Names

  func label(_ node: Int) -> String { labels[account.view(node)] }

  private func view(_ node: Int) -> String { Self.variable(label(node)) }

  private func recognizer(_ setting: Setting) -> String {
    let built = account.stage.nodes[setting.node]
    switch setting.owner {
    case .gesture(let number): return Self.variable(labels[built.gestures[number].journalSubject])
    case .own(let own): return Self.own(own, of: label(setting.node), unwrapping: "?")
    case .view, .scrolling: return view(setting.node)
    }
  }

  /// Returns the property that holds the recognizer. For the two optional properties, the `?` is left out.
  private static func own(
    _ own: OwnRecognizer, of view: String, unwrapping mark: String
  ) -> String {
    "\(variable(view)).\(own.property)\(own == .pan ? "" : mark)"
  }

  /// Returns an expression for a recognizer's name: `pan`, `table.panGestureRecognizer`.
  private static func expression(_ name: String) -> String {
    let parts = name.split(separator: ".").map(String.init)
    guard parts.count == 2, let own = OwnRecognizer(rawValue: parts[1]) else {
      return variable(name)
    }
    return Self.own(own, of: parts[0], unwrapping: "!")
  }

  /// Returns a variable name for a view's name: `circleButton` for "CircleButton", `vTap` for "V's tap".
  static func variable(_ name: String) -> String {
    let plain = name.replacingOccurrences(of: "'s ", with: " ")
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let joined = words.enumerated().map { $0 == 0 ? $1 : Phrase.capitalized($1) }.joined()
    let capitals = joined.prefix { $0.isUppercase }
    // The result is uiButton for "UIButton", clButton for "CLButton", button for "Button".
    let lowered =
      capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
    let text = joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    guard let first = text.first else { return "view" }
    return first.isNumber ? "_\(text)" : text
  }

  private func lastKey(_ setting: Setting) -> String {
    guard case .lines(let lines) = setting.value else { return "" }
    let node = account.stage.scenario.nodes[setting.node]
    let known = node.actions.map(\.event.description) + node.handlers.map(\.action)
    return lines.first { !known.contains($0.key) }?.key ?? ""
  }

  // MARK: Views

  private func view(_ key: NodeKey, _ setting: Setting) -> [String] {
    let view = view(setting.node)
    switch (key, setting.value) {
    case (.transform, _): return ["\(view).transform = .identity"]
    case (.frame, .numbers(let numbers)):
      let parts = zip(["x", "y", "width", "height"], numbers).map {
        "\($0): \(Phrase.number(CGFloat($1)))"
      }
      return ["\(view).frame = CGRect(\(parts.joined(separator: ", ")))"]
    case (.bounds, .numbers(let numbers)) where numbers.count == 2:
      let (x, y) = (Phrase.number(CGFloat(numbers[0])), Phrase.number(CGFloat(numbers[1])))
      return ["\(view).bounds.origin = CGPoint(x: \(x), y: \(y))"]
    case (.superview, .word(let name)):
      guard let node = account.holder(name) else { return [] }
      let content = account.stage.nodes[node].view is UITableViewCell ? ".contentView" : ""
      return ["\(self.view(node))\(content).addSubview(\(view))"]
    case (.order, .word("front")): return ["\(view).superview?.bringSubviewToFront(\(view))"]
    case (.order, _): return ["\(view).superview?.sendSubviewToBack(\(view))"]
    case (.level, _): return ["\(view).windowLevel = UIWindow.Level(rawValue: \(setting.json))"]
    case (.touches, _), (.tracking, _), (.hitTest, _), (.pointInside, _):
      return override(key, setting)
    case (.selected, _): return ["\(view).selectedIndex = \(setting.json)"]
    case (.value, _): return [value(setting, of: view)]
    default: return ["\(view).\(key.flagName ?? key.rawValue) = \(setting.json)"]
    }
  }

  private func value(_ setting: Setting, of view: String) -> String {
    switch account.stage.scenario.nodes[setting.node].viewClass {
    case .segmentedControl: "\(view).selectedSegmentIndex = \(setting.json)"
    case .pageControl: "\(view).currentPage = \(setting.json)"
    default: "\(view).value = \(setting.json)"
    }
  }

  private func scroll(_ key: ScrollKey, _ setting: Setting) -> String {
    let view = view(setting.node)
    let place = "// in the class of \(label(setting.node))"
    switch (key, setting.value) {
    case (.shouldCancel, _):
      return
        "override func touchesShouldCancel(in view: UIView) -> Bool { \(shouldCancel(setting)) }  \(place)"
    case (.shouldBegin, _):
      return "// remove the override of touchesShouldBegin(_:with:in:) from the class of "
        + label(setting.node)
    case (.zooms, _):
      return "func viewForZooming(in scrollView: UIScrollView) -> UIView? { "
        + "\(Self.variable(setting.json)) }  // in the delegate of \(view)"
    case (.contentSize, .numbers(let size)) where size.count == 2:
      let (width, height) = (Phrase.number(CGFloat(size[0])), Phrase.number(CGFloat(size[1])))
      return "\(view).contentSize = CGSize(width: \(width), height: \(height))"
    default: return "\(view).\(key.rawValue) = \(setting.json)"
    }
  }

  /// The override returns the value for the hit view, and calls super for other views.
  private func shouldCancel(_ setting: Setting) -> String {
    guard let content = account.keptContent(of: setting.node) else { return setting.json }
    let other = "super.touchesShouldCancel(in: view)"
    return setting.value == .flag(true)
      ? "view is \(type(of: content)) || \(other)"
      : "view !== \(Self.variable(labels[content.journalSubject])) && \(other)"
  }

  private func viewShouldBegin(_ setting: Setting) -> [String] {
    let start =
      "override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {"
    let place = "  // in the class of \(label(setting.node))"
    switch setting.value {
    case .pair("notIn", .name(let view)):
      let other = Self.variable(view)
      return [
        "\(start)\(place)",
        "  !\(other).bounds.contains(recognizer.location(in: \(other)))",
        "    && super.gestureRecognizerShouldBegin(recognizer)", "}",
      ]
    case .pair(_, .name(let axis)):
      return [
        "\(start)\(place)",
        "  guard let pan = recognizer as? UIPanGestureRecognizer else {",
        "    return super.gestureRecognizerShouldBegin(recognizer)", "  }",
        "  let velocity = pan.velocity(in: self)",
        "  return (\(Self.comparison(axis))) && super.gestureRecognizerShouldBegin(recognizer)",
        "}",
      ]
    case .flag(false):
      // The setting refuses the view's own recognizers, too. An app keeps those.
      return [
        "\(start)\(place)",
        "  recognizer.view === self && super.gestureRecognizerShouldBegin(recognizer)", "}",
      ]
    default: return ["\(start) \(setting.json) }\(place)"]
    }
  }

  private static func comparison(_ axis: String) -> String {
    switch axis {
    case "horizontal": "abs(velocity.x) > abs(velocity.y)"
    case "left": "velocity.x >= 0 || abs(velocity.y) > abs(velocity.x)"
    case "right": "velocity.x <= 0 || abs(velocity.y) > abs(velocity.x)"
    case "up": "velocity.y >= 0 || abs(velocity.x) > abs(velocity.y)"
    case "down": "velocity.y <= 0 || abs(velocity.x) > abs(velocity.y)"
    default: "abs(velocity.y) > abs(velocity.x)"
    }
  }

  // MARK: Recognizers

  /// The navigation controller's pop recognizer has a delegate of UIKit's. A replacement has to do that delegate's work
  /// as well.
  private func gesture(_ key: GestureKey, _ setting: Setting) -> [String] {
    guard setting.owner == .own(.pop), key.isAnsweredByDelegate else {
      return property(key, setting)
    }
    let begins =
      "func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { "
      + "\(view(setting.node)).viewControllers.count > 1 }"
    return ["\(recognizer(setting)).delegate = self", begins]
      + (key == .shouldBegin ? [] : property(key, setting))
  }

  private func property(_ key: GestureKey, _ setting: Setting) -> [String] {
    let recognizer = recognizer(setting)
    let start = "func gestureRecognizer(_ recognizer: UIGestureRecognizer,"
    let place = "  // in the delegate of \(recognizer.filter { $0 != "?" })"
    func isOther(_ name: String) -> String {
      let parts = name.split(separator: ".")
      // No UIKit property holds the recognizer of swipe actions.
      return parts.count == 2 && parts[1] == OwnRecognizer.swipe.rawValue
        ? "other.view === \(Self.variable(String(parts[0])))"
        : "other === \(Self.expression(name))"
    }
    func together(_ word: String, _ other: String) -> String {
      "\(start) \(word) other: UIGestureRecognizer) -> Bool { \(other) }\(place)"
    }
    switch (key, setting.value) {
    case (.requireToFail, .names(_, .added(let other)?)) where other.hasSuffix(".swipe"):
      return [together("shouldRequireFailureOf", isOther(other))]
    case (.requireToFail, .names(_, .added(let other)?)):
      return ["\(recognizer).require(toFail: \(Self.expression(other)))"]
    case (.requireToFail, .names(_, .removed(let other)?)):
      return ["// remove \(recognizer).require(toFail: \(Self.expression(other)))"]
    case (.simultaneousWith, .names(_, .added(let other)?)):
      return [together("shouldRecognizeSimultaneouslyWith", isOther(other))]
    case (.simultaneousWith, .names(["*"], nil)):
      return [together("shouldRecognizeSimultaneouslyWith", "true")]
    case (.simultaneousWith, _): return [together("shouldRecognizeSimultaneouslyWith", "false")]
    case (.shouldRequireFailureOf, _): return [together("shouldRequireFailureOf", "false")]
    case (.shouldBeRequiredToFailBy, _): return [together("shouldBeRequiredToFailBy", "false")]
    case (.shouldReceive, .pair(_, .name(let view))):
      return [
        "\(start) shouldReceive touch: UITouch) -> Bool {\(place)",
        "  touch.view?.isDescendant(of: \(Self.variable(view))) != true", "}",
      ]
    case (.shouldReceive, _):
      return ["\(start) shouldReceive touch: UITouch) -> Bool { \(setting.json) }\(place)"]
    case (.shouldBegin, .pair(_, .name(let axis))):
      return [
        "func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {\(place)",
        "  let velocity = \(recognizer).velocity(in: \(recognizer).view)",
        "  return \(Self.comparison(axis))", "}",
      ]
    case (.shouldBegin, _):
      return [
        "func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { \(setting.json) }\(place)"
      ]
    case (.target, _), (.delegate, _):
      return ["// retain the \(key.rawValue) of \(recognizer), as in a property"]
    case (.direction, .word(let direction)): return ["\(recognizer).direction = .\(direction)"]
    case (.edges, .names(let edges, _)):
      return ["\(recognizer).edges = [\(edges.map { ".\($0)" }.joined(separator: ", "))]"]
    case (.allowedTouchTypes, _):
      return ["\(recognizer).allowedTouchTypes = [0, 1, 2, 3]"]
    case (.ignores, _):
      return ["// remove ignore(_:for:) from the class of \(recognizer)"]
    default: return ["\(recognizer).\(key.rawValue) = \(setting.json)"]
    }
  }
}
