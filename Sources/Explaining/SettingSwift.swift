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
    change.settings.filter { delegateCode($0).isEmpty }.flatMap { setting in
      windowPassingThrough(setting, change) ?? lines(setting)
    } + delegates(change.settings)
  }

  private func lines(_ setting: Setting) -> [String] {
    switch setting.key {
    case .node(let key): view(key, setting)
    case .scroll(let key): scroll(key, setting)
    case .gesture(let key): gesture(key, setting)
    case .gestureClass:
      ["let \(recognizer(setting)) = \(setting.json)(target: self, action: #selector(act))"]
    case .handles:
      [
        "// in the class of \(label(setting.node)), or in its controller",
        "func \(lastKey(setting))(_ sender: Any?) {}",
      ]
    case .actions where lastKey(setting).isEmpty:
      retained(
        "target", of: view(setting.node), setting.node,
        by: {
          ".addTarget(\($0), action: #selector(\($1).act), for: .\(releasedEvent(setting.node)))"
        })
    case .actions:
      ["\(view(setting.node)).addTarget(self, action: #selector(act), for: .\(lastKey(setting)))"]
    case .viewShouldBegin: viewShouldBegin(setting)
    case .isScrollEnabled: ["\(view(setting.node)).isScrollEnabled = \(setting.json)"]
    }
  }

  // MARK: Names

  func label(_ node: Int) -> String { labels[account.view(node)] }

  func view(_ node: Int) -> String {
    if account.isContentOfCell(node), let cell = account.stage.scenario.nodes[node].place.parent {
      return "\(view(cell)).contentView"
    }
    return Self.variable(label(node))
  }

  /// Returns an expression for a setting's recognizer. `mark` is added if UIKit's property is optional: `?` to call a
  /// method or set a property, empty to compare.
  func recognizer(_ setting: Setting, mark: String = "?") -> String {
    switch setting.owner {
    case .gesture(let number):
      Self.variable(
        labels[account.stage.nodes[setting.node].gestures[number].journalSubject])
    case .own(let own): self.own(own, of: setting.node, mark: mark)
    case .view, .scrolling: view(setting.node)
    }
  }

  private func own(_ own: OwnRecognizer, of node: Int, mark: String) -> String {
    own == .pop
      ? "navigationController\(mark == "!" ? "!" : "?").\(own.property)\(mark)"
      : "\(view(node)).\(own.property)\(own == .pan ? "" : mark)"
  }

  /// Returns an expression for the recognizer that a list names: `pan`, `table.panGestureRecognizer`.
  func expression(_ name: String, mark: String) -> String {
    account.ownRecognizer(named: name).map { own($0.own, of: $0.node, mark: mark) }
      ?? Self.variable(name)
  }

  /// Returns an expression for a rectangle, given as x, y, width and height in points.
  static func rect(_ numbers: [CGFloat]) -> String {
    let parts = zip(["x", "y", "width", "height"], numbers).map { "\($0): \(Phrase.number($1))" }
    return "CGRect(\(parts.joined(separator: ", ")))"
  }

  /// Returns a variable name for a view's name: `circleButton` for "CircleButton", `vTap` for "V's tap".
  static func variable(_ name: String) -> String {
    // "V's tap" becomes "V tap". UIKit's content view of a cell gets the name of the cell's property `contentView`.
    let plain = name.replacingOccurrences(of: "'s ", with: " ")
      .replacingOccurrences(of: "UITableViewCellContentView", with: "contentView")
    let words = plain.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    let joined = words.enumerated().map { $0 == 0 ? $1 : Phrase.capitalized($1) }.joined()
    let capitals = joined.prefix { $0.isUppercase }
    // The result is uiButton for "UIButton", clButton for "CLButton", button for "Button".
    let lowered =
      capitals.count > 1 && capitals.count < joined.count ? capitals.count - 1 : capitals.count
    let text = joined.prefix(lowered).lowercased() + joined.dropFirst(lowered)
    guard let first = text.first else { return "view" }
    return first.isNumber ? "_\(text)" : keywords.contains(text) ? "`\(text)`" : text
  }

  /// The words that Swift reserves. As names of variables they need backquotes.
  private static let keywords: Set = [
    "any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func",
    "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

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
      return ["\(view).frame = \(Self.rect(numbers.map { CGFloat($0) }))"]
    case (.bounds, .numbers(let numbers)) where numbers.count == 2:
      let (x, y) = (Phrase.number(CGFloat(numbers[0])), Phrase.number(CGFloat(numbers[1])))
      return ["\(view).bounds.origin = CGPoint(x: \(x), y: \(y))"]
    case (.superview, .word(let name)):
      guard let node = account.holder(name) else { return [] }
      let content = account.stage.nodes[node].view is UITableViewCell ? ".contentView" : ""
      let isRoot = account.stage.scenario.nodes[node].controller != nil
      return ["\(isRoot ? "view" : self.view(node))\(content).addSubview(\(view))"]
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

  private func scroll(_ key: ScrollKey, _ setting: Setting) -> [String] {
    let view = view(setting.node)
    switch (key, setting.value) {
    case (.shouldCancel, _):
      return [
        classComment(setting.node),
        "override func touchesShouldCancel(in view: UIView) -> Bool { \(shouldCancel(setting)) }",
      ]
    case (.shouldBegin, _):
      return [
        "// remove the override of touchesShouldBegin(_:with:in:) from the class of \(label(setting.node))"
      ]
    case (.zooms, _):
      return [
        "\(view).delegate = self", "// in this class, a UIScrollViewDelegate:",
        "func viewForZooming(in scrollView: UIScrollView) -> UIView? { \(Self.variable(setting.json)) }",
      ]
    case (.contentSize, .numbers(let size)) where size.count == 2:
      let (width, height) = (Phrase.number(CGFloat(size[0])), Phrase.number(CGFloat(size[1])))
      return ["\(view).contentSize = CGSize(width: \(width), height: \(height))"]
    default: return ["\(view).\(key.rawValue) = \(setting.json)"]
    }
  }

  /// The result of the override: the setting's value for the hit view (for its whole class if the value is true), and
  /// that of super for other views.
  private func shouldCancel(_ setting: Setting) -> String {
    guard let content = account.keptContent(of: setting.node) else { return setting.json }
    let other = "super.touchesShouldCancel(in: view)"
    return setting.value == .flag(true)
      ? "view is \(type(of: content)) || \(other)"
      : "view !== \(Self.variable(labels[content.journalSubject])) && \(other)"
  }

  private func viewShouldBegin(_ setting: Setting) -> [String] {
    let start =
      "override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {"
    let replaced = account.overridesShouldBegin(setting.node) ? ", instead of its override" : ""
    let place = classComment(setting.node) + replaced
    let others = "super.gestureRecognizerShouldBegin(gestureRecognizer)"
    switch setting.value {
    case .pair("notIn", .name(let view)):
      let other = Self.variable(view)
      return [
        place, start, "  var start = gestureRecognizer.location(in: \(other))",
        "  if let pan = gestureRecognizer as? UIPanGestureRecognizer {",
        "    let moved = pan.translation(in: \(other))",
        "    start = CGPoint(x: start.x - moved.x, y: start.y - moved.y)", "  }",
        "  // A scroll view's pan leaves the first 10 points out of its translation: start is up to 10 points off.",
        "  return !\(other).bounds.insetBy(dx: -10, dy: -10).contains(start) && \(others)", "}",
      ]
    case .pair(_, .name(let axis)):
      return [
        place, start,
        "  guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {",
        "    return \(others)", "  }", "  let velocity = pan.velocity(in: self)",
        "  return (\(Self.comparison(axis))) && \(others)", "}",
      ]
    case .flag(false):
      // The setting rejects the view's own recognizers, too. The code does not, because an app needs them.
      return [place, start, "  gestureRecognizer.view === self && \(others)", "}"]
    default: return [place, "\(start) \(setting.json) }"]
    }
  }

  static func comparison(_ axis: String) -> String {
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

  private func gesture(_ key: GestureKey, _ setting: Setting) -> [String] {
    let recognizer = recognizer(setting)
    switch (key, setting.value) {
    case (.requireToFail, .names(_, .added(let other)?)):
      return ["\(recognizer).require(toFail: \(expression(other, mark: "!")))"]
    case (.requireToFail, .names(_, .removed(let other)?)):
      return ["// remove \(recognizer).require(toFail: \(expression(other, mark: "!")))"]
    case (.target, _):
      return retained("target", of: recognizer, setting.node) {
        ".addTarget(\($0), action: #selector(\($1).act))"
      }
    case (.delegate, _):
      return retained("delegate", of: recognizer, setting.node) { target, _ in
        ".delegate = \(target)"
      }
    case (.direction, .word(let direction)): return ["\(recognizer).direction = .\(direction)"]
    case (.edges, .names(let edges, _)):
      return ["\(recognizer).edges = [\(edges.map { ".\($0)" }.joined(separator: ", "))]"]
    case (.allowedTouchTypes, _):
      return ["\(recognizer).allowedTouchTypes = [0, 1, 2, 3]"]
    case (.ignores, _):
      return ["// remove ignore(_:for:) from the class of \(recognizer)"]
    default:
      return changedAnswer(key, setting) ?? ["\(recognizer).\(key.rawValue) = \(setting.json)"]
    }
  }

  // MARK: Targets and delegates

  /// Returns the code for a target or delegate that a stored property retains. The names of the class and its method
  /// stand for those of the object that was released.
  private func retained(
    _ role: String, of sender: String, _ node: Int, by connection: (String, String) -> String
  ) -> [String] {
    let name = "\(sender)\(Phrase.capitalized(role))".filter { $0 != "`" }
    let type = Phrase.capitalized(name)
    return [
      "private let \(name) = \(type)()  // in \(owner(of: node)): this property retains your \(role)",
      "\(sender)\(connection(name, type))  // in viewDidLoad",
    ]
  }

  /// The event of the control's action whose target was released.
  private func releasedEvent(_ node: Int) -> String {
    let released = account.stage.scenario.nodes[node].actions.first {
      if case .releasedTarget = $0.action { true } else { false }
    }
    return released?.event.description ?? ""
  }
}
