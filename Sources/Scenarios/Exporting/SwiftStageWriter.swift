// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Writes how the tree is built, in the order in which a stage is: each node with its values, then what
/// refers to others, then the windows are shown.
struct SwiftStageWriter {
  let plan: SwiftTestPlan
  private(set) var lines: [String] = []
  /// What nobody else keeps alive, as expressions.
  private(set) var kept: [String] = []
  /// The statements of targets: name and body of each method.
  private(set) var actions: [[String]] = []
  private var actionNames = SwiftNames()
  private var scenario: Scenario { plan.scenario }

  private let needsRecognizerNames: Bool

  init(_ plan: SwiftTestPlan) {
    self.plan = plan
    needsRecognizerNames = plan.needsRecognizerNames
  }

  mutating func write() {
    if plan.needsAppDelegate {
      lines.append("let delegate = AppDelegate()")
      lines.append("host.application.delegate = delegate")
      kept.append("delegate")
    }
    var body = SwiftStageWriter(plan)
    body.actionNames = actionNames
    for index in scenario.nodes.indices { body.writeNode(index) }
    for index in scenario.nodes.indices { body.writeLinks(index) }
    body.showWindows()
    body.setScrollDelegates()
    if !body.actions.isEmpty {
      lines.append("let actions = Actions()")
      kept.append("actions")
    }
    lines += body.lines
    kept += body.kept
    actions = body.actions
  }

  private mutating func writeNode(_ index: Int) {
    let node = scenario.nodes[index]
    make(index)
    for property in node.properties where !property.isLink { apply(property, to: index) }
    for line in events(of: index) { lines.append(line) }
    for number in node.gestures.indices { addGesture(node: index, number) }
  }

  // MARK: Making

  private mutating func make(_ index: Int) {
    let node = scenario.nodes[index]
    let view = plan.views[index]
    let type = plan.viewTypes[index] ?? node.viewClass.rawValue
    let frame = Self.firstFrame(node)
    if let controller = node.controller {
      let name = plan.controllers[index] ?? ""
      lines.append("let \(name) = \(plan.controllerTypes[index] ?? controller.rawValue)()")
      if !controller.isContainer {
        lines.append("let \(view) = \(type)()")
        lines.append("\(name).view = \(view)")
        giveRows(index)
      }
      attach(index, name)
      if controller.isContainer, let frame { set(index, "frame", SwiftCode.rectangle(frame)) }
      if !controller.isContainer, let frame { place(index, frame) }
      return
    }
    let bounds =
      node.place.parent.map { "\(plan.view($0)).bounds" } ?? "UIScreen.main.bounds"
    let first = frame.map(SwiftCode.rectangle) ?? bounds
    lines += SwiftCode.call("let \(view) = \(type)", ["frame: \(first)"], indent: 0)
    if let parent = node.place.parent { lines.append("\(plan.view(parent)).addSubview(\(view))") }
    giveRows(index)
    if node.place == .window { kept.append(view) }
  }

  /// A scroll view's delegate, which a table asks for its rows.
  private mutating func giveRows(_ index: Int) {
    guard let delegate = plan.scrollDelegate(index), let name = plan.scrollDelegates[index] else {
      return
    }
    lines.append(delegate)
    kept.append(name)
    if scenario.nodes[index].viewClass == .tableView {
      lines.append("\(plan.view(index)).dataSource = \(name)")
    }
  }

  /// The frame with which a node is made; nil for its superview's bounds.
  private static func firstFrame(_ node: ScenarioNode) -> CGRect? {
    for case .frame(let frame) in node.properties { return frame }
    return nil
  }

  private mutating func attach(_ index: Int, _ name: String) {
    let node = scenario.nodes[index]
    let view = plan.view(index)
    switch node.place {
    case .window: break
    case .root(let parent): lines.append("\(plan.view(parent)).rootViewController = \(name)")
    case .subview(let parent):
      let owner = nearestController(from: parent).flatMap { plan.controllers[$0] }
      if let owner { lines.append("\(owner).addChild(\(name))") }
      lines.append("\(view).frame = \(plan.view(parent)).bounds")
      lines.append("\(plan.view(parent)).addSubview(\(view))")
      if let owner { lines.append("\(name).didMove(toParent: \(owner))") }
    case .child(let parent):
      let container = plan.controllers[parent] ?? ""
      if scenario.nodes[parent].controller == .tabs {
        lines.append(
          "\(container).viewControllers = (\(container).viewControllers ?? []) + [\(name)]")
      } else {
        lines.append("\(container).pushViewController(\(name), animated: false)")
      }
    case .presented(let parent):
      lines.append("\(plan.controllers[parent] ?? "").present(\(name), animated: false)")
    }
  }

  private func nearestController(from index: Int) -> Int? {
    var current: Int? = index
    while let index = current {
      if scenario.nodes[index].controller != nil { return index }
      current = scenario.nodes[index].place.parent
    }
    return nil
  }

  private mutating func place(_ index: Int, _ frame: CGRect) {
    set(index, "frame", SwiftCode.rectangle(frame))
  }

  private mutating func set(_ index: Int, _ property: String, _ value: String) {
    lines.append("\(plan.view(index)).\(property) = \(value)")
  }

  private mutating func apply(_ property: NodeProperty, to index: Int) {
    if case .frame = property { return }
    lines += SwiftPropertyWriter(plan: plan).statements(property, index)
  }

  // MARK: Controls

  private mutating func events(of index: Int) -> [String] {
    let node = scenario.nodes[index]
    guard node.viewClass.isControl else { return [] }
    let choice = plan.choice(index)
    let view = plan.view(index)
    var lines: [String] = []
    if choice.kinds.contains(.events) {
      lines.append("Self.logEvents(of: \(view), as: \(SwiftCode.quote(node.shownName)))")
    }
    for answer in node.actions {
      switch answer.action {
      case .line(let line):
        guard choice.kinds.contains(.actions) else { continue }
        let time = choice.showsTimes ? "\\(Self.time)" : ""
        let text = "Self.log(\"\(time)\(SwiftCode.escape(line))\")"
        lines += SwiftCode.call(
          "\(view).addAction", ["UIAction { _ in \(text) }", "for: .\(answer.event)"], indent: 0)
      case .nilTarget(let action):
        lines += SwiftCode.call(
          "\(view).addTarget",
          ["nil", "action: Selector(\(SwiftCode.quote(action)))", "for: .\(answer.event)"],
          indent: 0)
      }
    }
    return lines
  }

  // MARK: Recognizers

  private mutating func addGesture(node index: Int, _ number: Int) {
    let id = SwiftTestPlan.GestureID(node: index, number: number)
    let gesture = scenario.nodes[index].gestures[number]
    let choice = plan.choice(index)
    let name = plan.gestures[id] ?? ""
    let type = plan.gestureTypes[id] ?? gesture.recognizerClass.rawValue
    lines.append("let \(name) = \(type)()")
    if needsRecognizerNames || gesture.name != nil {
      lines.append("\(name).name = \(SwiftCode.quote(gesture.shownName))")
    }
    if plan.hasViewName.contains(id) {
      let view = scenario.nodes[index].shownName
      lines.append("\(name).viewName = \(SwiftCode.quote(view))")
    }
    if let line = gesture.action, choice.kinds.contains(.actions) {
      let method = actionNames.variable("\(name)Recognized")
      let time = choice.showsTimes ? "\\(time)" : ""
      let parameter = gesture.showsState ? "_ recognizer: UIGestureRecognizer" : ""
      let state = gesture.showsState ? " (\\(recognizer.state))" : ""
      actions.append(
        SwiftBody.method(
          "func \(method)(\(parameter))", "log(\"\(time)\(SwiftCode.escape(line))\(state)\")"))
      let argument = gesture.showsState ? "(_:)" : ""
      lines.append("\(name).addTarget(actions, action: Actions.\(method)\(argument))")
    }
    if let delegate = plan.delegates[id] {
      lines.append("let \(delegate) = GestureDelegate()")
      if plan.hasQuietDelegates, !choice.kinds.contains(.delegate) {
        lines.append("\(delegate).isQuiet = true")
      }
      if gesture.hasDelegate { lines.append("\(name).delegate = \(delegate)") }
      kept.append(delegate)
    }
    for property in gesture.properties where !property.isLink {
      lines += SwiftPropertyWriter(plan: plan).statements(property, id)
    }
    lines.append("\(plan.view(index)).addGestureRecognizer(\(name))")
  }

  // MARK: At the end

  private mutating func writeLinks(_ index: Int) {
    let node = scenario.nodes[index]
    guard node.hasLinks else { return }
    let writer = SwiftPropertyWriter(plan: plan)
    for property in node.properties where property.isLink {
      lines += writer.statements(property, index)
    }
    for (number, gesture) in node.gestures.enumerated() {
      for property in gesture.properties where property.isLink {
        lines += writer.statements(property, .init(node: index, number: number))
      }
    }
  }

  /// Last of all, as how the content got to its first place is nobody's scrolling.
  private mutating func setScrollDelegates() {
    for index in scenario.nodes.indices {
      guard let name = plan.scrollDelegates[index] else { continue }
      lines.append("\(plan.view(index)).delegate = \(name)")
    }
  }

  private mutating func showWindows() {
    var hasKey = false
    for (index, node) in scenario.nodes.enumerated() where node.place == .window {
      let isHidden = node.properties.contains(.hidden(true))
      if isHidden { continue }
      lines.append(
        hasKey
          ? "\(plan.view(index)).isHidden = false" : "\(plan.view(index)).makeKeyAndVisible()")
      hasKey = true
    }
  }
}

extension ScenarioNode {
  /// Whether it or one of its recognizers refers to others.
  fileprivate var hasLinks: Bool {
    properties.contains(where: \.isLink)
      || gestures.contains { $0.properties.contains(where: \.isLink) }
  }
}
