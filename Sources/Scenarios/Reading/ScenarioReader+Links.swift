// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Checks names and references to names after all nodes were read.
extension ScenarioReader {
  /// Collects the names of all nodes. A repeated name is a fault.
  mutating func findNames() {
    names = ScenarioNames(scenario)
    for (index, node) in scenario.nodes.enumerated() {
      checkName(node.name, "name", of: index, is: .view(index))
      checkName(node.controllerName, "controllerName", of: index, is: .controller(index))
    }
  }

  private mutating func checkName(
    _ name: String?, _ key: String, of index: Int, is responder: ScenarioNames.Responder
  ) {
    guard let name, let owner = names.responder(name), owner != responder,
      let value = origins[index][key]
    else { return }
    fault(
      at: value, expected: "a name that no other node has", found: Excerpt.quote(name))
  }

  mutating func checkLinks() {
    let shownNames = scenario.nodes.flatMap { $0.gestures.map(\.shownName) }
    let ownNames = scenario.nodes.enumerated().flatMap { index, node in
      names.node(node.shownName) == index
        ? node.ownRecognizers.map { $0.name(of: node.shownName) } : []
    }
    recognizers.all = Dictionary(
      (shownNames + ownNames).map { ($0, 1) }, uniquingKeysWith: +)
    recognizers.list = recognizers.all.keys.sorted()
    for (index, node) in scenario.nodes.enumerated() {
      for property in node.properties { check(property, of: index) }
      for (number, gesture) in node.gestures.enumerated() {
        for property in gesture.properties {
          check(property, at: gestureOrigins[index][number])
        }
      }
    }
    checkNextCircles()
    checkRequirementCircles()
  }

  private mutating func check(_ property: NodeProperty, of index: Int) {
    switch property {
    case .next(let name?) where names.responder(name) == nil:
      guard let value = origins[index]["next"] else { return }
      fault(at: value, Choice(nameOf: "a responder", among: names.all))
    case .superview(let name): checkSuperview(name, of: index)
    case .own(let own, let properties):
      guard let value = origins[index][own.rawValue] else { return }
      for property in properties { check(property, at: value) }
    default:
      let own = origins[index]
      guard let value = property.namingKey.flatMap({ own[$0.rawValue] }) else { return }
      checkNames(in: property, at: value)
    }
  }

  /// Notes a fault if the superview does not exist, can't have subviews, or is inside the view itself.
  private mutating func checkSuperview(_ name: String, of index: Int) {
    guard let value = origins[index][NodeKey.superview.rawValue] else { return }
    guard let other = names.node(name) else {
      fault(at: value, Choice(nameOf: "a node", among: names.views))
      return
    }
    let own = scenario.nodes[index].shownName
    var around: Int? = other
    var seen: Set<Int> = []
    while let node = around, seen.insert(node).inserted {
      if seen.count > ScenarioLimits.depth {
        fault(
          at: value, expected: "at most \(ScenarioLimits.depth) levels of nodes",
          found: "one more")
        return
      }
      if node == index {
        fault(
          at: value, expected: "a view that is not in \(Excerpt.plain(own))", found: value.excerpt,
          advice: "a view can't be added to itself or to a view in it")
        return
      }
      around = scenario.nodes[node].movedTo.flatMap(names.node) ?? scenario.nodes[node].place.parent
    }
  }

  /// Notes a fault for each name that a property contains and no object has: names in the property's conditions, and
  /// the name of a view that it refers to.
  mutating func checkNames(in property: NodeProperty, at value: JSONValue) {
    switch property {
    case .superview(let name):
      if names.node(name) == nil { fault(at: value, Choice(nameOf: "a node", among: names.views)) }
    case .pointInside(.alsoInside(let name)), .pointInside(.notInside(let name)):
      let named = value["alsoInside"] ?? value["notInside"] ?? value
      if names.node(name) == nil { fault(at: named, Choice(nameOf: "a node", among: names.views)) }
    case .shouldBegin(let condition): check(condition, at: value)
    case .touchActions(let actions):
      for action in actions { check(action.condition, at: value) }
    case .scroll(let settings):
      if let name = settings.zooms, names.node(name) == nil {
        fault(at: value["zooms"] ?? value, Choice(nameOf: "a node", among: names.views))
      }
    default: break
    }
  }

  /// Notes a fault for each name that a recognizer's property contains and no recognizer or view has.
  mutating func check(_ property: GestureProperty, at object: JSONValue) {
    if case .condition(let key, let condition) = property {
      return check(condition, at: object[key.rawValue] ?? object)
    }
    guard case .names(let key, let list) = property,
      let value = object.kind == .object ? object[key.rawValue] : object
    else { return }
    let items = Array(value.items)
    let allowsEverybody = key != .requireToFail
    let pairs = list.reduce(0) { $0 + ($1 == "*" ? gestures : recognizers.all[$1] ?? 0) }
    count(
      pairs, in: \.relations, ScenarioLimits.relations, "pairs of related recognizers", at: value)
    for (position, name) in list.enumerated() where recognizers.all[name] == nil {
      if name == "*", allowsEverybody { continue }
      fault(
        at: position < items.count ? items[position] : value, key: name,
        Choice(nameOf: "a recognizer", among: recognizers.list + (allowsEverybody ? ["*"] : [])))
    }
  }

  // MARK: Circles

  private mutating func checkNextCircles() {
    let overrides = scenario.nodes.indices.filter { nextOverride(of: $0) != nil }
    guard !overrides.isEmpty else { return }
    // A walk up the responder chain stops at a responder of an earlier walk: from there on, the chain is known to end,
    // or its cycle was reported.
    var walked: Set<ScenarioNames.Responder> = []
    for index in overrides {
      var path: [ScenarioNames.Responder] = []
      var onPath: Set<ScenarioNames.Responder> = []
      var current: ScenarioNames.Responder? = .view(index)
      while let responder = current, !walked.contains(responder) {
        guard onPath.insert(responder).inserted else {
          reportNextCircle(Array(path.drop { $0 != responder }))
          break
        }
        path.append(responder)
        current = next(of: responder)
      }
      walked.formUnion(path)
    }
  }

  private mutating func reportNextCircle(_ circle: [ScenarioNames.Responder]) {
    let culprits = circle.compactMap { responder -> Int? in
      if case .view(let index) = responder, nextOverride(of: index) != nil { index } else { nil }
    }
    guard let culprit = culprits.max(), let value = origins[culprit]["next"] else { return }
    let names = circle.prefix(10).map(shownName) + (circle.count > 10 ? ["..."] : [])
    let first = circle.first.map(shownName) ?? ""
    fault(
      at: value, expected: "a next responder that makes no circle",
      found: "\(value.excerpt), which makes the circle "
        + (names + [first]).joined(separator: " --> "))
  }

  private func shownName(_ responder: ScenarioNames.Responder) -> String {
    switch responder {
    case .view(let index): scenario.nodes[index].shownName
    case .controller(let index):
      scenario.nodes[index].controllerName ?? scenario.nodes[index].controller?.rawValue ?? ""
    case .application: ScenarioNames.application
    case .delegate: ScenarioNames.delegate
    }
  }

  private func nextOverride(of index: Int) -> String? {
    for case .next(let name?) in scenario.nodes[index].properties { return name }
    return nil
  }

  /// Returns the next responder by UIKit's rules, unless the file overrides it. Views that UIKit inserts in containers
  /// are skipped.
  private func next(of responder: ScenarioNames.Responder) -> ScenarioNames.Responder? {
    switch responder {
    case .view(let index):
      if let name = nextOverride(of: index) { return names.responder(name) }
      let node = scenario.nodes[index]
      if node.controller != nil { return .controller(index) }
      if case .container = node.place { return .application }
      return node.place.parent.map { .view($0) } ?? .application
    case .controller(let index):
      let place = scenario.nodes[index].place
      if case .presented(let presenter) = place { return .controller(presenter) }
      return place.parent.map { .view($0) }
    case .application: return .delegate
    case .delegate: return nil
    }
  }

  /// Notes a fault for each cycle of failure requirements. The edges of the graph lead from a recognizer to the names
  /// that it requires, and from a name to the recognizers that have it.
  private mutating func checkRequirementCircles() {
    var gestures: [(node: Int, number: Int, requires: [String])] = []
    var owners: [String: [Int]] = [:]
    for (node, description) in scenario.nodes.enumerated() {
      for (number, gesture) in description.gestures.enumerated() {
        owners[gesture.shownName, default: []].append(gestures.count)
        gestures.append((node, number, gesture.names(.requireToFail)))
      }
    }
    guard gestures.contains(where: { !$0.requires.isEmpty }) else { return }
    let ids = Dictionary(uniqueKeysWithValues: owners.keys.sorted().enumerated().map { ($1, $0) })
    var edges = gestures.map { $0.requires.compactMap { ids[$0].map { $0 + gestures.count } } }
    edges += owners.keys.sorted().map { owners[$0] ?? [] }
    guard let circle = Self.circle(in: edges) else { return }
    let members = circle.filter { $0 < gestures.count }
    guard let last = members.max() else { return }
    let names = members.map { member in
      scenario.nodes[gestures[member].node].gestures[gestures[member].number].shownName
    }
    let origin = gestureOrigins[gestures[last].node][gestures[last].number]
    fault(
      at: origin["requireToFail"] ?? origin,
      expected: "recognizers that do not wait for each other in a circle",
      found: (names.prefix(10) + (names.count > 10 ? ["..."] : []) + names.prefix(1))
        .joined(separator: " --> "))
  }

  /// Returns the nodes of a cycle in a graph, in order; nil if there is none. It does not recurse, because paths can
  /// be long.
  private static func circle(in edges: [[Int]]) -> [Int]? {
    enum Mark { case new, open, done }
    var marks = [Mark](repeating: .new, count: edges.count)
    for start in edges.indices where marks[start] == .new {
      var path: [(node: Int, edge: Int)] = [(start, 0)]
      marks[start] = .open
      while let last = path.last {
        guard last.edge < edges[last.node].count else {
          marks[last.node] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].edge += 1
        let next = edges[last.node][last.edge]
        switch marks[next] {
        case .new:
          marks[next] = .open
          path.append((next, 0))
        case .open: return path.map(\.node).drop { $0 != next }.map { $0 }
        case .done: break
        }
      }
    }
    return nil
  }
}

extension NodeProperty {
  /// The key of a property that may contain names of views or recognizers.
  fileprivate var namingKey: NodeKey? {
    switch self {
    case .superview: .superview
    case .pointInside: .pointInside
    case .shouldBegin: .gestureRecognizerShouldBegin
    case .touchActions: .touchActions
    case .scroll: .scroll
    default: nil
    }
  }
}

extension ScenarioNode {
  /// The name of the node to whose view this view is added, if that is not its parent in the file.
  fileprivate var movedTo: String? {
    for case .superview(let name) in properties { return name }
    return nil
  }
}
