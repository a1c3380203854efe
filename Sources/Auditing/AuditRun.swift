// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// An audit that runs in steps, so that a window stays responsive in between. A step handles one target or one rule, or
/// searches for changes that remove the fault of one finding.
@MainActor
package final class AuditRun {
  /// The report so far; it is complete when `step()` returns false.
  package private(set) var report: AuditReport
  let survey: Survey
  private let scene: AuditScene
  private let options: Audit.Options
  private var mender: Mender?
  private var rules: [any AuditRule.Type]
  private var findings: [AuditFinding] = []
  private var ignoredCount = 0
  private var stage = Stage.looking
  private let onProgress: @MainActor (AuditProgress) -> Void
  private var judge: ChangeJudge?

  private enum Stage {
    case looking
    case judging
    /// The next step searches for changes that remove the fault of this finding.
    case mending(Int)
    case done
  }

  /// The largest total number of views that all plays together may stage.
  private static let mostStagedViews = 3_000_000

  /// Prepares an audit.
  ///
  /// - Parameters:
  ///   - scene: the scene.
  ///   - options: the rules that apply, and the limits.
  ///   - onProgress: called repeatedly while the audit runs.
  package init(
    of scene: AuditScene, _ options: Audit.Options = Audit.Options(),
    _ onProgress: @escaping @MainActor (AuditProgress) -> Void = { _ in }
  ) {
    (self.scene, self.options, self.onProgress) = (scene, options, onProgress)
    let survey = UIModel.Host.aside { Self.survey(of: scene, options) }
    survey.onProgress = onProgress
    self.survey = survey
    rules = AuditRules.all.filter { options.only.isEmpty || options.only.contains($0.id) }
      .reversed()
    report = AuditReport(findings: [], ignored: 0, targets: 0, plays: 0, isComplete: false)
  }

  static func survey(of scene: AuditScene, _ options: Audit.Options) -> Survey {
    Survey(scene) { views in min(options.mostPlays, max(200, mostStagedViews / max(1, views))) }
  }

  /// The fraction of the targets on which gestures were played, from 0 to 1.
  package var progress: Double {
    let all = survey.surveyedTargets.count
    return all == 0 ? 1 : Double(survey.surveyed.count) / Double(all)
  }

  /// The number of gestures that were played.
  package var plays: Int { survey.prober.plays }

  /// Runs the next step.
  ///
  /// - Parameter mostPlays: the number of gestures after which the step pauses; the next call continues it. Nil for no
  ///   limit.
  /// - Returns: false if the audit is complete.
  package func step(mostPlays: Int? = nil) -> Bool {
    survey.prober.allow(mostPlays)
    return UIModel.Host.aside {
      switch stage {
      case .looking: if !survey.step() { stage = .judging }
      case .judging: applyRule()
      case .mending(let index) where index < report.findings.count:
        mend(index)
        stage = .mending(index + 1)
      case .mending, .done: stage = .done
      }
      if case .done = stage { return false }
      return true
    }
  }

  private func applyRule() {
    guard let rule = rules.last else {
      judgeFindings()
      stage = .mending(0)
      return
    }
    let found = rule.findings(in: survey)
    guard !survey.prober.isPaused else { return }
    findings += found
    rules.removeLast()
  }

  private func mend(_ index: Int) {
    var findings = report.findings
    showProgress(ofFinding: index)
    // To judge a change, another audit runs with the change. The gestures of that audit count for the progress, too.
    judge?.onPlay = { [weak self] in self?.showProgress(ofFinding: index) }
    mender?.mend(&findings[index], withChanges: index < options.mostMended)
    judge?.onPlay = {}
    tell(findings)
  }

  private func showProgress(ofFinding index: Int) {
    onProgress(
      AuditProgress(
        part: .findings, done: index, all: report.findings.count,
        plays: survey.prober.plays + (judge?.plays ?? 0)))
  }

  private func tell(_ findings: [AuditFinding]) {
    report = AuditReport(
      findings: findings, ignored: ignoredCount, targets: survey.surveyedTargets.count,
      plays: survey.prober.plays, isComplete: !survey.prober.ranOut)
  }

  /// Removes ignored findings and those that others cover, sorts the rest, and prepares the search for changes.
  private func judgeFindings() {
    let ignored = options.ignored.union(survey.scenario.auditIgnores)
    let kept = findings.filter { finding in
      !ignored.contains(finding.rule) && !ignored.contains("\(finding.rule):\(finding.name)")
        && !ignored.contains("\(finding.rule):\(survey.name(finding.node))")
    }
    ignoredCount = findings.count - kept.count
    tell(Self.ranked(distinct(kept)))
    let judge = ChangeJudge(scene, survey, report.findings)
    self.judge = judge
    mender = Mender(scene: scene, survey: survey, judge: judge)
  }

  /// Returns findings in order: the most serious first, then in the order of the rules, then the largest.
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

  /// Leaves out a finding if a more serious one about the same view, or about a view inside it, covers it.
  private func distinct(_ findings: [AuditFinding]) -> [AuditFinding] {
    let dead = Set(
      findings.filter { $0.severity == .error && $0.rule == UnreachableRule.id }.map(\.node))
    let missed = findings.filter { [UnreachableRule.id, DeadZoneRule.id].contains($0.rule) }
    return findings.filter { finding in
      if finding.rule == SticksOutRule.id,
        missed.contains(where: { survey.lies($0.node, in: finding.node) && meet($0, finding) })
      {
        return false
      }
      return
        !(dead.contains(finding.node)
        && [SticksOutRule.id, CancelledViewRule.id, SmallTargetRule.id].contains(finding.rule))
    }
  }

  private func meet(_ one: AuditFinding, _ other: AuditFinding) -> Bool {
    guard let first = one.box, let second = other.box else { return false }
    return first.intersects(second)
  }
}
