// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Uses the debugger's answers about hit-testing: the levels of windows, and the view that a hit test returned.
extension ScenePlanner {
  /// Gives the windows the levels that a debugger printed. Levels that a file can't have are replaced by small ones in
  /// the same order.
  mutating func setLevels() {
    let printed = plan.windows.compactMap { window in
      plan.nodes[window].view.flatMap { model.views[$0].level }.map { (window, $0) }
    }
    guard !printed.isEmpty else { return }
    let others = plan.windows.map { plan.nodes[$0].level ?? 0 }
    let order = Set(printed.map(\.1) + others + [0]).sorted()
    let isLarge = order.contains { abs($0) > ImportLimits.level }
    let middle = order.firstIndex(of: 0) ?? 0
    func level(_ level: Double) -> Double {
      isLarge ? Double((order.firstIndex(of: level) ?? middle) - middle) : level
    }
    for window in plan.windows where isLarge {
      plan.nodes[window].level = plan.nodes[window].level.map(level)
    }
    for (window, value) in printed {
      plan.nodes[window].level = level(value)
      report.taken.append(
        "windowLevel of \(plan.nodes[window].name) is \(SceneWriter.number(value))")
    }
  }

  // MARK: The returned view

  /// Makes the scene give the view that `hitTest(_:with:)` returned in the debugger, as far as one override can do it.
  mutating func takeHitTest() {
    guard let finding = model.hitTest, let receiver = nodes[finding.receiver],
      let point = pointOnScreen(finding)
    else { return }
    let place = "hitTest(_:with:) of \(plan.nodes[receiver].name) returned"
    let found = plan.found(at: point)
    guard let view = finding.view else {
      guard let found, plan.path(found).contains(receiver) else { return }
      report.headings.append(
        "\(place) nil in line \(finding.line), but the tree gives \(named(found)) at that point.")
      return overrideHitTest(of: receiver, .none, finding)
    }
    guard let node = nodes[view] else { return }
    guard found == node else { return takeOther(node, found, place, finding) }
    if finding.isUnseen {
      report.headings.append(
        "\(place) \(named(node)) in line \(finding.line), which the text has in no tree.")
      assume(
        "\(plan.nodes[node].name) is in front of everything in \(plan.nodes[receiver].name): "
          + "hitTest(_:with:) returned it", node, "frame")
    } else if node != plan.asked {
      report.taken.append("\(place) \(named(node)) in line \(finding.line)")
    }
  }

  /// Handles a returned view that the tree does not give at the point.
  private mutating func takeOther(
    _ node: Int, _ found: Int?, _ place: String, _ finding: HitFinding
  ) {
    let other = found.map(named) ?? "no view"
    report.headings.append(
      "\(place) \(named(node)) in line \(finding.line), but the tree gives \(other) at that point.")
    guard let found, let step = plan.path(found).first(where: { plan.nodes[$0].parent == node })
    else {
      report.headings[report.headings.count - 1] +=
        " The tree was different at that time, or a class overrides hitTest(_:with:) or point(inside:with:)."
      return
    }
    // The returned view contains the view of the tree. One of the two views that are next to each other on the path has
    // an override: the class of the app, if only one of them is.
    let isOfApp = [node, step].map { index in
      plan.nodes[index].view.map { !model.kind($0).isOfUIKit } ?? false
    }
    if isOfApp == [true, false] {
      overrideHitTest(of: node, .itself, finding)
    } else {
      overrideHitTest(of: step, .none, finding)
    }
  }

  private mutating func overrideHitTest(
    of node: Int, _ override: ScenePlan.Override, _ finding: HitFinding
  ) {
    plan.nodes[node].override = override
    assume(
      "the class of \(plan.nodes[node].name) overrides hitTest(_:with:) or point(inside:with:), or the tree was "
        + "different at that time: line \(finding.line) says what hitTest(_:with:) returned", node,
      "hitTest")
  }

  private func named(_ node: Int) -> String {
    "\(plan.nodes[node].name)\(plan.nodes[node].view.map(address) ?? "")"
  }

  /// Returns the point of a hit test on the screen. A command without a point is about the middle of the requested view.
  private func pointOnScreen(_ finding: HitFinding) -> CGPoint? {
    guard let receiver = nodes[finding.receiver] else { return nil }
    return finding.point.map { plan.onScreen($0, of: receiver) }
      ?? plan.asked.map { plan.middle(of: $0) }
  }

  /// Returns whether the debugger's hit test was at a point of the screen.
  func hasHitTest(at point: CGPoint) -> Bool {
    guard let tested = model.hitTest.flatMap(pointOnScreen) else { return false }
    return abs(tested.x - point.x) < 1 && abs(tested.y - point.y) < 1
  }
}
