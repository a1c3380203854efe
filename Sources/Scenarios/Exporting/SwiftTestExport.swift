// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Exports a scenario as a self-contained Swift test that uses only the public API. It can be attached to a bug report,
/// and developers who know UIKit can read it.
@MainActor
package struct SwiftTestExport {
  private let plan: SwiftTestPlan
  private let expectation: LogExpectation
  /// The names of recognizers in the order in which their states are observed.
  private let watchOrder: [String]

  /// Writes the test.
  ///
  /// The scenario is played first, because a test that would fail is not exported. This creates an application, which
  /// becomes `UIApplication.shared`.
  ///
  /// - Parameters:
  ///   - scenario: the scenario. If it has no expected log, the test expects the log of this play.
  ///   - name: the file's name without its extension. The name of the test type is made from it.
  /// - Returns: the source of the test.
  /// - Throws: the reason why it can't be exported, such as a key that has no public API.
  package static func write(
    _ scenario: Scenario, name: String
  ) throws(UnexportableScenario) -> String {
    let plan = SwiftTestPlan(scenario, file: name)
    let order = StateOrder(try SwiftTestObstacles(plan).check())
    var expectation = order.expectation
    if let free = scenario.expectation, !free.isPlain { expectation = free }
    let export = SwiftTestExport(plan: plan, expectation: expectation, watchOrder: order.watched)
    return export.text(name)
  }

  private func text(_ file: String) -> String {
    let stage = SwiftTestStage(plan)
    let input = SwiftTestInput(plan)
    let swings = plan.gestures.contains { $0.gesture.recognizerClass == .swing }
    let swing: SwiftCode = """
      /// Recognizes a finger that swings to and fro without leaving its height.
      \(SwiftCode(stringLiteral: SwingSource.text))
      """
    let actions: SwiftCode = """
      @MainActor
      \(SwiftCode.block("final class Actions", stage.actions))
      """
    let members =
      plan.log + [test(stage, input)] + plan.helpers(usesFinger: input.usesFinger)
      + [expectation.isPlain ? SwiftCode() : plan.template(PackageResources.Matcher_swift_txt)]
      + plan.classes + plan.delegates + [stage.actions.isEmpty ? SwiftCode() : actions]
      + [swings ? swing : SwiftCode()]
    let source = plan.scenario.source
    let about = SwiftCode.comment("///", plan.scenario.about)
    let code: SwiftCode = """
      \(SwiftCode.comment("//", "Written by Sandbox export from \(file).json."))

      import Foundation
      import Testing
      import UIModel

      \(about)
      \("///", if: !about.isEmpty && !source.isEmpty)
      \(SwiftCode.comment("///", source.isEmpty ? "" : "Source: \(source)"))
      @MainActor
      struct \(plan.type) {
        \(SwiftCode.spaced(members))
      }

      """
    return code.lines.joined(separator: "\n")
  }

  // MARK: The test

  private func test(_ stage: SwiftTestStage, _ input: SwiftTestInput) -> SwiftCode {
    let scenario = plan.scenario
    let advance = plan.logsStates ? "advance" : "host.advance"
    let names = (stage.kept + input.kept).distinct
    let kept = names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
    let keeping: SwiftCode = """
      // As in UIKit, no other object retains windows, targets and delegates.
      withExtendedLifetime(\(kept)) {}
      """
    let body: SwiftCode = """
      Self.lines = []
      let host = UIModel.Host(
        application: UIApplication(), screen: UIScreen(size: \(scenario.screen.swift)))
      \("Self.host = host", if: plan.showsTimes)
      \("host.hitTestPasses = \(scenario.hitTestPasses)", if: scenario.hitTestPasses > 1)

      \(stage.code)
      \(SwiftCode.call("Self.states.watch", [watched]), if: plan.logsStates)
      host.advance(to: 0)

      \(input.helpers)
      \(input.code)
      \(scenario.until.map { "\(advance)(to: \($0.swift))" }
        ?? "while let deadline = host.nextDeadline { \(advance)(to: deadline) }")

      \(keeping, if: !names.isEmpty)

      \(expectation.check())
      """
    return """
      @Test\(scenario.title.isEmpty ? "" : "(\(scenario.title.swift))")
      func theLogIsAsExpected() {
        \(body)
      }
      """
  }

  /// The expressions of the recognizers whose states are logged.
  private var watched: String {
    let watched = plan.gestures.filter { $0.logs(.states) }
    let changing = watchOrder.flatMap { name in watched.filter { $0.gesture.shownName == name } }
    let others = watched.filter { !watchOrder.contains($0.gesture.shownName) }
    return "[\((changing + others).map(\.name).joined(separator: ", "))]"
  }
}
