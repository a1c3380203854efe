// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// Random changes of superviews, root views, parents, presenters, containers, windows, requirements and `next`, inside
/// and outside of callbacks. No loop of the library may run for ever in a circle, and both ends of each relation must
/// agree.
@MainActor
@Suite("Random graphs of views and controllers")
struct RandomGraphTests {
  @Test("nothing lies above itself, links agree, and every walk ends", arguments: 0..<200)
  func randomChanges(seed: UInt64) {
    let graph = Graph(seed: seed)
    for _ in 0..<80 {
      graph.change()
      for complaint in graph.complaints { Issue.record("\(complaint), after \(graph.log)") }
      guard graph.complaints.isEmpty else { return }
    }
    graph.touchEverything()
    #expect(graph.stage.now < 10)
  }
}

/// Views and controllers, and the changes that are made to them.
@MainActor
private final class Graph {
  let stage = Stage()
  private(set) var log: [String] = []
  private var random: SeededGenerator
  private var controllers: [UIViewController] = []
  private var loose: [UIView] = []
  private var windows: [UIWindow] = []
  private var recognizers: [UIGestureRecognizer] = []
  private var depth = 0

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    controllers =
      [stage.controller] + (0..<4).map { _ in GraphController(self) }
      + [GraphNavigation(self), GraphNavigation(self), GraphTabs(self), GraphTabs(self)]
    for (index, controller) in controllers.enumerated() {
      controller.journalNameOverride = "C\(index)"
    }
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    loose = (0..<5).map { _ in GraphView(self) } + [stack, scroll, UITextField(), UITableView()]
    for (index, view) in loose.enumerated() {
      view.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
      view.accessibilityIdentifier = "V\(index)"
      stage.root.addSubview(view)
    }
    let other = UIWindow(frame: CGRect(x: 50, y: 50, width: 300, height: 300))
    other.isHidden = false
    windows = [stage.window, other]
    recognizers = (0..<4).map { _ in UIPanGestureRecognizer() }
    for recognizer in recognizers { stage.root.addGestureRecognizer(recognizer) }
  }

  private var views: [UIView] { loose + controllers.compactMap(\.viewIfLoaded) + windows }
  private func any<Item>(_ list: [Item]) -> Item {
    list[Int.random(in: 0..<list.count, using: &random)]
  }

  /// Called in each callback: sometimes changes a view or controller.
  func called() {
    guard depth > 0, depth < 3, random.chance(0.2) else { return }
    change()
  }

  func change() {
    depth += 1
    defer { depth -= 1 }
    if random.chance(0.5) { changeControllers() } else { changeViews() }
  }

  private func changeControllers() {
    let (one, other) = (any(controllers), any(controllers))
    let kind = Int.random(in: 0..<11, using: &random)
    log.append("\(kind) \(one.journalName) \(other.journalName)")
    switch kind {
    case 0, 1: one.present(other, animated: false)
    case 2: one.dismiss(animated: false)
    case 3: one.addChild(other)
    case 4: one.removeFromParent()
    case 5: one.view = any(views)
    case 6: any(windows).rootViewController = one
    case 7: (one as? UITabBarController)?.selectedIndex = .random(in: -1...3, using: &random)
    case 8: (one as? UINavigationController)?.popViewController(animated: false)
    case 9:
      let list = (0..<3).map { _ in any(controllers) }
      (one as? UINavigationController)?.setViewControllers(list, animated: false)
      (one as? UITabBarController)?.viewControllers = list
    default: (one as? UINavigationController)?.pushViewController(other, animated: false)
    }
  }

  private func changeViews() {
    let (one, other) = (any(views), any(views))
    let kind = Int.random(in: 0..<10, using: &random)
    log.append("\(10 + kind) \(one.journalName) \(other.journalName)")
    switch kind {
    case 0, 1, 2: one.addSubview(other)
    case 3: one.insertSubview(other, aboveSubview: any(views))
    case 4: other.removeFromSuperview()
    case 5: (one as? GraphView)?.following = random.chance(0.5) ? nil : any(views + controllers)
    case 6: any(recognizers).require(toFail: any(recognizers))
    case 7: (loose[5] as? UIStackView)?.addArrangedSubview(other)
    case 8: (loose[7] as? UITextField)?.leftView = other
    default: (loose[8] as? UITableView)?.tableHeaderView = other
    }
    if random.chance(0.2) { any(windows).layoutIfNeeded() }
  }

  /// The violated invariants, determined with public members only.
  var complaints: [String] {
    var found: [String] = []
    for responder in controllers as [UIResponder] + views where isAboveItself(responder) {
      found.append("\(responder.journalName) lies above itself")
    }
    for controller in controllers {
      let name = controller.journalName
      if let parent = controller.parent, parent.children.count(where: { $0 === controller }) != 1 {
        found.append("\(name) is not once among its parent's children")
      }
      if controller.children.contains(where: { $0.parent !== controller }) {
        found.append("\(name) has a child with another parent")
      }
      if let other = controller.presentedViewController,
        other.presentingViewController !== controller
      {
        found.append("\(name) presents one that does not know it")
      }
      if let view = controller.viewIfLoaded, view.controller !== controller {
        found.append("\(name) is not the controller of its view")
      }
    }
    for view in views {
      if let superview = view.superview, superview.subviews.count(where: { $0 === view }) != 1 {
        found.append("\(view.journalName) is not once among its superview's subviews")
      }
      if view.subviews.contains(where: { $0.superview !== view }) {
        found.append("\(view.journalName) has a subview with another superview")
      }
    }
    return found
  }

  private func isAboveItself(_ start: UIResponder) -> Bool {
    var waiting = above(start)
    var seen: Set<ObjectIdentifier> = []
    while let responder = waiting.popLast() {
      if responder === start { return true }
      if seen.insert(ObjectIdentifier(responder)).inserted { waiting += above(responder) }
    }
    return false
  }

  private func above(_ responder: UIResponder) -> [UIResponder] {
    switch responder {
    // An application's own `next` may lead anywhere.
    case let view as GraphView where view.following != nil:
      return [view.superview, view.controller].compactMap { $0 }
    case let view as UIView: return [view.superview, view.next].compactMap { $0 }
    case let controller as UIViewController:
      return [controller.next, controller.parent, controller.presentingViewController]
        .compactMap { $0 }
    default: return []
    }
  }

  /// Follows each kind of relation once, from every object.
  func touchEverything() {
    for window in windows { window.isHidden = false }
    stage.host.advance(to: stage.now + 0.1)
    for x in stride(from: 20, to: 400, by: 60) {
      stage.finger(1).down(CGFloat(x), CGFloat(x)).move(CGFloat(x) + 30, CGFloat(x)).up()
    }
    for responder in controllers as [UIResponder] + views {
      _ = responder.target(forAction: Selector("save"), withSender: nil)
      _ = ResponderChain(from: responder)
      responder.becomeFirstResponder()
      stage.host.feed(.shake, at: stage.now)
      stage.host.feed(.remote(.play), at: stage.now)
    }
    for controller in controllers { controller.dismiss(animated: false) }
    stage.wait(2)
  }
}

private final class GraphView: UIView {
  private weak var graph: Graph?
  var following: UIResponder?

  init(_ graph: Graph) {
    self.graph = graph
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { following ?? super.next }
  override var canBecomeFirstResponder: Bool { true }
  override func willMove(toSuperview newSuperview: UIView?) { graph?.called() }
  override func didMoveToSuperview() { graph?.called() }
  override func didMoveToWindow() { graph?.called() }
  override func didAddSubview(_ subview: UIView) { graph?.called() }
  override func willRemoveSubview(_ subview: UIView) { graph?.called() }
  override func layoutSubviews() { graph?.called() }
}

private final class GraphController: UIViewController {
  private weak var graph: Graph?

  init(_ graph: Graph) {
    self.graph = graph
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() { graph?.called() }
  override func viewWillAppear(_ animated: Bool) { graph?.called() }
  override func viewDidAppear(_ animated: Bool) { graph?.called() }
  override func viewWillDisappear(_ animated: Bool) { graph?.called() }
  override func viewDidDisappear(_ animated: Bool) { graph?.called() }
  override func willMove(toParent parent: UIViewController?) { graph?.called() }
  override func didMove(toParent parent: UIViewController?) { graph?.called() }
}

private final class GraphNavigation: UINavigationController {
  private weak var graph: Graph?

  init(_ graph: Graph) {
    self.graph = graph
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { graph?.called() }
  override func viewDidDisappear(_ animated: Bool) { graph?.called() }
  override func willMove(toParent parent: UIViewController?) { graph?.called() }
}

private final class GraphTabs: UITabBarController {
  private weak var graph: Graph?

  init(_ graph: Graph) {
    self.graph = graph
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { graph?.called() }
  override func viewDidDisappear(_ animated: Bool) { graph?.called() }
  override func didMove(toParent parent: UIViewController?) { graph?.called() }
}
