// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Compares the scene with the views that touches and reports name.
extension ScenePlanner {
  /// Notes what the report of a test tool says about the view that was hit.
  mutating func noteReport() {
    guard let hit = model.hit, let node = nodes[hit] else { return }
    let name = plan.nodes[node].name
    if let target = model.target, target != hit, let wanted = nodes[target] {
      report.headings.append(
        "The report in the text says that the hit test returned \(name)\(address(hit)) instead of "
          + "\(plan.nodes[wanted].name)\(address(target)).")
    }
    if model.isPutIntoOrigin, let origin = model.origin.flatMap({ nodes[$0] }) {
      assume(
        "the view that was hit is in front of the target view, and both are subviews of "
          + "\(plan.nodes[origin].name)", origin, "subviews")
    }
    if let refusal = model.views[hit].refusalBeforeHit {
      assume(
        "\(name) can be hit, although its \(refusal) was printed: the report says that it was hit, so its class "
          + "overrides hitTest(_:with:), or it was being animated", node,
        refusal.hasPrefix("alpha")
          ? "alpha" : refusal.hasPrefix("isHidden") ? "hidden" : "userInteraction")
    }
  }

  /// Adds the view that was hit according to a test tool's report, if it is in no tree: in front, to the window of the
  /// view that the tool tried to touch. Returns whether it was added.
  mutating func addReportedHit() -> Bool {
    guard let hit = model.hit, nodes[hit] == nil, model.views[hit].parent == nil,
      model.views[hit].children.isEmpty, reasonToLeaveOut(hit) == nil,
      let target = model.target.flatMap({ nodes[$0] }),
      let window = plan.path(target).reversed().first
    else { return false }
    var box = model.views[hit].frame ?? plan.bounds(window)
    if let point = reportedPoint, !box.contains(point), box.width.isFinite, box.height.isFinite {
      box.origin = CGPoint(x: point.x - box.width / 2, y: point.y - box.height / 2)
    }
    let node = addNode(hit, to: window, frame: SolvedFrame(box: box, matrix: nil))
    assume(
      "\(plan.nodes[node].name) is in front of everything in \(plan.nodes[window].name): the report says that it was "
        + "hit, and the tree does not contain it", window, "subviews")
    return true
  }

  /// Adds headings with debugger answers about objects that the text does not show. Each answer may be the reason why
  /// the requested view gets no touch.
  mutating func notePossibleReasons() {
    guard !isTold, let node = plan.asked else { return }
    for (sentence, object, concerned) in model.possibleReasons.prefix(3) {
      report.headings.append(
        "\(sentence) If \(object.name) is \(plan.nodes[node].name)\(concerned == .itself ? "" : " or a view around it"), that is the reason."
      )
    }
  }

  func address(_ view: Int) -> String {
    model.views[view].address.map { " (0x\($0))" } ?? ""
  }

  /// Adds a heading, before all others, if a touch or a report names another view than the tree gives at the point.
  mutating func noteConflicts() {
    for touch in model.touches { checkOrigin(touch) }
    for touch in model.touches where touch.phase == "Began" {
      guard let view = touch.view?.address.flatMap({ model.byAddress[$0] }),
        let inWindow = touch.inWindow,
        noteConflict(
          "The touch in line \(touch.number) was bound to", view, at: onScreen(inWindow, touch))
      else { continue }
      break
    }
    if let hit = model.hit, let point = plan.input.first?.point, model.touches.isEmpty {
      _ = noteConflict("The report says that the hit test returned", hit, at: point)
    }
  }

  /// Adds a remark if a touch's locations in the window and in its view put the view elsewhere than the tree does.
  private mutating func checkOrigin(_ touch: TouchRecord) {
    guard let node = touch.view?.address.flatMap({ model.byAddress[$0] }).flatMap({ nodes[$0] }),
      let inWindow = touch.inWindow, let inView = touch.inView
    else { return }
    let (point, expected) = (onScreen(inWindow, touch), plan.onScreen(inView, of: node))
    let (x, y) = ((point.x - expected.x).rounded(), (point.y - expected.y).rounded())
    guard x.isFinite, y.isFinite, abs(x) > 1 || abs(y) > 1, abs(x) < 1e6, abs(y) < 1e6 else {
      return
    }
    let way = [(x, "to the right", "to the left"), (y, "down", "up")].filter { abs($0.0) > 1 }
      .map { "\(Int(abs($0.0))) points \($0.0 > 0 ? $0.1 : $0.2)" }.joined(separator: " and ")
    let remark =
      "line \(touch.number): by the two locations of the touch, \(plan.nodes[node].name) was \(way) from where it is "
      + "in the tree"
    // The remark is a heading only if it is about the requested view or a view around it.
    guard plan.asked.map({ plan.path($0).contains(node) }) == true else {
      return report.taken.append(remark)
    }
    let heading = "L\(remark.dropFirst())."
    if !report.headings.contains(heading) { report.headings.append(heading) }
  }

  // MARK: Parts of a control

  /// Notes that a part of the requested control can't be touched, although the point of the touch can.
  mutating func noteHiddenParts() {
    guard let node = plan.asked, let view = plan.nodes[node].view, model.kind(view).isControl,
      model.views[view].element == nil, model.touches.isEmpty, model.points.isEmpty,
      let touch = plan.input.first?.point, plan.obstacle(for: node, at: touch) == nil
    else { return }
    let (bounds, screen) = (plan.bounds(node), CGRect(origin: .zero, size: plan.screen))
    let parts: [CGFloat] = [0.05, 0.5, 0.95]
    let points = parts.flatMap { x in
      parts.map { y in
        CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
      }
    }.map { plan.onScreen($0, of: node) }.filter(screen.contains)
    var seen: Set<Int> = []
    for obstacle in points.compactMap({ plan.obstacle(for: node, at: $0) }) {
      let name = plan.nodes[node].name
      switch obstacle {
      case .refused(let other):
        // If the other view clips, as scroll views do, the part outside its bounds is not visible anyway.
        let hides = plan.nodes[other].clips || plan.nodes[other].isScrollView
        guard other != node, !hides, seen.insert(other).inserted else { continue }
        report.headings.append(
          "A part of \(name) is outside the bounds of \(plan.nodes[other].name): no touch reaches it there."
        )
      case .covered(let other):
        guard seen.insert(other).inserted else { continue }
        report.headings.append(
          "\(plan.nodes[other].name) is in front of a part of \(name) and receives the touches there."
        )
      }
    }
  }

  // MARK: Animations

  /// The view on the path of the requested view, the view itself first, that was being animated.
  private var animated: Int? {
    guard let asked = asked ?? model.target else { return nil }
    return model.path(asked).first { model.views[$0].isAnimating }
  }

  /// Returns whether a heading says that a view was being animated.
  func isNamedInHeading(_ view: Int) -> Bool { view == animated }

  /// Adds a heading if the requested view, or a view around it, was being animated: the rest of the report is about the
  /// time after the animation. If another heading already gives the reason, the animation is only listed.
  mutating func noteAnimation() {
    guard let node = animated.flatMap({ nodes[$0] }) else { return }
    let remark = remarkOfAnimation(plan.nodes[node].name)
    if isTold { return report.taken.append(remark) }
    report.headings.append("\(remark). What follows is about the time after the animation.")
  }

  func remarkOfAnimation(_ name: String) -> String {
    "\(name) was being animated: its frame and alpha are the final values, and it receives no touches until the end "
      + "unless the animation has .allowUserInteraction"
  }

  // MARK: Conflicts

  /// Adds a heading, before all others, if a hit test of the scene at `point` does not return `view`. Returns whether a
  /// heading was added.
  private mutating func noteConflict(_ start: String, _ view: Int, at point: CGPoint) -> Bool {
    guard let node = nodes[view] else { return false }
    let found = plan.found(at: point)
    guard found != node else { return false }
    let other = found.map { "\(plan.nodes[$0].name)\(plan.nodes[$0].view.map(address) ?? "")" }
    report.headings.insert(
      "\(start) \(plan.nodes[node].name)\(address(view)), but the tree gives \(other ?? "no view") at that point. "
        + "The tree was different at that time, or a class overrides hitTest(_:with:) or point(inside:with:).",
      at: 0)
    return true
  }
}
