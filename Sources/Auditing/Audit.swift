// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
package import Scenarios
public import UIModel

/// The progress of an audit.
package struct AuditProgress: Equatable, Sendable {
  /// The two parts of an audit that take long.
  package enum Part: Equatable, Sendable {
    /// Gestures are played on the targets.
    case targets
    /// The audit searches for changes that remove the faults.
    case findings
  }

  /// The part that runs now.
  package let part: Part
  /// The number of targets or findings that are done.
  package let done: Int
  /// The number of all targets or findings.
  package let all: Int
  /// The number of gestures that were played.
  package let plays: Int
}

/// Plays every usual gesture on every target of a screen, and reports the faults that a user would notice.
@MainActor
package struct Audit {
  /// The rules that apply, and the limits.
  package struct Options {
    /// The rules that are applied, by identifier; all if empty.
    package var only: Set<String> = []
    /// The rules, or "rule:Name", that are not reported.
    package var ignored: Set<String> = []
    /// The largest number of gestures that are played.
    package var mostPlays = 6_000
    /// The largest number of findings for which the audit searches for changes, the most serious first.
    package var mostMended = 12

    /// Makes options with all rules.
    package init() {}
  }

  private let scene: AuditScene
  private let options: Options
  /// Called repeatedly while the audit runs.
  package var onProgress: @MainActor (AuditProgress) -> Void = { _ in }

  /// Makes an audit of a scene.
  package init(of scene: AuditScene, _ options: Options = Options()) {
    self.scene = scene
    self.options = options
  }

  /// The names that findings give to views, controls and recognizers: the valid values of NAME in "rule:NAME".
  package var names: [String] {
    UIModel.Host.aside {
      let stage = scene.stage()
      return stage.stage.nodes.indices.map { stage.name($0) } + stage.targets.map { stage.name($0) }
    }
  }

  /// Runs the audit and returns its report.
  package func run() -> AuditReport {
    let run = AuditRun(of: scene, options, onProgress)
    while run.step() {}
    return run.report
  }

  /// Runs the audit. Returns the report and a map of the targets that taps operate.
  package func runWithMap() -> (report: AuditReport, map: TouchMap) {
    let run = AuditRun(of: scene, options, onProgress)
    while run.step() {}
    return UIModel.Host.aside {
      (run.report, TouchMap(run.survey, run.report.findings))
    }
  }

  /// Runs the audit's gestures, and reports which parts of a scene the input of its file exercises.
  package func coverage(of scenario: Scenario) -> Coverage {
    UIModel.Host.aside {
      let survey = AuditRun.survey(of: scene, options)
      survey.onProgress = onProgress
      survey.run()
      return Coverage(scenario, survey)
    }
  }

  /// Scenes with more views than this are not audited.
  package static let mostViews = 5_000
}

/// Audits the screen of a view controller.
///
/// Each gesture starts from the same state, because the expression is evaluated again for each gesture. So write the
/// initializer in the argument. If the expression returns an existing controller, all gestures are played on that one,
/// and a change that one gesture makes stays for the next.
///
/// ```
/// #expect(audit(of: SettingsController()).errors.isEmpty)
/// ```
///
/// - Parameters:
///   - controller: the expression that creates the controller. The controller becomes the root of a window of its own.
///   - screen: the size of the screen, in points.
///   - only: the identifiers of the rules to apply; all if empty.
///   - ignoring: the rules whose findings are left out; "rule:Name" leaves out only those about the view, control or
///     recognizer Name.
/// - Returns: the report, with the most serious findings first.
@MainActor
public func audit(
  of controller: @autoclosure @escaping @MainActor () -> UIViewController,
  screen: CGSize = CGSize(width: 390, height: 844), only: Set<String> = [],
  ignoring: Set<String> = []
) -> AuditReport {
  var options = Audit.Options()
  options.only = only
  options.ignored = ignoring
  return Audit(of: AuditScene(screen: screen, make: controller), options).run()
}
