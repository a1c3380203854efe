// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation
package import Scenarios
public import UIModel

/// Plays every gesture on everything of a screen, and reports what a user would complain about.
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
  /// Called with the number of gestures played, the number of targets done, and the number of all targets.
  package var onProgress: @MainActor (_ plays: Int, _ done: Int, _ all: Int) -> Void = { _, _, _ in
  }

  /// An audit of a scene.
  package init(of scene: AuditScene, _ options: Options = Options()) {
    self.scene = scene
    self.options = options
  }

  /// Plays, and reports.
  package func run() -> AuditReport { UIModel.Host.aside { report(survey()) } }

  /// Runs the audit, and returns the report with the map of what taps operate.
  package func runWithMap() -> (report: AuditReport, map: TouchMap) {
    UIModel.Host.aside {
      let survey = survey()
      let report = report(survey)
      return (report, TouchMap(survey, report.findings))
    }
  }

  /// Runs the audit's gestures, and reports which parts of a scene the input of its file exercises.
  package func coverage(of scenario: Scenario) -> Coverage {
    UIModel.Host.aside { Coverage(scenario, survey()) }
  }

  /// The largest number of views of a scene that is audited.
  package static let mostViews = 5_000
  /// The largest number of views that are made in all plays together.
  private static let mostStagedViews = 3_000_000

  private func survey() -> Survey {
    let survey = Survey(scene) { views in
      min(options.mostPlays, max(200, Self.mostStagedViews / max(1, views)))
    }
    survey.onProgress = onProgress
    survey.run()
    return survey
  }

  private func report(_ survey: Survey) -> AuditReport {
    let ignored = options.ignored.union(survey.scenario.auditIgnores)
    var findings: [AuditFinding] = []
    for rule in AuditRules.all where options.only.isEmpty || options.only.contains(rule.id) {
      findings += rule.findings(in: survey)
    }
    let kept = findings.filter { finding in
      !ignored.contains(finding.rule) && !ignored.contains("\(finding.rule):\(finding.name)")
        && !ignored.contains("\(finding.rule):\(survey.name(finding.node))")
    }
    var ranked = Self.ranked(Self.distinct(kept))
    let mender = Mender(scene: scene, survey: survey)
    for index in ranked.indices {
      mender.mend(&ranked[index], withChanges: index < options.mostMended)
    }
    return AuditReport(
      findings: ranked, ignored: findings.count - kept.count,
      targets: survey.surveyedTargets.count, plays: survey.prober.plays,
      isComplete: !survey.prober.ranOut)
  }

  /// Sorts findings by severity, then by the order of the rules, then by size.
  private static func ranked(_ findings: [AuditFinding]) -> [AuditFinding] {
    let order = Dictionary(
      uniqueKeysWithValues: AuditRules.ids.enumerated().map { ($1, $0) })
    return findings.enumerated().sorted { one, other in
      let (left, right) = (one.element, other.element)
      if left.severity != right.severity { return left.severity > right.severity }
      let places = (order[left.rule] ?? 0, order[right.rule] ?? 0)
      if places.0 != places.1 { return places.0 < places.1 }
      if left.weight != right.weight { return left.weight > right.weight }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// Removes findings about something for which a more serious finding tells more.
  private static func distinct(_ findings: [AuditFinding]) -> [AuditFinding] {
    let dead = Set(
      findings.filter { $0.severity == .error && $0.rule == UnreachableRule.id }.map(\.node))
    return findings.filter { finding in
      !(dead.contains(finding.node)
        && [SticksOutRule.id, CancelledViewRule.id, SmallTargetRule.id].contains(finding.rule))
    }
  }
}

/// Audits the screen of a view controller that code makes.
///
/// Each gesture is played from the same state: the expression is evaluated again for each, so write the initializer
/// there. If it returns an existing controller, all gestures are played on that one, and its actions run.
///
/// ```
/// #expect(audit(of: SettingsController()).errors.isEmpty)
/// ```
///
/// - Parameters:
///   - controller: makes the controller, which becomes the root of a window of its own.
///   - screen: the size of the screen, in points.
///   - only: the identifiers of the rules to apply; all if empty.
///   - ignoring: the rules, or "rule:Name", that are not reported.
/// - Returns: what was found, the most serious first.
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
