// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reports a visible target that no gesture operates at any point.
enum UnreachableRule: AuditRule {
  static let id = "unreachable"
  static let summary = "a visible control, recognizer, list or scroll view that no gesture operates"
  static let severity = AuditSeverity.error

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { finding($0, survey) }
  }

  private static func finding(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    let (target, reach) = (found.target, found.reach)
    guard !found.acts, survey.natural.isKnown(target), !survey.isSwitchedOff(target) else {
      return nil
    }
    if reach.isBeyondContent { return beyond(found, survey) }
    guard let box = reach.box, let first = reach.parts.first else { return nil }
    // `OnlyWhenHeldRule` reports controls and tables that act only if the finger rests first.
    guard !found.held.contains(where: \.acts) else { return nil }
    let noun = survey.noun(target)
    if reach.inside.isEmpty, let gap = first.gap {
      return AuditFinding(
        id, severity(of: gap, reach, survey), about: survey.name(target), node: target.node,
        target: target, "No \(noun) \(survey.verb(target)) at any point.",
        cause: [UIWords.sentence(survey.reason(gap, target))], box: box, point: first.point,
        gesture: survey.natural.gestures(for: target).first, placement: reach.placement)
    }
    guard let trial = found.trials.first(where: { !$0.record.isSkipped }) else { return nil }
    let blamed = blame(found, trial, survey)
    return AuditFinding(
      id, blamed.severity, about: survey.name(target), node: target.node, target: target,
      "No \(noun) \(survey.verb(target)) at any point.", cause: blamed.cause, box: box,
      point: trial.record.point, gesture: trial.gesture, placement: reach.placement)
  }

  /// Returns the severity for the reason why touches miss a target: lower if a control is in front, as that may be
  /// intended.
  private static func severity(
    of gap: Sight.Gap, _ reach: Reach, _ survey: Survey
  ) -> AuditSeverity {
    if case .control = gap { return .warning }
    if case .view(let node) = reach.target { return survey.isWanted(node) ? .error : .note }
    return .error
  }

  private static func beyond(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    let target = found.target
    guard target.isControlLike else { return nil }
    return AuditFinding(
      id, .error, about: survey.name(target), node: target.node, target: target,
      "\(survey.name(target)) can't be scrolled into view.",
      cause: ["It lies outside the contentSize of its scroll view."])
  }

  /// Names the recognizers that took the gestures and sets the severity accordingly.
  private static func blame(
    _ found: Survey.Surveyed, _ trial: Trial, _ survey: Survey
  ) -> (severity: AuditSeverity, cause: [String]) {
    let target = found.target
    let own = survey.index(of: target)
    if let own, found.trials.allSatisfy({ $0.record.refused.contains(own) }) {
      return (.warning, ["Its delegate, or a view, refused it at every point that was tried."])
    }
    if case .popping(let node) = target, survey.hasNothingToPop(node) {
      return (.warning, ["The navigation controller disabled it."])
    }
    let played = found.trials.filter { !$0.record.isSkipped }
    if !target.isControlLike, !survey.startsAtEdge(target),
      played.allSatisfy({ isTakenInside($0, target, survey) })
    {
      return (.note, ["Its subviews receive every touch, and act themselves."])
    }
    // A view that handles touches itself may act on gestures that were not tried.
    let severity: AuditSeverity = if case .view = target { .warning } else { .error }
    let takers = survey.takers(of: trial.record, besides: target)
    if !takers.isEmpty {
      let names = Survey.list(takers.map { survey.name($0) })
      return (severity, ["The touch is taken by \(names)."])
    }
    return (severity, [])
  }

  /// Returns whether a gesture operated another target, on a view inside the given target's view.
  private static func isTakenInside(
    _ trial: Trial, _ target: AuditTarget, _ survey: Survey
  ) -> Bool {
    let deeper = survey.acting(in: trial.record).filter { other in
      other != target && other.node != target.node && survey.lies(other.node, in: target.node)
    }
    return !deeper.isEmpty
  }
}

/// Reports a control or table that a quick gesture does not operate, but that acts if the finger rests first.
enum OnlyWhenHeldRule: AuditRule {
  static let id = "only-when-held"
  static let summary = "a control or list that acts on a long press, but not on a quick tap or drag"
  static let severity = AuditSeverity.error

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard !found.acts, let held = found.held.first(where: \.acts),
        let quick = found.trials.first, found.target.isControlLike,
        !survey.isSwitchedOff(found.target)
      else { return nil }
      let takers = survey.takers(of: quick.record, besides: found.target).map { survey.name($0) }
      let isDrag = if case .drag = held.gesture.kind { true } else { false }
      return AuditFinding(
        id, isDrag ? .warning : .error, about: survey.name(found.target), node: found.node,
        target: found.target,
        "A quick \(survey.noun(found.target)) does nothing for \(survey.name(found.target)); "
          + "it acts if the finger rests first.",
        cause: takers.isEmpty ? [] : ["The touch is taken by \(Survey.list(takers))."],
        box: found.reach.box, point: quick.record.point, gesture: quick.gesture,
        placement: found.reach.placement)
    }
  }
}

/// Reports a disabled recognizer that has an action.
enum SwitchedOffRule: AuditRule {
  static let id = "switched-off"
  static let summary = "a recognizer with an action whose isEnabled is false"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard case .recognizer = found.target, let box = found.reach.box,
        survey.isSwitchedOff(found.target)
      else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(found.target), node: found.node, target: found.target,
        "\(survey.name(found.target)) has an action, but is disabled.",
        cause: ["Its isEnabled is false."], box: box, point: found.reach.inside.first?.point,
        gesture: survey.natural.gestures(for: found.target).first,
        placement: found.reach.placement)
    }
  }
}
