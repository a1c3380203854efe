// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The reason why a scenario can't be exported as a test that uses only the public API and passes.
package struct UnexportableScenario: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the value that can't be exported, such as `Tap.ignores`.
  package let place: String
  /// The reason why the value can't be exported, as a clause.
  package let reason: String

  /// The fault as a line without the file's name.
  package var description: String { "\(place): cannot be exported: \(reason)" }
}

/// Finds the reasons why a scenario can't be exported as a test that passes.
@MainActor
struct SwiftTestObstacles {
  private let scenario: Scenario
  private let plan: SwiftTestPlan
  /// The largest number of inputs: a longer test would take too long to compile.
  private static let mostInputs = 5_000
  private static let fingerless = "a UITouch has no number for its finger"
  private static let broughtAlong = "a test has no name for a recognizer that UIKit adds to a view"

  init(_ plan: SwiftTestPlan) {
    scenario = plan.scenario
    self.plan = plan
  }

  /// Checks the whole scenario and throws the first reason why it can't be exported.
  ///
  /// - Returns: the log of the scenario.
  func check() throws(UnexportableScenario) -> [ScenarioLine] {
    try refuse(scenario.scene != nil, "scene", "the views of a named scene are not in the file")
    try refuse(
      scenario.input.count > Self.mostInputs, "input",
      "it has more than \(Self.mostInputs) entries")
    for index in plan.nodes.indices { try checkNode(index) }
    try checkCompanions()
    try checkTimes()
    for entry in scenario.input {
      let reason = reason(entry.event)
      try refuse(reason != nil, "input at \(entry.time.swift)", reason ?? "")
    }
    var log: [ScenarioLine] = []
    let player = ScenarioPlayer(scenario) { log.append($0) }
    player.finish()
    let note = player.notes.first
    try refuse(note != nil, "input", "replay prints this note about it: \(note ?? "")")
    if let expectation = scenario.expectation,
      let line = LogDifference(expectation, log.map(\.text))?.lineNumber
    {
      let reason = "line \(line) of the log is not as expected, see Sandbox check"
      try refuse(true, "expect", reason)
    }
    for line in log { try checkContainers(line) }
    try checkStates(log)
    return log
  }

  private func refuse(
    _ isObstacle: Bool, _ place: String, _ reason: String
  ) throws(UnexportableScenario) {
    if isObstacle { throw UnexportableScenario(place: place, reason: reason) }
  }

  private func checkNode(_ index: Int) throws(UnexportableScenario) {
    let owner = plan.nodes[index]
    let (node, name) = (owner.node, owner.node.shownName)
    let together = plan.hasFingersTogether
    if case .subview = owner.overrides.hitTest {
      let isPlain = [.window, .view, .label, .imageView, .control].contains(node.viewClass)
      let kind = node.viewClass.rawValue
      try refuse(
        !isPlain, "\(name).hitTest",
        "a \(kind) has UIKit's own subviews, which the index does not count")
      try refuse(
        plan.nodes.contains { $0.isContainer && $0.node.place.parent == index },
        "\(name).hitTest", "the index does not count the view of a container controller")
    }
    let isOverridden =
      node.properties.contains { $0.isOverride } || !node.handlers.isEmpty
      || !owner.choice.kinds.isDisjoint(with: [.hitTest, .touches, .chain, .motion, .remote])
    try refuse(
      owner.isPresentationContainer && isOverridden, "\(name)",
      "UIKit's view around a presented view can't be subclassed; remove its overrides and log")
    let isMultiple = node.properties.contains(.flag(.multipleTouch, true))
    try refuse(
      together && owner.overrides.drags && isMultiple,
      "\(name).drag", "a UITouch has no number for its finger, and the first finger moves the view")
    try refuse(
      together && node.viewClass.isControl && owner.logs(.hitTest),
      "\(name).log", "with several fingers the control gets more hitTest calls than the log has")
    for case .own(let own, _) in node.properties {
      try refuse(true, own.name(of: name), Self.broughtAlong)
    }
    for (number, gesture) in node.gestures.enumerated() {
      let ignores = gesture.properties.contains { if case .ignores = $0 { true } else { false } }
      try refuse(ignores, "\(name).gestures[\(number)].ignores", Self.fingerless)
      for case .names(let key, let names) in gesture.properties where names.contains(where: isOwn) {
        try refuse(true, "\(name).gestures[\(number)].\(key.rawValue)", Self.broughtAlong)
      }
    }
  }

  /// Returns whether a name is that of a recognizer that UIKit adds, such as `Table.pan`.
  private func isOwn(_ name: String) -> Bool { name.contains(".") }

  /// Checks for two views whose `point(inside:with:)` call each other without end.
  private func checkCompanions() throws(UnexportableScenario) {
    for (start, owner) in plan.nodes.enumerated() {
      let asked = sequence(first: start) {
        plan.nodes[$0].overrides.companion.flatMap(plan.responders.node)
      }
      try refuse(
        asked.dropFirst().prefix(plan.nodes.count).contains(start),
        "\(owner.node.shownName).pointInside",
        "its views call each other's point(inside:with:) without end")
    }
  }

  /// Checks that all lines of a kind have times or none do, because one function or class of the test logs them all.
  private func checkTimes() throws(UnexportableScenario) {
    let groups =
      [LogLine.Kind.states, .events, .delegate].map { kind in
        (kind.rawValue, plan.nodes.filter { $0.logs(kind) })
      } + [
        ("scroll views", plan.nodes.filter(\.logsScrolling)),
        ("scroll views", plan.nodes.filter { $0.isTable && $0.logs(.actions) }),
      ]
    for (name, nodes) in groups {
      try refuse(
        Set(nodes.map(\.choice.showsTimes)).count > 1,
        "log", "either all lines about \(name) must have times, or none of them")
    }
  }

  private func reason(_ event: ScenarioInput.Event) -> String? {
    func overridden(_ name: String) -> String {
      "an override of \(name)'s class can't change during the test"
    }
    switch event {
    case .set(.node(let index, let property)):
      let name = scenario.nodes[index].shownName
      switch property {
      case .touches, .pointInside, .tracking, .drag, .next: return overridden(name)
      case .own: return Self.broughtAlong
      case .scroll(let settings):
        return settings.shouldBegin == nil && settings.shouldCancel == nil
          ? nil : overridden(name)
      case .hitTest(.passThrough), .hitTest(.inTurn), .shouldBegin, .touchActions:
        return overridden(name)
      case .hitTest where !plan.nodes[index].overrides.hitTest.isFixed: return overridden(name)
      case .hitTest(.subview):
        return "\(name)'s hitTest can't be changed to another index during the test"
      case .frame where plan.nodes[index].overrides.drags:
        return "the frame of \(name), which follows the finger, is not known"
      default: return nil
      }
    case .set(.gesture(let index, let number, let property)):
      switch property {
      case .ignores: return Self.fingerless
      case .names(.canPrevent, _), .names(.canBePreventedBy, _):
        return overridden(scenario.nodes[index].gestures[number].shownName)
      default: return nil
      }
    case .key, .text: return "no public API presses a key of the keyboard"
    case .touch, .mouseDown, .mouseMoved, .mouseUp, .wheel, .system, .press, .toggle, .act:
      return nil
    }
  }

  /// Checks for lines of views that UIKit inserts around presented views. An application can't subclass them.
  private func checkContainers(_ line: ScenarioLine) throws(UnexportableScenario) {
    let isOfView = [.touches, .hitTest, .motion, .remote].contains(line.kind)
    for owner in plan.nodes where owner.isContainer {
      let name = owner.node.shownName
      try refuse(
        line.kind == .chain && owner.node.name != nil,
        name, "the view of a container controller has no name in a chain")
      try refuse(
        isOfView && line.name == name && owner.logs(line.kind),
        name, "the view of a container controller can't be subclassed")
    }
  }

  /// Checks that the test can observe the order of state changes. The test compares states between lines, so it does
  /// not see the order of simultaneous changes. A scenario that expects a certain order of them can't be exported.
  private func checkStates(_ log: [ScenarioLine]) throws(UnexportableScenario) {
    let order = StateOrder(log)
    let changes = zip(log, log.dropFirst()).filter { $0.0.kind == .states }
    for (line, next) in changes
    where next.kind == .states && line.name == next.name && line.time == next.time
      && next.change?.from != .possible
    {
      try refuse(
        true, "log",
        "\(line.name ?? "") changes its state twice at once; a test sees only the second change")
    }
    guard scenario.expectation?.isPlain == false else { return }
    for (line, next) in changes {
      try refuse(
        !order.isSeen(line, before: next), "log",
        "a test can't observe that \(line.name ?? "") changes its state before the next line")
    }
  }
}
