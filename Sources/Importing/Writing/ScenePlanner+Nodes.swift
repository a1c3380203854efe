// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Adds views and their properties.
extension ScenePlanner {
  /// Adds all subviews of a view, at any depth, without recursion.
  mutating func addChildren(of view: Int, _ node: Int) {
    var open = model.views[view].children.reversed().map { (view: $0, parent: node) }
    while let next = open.popLast() {
      guard nodes[next.view] == nil else { continue }
      if isPart(next.view) {
        let parts = model.tree(next.view)
        for part in parts { nodes[part] = next.parent }
        leaveOut("views that UIKit's controls consist of, which leave touches to them", parts.count)
        continue
      }
      if let reason = reasonToLeaveOut(next.view) {
        leaveOut(reason, model.tree(next.view).count)
        continue
      }
      let added = addNode(next.view, to: next.parent, frame: solve(next.view, in: next.parent))
      open += model.views[next.view].children.reversed().map { ($0, added) }
    }
  }

  /// Returns whether a view is a part of a control or text view of UIKit, which works whichever part a touch hits.
  private func isPart(_ view: Int) -> Bool {
    guard let parent = model.views[view].parent, model.kind(parent).hasParts,
      KnownClass.isPrivate(model.views[view].name),
      [.plain, .scroll, .control].contains(model.kind(view).role)
    else { return false }
    return model.tree(view).allSatisfy { model.kind($0).isOfUIKit }
  }

  private func solve(_ view: Int, in parent: Int) -> SolvedFrame {
    let box = model.views[view].frame ?? extent(of: parent)
    return SolvedFrame(box: box, matrix: model.views[view].matrix)
  }

  /// Returns the bounds of a node; of a scroll view, together with its content.
  private func extent(of node: Int) -> CGRect {
    let content = CGRect(origin: .zero, size: plan.nodes[node].contentSize ?? .zero)
    return plan.nodes[node].isScrollView ? plan.bounds(node).union(content) : plan.bounds(node)
  }

  /// Returns whether the paste shows a view without its frame and says nothing else about where it is. Such a view must
  /// neither refuse touches nor cover other views.
  func isUnplaced(_ index: Int) -> Bool {
    let view = model.views[index]
    guard view.frame == nil, view.controller == nil, view.element == nil, !view.isWindow,
      view.parent != nil || model.roots.count > 1
    else { return false }
    return ![asked, model.target, model.hit].contains(index)
      && !model.touches.contains { $0.view?.address != nil && $0.view?.address == view.address }
  }

  func reasonToLeaveOut(_ index: Int) -> String? {
    let view = model.views[index]
    if view.isLayer { return "layers, which hit-testing never finds" }
    if model.kind(index).role == .leftOut { return "layout guides and accessories of the cursor" }
    let isText =
      view.name.short.hasPrefix("_UIText") || view.name.short.hasPrefix("_UICursor")
      || view.name.short.hasPrefix("UITextSelection")
    if isText, let frame = view.frame, frame.width == 0 || frame.height == 0, view.children.isEmpty
    {
      return "subviews of text views that have no size"
    }
    return nil
  }

  mutating func addNode(_ index: Int, to parent: Int?, frame: SolvedFrame) -> Int {
    let view = model.views[index]
    let kind = model.kind(index)
    let word =
      view.element.map(nameOfElement)
      ?? nameOfController(view) ?? view.name.short
    var node = ScenePlan.Node(
      name: names.unique(word), viewClass: parent == nil ? "UIWindow" : kind.viewClass, view: index,
      frame: frame)
    if parent != nil, kind.role == .window { node.viewClass = "UIView" }
    node.startsInteractive = !kind.startsOff
    node.title = view.text.map(shown)
    node.isHidden = view.isHidden || view.isDisappeared
    node.alpha = view.alpha.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    node.clips = view.clips
    node.isEnabled = kind.isControl ? view.isEnabled : nil
    // The text does not show minimumValue and maximumValue, which are usually 0 and 1.
    if kind.viewClass == "UISlider", let value = view.value, 0...1 ~= value { node.value = value }
    node.count = count(index, kind)
    if parent != nil {
      node.controllerName = view.controller.map { names.unique($0.short) }
    }
    for (key, name) in [
      ("isMultipleTouchEnabled", "multipleTouch"), ("isExclusiveTouch", "exclusiveTouch"),
    ] {
      if let isOn = view.answers[key] { node.flags.append((name, isOn)) }
    }
    let added = plan.add(node, to: parent)
    nodes[index] = added
    setInteraction(index, added, kind)
    setFrameNotes(index, added)
    if kind.isScroll { setScrolling(index, added) }
    if kind.isControl { setControl(index, added, kind) }
    setPassing(index, added, kind)
    addGestures(index, added)
    noteClass(index, added, kind)
    return added
  }

  private func nameOfElement(_ element: ElementRecord) -> String {
    if element.type == "Keyboard" { return "UIKeyboard" }
    return options.isAnonymous || element.identifier.isEmpty ? element.type : element.identifier
  }

  /// Returns the number of segments or pages of a control, by the subviews that show them; nil for other views.
  private func count(_ index: Int, _ kind: KnownClass) -> (key: String, number: Int?)? {
    let part: (key: String, name: String)? =
      switch kind.viewClass {
      case "UISegmentedControl": ("segments", "UISegment")
      case "UIPageControl": ("pages", "_UIPageIndicatorView")
      default: nil
      }
    guard let part else { return nil }
    let number = model.tree(index).count { model.views[$0].name.short == part.name }
    return (part.key, 1...100 ~= number ? number : nil)
  }

  /// Returns a name with the controller's class for a UIView that has no printed frame; nil for any other view, and if
  /// the controller is unknown.
  private func nameOfController(_ view: ScreenView) -> String? {
    guard view.frame == nil, view.name.short == "UIView" else { return nil }
    return view.controller.map { "\($0.short)-view" }
  }

  private mutating func setInteraction(_ index: Int, _ node: Int, _ kind: KnownClass) {
    let view = model.views[index]
    let name = plan.nodes[node].name
    if view.isInteractionOff {
      plan.nodes[node].isInteractive = false
      if !kind.startsOff { report.taken.append("isUserInteractionEnabled of \(name) is false") }
    } else if kind.startsOff, view.element == nil {
      if view.isComplete {
        plan.nodes[node].isInteractive = true
        report.taken.append(
          "isUserInteractionEnabled of \(name) is true, though its default is false: the line is complete and has no "
            + "userInteractionEnabled = NO")
      } else {
        assume(
          "isUserInteractionEnabled of \(name) is false, the default, because its line is cut off",
          node, "userInteraction")
      }
    }
    if view.isHidden { report.taken.append("\(name) is hidden") }
    if let alpha = view.alpha, !(alpha >= 0.01) {
      report.taken.append(
        alpha.isNaN
          ? "alpha of \(name) is NaN and counts as 0"
          : "alpha of \(name) is \(alpha): hit-testing skips the view")
    }
    if view.isAnimating, !isNamedInHeading(index) {
      report.taken.append(remarkOfAnimation(name))
    }
    if view.isInteractionOff,
      ["UINavigationBar", "UITabBar", "UIViewControllerWrapperView"].contains(view.name.short)
    {
      report.taken.append(
        "\(name) may be in the middle of a transition, which turns its user interaction off: print again afterwards"
      )
    }
    if view.isEnabled == false, !kind.isControl {
      report.taken.append(
        "\(name) is disabled, which makes no difference here: only controls refuse touches for that"
      )
    }
  }

  private mutating func setFrameNotes(_ index: Int, _ node: Int) {
    let (view, frame) = (model.views[index], plan.nodes[node].frame)
    let name = plan.nodes[node].name
    switch frame.problem {
    case .size?:
      assume(
        "the size of \(name) before its transform is a guess: the printed frame fits several", node,
        "frame")
    case .shear?:
      assume(
        "the transform of \(name) loses its shear: a file has scale, rotation and translation alone",
        node, "transform")
    case .notFinite?:
      assume(
        "the frame of \(name) has numbers that are not finite; they count as 0", node, "frame")
    case nil: break
    }
    if view.isAroundPoint {
      assume(
        "\(name) is around the point of the report: the text has no position of it in the window",
        node, "frame")
    }
    if view.frame == nil, plan.nodes[node].parent.map({ !plan.nodes[$0].isWindow }) == true {
      assume("\(name) fills its superview: the text has no frame of it", node, "frame")
    }
  }

  /// The assumed number of segments or pages of a control if the text does not show them.
  private static let usualCount = 3

  private mutating func setControl(_ index: Int, _ node: Int, _ kind: KnownClass) {
    let view = model.views[index]
    let name = plan.nodes[node].name
    if view.hasNoActions {
      let lack =
        view.hasNoTargets
        ? "no targets"
        : view.answers["allControlEvents"] == false
          ? "no action for touchUpInside"
          : "no action for the target and event in the debugger's command"
      let effect =
        kind.event == "touchUpInside" ? "nothing would happen" : "no action would run"
      let remark = "\(name) has \(lack): even if it received the touch, \(effect)"
      if index == asked ?? model.target {
        report.headings.append("\(remark).")
      } else {
        report.taken.append(remark)
      }
    } else {
      plan.nodes[node].action = (kind.event, "\(name) \(kind.event)")
      if view.answers["allTargets"] == true {
        report.taken.append("\(name) has targets")
      } else {
        assume("\(name) has an action for \(kind.event)", node, "actions")
      }
    }
    if index == asked { noteOtherPurpose(view, node, kind) }
    if let count = plan.nodes[node].count, count.number == nil {
      plan.nodes[node].count?.number = Self.usualCount
      assume("\(name) has \(Self.usualCount) \(count.key)", node, count.key)
    }
    if view.isEnabled == nil {
      assume("\(name) is enabled", node, "enabled")
    } else if view.isEnabled == false {
      report.taken.append("\(name) is disabled")
    }
  }

  /// Adds a heading if the requested control can't begin editing, or shows a menu instead of running its action.
  private mutating func noteOtherPurpose(_ view: ScreenView, _ node: Int, _ kind: KnownClass) {
    let name = plan.nodes[node].name
    if view.answers["canBecomeFirstResponder"] == false, kind.viewClass == "UITextField" {
      report.headings.append(
        "canBecomeFirstResponder of \(name) is false: it does not begin editing, even if it receives the touch."
      )
    }
    if view.answers["showsMenuAsPrimaryAction"] == true {
      report.headings.append(
        "showsMenuAsPrimaryAction of \(name) is true: if it has a menu, a touch shows that and sends no touchUpInside."
      )
    }
  }

  private mutating func setPassing(_ index: Int, _ node: Int, _ kind: KnownClass) {
    let name = plan.nodes[node].name
    if isUnplaced(index) {
      plan.nodes[node].passesTouches = true
      return assume(
        "\(name).hitTest returns nil where it has no subview to hit: the text has no frame of it",
        node, "hitTest")
    }
    switch kind.role {
    case .passage where isLeftOver(index):
      report.taken.append(
        "\(name) has no subviews: UIKit left it there after a presentation, and it takes the touches in its bounds"
      )
    case .passage:
      plan.nodes[node].passesTouches = true
      if model.views[index].element == nil {
        assume("\(name).hitTest returns nil where it has no subview to hit", node, "hitTest")
      }
    case .hosting where !model.views[index].children.isEmpty:
      plan.nodes[node].passesTouches = true
      assume(
        "\(name) shows SwiftUI, whose gestures are not printed; its hitTest returns nil where it has no subview to hit",
        node, "hitTest")
    case .hosting:
      assume(
        "\(name) shows SwiftUI, whose gestures are not printed; it receives every touch in its bounds",
        node, "hitTest")
    case .plain, .window, .control, .scroll, .bar, .container, .leftOut: break
    }
  }

  /// Returns whether a transition view has nothing to show any more.
  private func isLeftOver(_ index: Int) -> Bool {
    let view = model.views[index]
    return view.name.short == "UITransitionView" && view.isComplete && view.children.isEmpty
  }

  /// Makes React Native's views ask the subviews that extend beyond their bounds.
  mutating func askOutside() {
    var asking: Set<String> = []
    // In reverse order, subviews come before their superviews, whose result depends on them.
    for node in plan.nodes.indices.reversed() {
      guard let view = plan.nodes[node].view, model.kind(view).asksOutside, !plan.nodes[node].clips
      else { continue }
      let bounds = plan.bounds(node)
      let sticksOut = plan.nodes[node].children.contains {
        plan.nodes[$0].asksOutside || plan.nodes[$0].frame.isTransformed
          || !bounds.contains(plan.nodes[$0].frame.frame)
      }
      guard sticksOut else { continue }
      plan.nodes[node].asksOutside = true
      let name = plan.nodes[node].name
      asking.insert("\(name).class")
      assume(
        "\(name) asks its subviews also outside its bounds, as React Native's views do", node,
        "pointInside")
    }
    report.assumed.removeAll { asking.contains($0.key) }
  }

  private mutating func noteClass(_ index: Int, _ node: Int, _ kind: KnownClass) {
    let view = model.views[index]
    guard !kind.isOfUIKit, view.baseName == nil, kind.viewClass == "UIView",
      view.name.written != "CutHead",
      view.element == nil, !plan.nodes[node].isWindow
    else { return }
    assume("\(plan.nodes[node].name) behaves like UIView: it has no overrides", node, "class")
  }
}
