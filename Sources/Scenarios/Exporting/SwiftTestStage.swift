// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes the statements that build the view tree, in the same order as `StageBuilder`: each node with its values, then
/// the references to other nodes, then the windows are shown.
struct SwiftTestStage {
  private let plan: SwiftTestPlan

  init(_ plan: SwiftTestPlan) { self.plan = plan }

  var code: SwiftCode {
    let delegate: SwiftCode = """
      let delegate = AppDelegate()
      host.application.delegate = delegate
      """
    var code: SwiftCode = """
      \(delegate, if: plan.needsAppDelegate)
      \("let actions = Actions()", if: !actions.isEmpty)
      """
    for (index, owner) in plan.nodes.enumerated() {
      code += owner.node.controller == nil ? view(owner) : controller(index)
      for property in owner.node.properties where !property.isLink {
        if case .frame = property { continue }
        if case .presentation = property { continue }
        code += plan.statements(property, index)
      }
      code += events(of: owner)
      for gesture in plan.gestures(of: index) { code += recognizer(gesture) }
    }
    for (index, owner) in plan.nodes.enumerated() {
      for property in owner.node.properties where property.isLink {
        code += plan.statements(property, index)
      }
      code += plan.zoomStatement(owner.overrides.scroll, index)
      for gesture in plan.gestures(of: index) {
        for property in gesture.gesture.properties where property.isLink {
          code += plan.statements(property, of: gesture)
        }
      }
    }
    let tables = plan.nodes.compactMap {
      if case .cell(let table) = $0.node.place { table } else { nil }
    }
    for table in Set(tables).sorted() {
      let view = plan.nodes[table].view
      code += "\(view).reloadData()\n\(view).layoutIfNeeded()"
    }
    let shown = plan.nodes.filter {
      $0.node.place == .window && !$0.node.properties.contains(.flag(.hidden, true))
    }
    for (number, window) in shown.enumerated() {
      code += "\(window.view).\(number == 0 ? "makeKeyAndVisible()" : "isHidden = false")"
    }
    // Content offsets are set last, so that the initial offset does not count as scrolling.
    for node in plan.nodes {
      code += "\(node.scrollDelegate.map { "\(node.view).delegate = \($0)" })"
    }
    return code
  }

  /// The expressions of objects that nothing but the test retains.
  var kept: [String] {
    (plan.needsAppDelegate ? ["delegate"] : []) + (actions.isEmpty ? [] : ["actions"])
      + plan.nodes.enumerated().flatMap { index, owner in
        [owner.scrollDelegate, owner.node.place == .window ? owner.view : nil].compactMap(\.self)
          + plan.gestures(of: index).compactMap(\.delegate)
      }
  }

  // MARK: Views and controllers

  private func view(_ owner: SwiftTestPlan.Node) -> SwiftCode {
    let parent = owner.node.place.parent.map { plan.nodes[$0].view }
    let frame = owner.frame?.swift ?? "\(parent ?? "UIScreen.main").bounds"
    let type = plan.types[owner.view] ?? owner.node.viewClass.rawValue
    switch owner.node.place {
    case .container(let presented):
      let controller = plan.nodes[presented].controller
      return """
        let \(owner.view) = \(controller).presentationController?.containerView ?? UIView()
        """
    case .cell(let table): return cell(owner, type, plan.nodes[table])
    case .content(let cell): return content(owner, type, plan.nodes[cell].view)
    case .subview(let stack) where plan.nodes[stack].node.viewClass == .stackView:
      return """
        let \(owner.view) = \(type)(frame: \(owner.frame?.swift ?? ".zero"))
        \(plan.nodes[stack].view).addArrangedSubview(\(owner.view))
        \(scrollDelegate(owner))
        """
    case .window, .root, .subview, .child, .presented: break
    }
    return """
      \(SwiftCode.call("let \(owner.view) = \(type)", ["frame: \(frame)"]))
      \(parent.map { "\($0).addSubview(\(owner.view))" })
      \(scrollDelegate(owner))
      """
  }

  private func cell(
    _ owner: SwiftTestPlan.Node, _ type: String, _ table: SwiftTestPlan.Node
  ) -> SwiftCode {
    let rows = table.scrollDelegate ?? ""
    let height = table.overrides.scroll.rowHeight ?? 44
    return """
      let \(owner.view) = \(type)(style: .default, reuseIdentifier: nil)
      \(owner.view).frame = CGRect(
        x: 0, y: 0, width: \(table.view).bounds.width, height: \(height.swift))
      \(rows).cells.append(\(owner.view))
      \(rows).count = max(\(rows).count, \(rows).cells.count)
      """
  }

  private func content(
    _ owner: SwiftTestPlan.Node, _ type: String, _ cell: String
  ) -> SwiftCode {
    let frame = owner.frame?.swift ?? "\(cell).contentView.bounds"
    return """
      \(SwiftCode.call("let \(owner.view) = \(type)", ["frame: \(frame)"]))
      \(cell).contentView.addSubview(\(owner.view))
      \(scrollDelegate(owner))
      """
  }

  private func controller(_ index: Int) -> SwiftCode {
    let owner = plan.nodes[index]
    let (view, controller) = (owner.view, owner.controller)
    let base = owner.node.controller?.rawValue ?? ""
    let own: SwiftCode = """
      let \(view) = \(plan.types[owner.view] ?? owner.node.viewClass.rawValue)()
      \(controller).view = \(view)
      """
    return """
      let \(controller) = \(plan.types[controller] ?? base)()
      \(own, if: !owner.isContainer)
      \(scrollDelegate(owner))
      \(style(of: index))
      \(attach(index))
      \(owner.frame.map { "\(view).frame = \($0.swift)" })
      """
  }

  /// Returns the statement for the presentation style, which must be set before the controller is presented.
  private func style(of index: Int) -> SwiftCode {
    for case .presentation(let style) in plan.nodes[index].node.properties {
      return plan.statements(.presentation(style), index)
    }
    return SwiftCode()
  }

  /// Returns the statement that adds a controller to its parent or presents it.
  private func attach(_ index: Int) -> SwiftCode {
    let (view, controller) = (plan.nodes[index].view, plan.nodes[index].controller)
    switch plan.nodes[index].node.place {
    case .window, .container, .cell, .content: return SwiftCode()
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

  private func scrollDelegate(_ owner: SwiftTestPlan.Node) -> SwiftCode {
    guard let name = owner.scrollDelegate else { return SwiftCode() }
    let shown = owner.logsScrolling ? "of: \(owner.node.shownName.swift)" : ""
    return """
      let \(name) = \(owner.isTable ? "Rows" : "ScrollLog")(\(shown))
      \("\(owner.view).dataSource = \(name)", if: owner.isTable)
      """
  }

  // MARK: Controls and recognizers

  private func events(of owner: SwiftTestPlan.Node) -> SwiftCode {
    guard owner.node.viewClass.isControl else { return SwiftCode() }
    let logEvents: SwiftCode =
      "Self.logEvents(of: \(owner.view), as: \(owner.node.shownName.swift))"
    var code: SwiftCode = "\(logEvents, if: owner.logs(.events))"
    for answer in owner.node.actions {
      let event = "for: .\(answer.event)"
      switch answer.action {
      case .line(let line):
        guard owner.logs(.actions) else { continue }
        let time = owner.choice.showsTimes ? "\\(Self.time)" : ""
        let action = "UIAction { _ in Self.log(\"\(time)\(line.escaped)\") }"
        code += SwiftCode.call("\(owner.view).addAction", [action, event])
      case .releasedTarget: continue
      case .nilTarget(let action):
        let arguments = ["nil", "action: Selector(\(action.swift))", event]
        code += SwiftCode.call("\(owner.view).addTarget", arguments)
      }
    }
    return code
  }

  private func recognizer(_ planned: SwiftTestPlan.Gesture) -> SwiftCode {
    let (name, gesture) = (planned.name, planned.gesture)
    let type = plan.types[name] ?? gesture.recognizerClass.rawValue
    let selector = "\(name)Recognized\(gesture.readsState ? "(_:)" : "")"
    let target: SwiftCode = "\(name).addTarget(actions, action: Actions.\(selector))"
    let values = gesture.properties.filter { !$0.isLink }
    return """
      let \(name) = \(type)()
      \(name).name = \(gesture.shownName.swift)
      \(target, if: planned.logsAction)
      \(planned.delegate.map { "let \($0) = GestureDelegate()" })
      \(planned.logs(.delegate) ? nil : planned.delegate.map { "\($0).isQuiet = true" })
      \(planned.delegate.flatMap { gesture.hasDelegate ? "\(name).delegate = \($0)" : nil })
      \(SwiftCode(values.flatMap { plan.statements($0, of: planned).lines }))
      \(plan.nodes[planned.id[0]].view).addGestureRecognizer(\(name))
      """
  }

  /// The action methods of the recognizers' target.
  var actions: [SwiftCode] {
    plan.gestures.filter(\.logsAction).map { planned in
      let (showsState, states) = (planned.gesture.showsState, planned.gesture.actionStates)
      let list = states.map { ".\($0)" }.joined(separator: ", ")
      let line = planned.gesture.action.map(\.escaped) ?? ""
      let parameter = planned.gesture.readsState ? "_ recognizer: UIGestureRecognizer" : ""
      return .block(
        "func \(planned.name)Recognized(\(parameter))",
        [
          "\("guard [\(list)].contains(recognizer.state) else { return }", if: !states.isEmpty)",
          plan.log(line + (showsState ? " (\\(recognizer.state))" : ""), planned.owner.choice),
        ])
    }
  }
}
