// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The facts about a scenario that all parts of its test share: identifiers, classes and helpers.
struct SwiftTestPlan {
  /// A node with the Swift identifiers of its view, controller and delegate.
  struct Node {
    let node: ScenarioNode
    /// The kinds of lines that are logged for the node.
    let choice: LogChoice
    let overrides: NodeOverrides
    /// The expression of the node's view.
    var view = ""
    var controller = ""
    /// The expression of a scroll view's delegate. A table's delegate is also its data source.
    var scrollDelegate: String?

    var isContainer: Bool { node.controller?.isContainer == true }
    var isTable: Bool { node.viewClass == .tableView }
    var frame: CGRect? {
      node.properties.reduce(nil) { if case .frame(let value) = $1 { value } else { $0 } }
    }
    /// True for the view that UIKit inserts around a presented view.
    var isPresentationContainer: Bool { if case .container = node.place { true } else { false } }
    var logsScrolling: Bool { node.viewClass.isScrollView && logs(.lifecycle) }
    func logs(_ kind: LogLine.Kind) -> Bool { choice.kinds.contains(kind) }
  }

  /// A recognizer with its Swift identifiers.
  struct Gesture {
    let gesture: ScenarioGesture
    let owner: Node
    /// Two indices: that of the recognizer's node, and that of the recognizer among the recognizers of the node.
    let id: [Int]
    let name: String
    var delegate: String?

    var logsAction: Bool { gesture.action != nil && logs(.actions) }
    func logs(_ kind: LogLine.Kind) -> Bool { owner.logs(kind) }
  }

  let scenario: Scenario
  let responders: ScenarioNames
  var names = SwiftNames()
  /// The name of the test's type.
  let type: String
  private(set) var nodes: [Node]
  /// All recognizers, in the order of adding.
  private(set) var gestures: [Gesture] = []
  /// The recognizers of each node.
  private var gesturesByNode: [Int: [Gesture]] = [:]
  /// The indices of the recognizers, by their names in logs.
  private(set) var gestureIndices: [String: [Int]] = [:]
  /// The classes that the test declares.
  var classes: [SwiftCode] = []
  /// The identifiers of these classes. The keys of `types` are the variables of objects; those of `typesByContent` are
  /// the contents of class declarations, so that objects with equal classes share one.
  var types: [String: String] = [:]
  var typesByContent: [[SwiftCode]: String] = [:]

  /// True if a touch method may be called with touches of several fingers at once.
  let hasFingersTogether: Bool
  /// The kinds of lines that nodes log.
  private let loggedKinds: Set<LogLine.Kind>
  /// The nodes whose `hitTest` override changes during the scenario.
  let changesHitTest: Set<Int>
  /// The nodes that become first responder.
  let firstResponders: Set<Int>

  init(_ scenario: Scenario, file: String) {
    func found<Fact: Hashable>(_ fact: (ScenarioInput.Event) -> Fact?) -> Set<Fact> {
      Set(scenario.input.compactMap { fact($0.event) })
    }
    self.scenario = scenario
    responders = ScenarioNames(scenario)
    let fingers = found { event in
      switch event {
      case .touch(let report): report.finger
      case .mouseDown: MouseTranslator.finger
      default: nil
      }
    }
    hasFingersTogether = fingers.count > 1
    changesHitTest = found { if case .set(.node(let index, .hitTest)) = $0 { index } else { nil } }
    firstResponders = found {
      if case .act(.becomeFirstResponder(let index)) = $0 { index } else { nil }
    }
    nodes = scenario.nodes.map {
      Node(node: $0, choice: scenario.logChoice(of: $0), overrides: NodeOverrides($0))
    }
    loggedKinds = nodes.reduce(into: []) { $0.formUnion($1.choice.kinds) }
    type = names.type(String(file.drop { !$0.isLetter }) + "-test")
    nameNodes()
    nameGestures(
      delegated: found {
        guard case .set(.gesture(let node, let number, let property)) = $0 else { return nil }
        return property.isDelegateAnswer ? [node, number] : nil
      })
    gesturesByNode = Dictionary(grouping: gestures) { $0.id[0] }
    gestureIndices = Dictionary(grouping: gestures.indices) { gestures[$0].gesture.shownName }
    declareClasses()
  }

  private mutating func nameNodes() {
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
    for (index, node) in nodes.enumerated()
    where node.isTable || node.logsScrolling || node.overrides.scroll.zooms != nil {
      nodes[index].scrollDelegate = names.variable("\(node.view)\(node.isTable ? "Rows" : "Log")")
    }
  }

  private mutating func nameGestures(delegated: Set<[Int]>) {
    for (index, owner) in nodes.enumerated() {
      for (number, gesture) in owner.node.gestures.enumerated() {
        gestures.append(
          Gesture(
            gesture: gesture, owner: owner, id: [index, number],
            name: names.variable(gesture.name ?? gesture.recognizerClass.shortName)))
      }
    }
    for (index, gesture) in gestures.enumerated()
    where gesture.gesture.hasDelegate || delegated.contains(gesture.id) {
      gestures[index].delegate = names.variable("\(gesture.name)Delegate")
    }
  }

  // MARK: Questions

  func gestures(of node: Int) -> [Gesture] { gesturesByNode[node] ?? [] }
  /// The recognizers that have a delegate, or get one during the scenario.
  var delegated: [Gesture] { gestures.filter { $0.delegate != nil } }
  /// Returns whether any node logs lines of a kind.
  func logs(_ kind: LogLine.Kind) -> Bool { loggedKinds.contains(kind) }
  /// True if states of recognizers are logged.
  var logsStates: Bool { gestures.contains { $0.logs(.states) } }
  var showsTimes: Bool {
    scenario.log.showsTimes || scenario.nodes.contains { $0.log?.showsTimes == true }
  }
  var logsLifecycle: Bool { scenario.log.kinds.contains(.lifecycle) }
  var needsAppDelegate: Bool {
    logs(.chain) || logsLifecycle
      || scenario.nodes.contains { $0.properties.contains(.next(ScenarioNames.delegate)) }
  }

  /// Returns a statement that logs a line. Swift interpolations in the line stay as they are. `isDeciding` is true
  /// if the line is logged while recognizers receive an event, before the arbiter has decided: state changes from
  /// possible, except failures, are then logged after this line.
  func log(_ line: String, _ choice: LogChoice, isDeciding: Bool = false) -> SwiftCode {
    let more = isDeciding && logsStates ? ["isDeciding: true"] : []
    return SwiftCode.call("log", ["\"\(choice.time)\(line)\""] + more)
  }
}

/// The properties of a node that become overrides in its class. If one is repeated, its last value counts.
struct NodeOverrides {
  var touches = TouchOverride.both
  var hitTest = HitTestOverride.byDefault
  var pointInside = PointInsideOverride.byDefault
  var tracking = TrackingOverride()
  var scroll = ScrollSettings()
  var drags = false
  var touchActions: [TouchAction] = []
  var shouldBegin: GestureCondition?
  /// True if the node's `next` responder is overridden.
  var hasSuccessor = false

  init(_ node: ScenarioNode) {
    for property in node.properties {
      switch property {
      case .touches(let value): touches = value
      case .hitTest(let value): hitTest = value
      case .pointInside(let value): pointInside = value
      case .tracking(let value): tracking = value
      case .scroll(let value): scroll = value
      case .touchActions(let value): touchActions = value
      case .shouldBegin(let value): shouldBegin = value
      case .drag(let value): drags = value
      case .next(_?): hasSuccessor = true
      default: break
      }
    }
  }

  /// The name of the view whose points the override also accepts, or excludes; nil for none.
  var companion: String? {
    switch pointInside {
    case .alsoInside(let name), .notInside(let name): name
    case .byDefault, .inset, .circle, .subviews, .alsoSubviews: nil
    }
  }
}

extension RecognizerClass {
  /// A short name of the recognizer's class, as an application would use it for variables.
  var shortName: String {
    self == .screenEdgePan
      ? "EdgePan" : "\(rawValue.trimmingPrefix("UI").dropLast("GestureRecognizer".count))"
  }
}
