// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Reads windows and nodes, parents before children.
extension ScenarioReader {
  /// A node that was found but not read yet.
  private struct Pending {
    let value: JSONValue
    let place: ScenarioNode.Place
    let depth: Int
  }

  private static let controllerNoun = "the class of a controller"
  private static let windowKeys = ["name", "gestures", "log", "root", "subviews"]
  private static let nodeKeys = ["class", "controller", "name", "log", "gestures", "subviews"]

  mutating func readWindows(_ value: JSONValue) {
    let wanted = "a list of one window or more"
    guard let windows = items(of: value, expected: wanted) else { return }
    var open = windows.map { Pending(value: $0, place: .window, depth: 0) }
    if open.isEmpty { fault(at: value, expected: wanted, found: "an empty list") }
    open.reverse()
    while let next = open.popLast() {
      guard scenario.nodes.count < ScenarioLimits.nodes else {
        fault(
          at: next.value, expected: "at most \(ScenarioLimits.nodes) nodes", found: "one more")
        return
      }
      guard next.depth <= ScenarioLimits.depth else {
        fault(
          at: next.value, expected: "at most \(ScenarioLimits.depth) levels of nodes",
          found: "one more")
        continue
      }
      open.append(contentsOf: readNode(next).reversed())
    }
  }

  /// Reads one node and returns its child nodes, which are not read yet.
  private mutating func readNode(_ pending: Pending) -> [Pending] {
    guard let members = entries(of: pending.value) else { return [] }
    let fixed = pending.place.fixedClass
    let controller: ControllerClass? =
      fixed != nil
      ? nil
      : members["controller"].flatMap {
        word($0, Self.controllerNoun, of: ControllerClass.allCases)
      }
    let viewClass = fixed ?? viewClass(members, controller)
    checkKeys(of: members, viewClass, controller, pending.place)
    var node = ScenarioNode(place: pending.place, viewClass: viewClass ?? .view)
    node.controller = controller
    node.name = members["name"].flatMap { name($0) }
    node.controllerName = members["controllerName"].flatMap { name($0) }
    node.log = members["log"].flatMap { logChoice($0) }
    let shape = NodeShape(node, members)
    for key in NodeKey.allCases where viewClass.map({ key.applies(to: $0, controller) }) == true {
      guard let value = members[key.rawValue] else { continue }
      if let property = property(key, value, of: shape) { node.properties.append(property) }
    }
    readAnswers(members, into: &node)
    scenario.nodes.append(node)
    origins.append(pending.value)
    gestureOrigins.append([])
    if let gestures = members["gestures"] { readGestures(gestures) }
    if pending.place.needsController, members["controller"] == nil {
      missing(
        "controller", in: pending.value,
        Choice(Self.controllerNoun, among: ControllerClass.allCases.map(\.rawValue)))
    }
    return children(members, depth: pending.depth + 1)
  }

  /// Returns the class of a node; nil if the value does not name one.
  private mutating func viewClass(
    _ members: JSONMembers, _ controller: ControllerClass?
  ) -> ViewClass? {
    guard let value = members["class"] else { return .view }
    if let controller, controller.isContainer {
      fault(
        at: value, expected: "no \"class\", as \(controller.rawValue) makes its own view")
      return nil
    }
    return word(value, "the class of a view", of: ViewClass.ofNodes)
  }

  /// Checks the keys of a node. If its class is unknown, the allowed keys are unknown too, and nothing is checked.
  private mutating func checkKeys(
    of members: JSONMembers, _ viewClass: ViewClass?, _ controller: ControllerClass?,
    _ place: ScenarioNode.Place
  ) {
    guard let viewClass else { return }
    var keys = viewClass == .window ? Self.windowKeys : Self.nodeKeys
    switch place {
    case .container: keys = ["name", "log", "gestures"]
    case .cell: keys = ["name", "log", "gestures", "subviews", "content"]
    case .presented: keys.append("container")
    case .window, .root, .subview, .child, .content: break
    }
    if viewClass == .tableView { keys.append("cells") }
    if controller != nil { keys += ["controllerName", "presents"] }
    if controller?.isContainer == true { keys.append("children") }
    if viewClass != .window, controllerOrView(members, controller) { keys.append("handles") }
    if viewClass.isControl { keys.append("actions") }
    keys += NodeKey.allCases.filter { $0.applies(to: viewClass, controller) }.map(\.rawValue)
    checkKeys(members, of: controller?.rawValue ?? viewClass.rawValue, keys)
  }

  /// Returns whether a node has an object that can implement actions: its controller, if that has a name, or else its
  /// view. The view of a container controller can't.
  private func controllerOrView(_ members: JSONMembers, _ controller: ControllerClass?) -> Bool {
    controller?.isContainer != true || members["controllerName"] != nil
  }

  private mutating func children(_ members: JSONMembers, depth: Int) -> [Pending] {
    let index = scenario.nodes.count - 1
    let controller = scenario.nodes[index].controller
    var children: [Pending] = []
    for (key, value) in members.list {
      switch key {
      case "root" where scenario.nodes[index].place == .window:
        children.append(Pending(value: value, place: .root(of: index), depth: depth))
      case "presents" where controller != nil:
        children.append(Pending(value: value, place: .presented(by: index), depth: depth))
      case "container" where scenario.nodes[index].place.isPresented:
        children.append(Pending(value: value, place: .container(of: index), depth: depth))
      case "subviews", "children", "cells", "content":
        let place: ScenarioNode.Place =
          switch key {
          case "cells": .cell(of: index)
          case "content": .content(of: index)
          default: key == "subviews" ? .subview(of: index) : .child(of: index)
          }
        for item in items(of: value, expected: "a list of nodes") ?? value.items {
          children.append(Pending(value: item, place: place, depth: depth))
        }
      default: break
      }
    }
    return children
  }

  private mutating func readAnswers(_ members: JSONMembers, into node: inout ScenarioNode) {
    if node.viewClass.isControl, let value = members["actions"],
      let actions = entries(of: value)
    {
      for (name, value) in actions.list {
        guard let event = ControlEventFact(name: name) else {
          fault(
            at: value, key: name,
            Choice("an event of a control", among: UIControl.Event.named.map(\.fact.description)))
          continue
        }
        guard let action = controlAction(value) else { continue }
        node.actions.append(ScenarioNode.Answer(event: event, action: action))
      }
    }
    if let value = members["handles"], let handlers = entries(of: value) {
      for (action, value) in handlers.list {
        guard let line = line(value) else { continue }
        node.handlers.append(ScenarioNode.Handler(action: action, line: line))
      }
    }
  }

  private mutating func controlAction(_ value: JSONValue) -> ScenarioNode.ControlAction? {
    if value.string != nil { return line(value).map { .line($0) } }
    guard value.kind == .object else {
      fault(
        at: value,
        expected: "a string, {\"nilTarget\": \"action\"} or {\"releasedTarget\": \"line\"}")
      return nil
    }
    if let released = value["releasedTarget"] {
      guard members(of: value, "an action", keys: ["releasedTarget"]) != nil else { return nil }
      return line(released).map { .releasedTarget($0) }
    }
    guard let members = members(of: value, "an action", keys: ["nilTarget"]),
      let target = required("nilTarget", in: members, expected: "the name of an action")
    else { return nil }
    guard let action = string(target), !action.isEmpty else {
      if target.string != nil { fault(at: target, expected: "the name of an action") }
      return nil
    }
    return .nilTarget(action)
  }
}

extension ScenarioNode.Place {
  /// True if a node at this position must have a controller.
  var needsController: Bool {
    switch self {
    case .window, .root, .subview, .container, .cell, .content: false
    case .child, .presented: true
    }
  }

  /// True for the view of a presented controller.
  var isPresented: Bool { if case .presented = self { true } else { false } }

  /// The only class that a node at this position can have; nil if there are several.
  var fixedClass: ViewClass? {
    switch self {
    case .window: .window
    case .cell: .cell
    case .container: .view
    case .root, .subview, .child, .presented, .content: nil
    }
  }
}

/// The facts about a node that determine which keys it may have.
package struct NodeShape {
  let viewClass: ViewClass
  let subviewCount: Int
  let childCount: Int

  /// Makes the shape of a node with the given numbers of subviews and child controllers.
  package init(viewClass: ViewClass, subviewCount: Int, childCount: Int) {
    (self.viewClass, self.subviewCount, self.childCount) = (viewClass, subviewCount, childCount)
  }

  init(_ node: ScenarioNode, _ members: JSONMembers) {
    viewClass = node.viewClass
    func count(_ key: String) -> Int { members[key]?.items.count ?? 0 }
    subviewCount = node.place == .window ? (members["root"] == nil ? 0 : 1) : count("subviews")
    childCount = count("children")
  }
}
