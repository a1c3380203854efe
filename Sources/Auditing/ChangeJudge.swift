// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Scenarios
import UIModel

/// Judges a change to a file by running another audit with it. A change that only moves the fault elsewhere is
/// rejected.
@MainActor
final class ChangeJudge {
  /// The result for a change.
  enum Verdict {
    /// The changed scene has no new finding that is at least as severe as the fault, and the other targets still act.
    case sound
    /// The changed scene has a new finding that is at least as severe, or another target no longer acts.
    case harmful
    /// Not judged, because it would take too long or because the scene was not read from a file.
    case unknown
  }

  private let scene: AuditScene
  private let survey: Survey
  /// The findings of the unchanged scene, each as "rule:name".
  private let known: Set<String>
  /// The remaining budget for judging changes, in staged views.
  private var left = 150_000
  /// The number of gestures that were played to judge changes.
  private(set) var plays = 0
  /// Called while gestures are played to judge a change.
  var onPlay: @MainActor () -> Void = {}

  init(_ scene: AuditScene, _ survey: Survey, _ findings: [AuditFinding]) {
    (self.scene, self.survey) = (scene, survey)
    known = Set(findings.map(Self.key))
  }

  private static func key(_ finding: AuditFinding) -> String { "\(finding.rule):\(finding.name)" }

  func verdict(on change: AuditFinding.Change, for finding: AuditFinding) -> Verdict {
    guard let file = scene.file, !change.sets.isEmpty else { return .unknown }
    // The cost of another audit, in staged views. A view that a hit test visits counts as 1/30 of a staged view.
    let cost =
      survey.prober.plays * max(1, survey.scenario.nodes.count)
      + survey.hitTests * survey.scenario.depth / 30
    guard cost <= left else { return .unknown }
    left -= cost
    let sets = change.sets.compactMap { ScenarioChange($0) }
    guard let bytes = try? ScenarioChange.apply(sets, to: file.bytes, file: file.name),
      let scenario = try? ScenarioReader.read(bytes, file: file.name)
    else { return .unknown }
    let changed = AuditScene(scenario, bytes: bytes, file: file.name)
    if silencesTakers(changed, of: finding) { return .harmful }
    var options = Audit.Options()
    options.mostMended = 0
    options.only = Set(
      AuditRules.list.filter { $0.severity >= finding.severity }.map(\.id))
    let run = AuditRun(of: changed, options)
    let before = plays
    var isWorking = true
    while isWorking {
      isWorking = run.step()
      plays = before + run.plays
      onPlay()
    }
    let isWorse = run.report.findings.contains { other in
      other.severity >= finding.severity && !known.contains(Self.key(other))
    }
    return isWorse ? .harmful : .sound
  }

  /// Returns whether a change stops another target that acted on the finding's gesture: in the centre of that target's
  /// area, neither that target nor the finding's target acts any more.
  private func silencesTakers(_ changed: AuditScene, of finding: AuditFinding) -> Bool {
    guard let probe = finding.probe, let point = finding.point, let target = finding.target,
      finding.placement == .start
    else { return false }
    let record = survey.play(probe, at: point)
    for taker in survey.acting(in: record) where taker != target {
      guard let middle = survey.surveyed(taker)?.reach.inside.first?.point else { continue }
      for gesture in survey.natural.gestures(for: taker) {
        guard survey.play(gesture, at: middle).acts(taker, in: survey.scenario) else { continue }
        let stage = changed.stage()
        let after = Prober.play(gesture, at: middle, on: stage)
        if ![taker, target].contains(where: { after.acts($0, in: stage.scenario) }) { return true }
      }
    }
    return false
  }
}
