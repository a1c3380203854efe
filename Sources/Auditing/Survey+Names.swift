// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Names of nodes, recognizers and targets in sentences.
extension AuditStage {
  func name(_ node: Int) -> String {
    let described = scenario.nodes[node]
    let name = described.shownName
    if stage.isMirror, let button = view(node) as? UIButton,
      let title = button.title(for: .normal), !title.isEmpty
    {
      return "\(name) \"\(title)\""
    }
    if stage.names.node(name) == node || described.name != nil { return name }
    for case .title(let title) in described.properties where !title.isEmpty {
      return "\(name) \"\(title)\""
    }
    let same = scenario.nodes.indices.filter { scenario.nodes[$0].shownName == name }
    return same.count > 1 ? "\(name) \((same.firstIndex(of: node) ?? 0) + 1)" : name
  }

  func name(_ target: AuditTarget) -> String {
    guard case .recognizer(let node, let number) = target else { return name(target.node) }
    return name(.listed(node, number))
  }

  func name(_ recognizer: RecognizerIndex) -> String {
    switch recognizer {
    case .listed(let node, let number):
      "\(scenario.nodes[node].gestures[number].shownName) of \(name(node))"
    case .own(let node, .pan): "the pan of \(name(node))"
    case .own(let node, .pinch): "the pinch of \(name(node))"
    case .own(let node, .pop): "the swipe back of \(name(node))"
    case .own(let node, .swipe): "the swipe on rows of \(name(node))"
    case .touchDelay(let node): "the touch delay of \(name(node))"
    }
  }
}

extension Survey {
  func name(_ node: Int) -> String { stage.name(node) }
  func name(_ target: AuditTarget) -> String { stage.name(target) }
  func name(_ recognizer: RecognizerIndex) -> String { stage.name(recognizer) }

  /// Returns names as "A", "A and B" or "A, B and C".
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Returns the recognizers that recognized with the fingers of a gesture, except the target.
  func takers(of record: ProbeRecord, besides target: AuditTarget) -> [RecognizerIndex] {
    record.recognized.keys.filter { index in
      if case .touchDelay = index { return false }
      return index != self.index(of: target)
    }.sorted { name($0) < name($1) }
  }

  /// Returns the recognizer of a target; nil if it has none.
  func index(of target: AuditTarget) -> RecognizerIndex? {
    switch target {
    case .recognizer(let node, let number): .listed(node, number)
    case .scrolling(let node): .own(node, .pan)
    case .zooming(let node): .own(node, .pinch)
    case .popping(let node): .own(node, .pop)
    case .control, .rows, .rowActions, .view: nil
    }
  }

  /// Returns whether a node is another one, or is inside it.
  func lies(_ node: Int, in other: Int) -> Bool {
    stage.view(node).lies(in: stage.view(other))
  }

  /// Returns the verb for operating a target.
  func verb(_ target: AuditTarget) -> String {
    switch target {
    case .control: "operates \(name(target))"
    case .rows: "selects a row of \(name(target))"
    case .rowActions: "shows the actions of a row of \(name(target))"
    case .recognizer: "is recognized by \(name(target))"
    case .scrolling: "scrolls \(name(target))"
    case .zooming: "zooms \(name(target))"
    case .popping: "goes back in \(name(target))"
    case .view: "reaches \(name(target))"
    }
  }

  /// Returns the noun for a gesture of a target: "tap", "drag".
  func noun(_ target: AuditTarget) -> String {
    switch natural.gestures(for: target).first?.kind {
    case .drag?, .slowDrag?, .slideOut?: "drag"
    case .swipe?: "swipe"
    case _?: natural.gestures(for: target).first?.name ?? "gesture"
    case nil: "gesture"
    }
  }

  /// Returns in words why touches at a part do not hit a target.
  func reason(_ gap: Sight.Gap, _ target: AuditTarget) -> String {
    func label(_ node: Int?) -> String { node.map { name($0) } ?? "a view" }
    let own = target.node
    switch gap {
    case .outside(let node):
      return node == own
        ? "\(label(node)) does not contain the point"
        : "\(name(own)) lies outside \(label(node)), which does not contain the point"
    case .refused(let node):
      return "\(label(node)) receives no touches (isUserInteractionEnabled, isHidden or alpha)"
    case .covered(let node): return "\(label(node)) is in front of it and takes the touch"
    case .control(let node): return "\(name(node)) is in front of it"
    case .answered: return "hitTest of a superview returns another view"
    }
  }
}
