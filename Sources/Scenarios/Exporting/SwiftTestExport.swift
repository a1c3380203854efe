// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Turns a scenario into a Swift test that stands for itself: it uses the public API alone, so it can be
/// attached to a report and read by anybody who knows UIKit.
@MainActor
package struct SwiftTestExport {
  private var plan: SwiftTestPlan
  private let expectation: LogExpectation

  /// Writes the test.
  ///
  /// The scenario is played meanwhile, in an application of its own, which becomes the shared one: a
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
    var plan = SwiftTestPlan(scenario, file: name)
    let log = try SwiftTestObstacles(plan).check()
    plan.watchOrder = StateOrder.watched(log)
    var expectation = StateOrder.expectation(log)
    if let free = scenario.expectation, !free.isPlain { expectation = free }
    var export = SwiftTestExport(plan: plan, expectation: expectation)
    return export.text(name)
  }

  private mutating func text(_ file: String) -> String {
    let classes = plan.nodeClasses() + plan.gestureClasses()
    let stage = SwiftTestStage(plan)
    let input = SwiftTestInput(plan)
    let swings = plan.gestures.contains { $0.gesture.recognizerClass == .swing }
    let actions: SwiftCode = """
      @MainActor
      \(SwiftCode.type("final class Actions", stage.actions))
      """
    let members =
      [plan.logMembers(), test(stage, input), plan.helpers(usesFinger: input.usesFinger)]
      + [expectation.matcher(), swings ? SwiftTestHelpers.swing : SwiftCode()] + classes
      + [plan.stateLog(), plan.delegateClass(), plan.scrollLog(), plan.rows()]
      + [stage.actions.isEmpty ? SwiftCode() : actions, plan.appDelegate()]
    let source = plan.scenario.source
    let about = [plan.scenario.about, source.isEmpty ? "" : "Source: \(source)"]
      .map { SwiftCode.comment("///", $0) }
    let code: SwiftCode = """
      \(SwiftCode.comment("//", "Written by Sandbox export from \(file).json."))

      import Foundation
      import Testing
      import UIModel

      \(SwiftCode.joined(about, by: "///"))
      @MainActor
      struct \(plan.type) {
        \(SwiftCode.joined(members, by: ""))
      }

      """
    return code.lines.joined(separator: "\n")
  }

  // MARK: The test

  private func test(_ stage: SwiftTestStage, _ input: SwiftTestInput) -> SwiftCode {
    let scenario = plan.scenario
    let screen = SwiftCode.call(
      "application: UIApplication(), screen: UIScreen", ["size: \(scenario.screen.swift)"])
    let watched = "[\(plan.watchedGestures.joined(separator: ", "))]"
    let advance = plan.logsStates ? "advance" : "host.advance"
    let names = (stage.kept + input.kept).distinct
    let kept = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let body: SwiftCode = """
      Self.lines = []
      let host = UIModel.Host(
        \(screen))
      \("Self.host = host", if: plan.showsTimes)

      \(stage.code)
      \(SwiftCode.call("Self.states.watch", [watched]), if: plan.logsStates)
      host.advance(to: 0)

      \(input.helpers)
      \(input.code)
      \(scenario.until.map { "\(advance)(to: \($0.swift))" }
        ?? "while let deadline = host.nextDeadline { \(advance)(to: deadline) }")

      \(if: !names.isEmpty)
      // As in UIKit, nobody else keeps windows, targets and delegates.
      withExtendedLifetime(\(kept)) {}

      \(.end)
      \(expectation.check())
      """
    return """
      @Test\(scenario.title.isEmpty ? "" : "(\(scenario.title.swift))")
      func theLogIsAsExpected() {
        \(body.laidOut())
      }
      """
  }
}
