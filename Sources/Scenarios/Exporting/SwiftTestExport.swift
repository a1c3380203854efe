// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Turns a scenario into a Swift test that stands for itself: it uses the public API alone, so it can be
/// attached to a report and read by whoever knows UIKit.
@MainActor
package struct SwiftTestExport {
  var plan: SwiftTestPlan
  private let type: String
  private let file: String
  private let expectation: LogExpectation

  /// Writes the test.
  ///
  /// The scenario is played on the way, in an application of its own, which becomes the shared one: a
  /// test that would not pass is not written.
  ///
  /// - Parameters:
  ///   - scenario: what to write. Without an expectation the test expects what comes.
  ///   - name: the name of its file without the extension, which names the test's type.
  /// - Returns: the source of the test.
  /// - Throws: what stands in the way.
  package static func write(
    _ scenario: Scenario, name: String
  ) throws(UnexportableScenario) -> String {
    let log = try SwiftTestObstacles(scenario).check()
    let isFree = scenario.expectation?.isPlain == false
    let expectation = isFree ? scenario.expectation : StateOrder.expectation(log)
    var export = SwiftTestExport(scenario, expectation ?? LogExpectation([]), name)
    export.plan.watchNames = StateOrder.watched(log)
    return export.text()
  }

  private init(_ scenario: Scenario, _ expectation: LogExpectation, _ file: String) {
    plan = SwiftTestPlan(scenario)
    self.expectation = expectation
    self.file = file
    type = plan.names.type(String(file.drop { !$0.isLetter }) + "-test")
  }

  private mutating func text() -> String {
    nameEverything()
    let declared = viewClasses() + controllerClasses()
    var classes = SwiftClassWriter(plan.names, needsNames: plan.logsChains)
    plan.names = classes.write(declared)
    plan.hasNamed = classes.lines.contains { $0.contains("Named") }
    var gestureClasses = SwiftGestureClassWriter(plan)
    gestureClasses.write()
    plan = gestureClasses.plan
    var stage = SwiftStageWriter(plan)
    stage.write()
    var input = SwiftInputWriter(plan)
    input.write()

    var members = SwiftTestHelpers.log(plan).flatMap { [""] + $0 }
    members += test(stage, input)
    members += helpers(input)
    members += classes.lines + gestureClasses.lines
    if plan.logsStates {
      members += SwiftTestHelpers.stateLog(plan.showsStateTimes ? "\\(time)" : "")
    }
    members += plan.delegateClass()
    members += plan.scrollClasses()
    if !stage.actions.isEmpty {
      let type = SwiftBody.type("final class Actions", stage.actions).dropFirst()
      members += ["", "@MainActor"] + type
    }
    members += appDelegate()
    // Nothing stands before the first member.
    let body = members.dropFirst().map { $0.isEmpty ? "" : "  \($0)" }
    return (header() + ["@MainActor", "struct \(type) {"] + body + ["}", ""])
      .joined(separator: "\n")
  }

  private func header() -> [String] {
    let scenario = plan.scenario
    var about = SwiftCode.comment(scenario.about, mark: "///")
    if !scenario.source.isEmpty {
      if !about.isEmpty { about.append("///") }
      about += SwiftCode.comment("Source: \(scenario.source)", mark: "///")
    }
    return SwiftCode.comment("Written by Sandbox export from \(file).json.")
      + ["", "import Foundation", "import Testing", "import UIModel", ""] + about
  }

  // MARK: The test

  private func test(_ stage: SwiftStageWriter, _ input: SwiftInputWriter) -> [String] {
    let size = plan.scenario.screen
    let title = plan.scenario.title
    var lines = ["Self.lines = []"]
    lines += ["let host = UIModel.Host("]
    lines += SwiftCode.call(
      "  application: UIApplication(), screen: UIScreen",
      [
        "size: CGSize(width: \(SwiftCode.number(size.width)), "
          + "height: \(SwiftCode.number(size.height)))"
      ], indent: 0
    ).map { "\($0))" }
    if plan.showsTimes { lines.append("Self.host = host") }
    lines += [""] + stage.lines
    if plan.logsStates {
      lines += SwiftCode.call(
        "Self.states.watch", ["[\(plan.watchedGestures.joined(separator: ", "))]"], indent: 0)
    }
    lines += ["host.advance(to: 0)", ""]
    lines += localHelpers(input) + input.lines
    lines += runOut()
    let kept = Self.distinct(stage.kept + input.kept)
    if !kept.isEmpty {
      let list = kept.count == 1 ? kept[0] : "(\(kept.joined(separator: ", ")))"
      lines += [
        "// As in UIKit, nobody else keeps windows, targets and delegates.",
        "withExtendedLifetime(\(list)) {}", "",
      ]
    }
    lines += check()
    let head = title.isEmpty ? "@Test" : "@Test(\(SwiftCode.quote(title)))"
    return ["", head, "func theLogIsAsExpected() {"] + lines.map { $0.isEmpty ? "" : "  \($0)" }
      + ["}"]
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private func localHelpers(_ input: SwiftInputWriter) -> [String] {
    let catchUp = plan.logsStates ? ["  advance(to: time)"] : []
    let check = plan.logsStates ? ["  Self.states.check()"] : []
    var lines: [String] = []
    if plan.logsStates {
      lines += [
        "func advance(to time: TimeInterval) {",
        "  while let deadline = host.nextDeadline, deadline <= time {",
        "    host.advance(to: deadline)",
        "    Self.states.check()",
        "  }",
        "  host.advance(to: time)",
        "  Self.states.check()",
        "}",
      ]
    }
    if input.usesFeed {
      lines.append("func feed(at time: TimeInterval, _ samples: InputSample...) {")
      lines += catchUp + ["  host.feed(InputFrame(time: time, samples: samples))"] + check + ["}"]
    }
    if input.usesMouse {
      lines += [
        "func mouse(",
        "  at time: TimeInterval, _ phase: InputSample.Phase, _ x: CGFloat, _ y: CGFloat, buttons: Int",
        ") {",
        "  let location = CGPoint(x: x, y: y)",
        "  let sample = InputSample(",
        "    finger: -1, phase: phase, location: location, source: .indirectPointer)",
      ]
      lines +=
        catchUp + [
          "  host.feed(InputFrame(time: time, samples: [sample], buttonMask: buttons))"
        ]
      lines += check + ["}"]
    }
    return lines
  }

  /// Timers that are still pending run, or those that are due by the end.
  private func runOut() -> [String] {
    let advance = plan.logsStates ? "advance" : "host.advance"
    if let until = plan.scenario.until {
      return ["\(advance)(to: \(SwiftCode.number(until)))", ""]
    }
    return ["while let deadline = host.nextDeadline { \(advance)(to: deadline) }", ""]
  }

  private func check() -> [String] {
    if expectation.isPlain {
      let elements = expectation.elements.compactMap { element in
        if case .line(let line) = element { SwiftCode.quote(line) } else { nil }
      }
      if elements.isEmpty { return ["#expect(Self.lines == [])"] }
      let whole = "#expect(Self.lines == [\(elements.joined(separator: ", "))])"
      if elements.count == 1, whole.count <= SwiftCode.width - 4 { return [whole] }
      return ["#expect("]
        + SwiftCode.list("  Self.lines == ", elements, ")", indent: 0).enumerated().map {
          $0.offset == 0 ? $0.element : "  \($0.element)"
        }
    }
    var parts = expectation.elements.flatMap(part)
    if expectation.elements.count == 1, let last = parts.popLast() {
      parts.append(String(last.dropLast()))
    }
    return ["let expected: [Part] = ["] + parts + [
      "]",
      "#expect(",
      "  matches(Self.lines[...], expected[...]),",
      "  \"The log was:\\n\\(Self.lines.joined(separator: \"\\n\"))\")",
    ]
  }

  private func part(_ element: LogExpectation.Element) -> [String] {
    switch element {
    case .line(let line): ["  .line(\(SwiftCode.quote(line))),"]
    case .optional(let line): ["  .optional(\(SwiftCode.quote(line))),"]
    case .atLeast(let count, let line): ["  .atLeast(\(count), \(SwiftCode.quote(line))),"]
    case .anyOrder(let lists):
      ["  .anyOrder(["]
        + lists.flatMap { list in
          SwiftCode.list(
            "", list.map(SwiftCode.quote), lists.count > 1 ? "," : "", indent: 4)
        } + ["  ]),"]
    }
  }

  private func helpers(_ input: SwiftInputWriter) -> [String] {
    var members: [[String]] = []
    if input.usesFinger { members.append(SwiftTestHelpers.finger) }
    let hasTouchLines = plan.logs(.touches) || plan.logs(.recognizers)
    if plan.hasFingersTogether, hasTouchLines { members.append(SwiftTestHelpers.count) }
    if plan.scenario.nodes.indices.contains(where: {
      plan.choice($0).showsTapCount && plan.choice($0).kinds.contains(.touches)
    }) {
      members.append(SwiftTestHelpers.taps)
    }
    if plan.logsChains {
      members.append(SwiftTestHelpers.chain(hasNames: plan.hasNamed))
      if plan.hasNamed { members.append(SwiftTestHelpers.named) }
    }
    let controls = plan.scenario.nodes.indices.filter {
      plan.scenario.nodes[$0].viewClass.isControl && plan.choice($0).kinds.contains(.events)
    }
    if let first = controls.first {
      members.append(
        SwiftTestHelpers.events(plan.choice(first).showsTimes ? "\\(time)" : ""))
    }
    var lines = members.flatMap { [""] + $0 }
    if !expectation.isPlain { lines += SwiftTestHelpers.matcher(expectation) }
    if plan.allGestures.contains(where: { $0.gesture.recognizerClass == .swing }) {
      lines += SwiftTestHelpers.swing
    }
    return lines
  }

  private func appDelegate() -> [String] {
    guard plan.needsAppDelegate else { return [] }
    let events = [
      "willResignActive", "didBecomeActive", "didEnterBackground", "willEnterForeground",
    ]
    let methods = events.map { event in
      let name = "application\(event.prefix(1).uppercased())\(event.dropFirst())"
      let line = plan.log("app: \(event)", plan.scenario.log)
      return SwiftBody.method("func \(name)(_ application: UIApplication)", line)
    }
    return SwiftBody.type(
      "final class AppDelegate: UIResponder, UIApplicationDelegate",
      plan.logsLifecycle ? methods : [])
  }
}
