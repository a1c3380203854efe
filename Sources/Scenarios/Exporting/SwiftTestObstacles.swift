// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The reason why a scenario can't become a test that public API alone makes pass.
package struct UnexportableScenario: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place in the scenario, such as `Tap.ignores`.
  package let place: String
  /// The obstacle.
  package let reason: String

  init(_ place: String, _ reason: String) {
    self.place = place
    self.reason = reason
  }

  /// The fault as a line without the file's name.
  package var description: String { "\(place): cannot be exported: \(reason)" }
}

/// Finds obstacles to a test that passes.
@MainActor
struct SwiftTestObstacles {
  private typealias Fault = UnexportableScenario

  private let scenario: Scenario
  private let plan: SwiftTestPlan
  /// A test with more inputs would take a compiler too long.
  private static let mostInputs = 5_000

  init(_ plan: SwiftTestPlan) {
    scenario = plan.scenario
    self.plan = plan
  }

  /// Throws the first obstacle.
  ///
  /// - Returns: the log of the scenario.
  func check() throws(UnexportableScenario) -> [ScenarioLine] {
    if let fault = faultsOfFile.first { throw fault }
    var log: [ScenarioLine] = []
    let player = ScenarioPlayer(scenario) { log.append($0) }
    player.finish()
    if let note = player.notes.first {
      throw Fault("input", "playing it is noted: \(note)")
    }
    if let expectation = scenario.expectation,
      let line = LogDifference(expectation, log.map(\.text))?.lineNumber
    {
      let reason = "line \(line) of the log is not as expected, see Sandbox check"
      throw Fault("expect", reason)
    }
    if let fault = log.compactMap({ fault($0) }).first ?? stateFaults(log).first { throw fault }
    return log
  }

  private var faultsOfFile: [Fault] {
    let rules = [
      (scenario.scene != nil, "scene", "the views of a named scene are not in the file"),
      (
        scenario.input.count > Self.mostInputs, "input",
        "it has more than \(Self.mostInputs) entries"
      ),
    ]
    return rules.filter(\.0).map { Fault($0.1, $0.2) }
      + plan.nodes.indices.flatMap { faults(ofNode: $0) } + companionFaults + timeFaults
      + scenario.input.compactMap { entry in
        reason(entry.event).map { Fault("input at \(entry.time.swift)", $0) }
      }
  }

  private func faults(ofNode index: Int) -> [Fault] {
    let owner = plan.nodes[index]
    let node = owner.node
    let together = plan.hasFingersTogether
    let picks = node.properties.contains { if case .hitTest(.subview) = $0 { true } else { false } }
    let isPlain = [.window, .view, .label, .imageView, .control].contains(node.viewClass)
    let holdsContainer = plan.nodes.contains { $0.isContainer && $0.node.place.parent == index }
    let drags = node.properties.contains(.drag(true))
    let isMultiple = node.properties.contains(.multipleTouch(true))
    var rules = [
      (picks && !isPlain, "hitTest", "a \(node.viewClass.rawValue) has subviews of its own"),
      (picks && holdsContainer, "hitTest", "the view of a container controller does not count"),
      (together && drags && isMultiple, "drag", "which of several touches leads is not told"),
      (
        together && node.viewClass.isControl && owner.logs(.hitTest), "log",
        "with several fingers a control is asked more than is logged"
      ),
    ]
    for (number, gesture) in node.gestures.enumerated() {
      let ignores = gesture.properties.contains { if case .ignores = $0 { true } else { false } }
      rules.append((ignores, "gestures[\(number)].ignores", Self.fingerless))
    }
    return rules.filter(\.0).map { Fault("\(node.shownName).\($0.1)", $0.2) }
  }

  private static let fingerless = "a touch does not tell the number of its finger"

  /// Two views that ask each other would never return.
  private var companionFaults: [Fault] {
    plan.nodes.indices.filter { start in
      sequence(first: start) { plan.nodes[$0].node.companion.flatMap(plan.responders.node) }
        .dropFirst().prefix(plan.nodes.count).contains(start)
    }.map {
      let name = plan.nodes[$0].node.shownName
      return Fault("\(name).pointInside", "the views it asks lead back to it")
    }
  }

  /// One helper logs these for all.
  private var timeFaults: [Fault] {
    let groups =
      [LogLine.Kind.states, .events, .delegate].map { kind in
        ("of \(kind.rawValue)", plan.nodes.filter { $0.logs(kind) })
      } + [
        ("of scroll views", plan.nodes.filter(\.logsScrolling)),
        ("of scroll views", plan.nodes.filter { $0.isTable && $0.logs(.actions) }),
      ]
    return groups.filter { Set($0.1.map(\.choice.showsTimes)).count > 1 }.map {
      Fault("log", "lines \($0.0) with and without times are not told apart")
    }
  }

  private func reason(_ event: ScenarioInput.Event) -> String? {
    switch event {
    case .set(.node(let index, let property)):
      let name = scenario.nodes[index].shownName
      let overridden = "what \(name)'s class overrides can't change on the way"
      switch property {
      case .touches, .pointInside, .tracking, .drag, .next: return overridden
      case .scroll(let settings):
        return settings.shouldBegin == nil && settings.shouldCancel == nil ? nil : overridden
      case .hitTest(.subview): return "\(name) would have to count its subviews"
      case .frame where scenario.nodes[index].properties.contains(.drag(true)):
        return "the frame of \(name), which follows the finger, is not known"
      default: return nil
      }
    case .set(.gesture(let index, let number, let property)):
      switch property {
      case .ignores: return Self.fingerless
      case .canPrevent, .canBePreventedBy:
        let name = scenario.nodes[index].gestures[number].shownName
        return "what \(name)'s class overrides can't change on the way"
      default: return nil
      }
    case .key, .text: return "no public API presses a key of the keyboard"
    case .touch, .mouseDown, .mouseMoved, .mouseUp, .wheel, .system, .press, .toggle, .act:
      return nil
    }
  }

  /// A line about a view that no application makes.
  private func fault(_ line: ScenarioLine) -> Fault? {
    let isOfView = [.touches, .hitTest, .motion, .remote].contains(line.kind)
    let container = plan.nodes.first {
      guard $0.isContainer else { return false }
      return line.kind == .chain
        ? $0.node.name != nil
        : isOfView && line.name == $0.node.shownName && $0.logs(line.kind)
    }
    let reason = line.kind == .chain ? "has no name in a chain" : "can't be subclassed"
    return container.map {
      Fault($0.node.shownName, "the view of a container controller \(reason)")
    }
  }

  /// States are watched between the lines. That tells their order unless several change at once, which a
  /// plain expectation is relaxed for.
  private func stateFaults(_ log: [ScenarioLine]) -> [Fault] {
    let ranks = StateOrder.ranks(log)
    let changes = zip(log, log.dropFirst()).filter { $0.0.kind == .states }
    let twice = changes.filter { line, next in
      next.kind == .states && line.name == next.name && line.time == next.time
        && !next.text.contains(": possible -> ")
    }
    let isFree = scenario.expectation?.isPlain == false
    let hidden = changes.filter { isFree && !StateOrder.isSeen($0, before: $1, ranks) }
    func faults(_ lines: [(ScenarioLine, ScenarioLine)], _ reason: (String) -> String) -> [Fault] {
      lines.map { Fault("log", reason($0.0.name ?? "")) }
    }
    return faults(twice) { "\($0) changes twice, with nothing to observe in between" }
      + faults(hidden) { "that \($0) changes before the next line can't be observed" }
  }
}
