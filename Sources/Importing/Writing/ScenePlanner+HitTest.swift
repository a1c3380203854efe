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

  // MARK: Returned views

  /// Changes the scene so that its hit tests return the same views as `hitTest(_:with:)` in the debugger, as far as one
  /// override for each answer can do it.
  mutating func takeHitTests() {
    for finding in model.hitTests { take(finding) }
  }

  private mutating func take(_ finding: HitFinding) {
    let start =
      "hitTest(_:with:) of \(name(finding.receiver)) returned \(finding.view.map(named) ?? "nil") in line \(finding.line)"
    guard let receiver = nodes[finding.receiver] else {
      return report.taken.append("\(start), but the scene leaves out \(name(finding.receiver))")
    }
    switch finding.tree {
    case .ofReceiver: break
    case .unseen:
      report.headings.append("\(start), which the text has in no tree.")
    case .added(let root):
      report.headings.append("\(start), which the text has in the tree of \(name(root)).")
    case .other(let root):
      return report.headings.append(
        "\(start), which the text has in the tree of \(name(root)), but not in \(name(finding.receiver)): a class "
          + "overrides hitTest(_:with:), or the tree was different at that time.")
    }
    let node = finding.view.flatMap { nodes[$0] }
    guard node != nil || finding.view == nil else {
      return report.headings.append("\(start), but the scene leaves out that view.")
    }
    assumeInFront(finding)
    guard let hit = hit(finding) else {
      return report.taken.append("\(start), but its command has no point")
    }
    guard hit.node == node else { return explain(finding, node, receiver, hit.node, start) }
    settle(hit.passed, isPassing: true, finding)
    if let node { settle([node], isPassing: false, finding) }
    explained.append(finding)
    if let node, node != plan.asked, finding.tree == .ofReceiver { report.taken.append(start) }
  }

  /// Assumes that a returned view that the text does not have in the receiver's tree, or the root of its own tree, is
  /// in front of everything in the receiver of `hitTest(_:with:)`.
  private mutating func assumeInFront(_ finding: HitFinding) {
    let added: (view: Int?, reason: String)? =
      switch finding.tree {
      case .unseen: (finding.view, "returned it")
      case .added(let root): (root, "returned a view in it")
      case .ofReceiver, .other: nil
      }
    guard let added, let node = added.view.flatMap({ nodes[$0] }) else { return }
    assume(
      "\(plan.nodes[node].name) is in front of everything in \(name(finding.receiver)): hitTest(_:with:) "
        + added.reason, node, "frame")
  }

  /// Reports as a fact, no longer as an assumption, that views let touches through or take them, as an answer shows. If
  /// a view's hit test was changed for an earlier answer, its assumption stays, because it also explains this answer.
  private mutating func settle(_ nodes: [Int], isPassing: Bool, _ finding: HitFinding) {
    for node in dropAssumptions(nodes.filter { !changed.contains($0) }) {
      report.taken.append(
        "\(plan.nodes[node].name) "
          + (isPassing
            ? "lets touches through where none of its subviews is hit"
            : "takes touches that hit none of its subviews") + ", as line \(finding.line) shows")
    }
  }

  /// Removes the assumption that a view lets touches through, and reports that it takes them, as the answer shows.
  private mutating func settleAsTaking(_ node: Int, _ finding: HitFinding) {
    changed.remove(node)
    settle([node], isPassing: false, finding)
  }

  /// Removes the assumptions about the hit tests of views. Returns the views about which there was one.
  private mutating func dropAssumptions(_ nodes: [Int]) -> [Int] {
    let keys = Set(nodes.map { "\(plan.nodes[$0].name).hitTest" })
    let assumed = Set(report.assumed.map(\.key)).intersection(keys)
    report.assumed.removeAll { assumed.contains($0.key) }
    let settled = nodes.filter { assumed.contains("\(plan.nodes[$0].name).hitTest") }
    for node in settled {
      guard let view = plan.nodes[node].view, model.kind(view).role == .hosting else { continue }
      report.taken.append("\(plan.nodes[node].name) shows SwiftUI, whose gestures are not printed")
    }
    return settled
  }

  // MARK: point(inside:with:)

  /// Makes the views of the scene accept or refuse points as `point(inside:with:)` did in the debugger. If it returned
  /// false for a point in the bounds that is not the point of the touch, the scene stays the same, and only the report
  /// says so.
  mutating func takePointTests() {
    for test in model.pointTests { take(test) }
  }

  private mutating func take(_ test: PointTest) {
    guard let node = nodes[test.view] else { return }
    let name = plan.nodes[node].name
    let start = "point(inside:with:) of \(name) returned \(test.isInside) in line \(test.line)"
    guard let point = test.point else {
      return report.taken.append("\(start), but its command has no point of \(name)")
    }
    let bounds = plan.bounds(node)
    guard bounds.contains(point) != test.isInside else { return report.taken.append(start) }
    report.headings.append(
      "\(start), although the point is \(test.isInside ? "outside" : "in") its bounds: its class overrides the method."
    )
    report.assumed.removeAll { $0.key == "\(name).class" }
    if test.isInside {
      widen(node, to: point)
    } else if isTouched(point, of: node), isExplained(by: [.override(node, .none)]) {
      _ = dropAssumptions([node])
      assume(
        "\(name).hitTest returns nil, because its point(inside:with:) returned false", node,
        "hitTest")
    }
  }

  /// Gives a node a `point(inside:with:)` that accepts a point outside of its bounds.
  private mutating func widen(_ node: Int, to point: CGPoint) {
    let bounds = plan.bounds(node)
    let beyond =
      [
        bounds.minX - point.x, point.x - bounds.maxX, bounds.minY - point.y, point.y - bounds.maxY,
      ].max() ?? 0
    guard beyond < ImportLimits.margin, plan.nodes[node].margin <= beyond else { return }
    let name = plan.nodes[node].name
    report.assumed.removeAll { $0.key == "\(name).pointInside" }
    plan.nodes[node].margin = beyond.rounded(.down) + 1
    assume(
      "point(inside:with:) of \(name) returns true up to \(SceneWriter.number(plan.nodes[node].margin)) points "
        + "outside its bounds", node, "pointInside")
  }

  /// Returns whether a finger comes down at a point of a node.
  private func isTouched(_ point: CGPoint, of node: Int) -> Bool {
    guard let touch = plan.input.first?.point else { return false }
    let place = plan.onScreen(point, of: node)
    return abs(place.x - touch.x) < 1 && abs(place.y - touch.y) < 1
  }

  // MARK: Explanations

  /// A change of the scene that may explain an answer.
  private enum Edit {
    /// The class of a node overrides `hitTest(_:with:)`.
    case override(Int, ScenePlan.Override)
    /// A node lets touches through that hit none of its subviews (true), or takes them (false).
    case passes(Int, Bool)

    var node: Int {
      switch self {
      case .override(let node, _), .passes(let node, _): node
      }
    }
  }

  /// Finds a change after which the scene has the same hit view as the answer. If there is none, the report says so.
  private mutating func explain(
    _ finding: HitFinding, _ node: Int?, _ receiver: Int, _ found: Int?, _ start: String
  ) {
    var edits: [Edit] = []
    // If the returned view was assumed to let touches through, first tries whether it takes them.
    if let node, plan.nodes[node].passesTouches {
      edits = [.passes(node, false)]
      if isExplained(finding, by: edits) { return settleAsTaking(node, finding) }
    }
    let other = found.map { named($0, plan.nodes[$0].view) } ?? "no view"
    report.headings.append("\(start), but the tree gives \(other) at that point.")
    for edit in explanations(of: node, receiver, found)
    where isExplained(finding, by: edits + [edit]) {
      for case .passes(let taking, _) in edits where taking != edit.node {
        settleAsTaking(taking, finding)
      }
      _ = dropAssumptions([edit.node])
      changed.insert(edit.node)
      let name = plan.nodes[edit.node].name
      report.assumed.removeAll { $0.key == "\(name).class" }
      return assume(
        "the class of \(name) overrides hitTest(_:with:) or point(inside:with:), or the tree was "
          + "different at that time: line \(finding.line) says what hitTest(_:with:) returned",
        edit.node, "hitTest")
    }
    report.headings[report.headings.count - 1] +=
      " The tree was different at that time, or a class overrides hitTest(_:with:) or point(inside:with:)."
    unexplained.append(finding)
  }

  /// Returns the changes that may explain an answer, the most likely one first.
  private func explanations(of node: Int?, _ receiver: Int, _ found: Int?) -> [Edit] {
    guard let node else { return [.override(receiver, .none)] }
    let outer = Set(plan.path(node))
    guard let found, let step = plan.path(found).prefix(while: { !outer.contains($0) }).last else {
      return []
    }
    let hides = Edit.override(step, .none)
    if plan.nodes[step].parent == node {
      // Either the returned view returns itself without asking its subview on the path, or that subview returns nil.
      // The first is more likely for a class of the app, because UIKit's classes have no such override.
      let takes = Edit.override(node, .itself)
      return isOfApp(node) ? [takes, hides] : [hides, takes]
    }
    let isPlain = !isOfApp(found) && plan.nodes[found].view.map { model.kind($0).role } == .plain
    return isPlain ? [hides] : [.passes(found, true), hides]
  }

  private func isOfApp(_ node: Int) -> Bool {
    plan.nodes[node].view.map { !model.kind($0).isOfUIKit } ?? false
  }

  /// Applies changes if the scene then gives this answer and still gives the earlier ones. Returns whether it does.
  private mutating func isExplained(_ finding: HitFinding? = nil, by edits: [Edit]) -> Bool {
    let old = edits.map { plan.nodes[$0.node] }
    for edit in edits {
      switch edit {
      case .override(let node, let override): plan.nodes[node].override = override
      case .passes(let node, let passes): plan.nodes[node].passesTouches = passes
      }
    }
    let findings = explained + [finding].compactMap { $0 }
    if findings.allSatisfy({ finding in
      hit(finding).map { $0.node == finding.view.flatMap { nodes[$0] } } ?? false
    }) {
      explained = findings
      return true
    }
    for (edit, node) in zip(edits, old).reversed() { plan.nodes[edit.node] = node }
    return false
  }

  /// Returns the result of a hit test in the scene; nil if its point is unknown.
  private func hit(_ finding: HitFinding) -> (node: Int?, passed: [Int])? {
    guard let receiver = nodes[finding.receiver] else { return nil }
    // A command without a point is about the middle of the requested view.
    let point =
      finding.point
      ?? plan.asked.flatMap { plan.point(plan.middle(of: $0), in: receiver) }
    return point.map { plan.hitTest(of: receiver, at: $0) }
  }

  private func name(_ view: Int) -> String {
    nodes[view].map { plan.nodes[$0].name } ?? model.views[view].name.short
  }

  /// Returns the name and address of a view.
  func named(_ view: Int) -> String {
    nodes[view].map { named($0, view) } ?? "\(model.views[view].name.short)\(address(view))"
  }

  private func named(_ node: Int, _ view: Int?) -> String {
    "\(plan.nodes[node].name)\(view.map(address) ?? "")"
  }

  /// Returns the nodes whose hit test the debugger called for a point of the screen.
  func receivers(at point: CGPoint) -> Set<Int> {
    Set(
      model.hitTests.compactMap { finding in
        guard let receiver = nodes[finding.receiver] else { return nil }
        let tested = finding.point.map { plan.onScreen($0, of: receiver) }
        let isThere = tested.map { abs($0.x - point.x) < 1 && abs($0.y - point.y) < 1 } ?? true
        return isThere ? receiver : nil
      })
  }
}
