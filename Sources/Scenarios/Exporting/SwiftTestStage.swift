// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the statements that build the tree, in the order of a stage: each node with its values, then
/// references to other nodes, then the windows are shown.
struct SwiftTestStage {
  private let plan: SwiftTestPlan
  private(set) var code = SwiftCode()
  /// The methods of targets.
  private(set) var actions: [SwiftCode] = []
  private var actionNames = SwiftNames()

  init(_ plan: SwiftTestPlan) {
    self.plan = plan
    for index in plan.nodes.indices {
      make(index)
      for property in plan.nodes[index].node.properties where !property.isLink {
        if case .frame = property { continue }
        code += plan.statements(property, index)
      }
      sendEvents(of: index)
      for gesture in plan.gestures(of: index) { add(gesture) }
    }
    for index in plan.nodes.indices { link(index) }
    showWindows()
    // Last of all: the first content offset is no scrolling.
    for node in plan.nodes {
      code += "\(node.scrollDelegate.map { "\(node.view).delegate = \($0)" })"
    }
    code = """
      \("let delegate = AppDelegate()", if: plan.needsAppDelegate)
      \("host.application.delegate = delegate", if: plan.needsAppDelegate)
      \("let actions = Actions()", if: !actions.isEmpty)
      \(code)
      """
  }

  /// Objects that only the test retains, as expressions.
  var kept: [String] {
    (plan.needsAppDelegate ? ["delegate"] : []) + (actions.isEmpty ? [] : ["actions"])
      + plan.nodes.enumerated().flatMap { index, owner in
        [owner.scrollDelegate, owner.node.place == .window ? owner.view : nil].compactMap(\.self)
          + plan.gestures(of: index).compactMap(\.delegate)
      }
  }

  // MARK: Views and controllers

  private mutating func make(_ index: Int) {
    let owner = plan.nodes[index]
    let view = owner.view
    var frame: CGRect?
    for case .frame(let value) in owner.node.properties.reversed() { frame = value }
    guard owner.node.controller == nil else {
      let controller = owner.controller
      code += """
        let \(controller) = \(owner.controllerType)()
        \("let \(view) = \(owner.viewType)()", if: !owner.isContainer)
        \("\(controller).view = \(view)", if: !owner.isContainer)
        \(plan.scrollDelegate(index))
        \(attach(index))
        \(frame.map { "\(view).frame = \($0.swift)" })
        """
      return
    }
    let parent = owner.node.place.parent.map { plan.nodes[$0].view }
    let first = frame?.swift ?? "\(parent ?? "UIScreen.main").bounds"
    code += """
      \(SwiftCode.call("let \(view) = \(owner.viewType)", ["frame: \(first)"]))
      \(parent.map { "\($0).addSubview(\(view))" })
      \(plan.scrollDelegate(index))
      """
  }

  /// Puts a controller where it belongs.
  private func attach(_ index: Int) -> SwiftCode {
    let (view, controller) = (plan.nodes[index].view, plan.nodes[index].controller)
    switch plan.nodes[index].node.place {
    case .window: return SwiftCode()
    case .root(let parent): return "\(plan.nodes[parent].view).rootViewController = \(controller)"
    case .subview(let parent):
      let owners = sequence(first: parent) { plan.nodes[$0].node.place.parent }
      let owner = owners.first { plan.nodes[$0].node.controller != nil }
      let parentController = owner.map { plan.nodes[$0].controller }
      return """
        \(parentController.map { "\($0).addChild(\(controller))" })
        \(view).frame = \(plan.nodes[parent].view).bounds
        \(plan.nodes[parent].view).addSubview(\(view))
        \(parentController.map { "\(controller).didMove(toParent: \($0))" })
        """
    case .child(let parent):
      let container = plan.nodes[parent].controller
      return plan.nodes[parent].node.controller == .tabs
        ? "\(container).viewControllers = (\(container).viewControllers ?? []) + [\(controller)]"
        : "\(container).pushViewController(\(controller), animated: false)"
    case .presented(let parent):
      return "\(plan.nodes[parent].controller).present(\(controller), animated: false)"
    }
  }

  private mutating func showWindows() {
    let shown = plan.nodes.filter {
      $0.node.place == .window && !$0.node.properties.contains(.hidden(true))
    }
    for (number, window) in shown.enumerated() {
      code += "\(window.view).\(number == 0 ? "makeKeyAndVisible()" : "isHidden = false")"
    }
  }

  // MARK: Controls and recognizers

  private mutating func sendEvents(of index: Int) {
    let owner = plan.nodes[index]
    guard owner.node.viewClass.isControl else { return }
    let logEvents = "Self.logEvents(of: \(owner.view), as: \(owner.node.shownName.swift))"
    code += "\(logEvents, if: owner.logs(.events))"
    for answer in owner.node.actions {
      switch answer.action {
      case .line(let line):
        guard owner.logs(.actions) else { continue }
        let time = owner.choice.showsTimes ? "\\(Self.time)" : ""
        let action = "UIAction { _ in Self.log(\"\(time)\(line.escaped)\") }"
        code += "\(SwiftCode.call("\(owner.view).addAction", [action, "for: .\(answer.event)"]))"
      case .nilTarget(let action):
        let arguments = ["nil", "action: Selector(\(action.swift))", "for: .\(answer.event)"]
        code += "\(SwiftCode.call("\(owner.view).addTarget", arguments))"
      }
    }
  }

  private mutating func add(_ planned: SwiftTestPlan.Gesture) {
    let (name, gesture) = (planned.name, planned.gesture)
    let isNamed = plan.needsRecognizerNames || gesture.name != nil
    let isQuiet = plan.hasQuietDelegates && !planned.logs(.delegate)
    code += """
      let \(name) = \(planned.type)()
      \("\(name).name = \(gesture.shownName.swift)", if: isNamed)
      \("\(name).viewName = \(planned.owner.node.shownName.swift)", if: planned.needsViewName)
      \(target(of: planned))
      \(planned.delegate.map { "let \($0) = GestureDelegate()" })
      \(planned.delegate.flatMap { isQuiet ? "\($0).isQuiet = true" : nil })
      \(planned.delegate.flatMap { gesture.hasDelegate ? "\(name).delegate = \($0)" : nil })
      """
    for property in gesture.properties where !property.isLink {
      code += plan.statements(property, of: planned)
    }
    code += "\(plan.nodes[planned.id[0]].view).addGestureRecognizer(\(name))"
  }

  /// The statement that adds the target; its method goes to the actions.
  private mutating func target(of planned: SwiftTestPlan.Gesture) -> String? {
    guard let line = planned.gesture.action, planned.logs(.actions) else { return nil }
    let method = actionNames.variable("\(planned.name)Recognized")
    let showsState = planned.gesture.showsState
    actions.append(
      .block(
        "func \(method)(\(showsState ? "_ recognizer: UIGestureRecognizer" : ""))",
        plan.log(line.escaped + (showsState ? " (\\(recognizer.state))" : ""), planned.owner.choice)
      ))
    return
      "\(planned.name).addTarget(actions, action: Actions.\(method)\(showsState ? "(_:)" : ""))"
  }

  /// Sets references to other nodes and recognizers.
  private mutating func link(_ index: Int) {
    for property in plan.nodes[index].node.properties where property.isLink {
      code += plan.statements(property, index)
    }
    for gesture in plan.gestures(of: index) {
      for property in gesture.gesture.properties where property.isLink {
        code += plan.statements(property, of: gesture)
      }
    }
  }
}
