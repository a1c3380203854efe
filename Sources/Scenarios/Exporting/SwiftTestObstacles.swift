// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Finds what keeps a scenario from becoming a test that passes.
@MainActor
struct SwiftTestObstacles {
  private let scenario: Scenario
  private let plan: SwiftTestPlan
  private let containers: [Int]
  /// A test with more inputs would take a compiler too long.
  private static let mostInputs = 5_000

  init(_ scenario: Scenario) {
    self.scenario = scenario
    plan = SwiftTestPlan(scenario)
    containers = scenario.nodes.indices.filter {
      scenario.nodes[$0].controller?.isContainer == true
    }
  }

  /// Throws the first obstacle.
  ///
  /// - Returns: the log of the scenario.
  func check() throws(UnexportableScenario) -> [ScenarioLine] {
    guard scenario.scene == nil else {
      throw fault("scene", "the views of a named scene are not in the file")
    }
    guard scenario.input.count <= Self.mostInputs else {
      throw fault("input", "it has more than \(Self.mostInputs) entries")
    }
    for index in scenario.nodes.indices { try checkNode(index) }
    try checkCompanions()
    try checkTimes()
    for entry in scenario.input { try check(entry) }
    var log: [ScenarioLine] = []
    let player = ScenarioPlayer(scenario) { log.append($0) }
    player.finish()
    if let note = player.notes.first { throw fault("input", "playing it is noted: \(note)") }
    let lines = log.map(\.text)
    if let expectation = scenario.expectation,
      let difference = LogDifference(expectation, lines)
    {
      throw fault(
        "expect", "line \(difference.lineNumber) of the log is not as expected, see Sandbox check")
    }
    for line in log { try check(line) }
    try checkStates(log)
    return log
  }

  private func fault(_ place: String, _ reason: String) -> UnexportableScenario {
    UnexportableScenario(place: place, reason: reason)
  }

  private func checkNode(_ index: Int) throws(UnexportableScenario) {
    let node = scenario.nodes[index]
    let name = node.shownName
    let isPlain = [.window, .view, .label, .imageView, .control].contains(node.viewClass)
    for property in node.properties {
      switch property {
      case .hitTest(.subview) where !isPlain:
        throw fault("\(name).hitTest", "a \(node.viewClass.rawValue) has subviews of its own")
      case .hitTest(.subview) where hasContainers(in: index):
        throw fault("\(name).hitTest", "the view of a container controller does not count")
      case .drag(true) where plan.hasFingersTogether && isMultiple(node):
        throw fault("\(name).drag", "which of several touches leads is not told")
      default: break
      }
    }
    if plan.hasFingersTogether, node.viewClass.isControl,
      plan.choice(index).kinds.contains(.hitTest)
    {
      throw fault("\(name).log", "with several fingers a control is asked more than is logged")
    }
    for (number, gesture) in node.gestures.enumerated() {
      let place = "\(name).gestures[\(number)]"
      if gesture.properties.contains(where: { if case .ignores = $0 { true } else { false } }) {
        throw fault("\(place).ignores", "a touch does not tell the number of its finger")
      }
    }
  }

  private func hasContainers(in index: Int) -> Bool {
    scenario.nodes.contains {
      $0.place.parent == index && $0.controller?.isContainer == true
    }
  }

  private func isMultiple(_ node: ScenarioNode) -> Bool {
    node.properties.contains(.multipleTouch(true))
  }

  /// Two that ask each other would ask for ever.
  private func checkCompanions() throws(UnexportableScenario) {
    for start in scenario.nodes.indices {
      var current = companion(of: start)
      for _ in scenario.nodes.indices {
        guard let index = current else { break }
        if index == start {
          throw fault(
            "\(scenario.nodes[start].shownName).pointInside", "the views it asks lead back to it")
        }
        current = companion(of: index)
      }
    }
  }

  /// One helper logs these for all.
  private func checkTimes() throws(UnexportableScenario) {
    for kind in [LogLine.Kind.states, .events, .delegate] {
      let choices = scenario.nodes.indices.map(plan.choice).filter { $0.kinds.contains(kind) }
      if Set(choices.map(\.showsTimes)).count > 1 {
        throw fault("log", "lines of \(kind.rawValue) with and without times are not told apart")
      }
    }
    let scrolling = scenario.nodes.indices.filter(plan.logsScrolling)
    let tables = scenario.nodes.indices.filter {
      scenario.nodes[$0].viewClass == .tableView && plan.choice($0).kinds.contains(.actions)
    }
    for group in [scrolling, tables] where Set(group.map { plan.choice($0).showsTimes }).count > 1 {
      throw fault("log", "lines of scroll views with and without times are not told apart")
    }
  }

  private func companion(of index: Int) -> Int? {
    for case .pointInside(.alsoInside(let name)) in scenario.nodes[index].properties {
      return plan.responders.node(name)
    }
    return nil
  }

  private func check(_ entry: ScenarioInput) throws(UnexportableScenario) {
    let place = "input at \(SwiftCode.number(entry.time))"
    switch entry.event {
    case .set(.node(let index, let property)):
      let name = scenario.nodes[index].shownName
      switch property {
      case .touches, .pointInside, .tracking, .drag, .next:
        throw fault(place, "what \(name)'s class overrides can't change on the way")
      case .scroll(let settings) where settings.shouldBegin != nil || settings.shouldCancel != nil:
        throw fault(place, "what \(name)'s class overrides can't change on the way")
      case .hitTest(.subview): throw fault(place, "\(name) would have to count its subviews")
      case .frame where scenario.nodes[index].properties.contains(.drag(true)):
        throw fault(place, "the frame of \(name), which follows the finger, is not known")
      default: break
      }
    case .set(.gesture(let index, let number, let property)):
      let name = scenario.nodes[index].gestures[number].shownName
      switch property {
      case .ignores: throw fault(place, "a touch does not tell the number of its finger")
      case .canPrevent, .canBePreventedBy:
        throw fault(place, "what \(name)'s class overrides can't change on the way")
      default: break
      }
    case .key, .text: throw fault(place, "no public API presses a key of the keyboard")
    case .touch, .mouseDown, .mouseMoved, .mouseUp, .wheel, .system, .press, .toggle, .act: break
    }
  }

  /// Lines about views that no application makes.
  private func check(_ line: ScenarioLine) throws(UnexportableScenario) {
    switch line.kind {
    case .touches, .hitTest, .motion, .remote:
      for index in containers
      where line.name == scenario.nodes[index].shownName
        && plan.choice(index).kinds.contains(line.kind)
      {
        throw fault(
          scenario.nodes[index].shownName, "the view of a container controller can't be subclassed")
      }
    case .chain:
      for index in containers where scenario.nodes[index].name != nil {
        throw fault(
          scenario.nodes[index].shownName,
          "the view of a container controller has no name in a chain")
      }
    case .tracking, .recognizers, .states, .actions, .events, .delegate, .lifecycle: break
    }
  }

  /// States are watched between the lines. That tells their order unless several change at once, which a
  /// plain expectation is relaxed for.
  private func checkStates(_ log: [ScenarioLine]) throws(UnexportableScenario) {
    for (line, next) in zip(log, log.dropFirst())
    where line.kind == .states && next.kind == .states && line.name == next.name
      && line.time == next.time && !next.text.contains(": possible -> ")
    {
      throw fault("log", "\(line.name ?? "") changes twice, with nothing to observe in between")
    }
    guard scenario.expectation?.isPlain == false else { return }
    let ranks = StateOrder.ranks(log)
    for (line, next) in zip(log, log.dropFirst())
    where line.kind == .states && !StateOrder.isSeen(line, before: next, ranks) {
      throw fault(
        "log", "that \(line.name ?? "") changes before the next line can't be observed")
    }
  }
}
