// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What must be known of a whole scenario before any line of its test is written: who is called what, and
/// which helpers it takes.
struct SwiftTestPlan {
  /// A recognizer, by its node and its number there.
  struct GestureID: Hashable {
    let node: Int
    let number: Int
  }

  let scenario: Scenario
  let responders: ScenarioNames
  var names = SwiftNames()
  /// The identifiers of views and windows, at their indices; for a container's view that of its controller.
  var views: [String] = []
  var controllers: [Int: String] = [:]
  var gestures: [GestureID: String] = [:]
  /// The classes that are written for the test; UIKit's own where none is.
  var viewTypes: [Int: String] = [:]
  var controllerTypes: [Int: String] = [:]
  var gestureTypes: [GestureID: String] = [:]
  /// The identifiers of recognizers' delegates.
  var delegates: [GestureID: String] = [:]

  /// The identifiers of scroll views' delegates; a table's has its rows, too.
  var scrollDelegates: [Int: String] = [:]

  /// The names of recognizers in the order in which their states are watched.
  var watchNames: [String] = []
  /// The recognizers whose class must be told the name of the view.
  var hasViewName: Set<GestureID> = []
  /// Whether some responders say their names because their classes are called otherwise.
  var hasNamed = false

  /// Whether several fingers can be told in one call.
  let hasFingersTogether: Bool
  /// Whether pointers ask for a view outside of any touch.
  let hasPointer: Bool
  /// The nodes whose hitTest is changed on the way.
  let changesHitTest: Set<Int>
  /// The nodes that another one's pointInside asks.
  let companions: Set<Int>
  /// The nodes that are asked to become first responder.
  let firstResponders: Set<Int>
  /// All recognizers, in the order of adding.
  let allGestures: [(id: GestureID, gesture: ScenarioGesture)]
  /// The recognizers that have a delegate, or get one on the way.
  let delegated: [GestureID]
  /// Whether some delegates are logged and others not.
  let hasQuietDelegates: Bool
  /// Whether states of recognizers are logged.
  let logsStates: Bool
  private let loggedKinds: Set<LogLine.Kind>

  init(_ scenario: Scenario) {
    self.scenario = scenario
    responders = ScenarioNames(scenario)
    var fingers: Set<Int> = []
    var usesPointer = false
    var changed: Set<Int> = []
    var first: Set<Int> = []
    for entry in scenario.input {
      switch entry.event {
      case .touch(let report): fingers.insert(report.finger)
      case .mouseDown: fingers.insert(-1)
      case .mouseMoved, .wheel: usesPointer = true
      case .set(.node(let index, .hitTest)): changed.insert(index)
      case .act(.becomeFirstResponder(let index)): first.insert(index)
      case .mouseUp, .system, .press, .key, .text, .toggle, .set, .act: break
      }
    }
    hasFingersTogether = fingers.count > 1
    hasPointer = usesPointer
    changesHitTest = changed
    firstResponders = first
    var asked: Set<Int> = []
    for node in scenario.nodes {
      for case .pointInside(.alsoInside(let name)) in node.properties {
        if let index = responders.node(name) { asked.insert(index) }
      }
    }
    companions = asked
    let gestures = scenario.nodes.enumerated().flatMap { index, node in
      node.gestures.enumerated().map { (id: GestureID(node: index, number: $0), gesture: $1) }
    }
    allGestures = gestures
    let delegated = Self.delegated(scenario, gestures)
    self.delegated = delegated
    let choices = scenario.nodes.map { scenario.logChoice(of: $0) }
    hasQuietDelegates = Set(delegated.map { choices[$0.node].kinds.contains(.delegate) }).count > 1
    logsStates = zip(choices, scenario.nodes).contains {
      $0.kinds.contains(.states) && !$1.gestures.isEmpty
    }
    loggedKinds = choices.reduce(into: []) { $0.formUnion($1.kinds) }
  }

  private static func delegated(
    _ scenario: Scenario, _ gestures: [(id: GestureID, gesture: ScenarioGesture)]
  ) -> [GestureID] {
    var late: Set<GestureID> = []
    for case .set(.gesture(let node, let number, let property)) in scenario.input.map(\.event)
    where property.isDelegateAnswer {
      late.insert(GestureID(node: node, number: number))
    }
    return gestures.filter { $0.gesture.hasDelegate || late.contains($0.id) }.map(\.id)
  }

  /// What is logged of a node.
  func choice(_ index: Int) -> LogChoice {
    scenario.logChoice(of: scenario.nodes[index])
  }

  /// Whether any node logs this.
  func logs(_ kind: LogLine.Kind) -> Bool { loggedKinds.contains(kind) }

  var logsChains: Bool { logs(.chain) }
  var showsTimes: Bool {
    scenario.log.showsTimes || scenario.nodes.contains { $0.log?.showsTimes == true }
  }
  var showsStateTimes: Bool {
    scenario.nodes.indices.contains {
      choice($0).kinds.contains(.states) && choice($0).showsTimes
        && !scenario.nodes[$0].gestures.isEmpty
    }
  }
  /// Whether recognizers are known by their names: in lines and by those who ask about others.
  var needsRecognizerNames: Bool {
    logsStates || logs(.recognizers) || logs(.delegate) || !delegated.isEmpty
      || allGestures.contains { _, gesture in
        gesture.properties.contains {
          switch $0 {
          case .canPrevent, .canBePreventedBy: true
          default: false
          }
        }
      }
  }
  /// The recognizers whose states are logged, as expressions.
  var watchedGestures: [String] {
    let watched = allGestures.filter { choice($0.id.node).kinds.contains(.states) }
    let ranks = Dictionary(
      watchNames.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    func rank(_ gesture: ScenarioGesture) -> Int { ranks[gesture.shownName] ?? watchNames.count }
    let ordered = watched.enumerated().sorted {
      (rank($0.element.gesture), $0.offset) < (rank($1.element.gesture), $1.offset)
    }
    return ordered.compactMap { gestures[$0.element.id] }
  }
  var logsLifecycle: Bool { scenario.log.kinds.contains(.lifecycle) }
  var needsAppDelegate: Bool {
    logsChains || logsLifecycle
      || scenario.nodes.contains { $0.properties.contains(.next(ScenarioNames.delegate)) }
  }

  /// The view of a node as an expression.
  func view(_ index: Int) -> String {
    scenario.nodes[index].controller?.isContainer == true
      ? "\(controllers[index] ?? "").view" : views[index]
  }

  /// A statement that logs a line; what is interpolated in it stands there as it is.
  func log(_ line: String, _ choice: LogChoice, isDeciding: Bool = false) -> String {
    let time = choice.showsTimes ? "\\(time)" : ""
    return "log(\"\(time)\(line)\"\(isDeciding && logsStates ? ", isDeciding: true" : ""))"
  }

  /// What follows a line about touches.
  func tail(_ choice: LogChoice, isView: Bool) -> String {
    (hasFingersTogether ? "\\(count(touches))" : "")
      + (isView && choice.showsTapCount ? "\\(taps(touches))" : "")
  }
}
