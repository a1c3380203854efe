// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Facts about a whole scenario that each part of its test depends on: identifiers, classes, and the helpers
/// that the test needs.
struct SwiftTestPlan {
  /// A node, and the identifiers of its parts.
  struct Node {
    let node: ScenarioNode
    /// The kinds of lines that are logged of it.
    let choice: LogChoice
    /// The view as an expression.
    var view = ""
    /// The class of the view: one of the test's, or UIKit's own.
    var viewType: String
    var controller = ""
    var controllerType: String
    /// The delegate of a scroll view; a table's has its rows, too.
    var scrollDelegate: String?

    var isContainer: Bool { node.controller?.isContainer == true }
    var isTable: Bool { node.viewClass == .tableView }
    var logsScrolling: Bool { node.viewClass.isScrollView && logs(.lifecycle) }
    func logs(_ kind: LogLine.Kind) -> Bool { choice.kinds.contains(kind) }
  }

  /// A recognizer, and its identifiers.
  struct Gesture {
    let gesture: ScenarioGesture
    let owner: Node
    /// Its node, and its number there.
    let id: [Int]
    var name = ""
    var type: String
    /// True if its class shows the name of the view, which must be set.
    var needsViewName = false
    var delegate: String?

    func logs(_ kind: LogLine.Kind) -> Bool { owner.logs(kind) }
  }

  let scenario: Scenario
  let responders: ScenarioNames
  var names = SwiftNames()
  /// The name of the test's type.
  let type: String
  var nodes: [Node]
  /// All recognizers, in the order of adding.
  var gestures: [Gesture]
  /// The names of recognizers in the order in which their states are watched.
  var watchOrder: [String] = []
  /// True if the classes of some responders have other names than the log shows.
  var hasNamed = false

  /// True if one call can report several fingers.
  let hasFingersTogether: Bool
  /// True if pointers search for a view outside of any touch.
  let hasPointer: Bool
  /// The nodes whose hitTest is changed later.
  let changesHitTest: Set<Int>
  /// The nodes that become first responder.
  let firstResponders: Set<Int>
  /// The nodes that the pointInside of another node calls.
  let companions: Set<Int>
  /// True if states of recognizers are logged.
  let logsStates: Bool

  init(_ scenario: Scenario, file: String) {
    var fingers: Set<Int> = []
    var usesPointer = false
    var changed: Set<Int> = []
    var first: Set<Int> = []
    var delegated: Set<[Int]> = []
    for entry in scenario.input {
      switch entry.event {
      case .touch(let report): fingers.insert(report.finger)
      case .mouseDown: fingers.insert(-1)
      case .mouseMoved, .wheel: usesPointer = true
      case .set(.node(let index, .hitTest)): changed.insert(index)
      case .set(.gesture(let node, let number, let property)) where property.isDelegateAnswer:
        delegated.insert([node, number])
      case .act(.becomeFirstResponder(let index)): first.insert(index)
      case .mouseUp, .system, .press, .key, .text, .toggle, .set, .act: break
      }
    }
    self.scenario = scenario
    responders = ScenarioNames(scenario)
    hasFingersTogether = fingers.count > 1
    hasPointer = usesPointer
    changesHitTest = changed
    firstResponders = first
    companions = Set(scenario.nodes.compactMap(\.companion).compactMap(responders.node))
    nodes = scenario.nodes.map {
      Node(
        node: $0, choice: scenario.logChoice(of: $0), viewType: $0.viewClass.rawValue,
        controllerType: $0.controller?.rawValue ?? "")
    }
    gestures = nodes.enumerated().flatMap { index, owner in
      owner.node.gestures.enumerated().map { number, gesture in
        Gesture(
          gesture: gesture, owner: owner, id: [index, number],
          type: gesture.recognizerClass.rawValue)
      }
    }
    logsStates = gestures.contains { $0.logs(.states) }
    type = names.type(String(file.drop { !$0.isLetter }) + "-test")
    nameObjects()
    for (index, gesture) in gestures.enumerated()
    where gesture.gesture.hasDelegate || delegated.contains(gesture.id) {
      gestures[index].delegate = names.variable("\(gesture.name)Delegate")
    }
  }

  private mutating func nameObjects() {
    for (index, owner) in nodes.enumerated() {
      let node = owner.node
      if let controller = node.controller {
        nodes[index].controller = names.variable(
          node.controllerName ?? "\(controller.rawValue.dropFirst(2))")
      }
      nodes[index].view =
        owner.isContainer
        ? "\(nodes[index].controller).view"
        : names.variable(node.name ?? "\(node.shownName.dropFirst(2))")
    }
    for (index, node) in nodes.enumerated() where node.isTable || node.logsScrolling {
      nodes[index].scrollDelegate = names.variable("\(node.view)\(node.isTable ? "Rows" : "Log")")
    }
    for (index, gesture) in gestures.enumerated() {
      gestures[index].name = names.variable(
        gesture.gesture.name ?? gesture.gesture.recognizerClass.shortName)
    }
  }

  // MARK: Questions

  func gestures(of node: Int) -> [Gesture] { gestures.filter { $0.id[0] == node } }
  /// The recognizers that have a delegate, or get one later.
  var delegated: [Gesture] { gestures.filter { $0.delegate != nil } }
  /// Returns whether any node logs lines of a kind.
  func logs(_ kind: LogLine.Kind) -> Bool { nodes.contains { $0.logs(kind) } }
  var showsTimes: Bool {
    scenario.log.showsTimes || scenario.nodes.contains { $0.log?.showsTimes == true }
  }
  /// True if some delegates are logged and others not.
  var hasQuietDelegates: Bool { Set(delegated.map { $0.logs(.delegate) }).count > 1 }
  /// True if lines, delegates or overrides refer to recognizers by name.
  var needsRecognizerNames: Bool {
    logsStates || logs(.recognizers) || logs(.delegate)
      || gestures.contains { $0.delegate != nil || !preventions(of: $0.gesture).isEmpty }
  }
  /// The recognizers whose states are logged, as expressions.
  var watchedGestures: [String] {
    let watched = gestures.filter { $0.logs(.states) }
    let changing = watchOrder.flatMap { name in watched.filter { $0.gesture.shownName == name } }
    return (changing + watched.filter { !watchOrder.contains($0.gesture.shownName) }).map(\.name)
  }
  var logsLifecycle: Bool { scenario.log.kinds.contains(.lifecycle) }
  var needsAppDelegate: Bool {
    logs(.chain) || logsLifecycle
      || scenario.nodes.contains { $0.properties.contains(.next(ScenarioNames.delegate)) }
  }

  /// A statement that logs a line; what is interpolated in it stands there as it is.
  func log(_ line: String, _ choice: LogChoice, isDeciding: Bool = false) -> String {
    let more = isDeciding && logsStates ? ["isDeciding: true"] : []
    return SwiftCode.call("log", ["\"\(choice.time)\(line)\""] + more)
  }

  /// The end of a line about touches.
  func tail(_ choice: LogChoice, isView: Bool) -> String {
    (hasFingersTogether ? "\\(count(touches))" : "")
      + (isView && choice.showsTapCount ? "\\(taps(touches))" : "")
  }
}

extension RecognizerClass {
  /// The kind, as a name of its own would be.
  var shortName: String {
    self == .screenEdgePan
      ? "EdgePan" : "\(rawValue.trimmingPrefix("UI").dropLast("GestureRecognizer".count))"
  }
}
