// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Writes the overrides that a subclass needs for a setting.
extension SettingSwift {
  func override(_ key: NodeKey, _ setting: Setting) -> [String] {
    let place = classComment(setting.node)
    let pointInside = "override func point(inside point: CGPoint, with event: UIEvent?) -> Bool"
    let hitTest = "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?"
    switch (key, setting.value) {
    case (.touches, .word("both")):
      return ["// call super in the touch methods of the class of \(label(setting.node))"]
    case (.touches, _):
      return [
        "\(place); touchesMoved, touchesEnded and touchesCancelled alike",
        "override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}",
      ]
    case (.tracking, _):
      return [
        "// remove the overrides of beginTracking and continueTracking in \(label(setting.node))"
      ]
    case (.hitTest, .word("nil")): return [place, "\(hitTest) { nil }"]
    case (.hitTest, .word("self")):
      return [place, "\(hitTest) { super.hitTest(point, with: event) == nil ? nil : self }"]
    case (.hitTest, .word("passThrough")): return passingThrough(setting.node)
    case (.hitTest, .pair(_, .number(let index))):
      let answer = subview(Int(index), of: setting.node)
      if account.overridesHitTest(setting.node) {
        return [place, "\(hitTest) { super.hitTest(point, with: event) == nil ? nil : \(answer) }"]
      }
      return [
        place, "\(hitTest) {", "  let hit = super.hitTest(point, with: event)",
        "  return hit === self ? \(answer) : hit", "}",
      ]
    case (.hitTest, _):
      return ["// remove the override of hitTest(_:with:) from the class of \(label(setting.node))"]
    case (.pointInside, .pair("inset", .number(let inset))):
      let inset = Phrase.number(CGFloat(inset))
      return [
        place, "\(pointInside) { bounds.insetBy(dx: \(inset), dy: \(inset)).contains(point) }",
      ]
    case (.pointInside, .word("alsoSubviews")):
      return [
        place, "\(pointInside) {",
        "  super.point(inside: point, with: event) || subviews.contains {",
        "    $0.hitTest(convert(point, to: $0), with: event) != nil", "  }", "}",
      ]
    case (.pointInside, .pair(_, .name(let name))):
      let other = Self.variable(name)
      return [
        place, "\(pointInside) {",
        "  super.point(inside: point, with: event)",
        "    || \(other).hitTest(convert(point, to: \(other)), with: event) != nil", "}",
      ]
    case (.pointInside, _):
      return [
        "// remove the override of point(inside:with:) from the class of \(label(setting.node))"
      ]
    default: return []
    }
  }

  /// The code that lets touches through that hit the view itself. UIKit makes the container view around a presented
  /// view, so for a container the code adds a view to it that passes the touches on.
  private func passingThrough(_ node: Int) -> [String] {
    guard account.isPresentationContainer(node) else {
      return [
        classComment(node),
        "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
        "  let hit = super.hitTest(point, with: event)", "  return hit === self ? nil : hit", "}",
      ]
    }
    return [
      "// UIKit makes \(label(node)), so a view in it hands touches on. In your UIPresentationController:",
      "override func presentationTransitionWillBegin() {",
      "  super.presentationTransitionWillBegin()",
      "  let behind = HandingOnView(frame: containerView!.bounds)",
      "  behind.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "  behind.target = presentingViewController.view",
      "  containerView!.insertSubview(behind, at: 0)",
      "}",
      "final class HandingOnView: UIView {",
      "  weak var target: UIView?",
      "  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
      "    target.flatMap { $0.hitTest(convert(point, to: $0), with: event) }",
      "  }",
      "}",
    ]
  }

  /// The code for a change that makes a window and its root view let touches through: for the window's setting, the
  /// code for both; for the root view's, none; nil for other settings. UIKit may put views of its own between the two.
  func windowPassingThrough(_ setting: Setting, _ change: Change) -> [String]? {
    let passing = change.settings.filter {
      $0.key == .node(.hitTest) && $0.value == .word("passThrough")
    }.map(\.node)
    guard passing.contains(setting.node) else { return nil }
    if passing.contains(where: { account.isRoot(setting.node, of: $0) }) { return [] }
    guard passing.contains(where: { account.isRoot($0, of: setting.node) }) else { return nil }
    return [
      classComment(setting.node),
      "override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {",
      "  guard let hit = super.hitTest(point, with: event), let root = rootViewController?.view else { return nil }",
      "  // nil for the window, for its root view, and for views that UIKit puts between them in some versions of iOS",
      "  return root.isDescendant(of: hit) ? nil : hit", "}",
    ]
  }

  /// The comment above an override: "in the class of Close, a subclass of UIButton". A view without a name of its own is
  /// called by its class.
  func classComment(_ node: Int) -> String {
    let viewClass = account.stage.scenario.nodes[node].viewClass.rawValue
    let name = label(node)
    return name.hasPrefix("UI")
      ? "// in a subclass of \(name)" : "// in the class of \(name), a subclass of \(viewClass)"
  }

  /// Returns an expression for a subview: its name, if it has one of its own.
  private func subview(_ index: Int, of node: Int) -> String {
    let children = account.subviews(of: node)
    guard children.indices.contains(index),
      account.stage.names.node(account.stage.scenario.nodes[children[index]].shownName)
        == children[index]
    else { return "subviews[\(index)]" }
    return Self.variable(label(children[index]))
  }
}

extension ScenarioAccount {
  /// Returns whether a view is the one that UIKit puts around a presented view.
  func isPresentationContainer(_ node: Int) -> Bool {
    let view = stage.nodes[node].view
    return stage.nodes.contains {
      $0.controller?.presentationController?.containerView === view
    }
  }

  /// Returns whether a view is the root view of a window.
  func isRoot(_ node: Int, of window: Int) -> Bool {
    stage.scenario.nodes[node].place == .root(of: window) && stage.nodes[window].view is UIWindow
  }

  /// Returns the nodes of a view's subviews, in their order.
  func subviews(of node: Int) -> [Int] {
    let nodes = stage.scenario.nodes
    return nodes.indices.filter {
      nodes[$0].place == .subview(of: node) || nodes[$0].place == .root(of: node)
    }
  }

  /// Returns whether the file has an override of a view's `gestureRecognizerShouldBegin(_:)`.
  func overridesShouldBegin(_ node: Int) -> Bool {
    stage.scenario.nodes[node].properties.contains {
      if case .shouldBegin = $0 { true } else { false }
    }
  }

  /// Returns whether a view's `hitTest(_:with:)` returns different views in turn, as code with side effects does.
  func answersInTurn(_ node: Int) -> Bool {
    stage.scenario.nodes[node].properties.contains {
      if case .hitTest(.inTurn) = $0 { true } else { false }
    }
  }

  /// Returns whether the view's script, from a file or from a live change, overrides `hitTest(_:with:)`.
  func overridesHitTest(_ node: Int) -> Bool {
    stage.nodes[node].script.map { $0.hitTest != .byDefault } ?? false
  }
}
