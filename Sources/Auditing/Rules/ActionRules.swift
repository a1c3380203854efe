// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reports an action whose target, or a recognizer whose delegate, was released.
enum ReleasedTargetRule: AuditRule {
  static let id = "released-target"
  static let summary = "an action whose target, or a recognizer whose delegate, was released"
  static let severity = AuditSeverity.error

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.scenario.nodes.indices.flatMap { node -> [AuditFinding] in
      let described = survey.scenario.nodes[node]
      var findings: [AuditFinding] = []
      for (number, gesture) in described.gestures.enumerated() {
        for case .lifetime(let key, isKept: false) in gesture.properties {
          findings.append(
            finding(
              .recognizer(node, number), survey,
              "The \(key.rawValue) of \(survey.name(.recognizer(node, number))) was released."))
        }
      }
      let isReleased = described.actions.contains { answer in
        if case .releasedTarget = answer.action { true } else { false }
      }
      if isReleased {
        findings.append(
          finding(.control(node), survey, "A target of \(survey.name(node)) was released."))
      }
      return findings
    }
  }

  private static func finding(
    _ target: AuditTarget, _ survey: Survey, _ message: String
  ) -> AuditFinding {
    let found = survey.surveyed(target)
    return AuditFinding(
      id, severity, about: survey.name(target), node: target.node, target: target, message,
      cause: ["Neither controls nor recognizers retain their targets and delegates."],
      box: found?.reach.box, point: found?.reach.inside.first?.point,
      gesture: survey.natural.gestures(for: target).first)
  }
}

/// Reports an action without a target that no responder implements.
enum UnhandledActionRule: AuditRule {
  static let id = "unhandled-action"
  static let summary = "an action without a target that no responder of the chain implements"
  static let severity = AuditSeverity.error

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard case .control(let node) = found.target else { return nil }
      for trial in found.trials {
        guard let lost = trial.record.unhandled.first(where: { $0.node == node }) else { continue }
        return AuditFinding(
          id, severity, about: survey.name(node), node: node, target: found.target,
          "\(survey.name(node)) sends \(lost.action), and no responder implements it.",
          cause: [
            "The responder chain was searched from the first responder, or the control, to its end."
          ],
          box: found.reach.box, point: trial.record.point, gesture: trial.gesture,
          placement: found.reach.placement)
      }
      return nil
    }
  }
}

/// Reports an action for an event that its control never sends.
enum EventNeverSentRule: AuditRule {
  static let id = "event-never-sent"
  static let summary = "an action for an event that the control never sends"
  static let severity = AuditSeverity.error

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard case .control(let node) = found.target, !survey.isSwitchedOff(found.target),
        let part = found.reach.inside.first
      else { return nil }
      let point = survey.natural.point(for: found.target) ?? part.point
      let actions = survey.scenario.nodes[node].actions.map(\.event)
      var sent = sentEvents(found.trials.map(\.record), node)
      let viewClass = survey.scenario.nodes[node].viewClass
      guard actions.contains(where: { isMissing($0, sent, viewClass) }) else { return nil }
      let more = [AuditGesture.tap, .hold, AuditGesture(.drag(.right, after: 0))].map {
        survey.prober.play($0, at: point, found.reach.placement)
      }
      sent.formUnion(sentEvents(more, node))
      let isOperated = sent.contains { $0.isDeed }
      let never = actions.first { isMissing($0, sent, viewClass) }
      guard isOperated, let never else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(node), node: node, target: found.target,
        "\(survey.name(node)) has an action for \(never), which it never sends.",
        cause: ["It sends only \(Survey.list(sent.map(\.description).sorted()))."],
        box: found.reach.box, point: part.point, gesture: .tap, placement: found.reach.placement)
    }
  }
}

extension EventNeverSentRule {
  private static func sentEvents(_ records: [ProbeRecord], _ node: Int) -> Set<ControlEventFact> {
    Set(records.flatMap(\.events).filter { $0.node == node }.map(\.event))
  }

  /// Returns whether an event is never sent. A plain UIControl sends valueChanged only if the app's code does so.
  private static func isMissing(
    _ event: ControlEventFact, _ sent: Set<ControlEventFact>, _ viewClass: ViewClass
  ) -> Bool {
    event.isSentByAll && !sent.contains(event)
      && !(viewClass == .control && event == .valueChanged)
  }
}

extension ControlEventFact {
  /// True for events that every usual gesture makes a control send. If a control does not send one of these events, an
  /// action for that event is a mistake.
  fileprivate var isSentByAll: Bool {
    [0, Self.touchUpInside.bit, Self.valueChanged.bit, Self.primaryActionTriggered.bit].contains(
      bit)
  }
}

/// Reports an action that runs noticeably later than its gesture.
enum LateActionRule: AuditRule {
  static let id = "late-action"
  static let summary = "an action that is sent some time after its gesture ended"
  static let severity = AuditSeverity.warning
  /// The shortest delay that a user notices, in seconds.
  private static let least = 0.1

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { tap($0, survey) ?? drag($0, survey) ?? rest($0, survey) }
  }

  /// Checks a pan on a view with no other recognizer or action, where a resting finger has no effect.
  private static func rest(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    guard case .recognizer = found.target, !survey.startsAtEdge(found.target),
      survey.recognizer(found.target) is UIPanGestureRecognizer,
      found.reach.placement == .start, let trial = found.trials.first(where: \.acts),
      survey.play(.hold, at: trial.record.point).isIdle
    else { return nil }
    return AuditFinding(
      id, .note, about: survey.name(found.target), node: found.node, target: found.target,
      "\(survey.name(found.target)) sends no action before the finger has moved; a long press with "
        + "minimumPressDuration 0 would.",
      cause: [
        "A pan begins after 10 points. Such a long press begins at once and follows the finger."
      ],
      box: found.reach.box, point: trial.record.point, gesture: .hold)
  }

  /// Checks a drag that has no effect before the finger lifts.
  private static func drag(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    guard survey.recognizer(found.target) is UIPanGestureRecognizer else { return nil }
    for trial in found.trials {
      guard case .drag = trial.gesture.kind,
        let time = trial.record.time(of: found.target, in: survey.scenario),
        time >= trial.record.lift
      else { continue }
      return AuditFinding(
        id, severity, about: survey.name(found.target), node: found.node, target: found.target,
        "\(survey.name(found.target)) does nothing before the finger lifts.",
        cause: ["It waits until other recognizers fail."], box: trial.part.box,
        point: trial.record.point, gesture: trial.gesture, placement: found.reach.placement)
    }
    return nil
  }

  private static func tap(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    guard let trial = found.trials.first(where: \.acts), case .tap = trial.gesture.kind,
      let time = trial.record.time(of: found.target, in: survey.scenario),
      time - trial.record.lift >= least
    else { return nil }
    let delay = UIWords.seconds(time - trial.record.lift)
    // A recognizer's delay is only a note, because the app's code demands it with `require(toFail:)`. The reason for a
    // control's delay is not in the app's code.
    let severity: AuditSeverity = found.target.isControlLike ? .warning : .note
    let holders = Set(trial.record.holders).map { survey.name($0) }.sorted()
    return AuditFinding(
      id, severity, about: survey.name(found.target), node: found.node, target: found.target,
      "\(survey.name(found.target)) acts \(delay) after the \(trial.gesture.name).",
      cause: holders.isEmpty
        ? ["It waits until other recognizers fail."]
        : ["The end of the touch is held back by \(Survey.list(holders))."],
      box: found.reach.box, point: trial.record.point, gesture: trial.gesture,
      placement: found.reach.placement)
  }
}

/// Reports a tap that runs two actions.
enum TwoActionsRule: AuditRule {
  static let id = "two-actions"
  static let summary = "one tap that runs two actions"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    var seen: Set<[AuditTarget]> = []
    return survey.regions.compactMap { region in
      let record = survey.play(.tap, at: region.point)
      let acting = survey.acting(in: record).filter {
        if case .view = $0 { false } else { true }
      }
      guard acting.count > 1, seen.insert(acting).inserted else { return nil }
      let names = acting.map { survey.name($0) }
      return AuditFinding(
        id, severity, about: names[0], node: acting[0].node, target: acting[0],
        "One tap operates \(Survey.list(names)).", box: region.box, point: region.point,
        gesture: .tap)
    }
  }
}

/// Reports two buttons that can be pressed at the same time.
enum PressedTogetherRule: AuditRule {
  static let id = "pressed-together"
  static let summary = "buttons that two fingers can press at once"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    let buttons = survey.surveyed.filter { found in
      guard case .control(let node) = found.target, found.acts, found.reach.placement == .start
      else { return false }
      return survey.stage.view(node) is UIButton && !survey.stage.view(node).isExclusiveTouch
    }
    guard buttons.count > 1, let one = buttons[0].trials.first(where: \.acts)?.record.point,
      let other = buttons[1].trials.first(where: \.acts)?.record.point
    else { return [] }
    let input = AuditGesture.tap.input(at: one, and: other)
    let record = Prober.play(input, .tap, at: one, on: survey.scene.stage())
    guard buttons.prefix(2).allSatisfy({ record.acts($0.target, in: survey.scenario) }) else {
      return []
    }
    let names = buttons.map { survey.name($0.target) }
    return [
      AuditFinding(
        id, severity, about: names[0], node: buttons[0].node, target: buttons[0].target,
        "Two fingers can press \(names[0]) and \(names[1]) at once"
          + (names.count > 2 ? ", and other buttons likewise" : "")
          + "; isExclusiveTouch prevents it.",
        cause: ["Their isExclusiveTouch is false."], box: buttons[0].reach.box, point: one)
    ]
  }
}
