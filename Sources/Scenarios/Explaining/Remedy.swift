// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A change of a property that may let a view, control or recognizer act.
struct Remedy: Equatable {
  /// Whose property it is, of those that a node of the file describes.
  enum Owner: Equatable {
    case view
    case gesture(Int)
    case scrolling
  }

  /// How a sentence says it: "if <condition>".
  enum Condition: Equatable {
    /// Said of the one that would act: "it <words>".
    case it(String)
    /// Said of the one that would act: "its <words>".
    case its(String)
    /// Said of another one: "<words>".
    case other(String)
  }

  let node: Int
  let owner: Owner
  let key: String
  /// As JSON.
  let value: String
  /// Whether the value is a list, which may grow by another change.
  let isList: Bool
  let condition: Condition

  /// Whether another change is of the same property, so that this one would not count. A list grows.
  func isOverridden(by other: Remedy) -> Bool {
    self == other
      || node == other.node && owner == other.owner && key == other.key && !other.isList
  }

  /// The change of the file, in which the nodes have these paths.
  func change(_ paths: [String]) -> ScenarioChange {
    let owner =
      switch owner {
      case .view: ""
      case .gesture(let number): ".gestures[\(number)]"
      case .scrolling: ".scroll"
      }
    return ScenarioChange(path: "\(paths[node])\(owner).\(key)", value: value)
  }
}

extension Remedy.Condition {
  var isOfOther: Bool { if case .other = self { true } else { false } }

  /// The clause, with a name in place of "it" if there is one.
  func clause(calling name: String? = nil) -> String {
    switch self {
    case .it(let words): "\(name ?? "it") \(words)"
    case .its(let words): "\(name.map { "\($0)'s" } ?? "its") \(words)"
    case .other(let words): words
    }
  }
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
    case .noTouch, .keptBySystem: []
    case .notFound(let obstacle): finding(target, obstacle, touch)
    case .notReceived(.withheld(let refusal)): admitting(refusal, target.node)
    case .notReceived(.absent(let absence)): present(target, absence)
    case .notReceived(.ignored(let finger)): minding(target, finger)
    case .notRecognized(let obstacle): recognizing(target, obstacle, touch)
    case .notDelivered(let obstacle): delivering(target, obstacle)
    case .notSent(let obstacle): sending(target, obstacle, touch)
    }
  }

  private func finding(
    _ target: ActingTarget, _ obstacle: SearchObstacle, _ touch: TouchAccount
  ) -> [Remedy] {
    switch obstacle {
    case .elsewhere, .outside: []
    case .refused(let view, let refusal):
      account.node(of: view.subject).map { accepting($0, refusal, target) } ?? []
    case .answered: [notOverridden(target.node)]
    case .answeredByOverride(let view):
      account.node(of: view.subject).map { [notOverridden($0)] } ?? []
    case .notOnScreen(let absence): onScreen(absence)
    case .behind: outOfTheWay(touch, target)
    case .subviewTookIt: emptied(touch, target)
    }
  }

  private func delivering(_ target: ActingTarget, _ obstacle: DeliveryObstacle) -> [Remedy] {
    switch obstacle {
    case .notLifted, .takenBySystem, .removed: []
    case .undelivered(let holders), .takenWhileHeld(let holders, _): released(holders)
    case .removedLate(let holders, _): each(holders, "delaysTouchesEnded")
    case .taken(let recognizers):
      each(recognizers, "cancelsTouchesInView") + each(recognizers, "isEnabled")
        + scrolling(recognizers, "canCancelContentTouches")
    case .heldBack(let holders, let takers): delivered(target, holders, takers)
    case .keptByScrollView:
      nodes.indices.filter { nodes[$0].scrollSettings?.shouldBegin == false }.map {
        set(
          $0, of: .scrolling, "shouldBegin", "true",
          .other("\(label($0))'s touchesShouldBegin were true"))
      }
    }
  }

  private func sending(
    _ target: ActingTarget, _ obstacle: ControlObstacle, _ touch: TouchAccount
  ) -> [Remedy] {
    let node = target.node
    return switch obstacle {
    case .liftedOutside, .otherEvents, .noRow, .missedKnob, .tracksAnotherTouch,
      .disabledMeanwhile:
      []
    case .disabled: [set(node, "enabled", "true", .it("were enabled"))]
    case .keepsTouches: [set(node, "touches", "both", .its("touch methods called super"))]
    case .refusesTracking:
      [set(node, "tracking", "{}", .its("tracking methods were not overridden"))]
    case .keepsValue: otherValue(node)
    case .unhandled(let action): handling(action, target, touch)
    }
  }

  /// Somebody on the chain who would implement an action, the nearest first, the control itself last.
  private func handling(
    _ action: String, _ target: ActingTarget, _ touch: TouchAccount
  ) -> [Remedy] {
    let search = touch.searches.first { $0.action == action && $0.receiver == nil }
    let asked = (search?.asked ?? []).compactMap {
      account.node(of: $0) ?? account.index.controllers[$0.identity]
    }
    let chain = asked.filter { $0 != target.node } + asked.filter { $0 == target.node }
    return chain.prefix(4).map { node in
      let handlers = nodes[node].handlers.map { ($0.action, $0.line) } + [(action, action)]
      let members = handlers.map { "\(JSONString.quote($0)): \(JSONString.quote($1))" }
      return set(
        node, "handles", "{\(members.joined(separator: ", "))}",
        .other("\(label(node)) implemented \(action)"))
    }
  }

  /// What lets a touch come to a view that was held back until others took it.
  private func delivered(
    _ target: ActingTarget, _ holders: [Party], _ takers: [Party]
  ) -> [Remedy] {
    let (notTaking, notHolding) = (each(takers, "cancelsTouchesInView"), released(holders))
    // To hear of a touch it is enough that nobody holds it back.
    let isAboutHearing = if case .view(_, .heard) = target { true } else { false }
    return (isAboutHearing ? notHolding + notTaking : notTaking + notHolding)
      + each(takers, "isEnabled")
  }

  private func released(_ holders: [Party]) -> [Remedy] {
    each(holders, "delaysTouchesBegan") + scrolling(holders, "delaysContentTouches")
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
    return values.map { set(node, "value", $0, .its("value were \($0)")) }
  }

  // MARK: The search

  private func accepting(
    _ node: Int, _ refusal: HitRefusal, _ target: ActingTarget
  ) -> [Remedy] {
    let name = label(node)
    switch refusal {
    case .hidden: return [set(node, "hidden", "false", .other("\(name) were not hidden"))]
    case .transparent: return [set(node, "alpha", "1", .other("\(name).alpha were 1"))]
    case .interactionDisabled:
      return [
        set(
          node, "userInteraction", "true", .other("\(name).isUserInteractionEnabled were true"))
      ]
    case .outside:
      guard node != target.node, account.stage.names.node(paths[target.node]) == target.node else {
        return []
      }
      let accepts = JSONString.quote(paths[target.node])
      return [
        set(
          node, "pointInside", "{\"alsoInside\": \(accepts)}",
          .other("\(name)'s point(inside:with:) accepted the points of \(label(target.node))"))
      ]
    case .refusedByOverride:
      return [
        set(node, "pointInside", "default", .other("\(name).pointInside were not overridden"))
      ]
    case .noInverse:
      return [set(node, "transform", "{\"scale\": 1}", .other("\(name) had no transform"))]
    }
  }

  private func notOverridden(_ node: Int) -> Remedy {
    set(node, "hitTest", "default", .other("\(label(node)).hitTest were not overridden"))
  }

  private func onScreen(_ absence: TouchScene.Absence) -> [Remedy] {
    switch absence {
    case .hiddenWindow(let window):
      guard let node = account.node(of: window.subject) else { return [] }
      return [set(node, "hidden", "false", .other("\(label(node)) were not hidden"))]
    case .notShown(let view, _, let tabs?):
      guard let tabs = account.node(of: tabs.subject), let node = account.node(of: view.subject)
      else { return [] }
      let tab = nodes[..<node].filter { $0.place == .child(of: tabs) }.count
      return [set(tabs, "selected", String(tab), .other("\(label(tabs)).selected were \(tab)"))]
    case .notShown(_, _, nil), .removed, .other: return []
    }
  }

  /// The hit view itself, then those around it that do not hold the target.
  private func outOfTheWay(_ touch: TouchAccount, _ target: ActingTarget) -> [Remedy] {
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
      return set(node, "hidden", "true", .other("\(label(node)) were hidden"))
    }
    return set(
      node, "userInteraction", "false",
      .other("\(label(node)).isUserInteractionEnabled were false"))
  }

  private func admitting(_ refusal: AdmissionRefusal, _ node: Int) -> [Remedy] {
    switch refusal {
    case .singleTouch:
      return [set(node, "multipleTouch", "true", .its("isMultipleTouchEnabled were true"))]
    case .otherViewIsTracking:
      return [set(node, "exclusiveTouch", "false", .its("isExclusiveTouch were false"))]
    case .exclusiveViewIsTracking:
      return nodes.indices.filter { nodes[$0].properties.contains(.flag(.exclusiveTouch, true)) }
        .map {
          set($0, "exclusiveTouch", "false", .other("\(label($0)).isExclusiveTouch were false"))
        }
    }
  }

  // MARK: Making changes

  func label(_ node: Int) -> String { labels[account.view(node)] }

  func set(
    _ node: Int, of owner: Remedy.Owner = .view, _ key: String, _ value: String,
    isList: Bool = false, _ condition: Remedy.Condition
  ) -> Remedy {
    Remedy(
      node: node, owner: owner, key: key, value: value, isList: isList, condition: condition)
  }

  func gesture(
    _ target: ActingTarget, _ key: String, _ value: String, isList: Bool = false, _ verb: String
  ) -> [Remedy] {
    guard case .recognizer(let node, let number) = target else { return [] }
    return [
      set(node, of: .gesture(number), key, value, isList: isList, .its("\(key) \(verb)"))
    ]
  }

  /// Switches a property of recognizers off.
  private func each(_ recognizers: [Party], _ key: String) -> [Remedy] {
    recognizers.compactMap { recognizer in
      account.gesture(of: recognizer.subject).map {
        set(
          $0.node, of: .gesture($0.number), key, "false",
          .other("\(labels[recognizer]).\(key) were false"))
      }
    }
  }

  /// Switches off what scroll views do with touches of their content.
  private func scrolling(_ recognizers: [Party], _ key: String) -> [Remedy] {
    recognizers.compactMap { account.scrollView(of: $0.subject) }.map {
      set($0, of: .scrolling, key, "false", .other("\(label($0)).\(key) were false"))
    }
  }

  func setNames(
    _ node: Int, _ number: Int, _ key: GestureKey, _ names: [String], _ condition: Remedy.Condition
  ) -> Remedy {
    set(
      node, of: .gesture(number), key.rawValue,
      "[\(names.map(JSONString.quote).joined(separator: ", "))]", isList: true, condition)
  }

  func append(
    _ name: String, to key: GestureKey, of node: Int, _ number: Int, _ condition: Remedy.Condition
  ) -> Remedy {
    setNames(node, number, key, nodes[node].gestures[number].names(key) + [name], condition)
  }

  func remove(
    _ name: String, from key: GestureKey, of node: Int, _ number: Int
  ) -> [Remedy] {
    let names = nodes[node].gestures[number].names(key)
    guard names.contains(name) || names.contains("*") else { return [] }
    let rest = names.filter { $0 != name && $0 != "*" }
    let list = "\(labels[account.subject(.recognizer(node: node, number: number))]).\(key.rawValue)"
    let condition = rest.isEmpty ? "\(list) were empty" : "\(list) did not name \(name)"
    return [setNames(node, number, key, rest, .other(condition))]
  }
}
