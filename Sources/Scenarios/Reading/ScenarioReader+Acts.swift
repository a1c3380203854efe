// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Reads the input entries that change views: `set` and `do`.
extension ScenarioReader {
  mutating func setting(
    _ members: JSONMembers, _ value: JSONValue
  ) -> ScenarioInput.Event? {
    checkKeys(members, of: "\"set\"", ["t", "set", "to"])
    guard let path = string(value),
      let to = required("to", in: members, expected: "the new value")
    else { return nil }
    guard let property = ScenarioPath.property(path) else {
      fault(
        at: value,
        expected: "NODE.property, NODE.scroll.property or NODE.gestures[index].property")
      return nil
    }
    guard let index = names.node(property.node) else {
      fault(
        at: value, key: property.node,
        Choice(nameOf: "a node before the first dot", among: names.views))
      return nil
    }
    let node = scenario.nodes[index]
    if let number = property.gesture {
      guard node.gestures.indices.contains(number) else {
        fault(
          at: value,
          expected: node.gestures.isEmpty
            ? "a node with recognizers" : "an index from 0 to \(node.gestures.count - 1)")
        return nil
      }
      let own = node.gestures[number].recognizerClass
      let keys = GestureKey.allCases.filter { $0.applies(to: own) }
      return end(of: value, property.key, among: keys).flatMap {
        gestureSetting($0, to, index, number)
      }
    }
    if let own = property.own {
      return ownSetting(own, property.key, at: value, to, index)
    }
    let keys = NodeKey.allCases.filter { $0.applies(to: node.viewClass, node.controller) }
    guard let key = end(of: value, property.key, among: keys) else { return nil }
    if let scrollKey = property.scrollKey {
      let keys = ScrollKey.allCases.filter { $0.applies(to: node.viewClass) }
      guard let key = end(of: value, scrollKey, among: keys) else { return nil }
      var settings = ScrollSettings()
      read(key, to, into: &settings)
      if key == .rowHeight { countRows(of: node, at: value) }
      checkNames(in: .scroll(settings), at: to)
      return .set(.node(index, .scroll(settings)))
    }
    return nodeSetting(key, to, index)
  }

  /// Adds the rows of a table to the total again, because a changed row height lays out all its rows again.
  private mutating func countRows(of node: ScenarioNode, at value: JSONValue) {
    for case .scroll(let settings) in node.properties {
      count(settings.rows, in: \.rows, ScenarioLimits.rows, "rows of tables", at: value)
    }
  }

  private mutating func ownSetting(
    _ own: OwnRecognizer, _ key: String, at path: JSONValue, _ value: JSONValue, _ index: Int
  ) -> ScenarioInput.Event? {
    let known = scenario.nodes[index].ownRecognizers
    guard known.contains(own) else {
      fault(
        at: path, key: own.rawValue,
        Choice("a recognizer that UIKit adds to this view", among: known.map(\.rawValue)))
      return nil
    }
    guard let key = end(of: path, key, among: own.keys),
      let property = property(key, value, of: own.recognizerClass)
    else { return nil }
    check(property, at: value)
    return .set(.node(index, .own(own, [property])))
  }

  /// Returns the last key of a path.
  private mutating func end<Key: RawRepresentable<String>>(
    of path: JSONValue, _ word: String, among keys: [Key]
  ) -> Key? {
    if let key = keys.first(where: { $0.rawValue == word }) { return key }
    fault(
      at: path, key: word,
      Choice("a path that ends with a property that can be set", among: keys.map(\.rawValue)))
    return nil
  }

  private mutating func nodeSetting(
    _ key: NodeKey, _ value: JSONValue, _ index: Int
  ) -> ScenarioInput.Event? {
    let own = JSONMembers(
      object: origins[index], list: origins[index].members.map { ($0.key.string ?? "", $0.value) })
    let shape = NodeShape(scenario.nodes[index], own)
    guard let property = property(key, value, of: shape) else { return nil }
    switch property {
    case .next(let name?) where names.responder(name) == nil:
      fault(at: value, Choice(nameOf: "a responder", among: names.all))
      return nil
    default:
      checkNames(in: property, at: value)
      return .set(.node(index, property))
    }
  }

  private mutating func gestureSetting(
    _ key: GestureKey, _ value: JSONValue, _ index: Int, _ number: Int
  ) -> ScenarioInput.Event? {
    let recognizerClass = scenario.nodes[index].gestures[number].recognizerClass
    guard let property = property(key, value, of: recognizerClass) else { return nil }
    check(property, at: value)
    return .set(.gesture(index, number, property))
  }

  private enum Word: String, CaseIterable {
    case removeFromSuperview, addTo, bringSubviewToFront, becomeFirstResponder
    case resignFirstResponder, present, dismiss, sendAction, removeRecognizer

    var keys: [String] {
      switch self {
      case .addTo, .present: ["t", "do", "node", "to"]
      case .sendAction: ["t", "do", "node", "action"]
      case .removeRecognizer: ["t", "do", "node", "recognizer"]
      case .removeFromSuperview, .bringSubviewToFront, .becomeFirstResponder,
        .resignFirstResponder, .dismiss:
        ["t", "do", "node"]
      }
    }
  }

  mutating func act(_ members: JSONMembers, _ value: JSONValue) -> ScenarioInput.Event? {
    guard let word = word(value, "an action of \"do\"", of: Word.allCases) else { return nil }
    checkKeys(members, of: "\"do\": \"\(word.rawValue)\"", word.keys)
    let needsController = word == .present || word == .dismiss
    guard let node = node("node", members, needsController: needsController) else { return nil }
    switch word {
    case .removeFromSuperview: return .act(.removeFromSuperview(node))
    case .bringSubviewToFront: return .act(.bringSubviewToFront(node))
    case .becomeFirstResponder: return .act(.becomeFirstResponder(node))
    case .resignFirstResponder: return .act(.resignFirstResponder(node))
    case .dismiss: return .act(.dismiss(node))
    case .addTo:
      return self.node("to", members, needsController: false).map {
        .act(.addTo(node, parent: $0))
      }
    case .present:
      return self.node("to", members, needsController: true).map {
        .act(.present(node, other: $0))
      }
    case .sendAction:
      return required("action", in: members, expected: "the name of an action")
        .flatMap { string($0) }.map { .act(.sendAction(node, action: $0)) }
    case .removeRecognizer: return removal(of: members, node)
    }
  }

  private mutating func removal(
    of members: JSONMembers, _ node: Int
  ) -> ScenarioInput.Event? {
    let known = scenario.nodes[node].gestures.map(\.shownName)
    let choice = Choice(nameOf: "a recognizer of the node", among: known)
    guard let value = required("recognizer", in: members, choice) else { return nil }
    guard let number = value.string.flatMap({ known.firstIndex(of: $0) }) else {
      fault(at: value, choice)
      return nil
    }
    return .act(.removeRecognizer(node, gesture: number))
  }

  private mutating func node(
    _ key: String, _ members: JSONMembers, needsController: Bool
  ) -> Int? {
    guard let value = members[key] else {
      missing(key, in: members.object, nodes(withController: needsController))
      return nil
    }
    guard let index = value.string.flatMap({ names.node($0) }),
      !needsController || scenario.nodes[index].controller != nil
    else {
      fault(at: value, nodes(withController: needsController))
      return nil
    }
    return index
  }

  private func nodes(withController: Bool) -> Choice {
    guard withController else { return Choice(nameOf: "a node", among: names.views) }
    let nodes = names.views.filter { name in
      names.node(name).map { scenario.nodes[$0].controller != nil } == true
    }
    return Choice(nameOf: "a node with a controller", among: nodes)
  }
}
