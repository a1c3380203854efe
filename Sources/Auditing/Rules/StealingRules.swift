// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reports a control or table whose touches a recognizer cancels at some points.
enum StolenTouchRule: AuditRule {
  static let id = "stolen-touch"
  static let summary = "part of a control or list whose touches a recognizer takes away"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard found.acts, found.target.isControlLike else { return nil }
      for trial in found.trials where !trial.acts && !trial.record.isSkipped {
        let takers = survey.takers(of: trial.record, besides: found.target)
          .filter { !isMeant($0, found, survey) }
        guard !takers.isEmpty, !actsByItself(trial, found, survey) else { continue }
        let names = Survey.list(takers.map { survey.name($0) })
        return AuditFinding(
          id, severity, about: survey.name(found.target), node: found.node, target: found.target,
          "On part of \(survey.name(found.target)) a \(trial.gesture.name) is taken by \(names).",
          cause: [], box: trial.part.box, point: trial.record.point, gesture: trial.gesture,
          placement: found.reach.placement)
      }
      return nil
    }
  }

  /// Returns whether a cancellation is intended, as by a recognizer of a view inside the control.
  private static func isMeant(
    _ taker: RecognizerIndex, _ found: Survey.Surveyed, _ survey: Survey
  ) -> Bool {
    taker.node != found.node && survey.lies(taker.node, in: found.node)
  }

  private static func actsByItself(
    _ trial: Trial, _ found: Survey.Surveyed, _ survey: Survey
  ) -> Bool {
    survey.acting(in: trial.record).contains { other in
      other.isControlLike && other != found.target && survey.lies(other.node, in: found.node)
    }
  }
}

/// Reports a scroll view, pop recognizer or edge pan that does not work in a part of its area.
enum BlockedDragRule: AuditRule {
  static let id = "blocked-drag"
  static let summary =
    "scrolling, swiping back or an edge pan that does not start from part of its area"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard isJudged(found.target, survey), found.acts else { return nil }
      if let slow = slow(found, survey) { return slow }
      if case .rowActions = found.target { return nil }
      let parts = Dictionary(grouping: found.trials) { $0.part.hit }
      for (hit, trials) in parts.sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
        guard let hit, !trials.contains(where: \.acts), let trial = trials.first,
          !trial.record.isSkipped, !isMeant(trials, hit, found, survey)
        else { continue }
        // Inside the area of a plain pan, other gestures are probably intended.
        if isPlainPan(found.target, survey), !trials.allSatisfy(\.record.isIdle) { continue }
        let takers = survey.takers(of: trial.record, besides: found.target)
        let cause =
          takers.isEmpty
          ? "\(survey.name(hit)) keeps the touch."
          : "The touch is taken by \(Survey.list(takers.map { survey.name($0) }))."
        return AuditFinding(
          id, severity, about: survey.name(found.target), node: found.node, target: found.target,
          "No drag that starts on \(survey.name(hit)) \(survey.verb(found.target)).",
          cause: [cause], box: trial.part.box, point: trial.record.point,
          gesture: trial.gesture, placement: found.reach.placement)
      }
      return nil
    }
  }

  private static func isJudged(_ target: AuditTarget, _ survey: Survey) -> Bool {
    switch target {
    case .scrolling, .popping, .rowActions: true
    case .recognizer: survey.recognizer(target) is UIPanGestureRecognizer
    case .control, .rows, .zooming, .view: false
    }
  }

  /// Returns a finding if a fast drag works but a slow one does not, because another recognizer recognizes after less
  /// movement.
  private static func slow(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    if case .recognizer = found.target { return nil }
    guard let trial = found.trials.first(where: \.acts), found.reach.placement == .start,
      case .drag(let heading, after: 0) = trial.gesture.kind
    else { return nil }
    let gesture = AuditGesture(.slowDrag(heading))
    let record = survey.play(gesture, at: trial.record.point)
    let takers = survey.takers(of: record, besides: found.target)
      .filter { !survey.lies($0.node, in: found.node) }
    guard !record.acts(found.target, in: survey.scenario), !record.isSkipped, !takers.isEmpty else {
      return nil
    }
    return AuditFinding(
      id, severity, about: survey.name(found.target), node: found.node, target: found.target,
      "No slow drag \(survey.verb(found.target)), although a quick one does.",
      cause: ["The touch is taken by \(Survey.list(takers.map { survey.name($0) }))."],
      box: found.reach.box, point: trial.record.point, gesture: gesture)
  }

  private static func isPlainPan(_ target: AuditTarget, _ survey: Survey) -> Bool {
    guard case .recognizer = target else { return false }
    return !survey.startsAtEdge(target)
  }

  /// Returns whether a drag is blocked on purpose: because it begins on a view in the scroll view that is dragged itself,
  /// such as another scroll view or a slider.
  private static func isMeant(
    _ trials: [Trial], _ hit: Int, _ found: Survey.Surveyed, _ survey: Survey
  ) -> Bool {
    if let own = survey.index(of: found.target), case .listed = own {
      return trials.contains { $0.record.refused.contains(own) }
    }
    guard case .scrolling(let node) = found.target else { return false }
    for trial in trials {
      let inner = survey.acting(in: trial.record).contains { other in
        switch other {
        case .scrolling(let inner): inner != node && survey.lies(inner, in: node)
        case .control(let inner): isDragged(inner, survey)
        case .rows, .rowActions, .recognizer, .zooming, .popping, .view: false
        }
      }
      if inner { return true }
      if trial.record.refused.contains(.own(node, .pan)) { return true }
    }
    if survey.stage.view(hit) is UISlider { return true }
    return survey.isWanted(hit)
  }

  private static func isDragged(_ node: Int, _ survey: Survey) -> Bool {
    survey.natural.gestures(for: .control(node)).contains {
      if case .drag = $0.kind { true } else { false }
    }
  }
}

/// Reports a single tap that acts on the first tap of a double tap, because it does not require the double tap to fail.
enum TapWithDoubleTapRule: AuditRule {
  static let id = "tap-with-double-tap"
  static let summary =
    "a single tap that also acts on a double tap, because it does not wait until that failed"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    let singles = survey.taps { $0.numberOfTapsRequired == 1 }
    let others = survey.taps { $0.numberOfTapsRequired > 1 }
    return others.compactMap { double -> AuditFinding? in
      guard let trial = double.trials.first(where: \.acts) else { return nil }
      let both = singles.first { single in
        survey.areNested(single.node, double.node)
          && trial.record.acts(single.target, in: survey.scenario)
      }
      guard let both else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(both.target), node: both.node, target: both.target,
        "A \(trial.gesture.name) runs both \(survey.name(both.target)) and "
          + "\(survey.name(double.target)).",
        cause: ["The single tap is not required to wait until the double tap fails."],
        box: double.reach.box, point: trial.record.point, gesture: trial.gesture,
        placement: double.reach.placement)
    }
  }
}

/// Reports two continuous recognizers for the same fingers, such as pinch and rotation, of which only one works.
enum ExcludedTogetherRule: AuditRule {
  static let id = "excluded-together"
  static let summary = "a pinch and a rotation of the same fingers that exclude each other"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    let pinches = recognizers(survey) { $0 is UIPinchGestureRecognizer }
    let rotations = recognizers(survey) { $0 is UIRotationGestureRecognizer }
    return pinches.flatMap { pinch in
      rotations.compactMap { rotation in finding(pinch, rotation, survey) }
    }
  }

  private static func recognizers(
    _ survey: Survey, _ isWanted: (UIGestureRecognizer) -> Bool
  ) -> [Survey.Surveyed] {
    survey.surveyed.filter { found in
      guard case .recognizer = found.target else { return false }
      return found.acts && survey.recognizer(found.target).map(isWanted) ?? false
    }
  }

  private static func finding(
    _ pinch: Survey.Surveyed, _ rotation: Survey.Surveyed, _ survey: Survey
  ) -> AuditFinding? {
    guard survey.areNested(pinch.node, rotation.node) else { return nil }
    let deeper = survey.lies(pinch.node, in: rotation.node) ? pinch : rotation
    guard let part = deeper.reach.inside.first, deeper.reach.placement == .start else { return nil }
    let gesture = AuditGesture(.pinchAndTurn)
    let record = survey.play(gesture, at: part.point)
    let acted = [pinch, rotation].filter { record.acts($0.target, in: survey.scenario) }
    guard acted.count == 1,
      let other = [pinch, rotation].first(where: { $0.target != acted[0].target })
    else { return nil }
    return AuditFinding(
      id, severity, about: survey.name(other.target), node: other.node, target: other.target,
      "Of two fingers that spread and turn, \(survey.name(acted[0].target)) recognizes, and "
        + "\(survey.name(other.target)) fails.",
      cause: ["No delegate lets the two recognize at the same time."], box: deeper.reach.box,
      point: part.point, gesture: gesture)
  }
}

/// Reports a drag that never works because a long press of a view in front recognizes first.
enum HoldBlocksDragRule: AuditRule {
  static let id = "hold-blocks-drag"
  static let summary = "a view that can't be dragged after a long press began on it"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.flatMap { press -> [AuditFinding] in
      guard let long = survey.recognizer(press.target) as? UILongPressGestureRecognizer, press.acts,
        long.numberOfTapsRequired == 0, long.minimumPressDuration > 0.1
      else { return [] }
      return survey.surveyed.compactMap { drag in
        guard case .recognizer = drag.target, survey.lies(press.node, in: drag.node),
          survey.recognizer(drag.target) is UIPanGestureRecognizer,
          drag.reach.placement == .start, let trial = drag.trials.first(where: \.acts),
          case .drag(let heading, _) = trial.gesture.kind
        else { return nil }
        let gesture = AuditGesture(.drag(heading, after: long.minimumPressDuration + 0.2))
        let point = press.trials.first(where: \.acts)?.record.point ?? trial.record.point
        let record = survey.play(gesture, at: point)
        guard record.acts(press.target, in: survey.scenario),
          !record.acts(drag.target, in: survey.scenario)
        else { return nil }
        return AuditFinding(
          id, severity, about: survey.name(drag.target), node: drag.node, target: drag.target,
          "A finger that rests first does not drag afterwards: \(survey.name(press.target)) "
            + "recognizes, and \(survey.name(drag.target)) fails.",
          box: drag.reach.box, point: point, gesture: gesture)
      }
    }
  }
}
