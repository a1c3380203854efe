// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A control's target that is released at once, because nothing retains it. If it were called, it would log its line.
@MainActor
private final class ControlLine: LineTarget {
  private let line: String

  init(_ line: String) { self.line = line }

  func sent() { UIApplication.shared.journal.write(.text(line, about: nil)) }
}

/// Creates the views, controllers and recognizers of a stage. In the order of the file, each node is created, added to
/// its parent and given its values. Properties that refer to other nodes or recognizers are set afterwards.
@MainActor
struct StageBuilder {
  private let stage: ScenarioStage
  private var scenario: Scenario { stage.scenario }

  init(_ stage: ScenarioStage) {
    self.stage = stage
  }

  func build() {
    var depths: [Int] = []
    for (index, node) in scenario.nodes.enumerated() {
      let depth = node.place.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      let built = make(node, index)
      stage.nodes.append(built)
      attach(built, node, index)
      dress(built, node, index, depth)
      for property in node.properties where !property.isLink { stage.apply(property, to: index) }
      addActions(node, to: built)
      addGestures(of: node, to: index)
    }
    for (index, node) in scenario.nodes.enumerated() {
      for property in node.properties where property.isLink { stage.apply(property, to: index) }
      for (number, gesture) in node.gestures.enumerated() {
        for property in gesture.properties where property.isLink {
          stage.apply(property, to: stage.nodes[index].gestures[number])
        }
      }
    }
    // All cells that the file describes have been created now, so the tables can show them.
    for built in stage.nodes where built.script?.hasOwnCells == true {
      guard let table = built.view as? UITableView else { continue }
      table.reloadData()
      table.layoutIfNeeded()
    }
    showWindows()
  }

  // MARK: Views and controllers

  private func make(_ node: ScenarioNode, _ index: Int) -> ScenarioStage.Built {
    let controller = node.controller.map(makeController)
    controller?.journalNameOverride = node.controllerName ?? node.controller?.rawValue
    let view: UIView
    if let controller, node.controller?.isContainer == true, let own = controller.view {
      view = own
    } else {
      view = makeView(node)
      controller?.view = view
    }
    view.journalNameOverride = node.shownName
    return ScenarioStage.Built(view: view, controller: controller)
  }

  private func makeController(_ controllerClass: ControllerClass) -> UIViewController {
    switch controllerClass {
    case .plain: UIViewController()
    case .navigation: UINavigationController()
    case .tabs: UITabBarController()
    }
  }

  private func makeView(_ node: ScenarioNode) -> UIView {
    if case .container(let index) = node.place, let view = stage.containers[index] { return view }
    let view = makeView(node.viewClass)
    let script = ViewScript()
    script.stage = stage
    view.replaceMethods(by: script)
    if let table = view as? UITableView {
      table.dataSource = script.rows
      table.delegate = script.rows
    }
    return view
  }

  private func makeView(_ viewClass: ViewClass) -> UIView {
    switch viewClass {
    case .window: UIWindow(frame: CGRect(origin: .zero, size: scenario.screen))
    case .label: UILabel(frame: .zero)
    case .imageView: UIImageView(frame: .zero)
    case .control: UIControl(frame: .zero)
    case .button: UIButton(frame: .zero)
    case .onOffSwitch: UISwitch(frame: .zero)
    case .slider: UISlider(frame: .zero)
    case .stepper: UIStepper(frame: .zero)
    case .segmentedControl: UISegmentedControl(frame: .zero)
    case .pageControl: UIPageControl(frame: .zero)
    case .textField: UITextField(frame: .zero)
    case .tabBar: UITabBar(frame: .zero)
    case .scrollView: UIScrollView(frame: .zero)
    case .tableView: UITableView(frame: .zero)
    case .stackView: UIStackView(frame: .zero)
    case .cell: UITableViewCell(style: .default, reuseIdentifier: nil)
    case .view: UIView(frame: .zero)
    }
  }

  private func attach(_ built: ScenarioStage.Built, _ node: ScenarioNode, _ index: Int) {
    switch node.place {
    case .window, .container: break
    case .cell(let table): add(built.view, toRowsOf: stage.nodes[table])
    case .content(let cell):
      guard let cell = stage.nodes[cell].view as? UITableViewCell else { return }
      add(built, to: cell.contentView)
    case .root(let index):
      let window = stage.nodes[index].view
      if let controller = built.controller, let window = window as? UIWindow {
        window.rootViewController = controller
      } else {
        add(built, to: window)
      }
    case .subview(let index):
      if let controller = built.controller, let parent = nearestController(from: index) {
        parent.addChild(controller)
        add(built, to: stage.nodes[index].view)
        controller.didMove(toParent: parent)
      } else {
        add(built, to: stage.nodes[index].view)
      }
    case .child(let index):
      guard let controller = built.controller else { return }
      if let stack = stage.nodes[index].controller as? UINavigationController {
        stack.pushViewController(controller, animated: false)
      } else if let tabs = stage.nodes[index].controller as? UITabBarController {
        tabs.setViewControllers((tabs.viewControllers ?? []) + [controller], animated: false)
      }
    case .presented(let presenter):
      guard let controller = built.controller else { return }
      controller.presentationView = makeContainer(of: index)
      for case .presentation(let style) in node.properties {
        stage.apply(.presentation(style), to: index)
      }
      stage.nodes[presenter].controller?.present(controller, animated: false)
    }
  }

  /// Returns the view that UIKit inserts around a presented view, if the file describes it. Its overrides must be set
  /// before the presentation.
  private func makeContainer(of index: Int) -> UIView? {
    guard scenario.nodes[index...].contains(where: { $0.place == .container(of: index) }) else {
      return nil
    }
    let script = ViewScript()
    script.stage = stage
    let view = UIView(frame: .zero)
    view.replaceMethods(by: script)
    stage.containers[index] = view
    return view
  }

  private func add(_ built: ScenarioStage.Built, to superview: UIView) {
    if let stack = superview as? UIStackView {
      stack.addArrangedSubview(built.view)
    } else {
      built.view.frame = superview.bounds
      superview.addSubview(built.view)
    }
  }

  /// Adds a row to a table. The cell gets its size before its subviews are added; the table sets its position later.
  private func add(_ view: UIView, toRowsOf table: ScenarioStage.Built) {
    guard let cell = view as? UITableViewCell, let script = table.script,
      let tableView = table.view as? UITableView
    else { return }
    let height = tableView.rowHeight > 0 ? tableView.rowHeight : 44
    cell.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: height)
    script.rows.cells.append(cell)
    script.rows.count = max(script.rows.count, script.rows.cells.count)
    script.hasOwnCells = true
  }

  private func nearestController(from index: Int) -> UIViewController? {
    scenario.path(from: index).lazy.compactMap { stage.nodes[$0].controller }.first { _ in true }
  }

  /// Gives plain views and controls colours by their order in the file, so that neighbours and nested views differ.
  /// Buttons get dark colours, because their titles are white.
  private func dress(
    _ built: ScenarioStage.Built, _ node: ScenarioNode, _ index: Int, _ depth: Int
  ) {
    if case .container = node.place { return }
    switch node.viewClass {
    case .view where node.controller?.isContainer != true && depth < 2:
      built.view.backgroundColor = Self.ground
    case .button: built.view.backgroundColor = Self.buttons[index % Self.buttons.count]
    case .view where node.controller?.isContainer != true, .control, .tabBar, .scrollView:
      built.view.backgroundColor = Self.palette[index % Self.palette.count]
    case .window: built.view.backgroundColor = .white
    default: break
    }
    built.script?.writesChain = scenario.logChoice(of: node).kinds.contains(.chain)
  }

  private static let ground = shade(242, 244, 248)

  /// The colours of Okabe and Ito, which can be told apart with every kind of colour vision. They are lightened for
  /// dark text.
  private static let palette: [UIColor] = [
    shade(240, 195, 92), shade(150, 206, 240), shade(127, 206, 185), shade(229, 182, 208),
    shade(244, 238, 140), shade(142, 184, 222), shade(236, 160, 110),
  ]

  /// The darker colours of the palette, on which white text can be read.
  private static let buttons: [UIColor] = [
    shade(0, 99, 160), shade(176, 70, 0), shade(0, 115, 84), shade(138, 59, 114),
  ]

  private static func shade(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1)
  }

  private func addActions(_ node: ScenarioNode, to built: ScenarioStage.Built) {
    if let controller = built.controller, node.controllerName != nil {
      controller.ownActions = node.handlers.map { Self.selector($0, of: controller) }
    } else if built.script != nil {
      built.view.ownActions = node.handlers.map { Self.selector($0, of: built.view) }
    }
    guard let control = built.view as? UIControl else { return }
    let subject = control.journalSubject
    for answer in node.actions {
      let event = UIControl.Event(answer.event)
      switch answer.action {
      case .line(let line):
        let action = UIAction(title: "", identifier: UIAction.Identifier(line)) { _ in
          UIApplication.shared.journal.write(.text(line, about: subject))
        }
        control.addAction(action, for: event)
      case .releasedTarget(let line):
        // The target is released at once, because controls don't retain their targets.
        control.addTarget(
          ControlLine(line), action: Selector(ControlLine.sent, name: line), for: event)
      case .nilTarget(let name): control.addTarget(nil, action: Selector(name), for: event)
      }
    }
  }

  /// Returns a selector whose action logs a line.
  private static func selector(
    _ handler: ScenarioNode.Handler, of responder: UIResponder
  ) -> Selector {
    let subject = responder.journalSubject
    return Selector(handler.action) { _, _, _ in
      UIApplication.shared.journal.write(.text(handler.line, about: subject))
      return .called
    }
  }

  // MARK: Recognizers

  private func addGestures(of node: ScenarioNode, to index: Int) {
    for description in node.gestures {
      let recognizer = makeRecognizer(description.recognizerClass)
      recognizer.name = description.shownName
      if let line = description.action {
        let target = RecognizerLine(
          line, showsState: description.showsState, in: description.actionStates)
        stage.lines[ObjectIdentifier(recognizer)] = target
        recognizer.addTarget(
          target, action: Selector(RecognizerLine.sent(_:), name: line))
      }
      for property in description.properties where !property.isLink {
        stage.apply(property, to: recognizer)
      }
      stage.nodes[index].view.addGestureRecognizer(recognizer)
      stage.nodes[index].gestures.append(recognizer)
    }
  }

  private func makeRecognizer(_ recognizerClass: RecognizerClass) -> UIGestureRecognizer {
    let recognizer: UIGestureRecognizer =
      switch recognizerClass {
      case .tap: UITapGestureRecognizer()
      case .longPress: UILongPressGestureRecognizer()
      case .pan: UIPanGestureRecognizer()
      case .swipe: UISwipeGestureRecognizer()
      case .pinch: UIPinchGestureRecognizer()
      case .rotation: UIRotationGestureRecognizer()
      case .screenEdgePan: UIScreenEdgePanGestureRecognizer()
      case .hover: UIHoverGestureRecognizer()
      case .swing: SwingGestureRecognizer()
      }
    recognizer.overrides = RecognizerScript(stage)
    return recognizer
  }

  /// Shows the windows. The first one that is not hidden becomes key, even if other windows of the program are visible.
  private func showWindows() {
    var hasKey = false
    for (index, built) in stage.nodes.enumerated() {
      guard let window = built.view as? UIWindow else { continue }
      let isHidden = scenario.nodes[index].properties.contains(.flag(.hidden, true))
      window.isHidden = isHidden
      guard !isHidden, !hasKey else { continue }
      window.makeKey()
      hasKey = true
    }
  }
}

extension NodeProperty {
  /// True if the property refers to other nodes, which must be created first.
  var isLink: Bool {
    switch self {
    case .next, .pointInside(.alsoInside), .pointInside(.notInside), .selected, .shouldBegin,
      .touchActions, .own, .order, .superview:
      true
    default: false
    }
  }
}

extension GestureProperty {
  /// True if the property refers to other recognizers, which must be created first.
  var isLink: Bool {
    switch self {
    case .names(.requireToFail, _), .condition, .lifetime: true
    default: false
    }
  }
}
