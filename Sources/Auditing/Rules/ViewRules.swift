// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Reports a view that overrides touch methods and receives touchesCancelled for a tap.
enum CancelledViewRule: AuditRule {
  static let id = "cancelled-view"
  static let summary =
    "a view that receives touchesBegan for a tap and touchesCancelled in place of touchesEnded"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.regions.compactMap { region in
      guard let interest = interest(region.hit, survey) else { return nil }
      let record = survey.play(.tap, at: region.point)
      guard record.heard(region.hit, .began), record.heard(region.hit, .cancelled) else {
        return nil
      }
      let takers = survey.takers(of: record, besides: .view(region.hit)).map { survey.name($0) }
      return AuditFinding(
        id, interest, about: survey.name(region.hit), node: region.hit, target: .view(region.hit),
        "A tap on \(survey.name(region.hit)) begins and is cancelled: touchesEnded is not called.",
        cause: takers.isEmpty ? [] : ["The touch is taken by \(Survey.list(takers))."],
        box: region.box, point: region.point, gesture: .tap)
    }
  }

  /// Returns the severity of a cancelled touch for a view; nil for views that don't override touch methods.
  static func interest(_ node: Int, _ survey: Survey) -> AuditSeverity? {
    let described = survey.scenario.nodes[node]
    let view = survey.stage.view(node)
    if view is UIControl || view is UIScrollView { return nil }
    if survey.stage.stage.isMirror { return ClassName.isOfLibrary(view) ? nil : .note }
    let handlesEnd = described.properties.contains { property in
      if case .touchActions(let actions) = property {
        return actions.contains { $0.method == .ended }
      }
      return false
    }
    if handlesEnd { return .warning }
    let isWatched =
      described.viewClass != .window
      && survey.scenario.logChoice(of: described).kinds.contains(.touches)
    return survey.isWanted(node) || isWatched ? .note : nil
  }
}

/// Reports a responder that handles touches of its subviews, which pass them on.
enum ForwardedTouchRule: AuditRule {
  static let id = "forwarded-touch"
  static let summary = "a view or controller that also handles the touches of its subviews"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    var seen: Set<Int> = []
    return survey.regions.compactMap { region in
      let record = survey.play(.tap, at: region.point)
      let handler = record.calls.first { call in
        call.isForwarded && call.method == .began && call.node != nil && call.node != region.hit
          && isHandler(call.node ?? 0, record, survey)
      }
      guard let node = handler?.node, seen.insert(node).inserted else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(node), node: node, target: .view(node),
        "A tap on \(survey.name(region.hit)) is handled by \(survey.name(node)), too.",
        cause: [
          "Touches that a view does not handle go up the responder chain; check touch.view."
        ],
        box: region.box, point: region.point, gesture: .tap)
    }
  }

  private static func isHandler(_ node: Int, _ record: ProbeRecord, _ survey: Survey) -> Bool {
    for case .touchActions in survey.scenario.nodes[node].properties {
      return record.lines.contains { $0.node == node }
    }
    return survey.isWanted(node)
  }
}

/// Reports a view that expects several fingers but does not receive all of them.
enum LostFingersRule: AuditRule {
  static let id = "lost-fingers"
  static let summary = "a view with isMultipleTouchEnabled that does not receive all fingers"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.regions.compactMap { region in
      let view = survey.stage.view(region.hit)
      guard view.isMultipleTouchEnabled, !(view is UIScrollView),
        min(region.box.width, region.box.height) > 40
      else { return nil }
      let gesture = AuditGesture(.press(0.3, taps: 0), fingers: 2)
      let record = survey.play(gesture, at: region.point)
      guard record.hits == [region.hit, region.hit], record.recognized.isEmpty else { return nil }
      let heard = record.calls.filter {
        $0.node == region.hit && $0.method == .began && !$0.isForwarded
      }
      .reduce(0) { $0 + $1.touches }
      guard heard == 1 else { return nil }
      return AuditFinding(
        id, severity, about: survey.name(region.hit), node: region.hit, target: .view(region.hit),
        "\(survey.name(region.hit)) has isMultipleTouchEnabled, but receives only one of two fingers.",
        box: region.box,
        point: region.point, gesture: gesture)
    }
  }
}

/// Reports a hit test that returns another view when it is repeated.
enum UnstableHitTestRule: AuditRule {
  static let id = "unstable-hit-test"
  static let summary =
    "a hitTest that returns another view when it is called again for the same touch"
  static let severity = AuditSeverity.warning

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.regions.compactMap { region in
      guard isSuspect(region.hit, survey) else { return nil }
      let once = hit(region, passes: 1, survey)
      let twice = hit(region, passes: 2, survey)
      guard once != twice else { return nil }
      let names = [once, twice].map { $0.map { survey.name($0) } ?? "nothing" }
      return AuditFinding(
        id, severity, about: survey.name(region.hit), node: region.hit,
        target: .view(region.hit),
        "The first hitTest of a touch returns \(names[0]), the second \(names[1]).",
        cause: [
          "UIKit may call hitTest more than once for one touch: keep side effects out of it."
        ],
        box: region.box, point: region.point, gesture: .tap)
    }
  }

  private static func hit(_ region: Survey.Region, passes: Int, _ survey: Survey) -> Int? {
    let stage = survey.scene.stage()
    stage.host.hitTestPasses = passes
    return Prober.play(.tap, at: region.point, on: stage).hit
  }

  /// Returns whether repeated hit tests may have different results: in a file, if any override of hitTest returns views
  /// in turn; in an application, if the view or a superview is of an application's class.
  private static func isSuspect(_ node: Int, _ survey: Survey) -> Bool {
    guard survey.stage.stage.isMirror else { return survey.stage.countsHitTests }
    return sequence(first: survey.stage.view(node)) { $0.superview }
      .contains { !ClassName.isOfLibrary($0) }
  }
}

/// Reports a view with touch methods that receives no quick drags, because a scroll view delays its touches.
enum UnheardFlickRule: AuditRule {
  static let id = "unheard-flick"
  static let summary =
    "a view with touch methods in a scroll view that receives nothing of a quick drag"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.surveyed.compactMap { found in
      guard case .view(let node) = found.target, found.acts, found.reach.placement == .start,
        let point = found.reach.inside.first?.point
      else { return nil }
      for scroll in survey.surveyed {
        guard case .scrolling(let around) = scroll.target, survey.lies(node, in: around),
          let gesture = survey.natural.gestures(for: scroll.target).first
        else { continue }
        let record = survey.play(gesture, at: point)
        guard record.scrolled[around] != nil, !record.heard(node, .began) else { continue }
        return AuditFinding(
          id, severity, about: survey.name(node), node: node, target: found.target,
          "\(survey.name(node)) receives no touches of a \(gesture.name).",
          cause: [
            "\(survey.name(around)) delays content touches, and scrolls before they are delivered."
          ],
          box: found.reach.box, point: point, gesture: gesture)
      }
      return nil
    }
  }
}

/// Reports a touch method that is called noticeably later than the lift.
enum LateEndRule: AuditRule {
  static let id = "late-end"
  static let summary = "a view whose touchesEnded is called later than the finger lifts"
  static let severity = AuditSeverity.note

  static func findings(in survey: Survey) -> [AuditFinding] {
    survey.regions.compactMap { region in
      guard CancelledViewRule.interest(region.hit, survey) != nil else { return nil }
      let record = survey.play(.tap, at: region.point)
      let end = record.calls.first {
        $0.node == region.hit && $0.method == .ended && !$0.isForwarded
      }
      guard let end, end.time - record.lift >= 0.1 else { return nil }
      let holders = Set(record.holders).map { survey.name($0) }.sorted()
      return AuditFinding(
        id, severity, about: survey.name(region.hit), node: region.hit, target: .view(region.hit),
        "touchesEnded of \(survey.name(region.hit)) is called "
          + "\(UIWords.seconds(end.time - record.lift)) after a tap.",
        cause: holders.isEmpty ? [] : ["It is held back by \(Survey.list(holders))."],
        box: region.box, point: region.point, gesture: .tap)
    }
  }
}
