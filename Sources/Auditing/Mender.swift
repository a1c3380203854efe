// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Explaining
import Foundation
import Scenarios
import UIModel

/// Finds the cause of a finding and the changes that remove the fault, by explaining the gesture of the finding.
@MainActor
struct Mender {
  let scene: AuditScene
  let survey: Survey
  let judge: ChangeJudge

  /// The largest number of changes that are reported.
  private static let mostChanges = 2
  /// The largest number of plays in a search for changes of a scene that is code.
  private static let mostPlays = 40
  /// The rules whose findings get their cause from an explanation of the target.
  private static let explained: Set<String> = [
    UnreachableRule.id, OnlyWhenHeldRule.id, DeadZoneRule.id, StolenTouchRule.id,
    BlockedDragRule.id, LateActionRule.id, ExcludedTogetherRule.id, SwitchedOffRule.id,
    HoldBlocksDragRule.id, SticksOutRule.id, UnhandledActionRule.id,
  ]

  func mend(_ finding: inout AuditFinding, withChanges: Bool) {
    if finding.rule == SmallTargetRule.id { return enlarge(&finding) }
    if finding.rule == TapWithDoubleTapRule.id { return require(&finding) }
    guard withChanges, Self.explained.contains(finding.rule), let target = finding.target,
      let input = finding.input, let answer = answer(target, input, finding.placement)
    else { return }
    if !answer.sentences.isEmpty { finding.cause = answer.sentences.map(Self.plain) }
    finding.changes = changes(answer.suggestions, finding)
  }

  /// Returns the changes that pass the judgment by another audit.
  private func changes(
    _ suggestions: [TouchAnswer.Suggestion], _ finding: AuditFinding
  ) -> [AuditFinding.Change] {
    // For a blocked drag, changes that stop another target are tried first: it is often best that one of two competing
    // recognizers waits, or begins only in its own direction.
    let isDrag = finding.rule == BlockedDragRule.id
    let first = isDrag ? suggestions.filter(\.isSilencing) : []
    let rest = suggestions.filter { !$0.isSilencing }
    func sound(_ suggestions: [TouchAnswer.Suggestion], _ most: Int) -> [AuditFinding.Change] {
      var found: [AuditFinding.Change] = []
      for suggestion in suggestions where found.count < most {
        let change = AuditFinding.Change(
          sentence: Self.plain(suggestion.sentence), sets: suggestion.sets, swift: suggestion.swift)
        switch judge.verdict(on: change, for: finding) {
        case .sound: found.append(change)
        case .unknown: if !suggestion.isSilencing { found.append(change) }
        case .harmful: break
        }
      }
      return found
    }
    let waiting = sound(first, Self.mostChanges)
    let found = waiting + sound(rest, waiting.isEmpty ? Self.mostChanges : 1)
    // If no other change helps, changes that stop another target from acting are judged as well.
    return found.isEmpty && !isDrag
      ? sound(suggestions.filter(\.isSilencing), Self.mostChanges) : found
  }

  /// Returns a sentence with its no-break spaces replaced by ordinary spaces.
  private static func plain(_ sentence: String) -> String {
    sentence.replacingOccurrences(of: "\u{a0}", with: " ")
  }

  // MARK: Asking

  private func answer(
    _ target: AuditTarget, _ input: [ScenarioInput], _ placement: Placement
  ) -> TouchAnswer? {
    if let file = scene.file {
      let explainer = try? Explainer(file.bytes, file: file.name) { scenario in
        Self.played(scenario, input, placement)
      }
      return explainer?.answers(about: path(target)).first
    }
    let stage = survey.scene.stage(placement.offsets)
    let explainer = LiveExplainer(following: stage.host)
    Prober.feed(input, to: stage)
    stage.host.advance(to: stage.start + (input.last?.time ?? 0) + 1)
    guard let object = object(target, stage) else { return nil }
    return explainer.answers(about: object, changes: 2, plays: Self.mostPlays) { trial in
      let other = survey.scene.stage(placement.offsets)
      let played = LiveExplainer(following: other.host)
      guard played.make(trial) else { return nil }
      Prober.feed(input, to: other)
      other.host.advance(to: other.start + (input.last?.time ?? 0) + 1)
      return played
    }.first
  }

  /// Returns a file's scenario with this input and these content offsets.
  static func played(
    _ scenario: Scenario, _ input: [ScenarioInput], _ placement: Placement
  ) -> Scenario {
    var scenario = AuditScene.still(scenario)
    scenario.input += input
    scenario.until = nil
    for (node, offset) in placement.offsets {
      scenario.nodes[node].properties = scenario.nodes[node].properties.map { property in
        guard case .scroll(var settings) = property else { return property }
        settings.contentOffset = offset
        return .scroll(settings)
      }
    }
    return scenario
  }

  /// Returns the name of a target in commands.
  private func path(_ target: AuditTarget) -> String {
    let scenario = survey.scenario
    func node(_ index: Int) -> String {
      let name = scenario.nodes[index].shownName
      return survey.stage.stage.names.node(name) == index ? name : "#\(index)"
    }
    switch target {
    case .control(let index), .rows(let index), .rowActions(let index), .view(let index):
      return node(index)
    case .recognizer(let index, let number):
      let name = scenario.nodes[index].gestures[number].shownName
      let same = scenario.nodes.reduce(0) { count, node in
        count + node.gestures.count { $0.shownName == name }
      }
      return same == 1 ? name : "\(node(index)).gestures[\(number)]"
    case .scrolling(let index): return OwnRecognizer.pan.name(of: node(index))
    case .zooming(let index): return OwnRecognizer.pinch.name(of: node(index))
    case .popping(let index): return OwnRecognizer.pop.name(of: node(index))
    }
  }

  private func object(_ target: AuditTarget, _ stage: AuditStage) -> AnyObject? {
    guard let index = survey.index(of: target) else { return stage.view(target.node) }
    return stage.recognizer(index)
  }

  // MARK: Changes without a touch to explain

  /// Adds a change that enlarges the touchable area of a target to the recommended size.
  private func enlarge(_ finding: inout AuditFinding) {
    // A margin would not enlarge the parts of a target that are clipped or covered.
    let outline = survey.stage.view(finding.node).outlineOnScreen.boundingBox
    guard let box = finding.box, box.insetBy(dx: -2, dy: -2).contains(outline) else { return }
    let margin = ((SmallTargetRule.least - min(box.width, box.height)) / 2).rounded(.up)
    let name = survey.scenario.nodes[finding.node].shownName
    let isNamed = survey.stage.stage.names.node(name) == finding.node
    finding.changes = [
      AuditFinding.Change(
        sentence: "A margin of \(Int(margin)) points around it would make it large enough.",
        sets: scene.file != nil && isNamed
          ? ["\(name).pointInside={\"inset\": -\(Int(margin))}"] : [],
        swift: [
          "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {",
          "  bounds.insetBy(dx: -\(Int(margin)), dy: -\(Int(margin))).contains(point)", "}",
        ])
    ]
  }

  /// Adds a change that makes the single tap wait for the double tap to fail.
  private func require(_ finding: inout AuditFinding) {
    guard case .recognizer(let node, let number)? = finding.target else { return }
    let doubles = survey.taps { $0.numberOfTapsRequired > 1 }
    guard let double = doubles.first(where: { survey.areNested($0.node, node) }),
      case .recognizer(let other, let otherNumber) = double.target
    else { return }
    let (one, two) = (
      survey.scenario.nodes[node].gestures[number].shownName,
      survey.scenario.nodes[other].gestures[otherNumber].shownName
    )
    let name = survey.scenario.nodes[node].shownName
    let isNamed = survey.stage.stage.names.node(name) == node
    finding.changes = [
      AuditFinding.Change(
        sentence: "\(one) would act after a single tap only if it required \(two) to fail.",
        sets: scene.file != nil && isNamed
          ? ["\(name).gestures[\(number)].requireToFail=[\"\(two)\"]"] : [],
        swift: ["singleTap.require(toFail: doubleTap)"])
    ]
  }
}
