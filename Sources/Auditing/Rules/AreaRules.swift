// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reports a part of a visible target where its gesture does something else or nothing.
enum DeadZoneRule: AuditRule {
  static let id = "dead-zone"
  static let summary = "part of a visible view where its gesture goes elsewhere or nowhere"
  static let severity = AuditSeverity.warning
  /// The smallest fraction of a target that is reported. Smaller areas are rounded corners.
  private static let least = 0.08

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.flatMap { found -> [AuditFinding] in
      guard found.acts || found.held.contains(where: \.acts) else { return [] }
      return ([gap(found, survey), hole(found, survey)] + [beside(found, survey)]).compactMap { $0 }
    }
  }

  /// Checks a part at which touches do not reach the target.
  private static func gap(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    let reach = found.reach
    let part = reach.gaps.first { part in
      if case .control? = part.gap { return false }
      return reach.share(of: part) >= least
    }
    guard let part, let gap = part.gap else { return nil }
    return AuditFinding(
      id, severity, about: survey.name(found.target), node: found.node, target: found.target,
      "Part of \(survey.name(found.target)) is dead: a \(survey.noun(found.target)) there goes to "
        + "\(part.hit.map { survey.name($0) } ?? "nothing").",
      cause: [UIWords.sentence(survey.reason(gap, found.target))], box: part.box,
      point: part.point, gesture: survey.natural.gestures(for: found.target).first,
      placement: reach.placement)
  }

  /// Checks a part where a view inside a control or row takes the touch without an effect.
  private static func hole(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    guard found.target.isControlLike else { return nil }
    for trial in found.trials where !trial.acts && trial.part.hit != found.node {
      guard trial.record.isIdle, !trial.record.isSkipped,
        found.reach.share(of: trial.part) >= least / 2
      else { continue }
      let taker = trial.part.hit.map { survey.name($0) } ?? "a view"
      return AuditFinding(
        id, severity, about: survey.name(found.target), node: found.node, target: found.target,
        "Part of \(survey.name(found.target)) is dead: \(taker), which is in it, receives the touch "
          + "and does nothing.",
        cause: [
          "A control tracks only touches that hit the control itself. A row is selected only by "
            + "touches that its cell receives."
        ],
        box: trial.part.box, point: trial.record.point, gesture: trial.gesture,
        placement: found.reach.placement)
    }
    return nil
  }

  /// Checks content that is visible outside its scroll view.
  private static func beside(_ found: Survey.Surveyed, _ survey: Survey) -> AuditFinding? {
    guard case .scrolling(let node) = found.target,
      let view = survey.stage.view(node) as? UIScrollView, !view.clipsToBounds
    else { return nil }
    let frame = view.outlineOnScreen.boundingBox
    let content = CGRect(
      x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y,
      width: view.contentSize.width, height: view.contentSize.height)
    let screen = CGRect(origin: .zero, size: survey.stage.screen)
    let points = [
      CGPoint(x: frame.maxX + 22, y: frame.midY), CGPoint(x: frame.minX - 22, y: frame.midY),
      CGPoint(x: frame.midX, y: frame.maxY + 22), CGPoint(x: frame.midX, y: frame.minY - 22),
    ]
    let gestures = survey.natural.gestures(for: found.target)
    for point in points where screen.contains(point) && content.contains(point) {
      let records = gestures.map { survey.play($0, at: point) }
      guard records.allSatisfy({ !$0.acts(found.target, in: survey.scenario) && $0.isIdle }) else {
        continue
      }
      return AuditFinding(
        id, severity, about: survey.name(found.target), node: node, target: found.target,
        "Content of \(survey.name(found.target)) is visible outside its bounds, and a drag there does "
          + "nothing.",
        cause: ["Its clipsToBounds is false, and it receives no touches outside its bounds."],
        box: content.intersection(screen), point: point, gesture: gestures.first)
    }
    return nil
  }
}

/// Reports a target that is too small for a finger.
enum SmallTargetRule: AuditRule {
  static let id = "small-target"
  static let summary = "a button or tapped view that is effectively smaller than 44 x 44 points"
  static let severity = AuditSeverity.warning
  /// The smallest size, in points. Apple's Human Interface Guidelines require at least 44 by 44 points; the touchable
  /// box is measured to half a point.
  static let least: CGFloat = 43.5

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard found.acts, isJudged(found, survey), let box = found.reach.touchable,
        min(box.width, box.height) < least, isWhole(found, survey)
      else { return nil }
      let size = "\(Int(box.width.rounded())) x \(Int(box.height.rounded()))"
      return AuditFinding(
        id, severity, about: survey.name(found.target), node: found.node, target: found.target,
        "\(survey.name(found.target)) can be touched only in \(size) points; Apple recommends at least "
          + "44 x 44.",
        cause: cause(found, survey), box: box, point: found.reach.inside.first?.point,
        gesture: .tap, placement: found.reach.placement)
    }
  }

  /// Returns why touches do not hit the rest of the visible target.
  private static func cause(_ found: Survey.Surveyed, _ survey: Survey) -> [String] {
    guard let gap = found.reach.gaps.first?.gap else { return [] }
    return ["Its other parts can't be hit: " + survey.reason(gap, found.target) + "."]
  }

  /// Returns whether the size of a target is checked. UIKit's own controls have fixed sizes and are not.
  private static func isJudged(_ found: Survey.Surveyed, _ survey: Survey) -> Bool {
    switch found.target {
    case .control(let node):
      [.button, .control].contains(survey.scenario.nodes[node].viewClass)
    case .recognizer: survey.recognizer(found.target) is UITapGestureRecognizer
    case .rows, .rowActions, .scrolling, .zooming, .popping, .view: false
    }
  }

  /// Returns whether a target is fully visible. A target that the screen, a scroll view or an opaque view cuts off is
  /// not reported as small.
  private static func isWhole(_ found: Survey.Surveyed, _ survey: Survey) -> Bool {
    let view = survey.finder.stage(found.reach.placement).view(found.node)
    let outline = view.outlineOnScreen.boundingBox
    guard let seen = found.reach.box else { return false }
    return seen.width > outline.width - 3 && seen.height > outline.height - 3
  }
}

/// Reports two controls that overlap.
enum OverlapRule: AuditRule {
  static let id = "overlap"
  static let summary = "neighbouring controls whose targets overlap"
  static let severity = AuditSeverity.warning
  private static let least: CGFloat = 0.1

  static func findings(in survey: Survey) -> [AuditFinding] {
    let controls = survey.surveyed.filter { found in
      if case .control = found.target { found.reach.box != nil && found.acts } else { false }
    }
    let outlines = controls.map { found in
      survey.finder.stage(found.reach.placement).view(found.node).outlineOnScreen.boundingBox
    }
    var findings: [AuditFinding] = []
    for (index, one) in controls.enumerated() {
      for (second, other) in controls.enumerated().dropFirst(index + 1) {
        guard one.reach.placement == other.reach.placement,
          outlines[index].intersects(outlines[second]), !survey.areNested(one.node, other.node)
        else { continue }
        let boxes = [outlines[index], outlines[second]]
        let common = boxes[0].intersection(boxes[1])
        guard !common.isNull else { continue }
        let areas = boxes.map { $0.width * $0.height }
        guard common.width * common.height >= least * min(areas[0], areas[1]) else { continue }
        let names = [one, other].map { survey.name($0.target) }
        findings.append(
          AuditFinding(
            id, severity, about: names[0], node: one.node, target: one.target,
            "\(names[0]) and \(names[1]) overlap: a tap in their common area operates only one of them.",
            box: common, point: CGPoint(x: common.midX, y: common.midY), gesture: .tap,
            placement: one.reach.placement))
      }
    }
    return findings
  }
}

/// Reports a plain view that extends beyond its superview.
enum SticksOutRule: AuditRule {
  static let id = "sticks-out"
  static let summary = "a plain view that sticks out of its superview and is not hit there"
  static let severity = AuditSeverity.note
  private static let least = 0.08

  static func findings(in survey: Survey) -> [AuditFinding] {
    let known = Set(survey.surveyedTargets.map(\.node))
    return survey.scenario.nodes.indices.compactMap { node in
      let view = survey.stage.view(node)
      guard !known.contains(node), survey.scenario.nodes[node].viewClass == .view,
        view.isUserInteractionEnabled, let around = view.superview, !around.clipsToBounds,
        !around.bounds.contains(view.frame)
      else { return nil }
      let reach = survey.finder.reach(.view(node))
      let part = reach.gaps.first { part in
        if case .outside? = part.gap { return reach.share(of: part) >= least }
        return false
      }
      guard let part, let gap = part.gap else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(node), node: node, target: .view(node),
        "\(survey.name(node)) sticks out of its superview: a tap there goes to "
          + "\(part.hit.map { survey.name($0) } ?? "nothing").",
        cause: [UIWords.sentence(survey.reason(gap, .view(node)))], box: part.box,
        point: part.point, gesture: .tap)
    }
  }
}

/// Reports a view that zPosition draws in front of another one, although touches hit the other one, which is later in
/// `subviews`.
enum DrawnInFrontRule: AuditRule {
  static let id = "drawn-in-front"
  static let summary =
    "a view that is drawn in front by its zPosition, while the view behind it is hit"
  static let severity = AuditSeverity.warning
  private static let least = 0.08

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.scenario.nodes.indices.compactMap { node in
      let view = survey.stage.view(node)
      guard view.layer.zPosition > 0, view.window != nil else { return nil }
      let reach = survey.finder.reach(.view(node))
      let part = reach.gaps.first { part in
        switch part.gap {
        case .covered?, .control?: reach.share(of: part) >= least
        case .outside?, .refused?, .answered?, nil: false
        }
      }
      guard let part else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(node), node: node, target: .view(node),
        "\(survey.name(node)) is drawn in front by its zPosition, but a tap there goes to "
          + "\(part.hit.map { survey.name($0) } ?? "nothing").",
        cause: [
          "zPosition changes only the drawing; hit tests follow the order of subviews."
        ],
        box: part.box, point: part.point, gesture: .tap)
    }
  }
}
