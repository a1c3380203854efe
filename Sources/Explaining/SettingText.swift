// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes settings as conditions: "TabBar's isUserInteractionEnabled were false".
@MainActor
struct SettingText {
  let account: ScenarioAccount
  let labels: SubjectLabels
  /// The target of the question. Sentences call its own properties "its".
  let target: ActingTarget
  /// True if "it" would be ambiguous. Sentences then name the target.
  var namesTarget = false

  private var name: String { labels[account.subject(target)] }
  private var it: String { namesTarget ? name : "it" }
  private var its: String { namesTarget ? "\(name)'s" : "its" }

  /// Returns the conditions of a change, joined by "and".
  static func conditions(
    of change: Change, account: ScenarioAccount, labels: SubjectLabels, target: ActingTarget
  ) -> String {
    var text = SettingText(account: account, labels: labels, target: target)
    text.namesTarget = change.settings.contains { !text.isOwn($0) }
    let passing = change.settings.filter { text.passesThrough($0) }
    guard passing.count > 1 else { return Phrase.list(change.settings.map(text.clause)) }
    let others = change.settings.filter { !passing.contains($0) }.map(text.clause)
    return Phrase.list([text.passingThrough(passing)] + others)
  }

  /// Returns whether a setting is an override of hitTest that returns nil instead of the view itself.
  private func passesThrough(_ setting: Setting) -> Bool {
    setting.key == .node(.hitTest) && setting.value == .word("passThrough")
      && !account.isPresentationContainer(setting.node)
  }

  /// The clause for several views that return nil instead of themselves. A window can do that for its root view, too.
  private func passingThrough(_ settings: [Setting]) -> String {
    let nodes = settings.map(\.node)
    let answer = "returned nil where it now returns"
    let names = Phrase.list(nodes.map(label))
    if let window = nodes.first(where: { window in
      nodes.allSatisfy { $0 == window || account.isRoot($0, of: window) }
    }) {
      let root = Phrase.list(nodes.filter { $0 != window }.map(label))
      return
        "\(label(window))'s hitTest(_:with:) \(answer) \(label(window)) itself or its root view \(root)"
    }
    return "hitTest(_:with:) of \(names) \(answer) the view itself"
  }

  /// Returns whether a setting belongs to the target itself, so that sentences say "it".
  private func isOwn(_ setting: Setting) -> Bool {
    guard setting.node == target.node else { return false }
    switch (setting.owner, target) {
    case (.gesture(let one), .recognizer(_, let two)) where one == two: break
    case (.view, .control), (.view, .action), (.view, .view): break
    default: return false
    }
    return switch setting.key {
    case .node(.superview), .node(.multipleTouch), .node(.exclusiveTouch), .node(.enabled),
      .node(.touches),
      .node(.tracking), .node(.value), .gesture, .gestureClass, .actions, .viewShouldBegin:
      switch setting.value {
      case .names(_, .removed?): setting.key == .gesture(.ignores)
      default: true
      }
    default: false
    }
  }

  func clause(_ setting: Setting) -> String {
    switch setting.key {
    case .node(let key): view(key, setting)
    case .scroll(let key): scroll(key, setting)
    case .gesture(let key): gesture(key, setting)
    case .gestureClass: "\(isOwn(setting) ? it : who(setting)) were a \(setting.json)"
    case .handles: "\(label(setting.node)) implemented \(lastKey(setting))"
    case .actions where lastKey(setting).isEmpty:
      "the target of \(its) action were retained"
    case .actions: "\(its) action were for \(lastKey(setting))"
    case .viewShouldBegin:
      "\(isOwn(setting) ? its : "\(label(setting.node))'s") gestureRecognizerShouldBegin(_:) answered "
        + answer(setting)
        + (setting.value == .flag(false) ? " for recognizers of its superviews" : "")
    case .isScrollEnabled: "\(label(setting.node)).isScrollEnabled were \(setting.json)"
    }
  }

  private func label(_ node: Int) -> String { labels[account.view(node)] }

  private func lastKey(_ setting: Setting) -> String {
    guard case .lines(let lines) = setting.value else { return "" }
    let node = account.stage.scenario.nodes[setting.node]
    let known = node.actions.map(\.event.description) + node.handlers.map(\.action)
    return lines.first { !known.contains($0.key) }?.key ?? ""
  }

  /// Returns the name of the recognizer that has the property.
  private func who(_ setting: Setting) -> String {
    switch setting.owner {
    case .gesture(let number):
      labels[account.stage.nodes[setting.node].gestures[number].journalSubject]
    case .own(let own): self.own(own, of: setting.node)
    case .view, .scrolling: label(setting.node)
    }
  }

  private func own(_ own: OwnRecognizer, of node: Int) -> String {
    account.stage.nodes[node].recognizer(own).map { labels[$0.journalSubject] }
      ?? "\(label(node))'s \(own.property)"
  }

  /// The name that sentences use for a recognizer in one of the file's lists.
  private func listed(_ name: String) -> String {
    account.ownRecognizer(named: name).map { own($0.own, of: $0.node) } ?? name
  }

  private func answer(_ setting: Setting) -> String {
    switch setting.value {
    case .pair("notIn", .name(let view)): "false for touches in \(view)"
    case .pair("notTravel", .name(let direction)): "false for movement \(Self.way(direction))"
    case .pair(_, .name(let axis)): "true only for \(axis) movement"
    default: setting.json
    }
  }

  private static func way(_ direction: String) -> String {
    ["left", "right"].contains(direction) ? "to the \(direction)" : "\(direction)wards"
  }

  // MARK: Views

  private func view(_ key: NodeKey, _ setting: Setting) -> String {
    let who = label(setting.node)
    let whose = isOwn(setting) ? "\(its) " : "\(who)."
    switch (key, setting.value) {
    case (.hidden, .flag(let isHidden)): return "\(who) were \(isHidden ? "" : "not ")hidden"
    case (.alpha, _): return "\(who).alpha were \(setting.json)"
    case (.enabled, .flag(let isOn)):
      return "\(isOwn(setting) ? it : who) were \(isOn ? "enabled" : "disabled")"
    case (.touches, .word("both")):
      return "\(isOwn(setting) ? its : "\(who)'s") touch methods called super"
    case (.touches, _):
      return
        "\(isOwn(setting) ? its : "\(who)'s") touch methods were overridden without a call of super"
    case (.tracking, _):
      return "\(isOwn(setting) ? its : "\(who)'s") tracking methods were not overridden"
    case (.value, _): return "\(its) value were \(setting.json)"
    case (.transform, _): return "\(who) had no transform"
    case (.pointInside, .word("alsoSubviews")):
      return "\(who)'s point(inside:with:) accepted the points of its subviews"
    case (.hitTest, .word("self")), (.hitTest, .word("nil")):
      return "\(who)'s hitTest(_:with:) answered \(setting.json) to every call"
    case (.hitTest, .word("passThrough")) where account.isPresentationContainer(setting.node):
      return "\(who) let the touches that hit \(who) itself through to the view behind it"
    case (.hitTest, .word("passThrough")):
      let isOverridden = account.overridesHitTest(setting.node)
      return "\(who)'s hitTest(_:with:) returned nil "
        + (isOverridden ? "only where super's returns" : "where it now returns") + " \(who) itself"
    case (.hitTest, .pair(_, .number(let index))):
      let answer = subview(Int(index), of: setting.node)
      return account.overridesHitTest(setting.node)
        ? "\(who)'s hitTest(_:with:) answered \(answer) to every call"
        : "\(who)'s hitTest(_:with:) returned \(answer) where it now returns \(who)"
    case (.hitTest, _): return "\(who).hitTest were not overridden"
    case (.pointInside, .pair("inset", .number(let inset))):
      return
        "\(who)'s point(inside:with:) accepted points up to \(Phrase.points(CGFloat(-inset))) outside its bounds"
    case (.pointInside, .pair(_, .name(let name))):
      return "\(who)'s point(inside:with:) accepted the points of \(name)"
    case (.pointInside, _): return "\(who).pointInside were not overridden"
    case (.frame, .numbers(let numbers)): return "\(who).frame were \(list(numbers))"
    case (.bounds, .numbers(let numbers)): return "\(who).bounds began at \(list(numbers))"
    case (.superview, .word(let name)):
      return "\(isOwn(setting) ? it : who) were a subview of \(holder(name))"
    case (.order, .word("front")): return "\(who) were brought to the front"
    case (.order, _): return "\(who) were sent to the back"
    case (.level, _): return "\(who).windowLevel were \(setting.json)"
    default: return "\(whose)\(key.flagName ?? key.rawValue) were \(setting.json)"
    }
  }

  /// The view to which another one is added. For a cell, that is its content view.
  private func holder(_ name: String) -> String {
    guard let node = account.holder(name) else { return name }
    return
      "\(label(node))\(account.stage.nodes[node].view is UITableViewCell ? "'s contentView" : "")"
  }

  private func list(_ numbers: [Double]) -> String {
    "(\(numbers.map { Phrase.number(CGFloat($0)) }.joined(separator: ",\(Phrase.tie)")))"
  }

  private func subview(_ index: Int, of node: Int) -> String {
    let children = account.subviews(of: node)
    return children.indices.contains(index) ? label(children[index]) : "subview \(index)"
  }

  private func scroll(_ key: ScrollKey, _ setting: Setting) -> String {
    let who = label(setting.node)
    if case .numbers(let numbers) = setting.value {
      if key == .contentSize {
        return "\(who).contentSize were larger than its bounds, for example \(list(numbers))"
      }
      return "\(who).\(key.rawValue) were \(list(numbers))"
    }
    switch key {
    case .shouldBegin: return "\(who)'s touchesShouldBegin were \(setting.json)"
    case .zooms: return "\(who)'s viewForZooming(in:) answered \(setting.json)"
    case .shouldCancel: return "\(who)'s touchesShouldCancel(in:) answered \(setting.json)"
    default: return "\(who).\(key.rawValue) were \(setting.json)"
    }
  }

  // MARK: Recognizers

  private func gesture(_ key: GestureKey, _ setting: Setting) -> String {
    let (isOwn, who) = (isOwn(setting), who(setting))
    let property = isOwn ? "\(its) \(key.rawValue)" : "\(who).\(key.rawValue)"
    // The view itself may have a delegate, too, so the sentence says whose delegate is meant.
    let isOfView = if case .own = setting.owner { true } else { false }
    let delegate =
      isOwn ? "\(its) delegate" : isOfView ? "the delegate of \(who)" : "\(who)'s delegate"
    switch (key, setting.value) {
    case (.simultaneousWith, .names(_, .added(let other)?)):
      return other == name && !isOfView
        ? "\(delegate) let both recognize together"
        : "\(delegate) let it recognize together with \(listed(other))"
    case (.simultaneousWith, .names(["*"], nil)):
      return "\(delegate) let it recognize together with all others"
    case (.requireToFail, .names(_, .added(let other)?)):
      let isTarget = if case .recognizer = target { other == name } else { false }
      return isTarget && !isOwn
        ? "\(who) required it to fail" : "\(isOwn ? it : who) required \(listed(other)) to fail"
    case (.ignores, .names(let rest, .removed(let finger)?)):
      return rest.isEmpty ? "\(property) were empty" : "\(property) did not name \(finger)"
    case (.requireToFail, .names(_, .removed(let other)?)):
      return "\(isOwn ? it : who) did not require \(listed(other)) to fail"
    case (.simultaneousWith, .names(_, .removed(let other)?)):
      return "\(delegate) did not let it recognize together with \(listed(other))"
    case (.shouldRequireFailureOf, .names(_, .removed(let other)?)):
      return "\(delegate) did not make it wait for \(listed(other)) to fail"
    case (_, .names(let rest, .removed(let other)?)):
      return rest.isEmpty
        ? "\(property) were empty" : "\(property) did not name \(listed(other))"
    case (_, .names([], nil)): return "\(property) were empty"
    case (.allowedTouchTypes, _): return "\(property) held every type of touch"
    case (.edges, .names(let names, _)): return "\(property) were \(names.joined(separator: ", "))"
    case (.target, _): return "the target of \(isOwn ? its : "\(who)'s") action were retained"
    case (.delegate, _): return "\(delegate) were retained"
    case (.shouldReceive, .pair(_, .name(let view))):
      return "\(delegate) refused touches in \(view)"
    case (.shouldBegin, .flag(let answer)):
      return "\(delegate) answered \(answer) in gestureRecognizerShouldBegin(_:)"
    case (.shouldReceive, .flag(let answer)):
      return "\(delegate) answered \(answer) in gestureRecognizer(_:shouldReceive:)"
    case (.shouldBegin, .pair("notTravel", .name(let direction))):
      return "\(isOwn ? it : who) did not begin for movement \(Self.way(direction))"
    case (.shouldBegin, .pair(_, .name(let axis))):
      return "\(isOwn ? it : who) began only for \(axis) movement"
    default: return "\(property) were \(setting.json)"
    }
  }
}
