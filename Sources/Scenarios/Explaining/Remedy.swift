// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A change to the file that may let somebody act, and how a sentence says it: "if <condition>".
struct Remedy: Equatable {
  let change: ScenarioChange
  let condition: String
}

/// Changes that are worth trying against an obstacle, the smallest first.
@MainActor
struct RemedyFinder {
  let account: ScenarioAccount
  let labels: SubjectLabels
  /// The paths of nodes, as `--set` takes them.
  let paths: [String]

  var nodes: [ScenarioNode] { account.stage.scenario.nodes }

  func remedies(
    for target: ActingTarget, against obstacle: Obstacle, on touch: TouchAccount
  ) -> [Remedy] {
    switch obstacle {
    case .noTouch, .elsewhere, .keptBySystem, .notLifted, .liftedOutside, .undecided,
      .takenBySystem, .removed, .otherEvents, .noRow, .nothingToScroll, .missedKnob,
      .tracksAnotherTouch, .disabledMeanwhile:
      return []
    case .undelivered(let holders), .takenWhileHeld(let holders, _):
      return each(holders, "delaysTouchesBegan", "false", "were false")
        + scrolling(holders, "delaysContentTouches")
    case .removedLate(let holders, _):
      return each(holders, "delaysTouchesEnded", "false", "were false")
    case .failed(let reason): return looser(target, reason, touch)
    case .refused(let view, let refusal):
      guard let node = account.node(of: view) else { return [] }
      return accepting(node, refusal, target)
    case .answered: return [notOverridden(target.node)]
    case .answeredByOverride(let view):
      return account.node(of: view).map { [notOverridden($0)] } ?? []
    case .notOnScreen(let absence): return onScreen(absence)
    case .behind(let view): return outOfTheWay(view, touch, target)
    case .subviewTookIt: return emptied(touch, target)
    case .withheld(let refusal): return admitting(refusal, target.node)
    case .absent(let absence): return present(target, absence)
    case .ignored(let finger): return minding(target, finger)
    case .lost(let loss): return winning(target, loss)
    case .waits(let others): return others.flatMap { notWaiting(target, for: $0) }
    case .delegateForbade: return gesture(target, "shouldBegin", "true", "were true")
    case .viewForbade(let view): return allowed(target, by: view)
    case .taken(let recognizers):
      return each(recognizers, "cancelsTouchesInView", "false", "were false")
        + each(recognizers, "isEnabled", "false", "were false")
        + scrolling(recognizers, "canCancelContentTouches")
    case .heldBack(let holders, let takers): return delivered(target, holders, takers)
    case .keptByScrollView:
      return nodes.indices.filter { nodes[$0].keepsTouches }.map {
        set($0, "scroll.shouldBegin", "true", "\(label($0))'s touchesShouldBegin were true")
      }
    case .disabled: return [set(target.node, "enabled", "true", "it were enabled")]
    case .keepsTouches:
      return [set(target.node, "touches", "both", "its touch methods called super")]
    case .refusesTracking:
      return [set(target.node, "tracking", "{}", "its tracking methods were not overridden")]
    case .keepsValue: return otherValue(target.node)
    case .unhandled(let action): return handling(action, target, touch)
    }
  }

  /// Somebody on the chain who would implement an action, the nearest first, the control itself last.
  private func handling(
    _ action: String, _ target: ActingTarget, _ touch: TouchAccount
  ) -> [Remedy] {
    let search = touch.searches.first { $0.action == action && $0.receiver == nil }
    let asked = (search?.asked ?? []).compactMap {
      account.node(of: $0) ?? account.index.controller($0)
    }
    let chain = asked.filter { $0 != target.node } + asked.filter { $0 == target.node }
    return chain.prefix(4).map { node in
      let handlers = nodes[node].handlers.map { ($0.action, $0.line) } + [(action, action)]
      let members = handlers.map { "\(JSONString.quote($0)): \(JSONString.quote($1))" }
      return set(
        node, "handles", "{\(members.joined(separator: ", "))}",
        "\(label(node)) implemented \(action)")
    }
  }

  /// What lets a touch come to a view that was held back until others took it.
  private func delivered(
    _ target: ActingTarget, _ holders: [Subject], _ takers: [Subject]
  ) -> [Remedy] {
    let notTaking = each(takers, "cancelsTouchesInView", "false", "were false")
    let notHolding =
      each(holders, "delaysTouchesBegan", "false", "were false")
      + scrolling(holders, "delaysContentTouches")
    // To hear of a touch it is enough that nobody holds it back.
    let isAboutHearing = if case .view(_, .heard) = target { true } else { false }
    return (isAboutHearing ? notHolding + notTaking : notTaking + notHolding)
      + each(takers, "isEnabled", "false", "were false")
  }

  /// Another value for a control from which the same touch leads somewhere.
  private func otherValue(_ node: Int) -> [Remedy] {
    let values: [String]
    switch account.stage.nodes[node].view {
    case let stepper as UIStepper:
      values = [stepper.minimumValue, stepper.maximumValue].map { String($0) }
    case let segments as UISegmentedControl:
      values = (0..<segments.numberOfSegments).prefix(3).map { String($0) }
    case let pages as UIPageControl: values = ["0", String(max(0, pages.numberOfPages - 1))]
    default: values = []
    }
    return values.map { set(node, "value", $0, "its value were \($0)") }
  }

  // MARK: The search

  private func accepting(
    _ node: Int, _ refusal: HitRefusal, _ target: ActingTarget
  ) -> [Remedy] {
    let name = label(node)
    switch refusal {
    case .hidden: return [set(node, "hidden", "false", "\(name) were not hidden")]
    case .transparent: return [set(node, "alpha", "1", "\(name).alpha were 1")]
    case .interactionDisabled:
      return [
        set(node, "userInteraction", "true", "\(name).isUserInteractionEnabled were true")
      ]
    case .outside:
      guard node != target.node, account.stage.names.node(paths[target.node]) == target.node else {
        return []
      }
      let accepts = JSONString.quote(paths[target.node])
      return [
        set(
          node, "pointInside", "{\"alsoInside\": \(accepts)}",
          "\(name)'s point(inside:with:) accepted the points of \(label(target.node))")
      ]
    case .refusedByOverride:
      return [set(node, "pointInside", "default", "\(name).pointInside were not overridden")]
    case .noInverse:
      return [set(node, "transform", "{\"scale\": 1}", "\(name) had no transform")]
    }
  }

  private func notOverridden(_ node: Int) -> Remedy {
    set(node, "hitTest", "default", "\(label(node)).hitTest were not overridden")
  }

  private func onScreen(_ absence: TouchScene.Absence) -> [Remedy] {
    switch absence {
    case .hiddenWindow(let window):
      guard let node = account.node(of: window) else { return [] }
      return [set(node, "hidden", "false", "\(label(node)) were not hidden")]
    case .notShown(let view, _, let tabs?):
      guard let tabs = account.node(of: tabs), let node = account.node(of: view) else { return [] }
      let tab = nodes[..<node].filter { $0.place == .child(of: tabs) }.count
      return [set(tabs, "selected", String(tab), "\(label(tabs)).selected were \(tab)")]
    case .notShown(_, _, nil), .removed, .other: return []
    }
  }

  /// The hit view itself, then those around it that do not hold the target.
  private func outOfTheWay(
    _ view: Subject, _ touch: TouchAccount, _ target: ActingTarget
  ) -> [Remedy] {
    let own = account.stage.nodes[target.node].view
    let blockers = touch.path.compactMap { account.node(of: $0) }.filter {
      !own.lies(in: account.stage.nodes[$0].view)
    }
    return blockers.map(deaf)
  }

  /// The view right in the target that holds the hit view, and with it all that it holds; then the hit view.
  private func emptied(_ touch: TouchAccount, _ target: ActingTarget) -> [Remedy] {
    let own = account.view(target.node)
    let inner = touch.path.prefix { $0.identity != own.identity }
      .compactMap { account.node(of: $0) }
    guard let hit = inner.first, let outermost = inner.last else { return [] }
    return (outermost == hit ? [hit] : [outermost, hit]).map(deaf)
  }

  private func deaf(_ node: Int) -> Remedy {
    if nodes[node].viewClass == .window {
      return set(node, "hidden", "true", "\(label(node)) were hidden")
    }
    return set(
      node, "userInteraction", "false", "\(label(node)).isUserInteractionEnabled were false")
  }

  private func admitting(_ refusal: AdmissionRefusal, _ node: Int) -> [Remedy] {
    switch refusal {
    case .singleTouch:
      return [set(node, "multipleTouch", "true", "its isMultipleTouchEnabled were true")]
    case .otherViewIsTracking:
      return [set(node, "exclusiveTouch", "false", "its isExclusiveTouch were false")]
    case .exclusiveViewIsTracking:
      return nodes.indices.filter { nodes[$0].properties.contains(.exclusiveTouch(true)) }.map {
        set($0, "exclusiveTouch", "false", "\(label($0)).isExclusiveTouch were false")
      }
    }
  }

  // MARK: Making changes

  func label(_ node: Int) -> String { labels[account.view(node)] }

  func set(
    _ node: Int, _ key: String, _ value: String, _ condition: String
  ) -> Remedy {
    Remedy(
      change: ScenarioChange(path: "\(paths[node]).\(key)", value: value), condition: condition)
  }

  func setGesture(
    _ node: Int, _ number: Int, _ key: String, _ value: String, _ condition: String
  ) -> Remedy {
    set(node, "gestures[\(number)].\(key)", value, condition)
  }

  func gesture(
    _ target: ActingTarget, _ key: String, _ value: String, _ verb: String
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    return [setGesture(node, number, key, value, "its \(key) \(verb)")]
  }

  func each(
    _ recognizers: [Subject], _ key: String, _ value: String, _ verb: String
  ) -> [Remedy] {
    recognizers.compactMap { recognizer in
      account.gesture(of: recognizer).map {
        setGesture($0.node, $0.number, key, value, "\(labels[recognizer]).\(key) \(verb)")
      }
    }
  }

  /// Switches off what scroll views do with touches of their content.
  private func scrolling(_ recognizers: [Subject], _ key: String) -> [Remedy] {
    recognizers.compactMap { account.scrollView(of: $0) }.map {
      set($0, "scroll.\(key)", "false", "\(label($0)).\(key) were false")
    }
  }

  func append(
    _ name: String, to key: String, of node: Int, _ number: Int, _ condition: String
  ) -> Remedy {
    let names = nodes[node].gestures[number].names(key) + [name]
    return setGesture(node, number, key, Self.list(names), condition)
  }

  func remove(
    _ name: String, from key: String, of node: Int, _ number: Int
  ) -> [Remedy] {
    let gesture = nodes[node].gestures[number]
    let names = gesture.names(key)
    guard names.contains(name) || names.contains("*") else { return [] }
    let rest = names.filter { $0 != name && $0 != "*" }
    let who = labels[account.subject(.recognizer(node: node, number: number))]
    let condition =
      rest.isEmpty ? "\(who).\(key) were empty" : "\(who).\(key) did not name \(name)"
    return [setGesture(node, number, key, Self.list(rest), condition)]
  }

  static func list(_ names: [String]) -> String {
    "[\(names.map(JSONString.quote).joined(separator: ", "))]"
  }
}

extension ScenarioGesture {
  /// The names in one of the lists by which recognizers refer to others.
  fileprivate func names(_ key: String) -> [String] {
    for property in properties {
      switch (key, property) {
      case ("requireToFail", .requireToFail(let names)),
        ("simultaneousWith", .simultaneousWith(let names)),
        ("shouldRequireFailureOf", .shouldRequireFailureOf(let names)),
        ("shouldBeRequiredToFailBy", .shouldBeRequiredToFailBy(let names)):
        return names
      default: break
      }
    }
    return []
  }
}

extension ScenarioNode {
  /// Whether its touchesShouldBegin says no.
  fileprivate var keepsTouches: Bool {
    properties.contains { property in
      if case .scroll(let settings) = property { settings.shouldBegin == false } else { false }
    }
  }
}
