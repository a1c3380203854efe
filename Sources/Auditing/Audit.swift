// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
package import Scenarios
public import UIModel

/// The part of an audit that was done so far.
package struct AuditProgress: Equatable, Sendable {
  /// The two long parts.
  package enum Part: Equatable, Sendable {
    /// Gestures are played on the targets.
    case targets
    /// Changes are looked for that fix the findings.
    case findings
  }

  /// The present part.
  package let part: Part
  /// The number of targets or findings that are done.
  package let done: Int
  /// The number of all targets or findings.
  package let all: Int
  /// The number of gestures that were played.
  package let plays: Int
}

/// Plays every gesture on everything of a screen, and reports the faults that a user would notice.
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
    /// The number of findings, the most serious first, for which changes are searched.
    package var mostMended = 12

    /// Makes options with all rules.
    package init() {}
  }

  private let scene: AuditScene
  private let options: Options
  /// Called again and again while it runs.
  package var onProgress: @MainActor (AuditProgress) -> Void = { _ in }

  /// An audit of a scene.
  package init(of scene: AuditScene, _ options: Options = Options()) {
    self.scene = scene
    self.options = options
  }

  /// Plays, and reports.
  package func run() -> AuditReport {
    let run = AuditRun(of: scene, options, onProgress)
    while run.step() {}
    return run.report
  }

  /// Runs the audit, and returns the report, with the map of the targets that taps operate.
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

  /// The largest number of views of a scene that is audited.
  package static let mostViews = 5_000
}

/// Audits the screen of a view controller that code makes.
///
/// Each gesture is played from the same state: the expression is evaluated again for each gesture, so write the
/// initializer there. If it returns an existing controller, all gestures are played on that controller, and its
/// actions run.
///
/// ```
/// #expect(audit(of: SettingsController()).errors.isEmpty)
/// ```
///
/// - Parameters:
///   - controller: the expression that makes the controller, which becomes the root of a window of its own.
///   - screen: the size of the screen, in points.
///   - only: the identifiers of the rules to apply; all if empty.
///   - ignoring: the rules, or "rule:Name", that are not reported.
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
