// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// One copy of the audited scene: its host, and the nodes of its views and recognizers.
@MainActor
final class AuditStage {
  let host: UIModel.Host
  let stage: ScenarioStage
  /// The size of the screen, in points.
  let screen: CGSize
  /// The time at which the scene was staged, in seconds of its host. Input begins then.
  let start: TimeInterval
  /// The object that contains the delegates of views and recognizers, which must be retained.
  private let owner: AnyObject?
  private var nodes: [ObjectIdentifier: Int] = [:]
  private var controllers: [ObjectIdentifier: Int] = [:]
  private var recognizers: [ObjectIdentifier: RecognizerIndex] = [:]

  init(
    _ host: UIModel.Host, _ stage: ScenarioStage, screen: CGSize, owner: AnyObject? = nil
  ) {
    self.owner = owner
    self.host = host
    self.stage = stage
    self.screen = screen
    start = host.now
    for (index, built) in stage.nodes.enumerated() {
      nodes[ObjectIdentifier(built.view)] = index
      if let controller = built.controller { controllers[ObjectIdentifier(controller)] = index }
      for (number, gesture) in built.gestures.enumerated() {
        recognizers[ObjectIdentifier(gesture)] = .listed(index, number)
      }
      addOwn(of: built, index)
    }
  }

  private func addOwn(of built: ScenarioStage.Built, _ index: Int) {
    for own in OwnRecognizer.allCases {
      if let recognizer = built.recognizer(own) {
        recognizers[ObjectIdentifier(recognizer)] = .own(index, own)
      }
    }
    guard let view = built.view as? UIScrollView else { return }
    recognizers[ObjectIdentifier(view.ownRecognizers.touchDelay)] = .touchDelay(index)
  }

  var scenario: Scenario { stage.scenario }

  func view(_ node: Int) -> UIView { stage.nodes[node].view }

  func node(_ subject: Subject) -> Int? { nodes[subject.identity] ?? controllers[subject.identity] }

  func node(_ view: UIView) -> Int? { nodes[ObjectIdentifier(view)] }

  func recognizer(_ subject: Subject) -> RecognizerIndex? { recognizers[subject.identity] }

  func recognizer(_ index: RecognizerIndex) -> UIGestureRecognizer? {
    switch index {
    case .listed(let node, let number): stage.nodes[node].gestures[number]
    case .own(let node, let own): stage.nodes[node].recognizer(own)
    case .touchDelay(let node): (view(node) as? UIScrollView)?.ownRecognizers.touchDelay
    }
  }

  /// Returns the node of a view, or of its nearest superview that has one.
  func nearestNode(_ view: UIView?) -> Int? {
    var view = view
    while let current = view {
      if let node = node(current) { return node }
      view = current.superview
    }
    return nil
  }

  /// Returns the view that a touch at a point would hit. No touch is created, and the journal stays unchanged.
  func hit(_ point: CGPoint) -> UIView? {
    for window in host.windowsBackToFront.reversed() {
      if let view = window.hitTest(window.mapFromScreen(point), with: nil) { return view }
    }
    return nil
  }

  /// Sets the content offsets of scroll views directly.
  func place(_ offsets: [Int: CGPoint]) {
    for (node, offset) in offsets.sorted(by: { $0.key < $1.key }) {
      (view(node) as? UIScrollView)?.contentOffset = offset
    }
  }

  // MARK: Targets

  /// All targets: everything that gestures can operate, in the order of the nodes.
  var targets: [AuditTarget] {
    stage.nodes.indices.flatMap { index -> [AuditTarget] in
      own(index)
        + stage.nodes[index].gestures.enumerated().compactMap { number, recognizer in
          isListed(recognizer) && hasAction(index, number, recognizer)
            ? .recognizer(index, number) : nil
        }
    }
  }

  private func own(_ index: Int) -> [AuditTarget] {
    let (built, node) = (stage.nodes[index], scenario.nodes[index])
    var targets: [AuditTarget] = []
    if let control = built.view as? UIControl, isUsed(control, node) {
      targets.append(.control(index))
    }
    if handlesTouches(node) { targets.append(.view(index)) }
    let settings = scrollSettings(index)
    if settings?.select != nil { targets.append(.rows(index)) }
    if settings?.leadingActions?.isEmpty == false || settings?.trailingActions?.isEmpty == false {
      targets.append(.rowActions(index))
    }
    if let view = built.view as? UIScrollView, view.isScrollEnabled {
      if !view.scrollableAxes.isEmpty { targets.append(.scrolling(index)) }
      if view.maximumZoomScale > view.minimumZoomScale { targets.append(.zooming(index)) }
    }
    if let controller = built.controller as? UINavigationController,
      controller.viewControllers.count > 1
    {
      targets.append(.popping(index))
    }
    return targets
  }

  /// Returns whether a file overrides a control's tracking methods.
  func tracks(_ node: ScenarioNode) -> Bool {
    node.properties.contains { if case .tracking = $0 { true } else { false } }
  }

  /// Returns whether a control is a target. Controls inside UIKit's own views, such as the buttons of a tab bar, are
  /// not: they are parts of these views.
  private func isUsed(_ control: UIControl, _ node: ScenarioNode) -> Bool {
    if tracks(node) { return true }
    return !node.actions.isEmpty || !(control is UIButton) && node.viewClass != .control
      || control.overrides != nil && node.viewClass == .button
  }

  /// Returns whether a file lets a view handle touches itself.
  func handlesTouches(_ node: ScenarioNode) -> Bool {
    guard !node.viewClass.isControl, !node.viewClass.isScrollView else { return false }
    return node.properties.contains { property in
      switch property {
      case .drag(true), .touches(.intercept), .touchActions: true
      default: false
      }
    }
  }

  /// True if an override in the file makes the result of a hit test depend on the number of earlier hit tests.
  private(set) lazy var countsHitTests = scenario.nodes.contains { node in
    node.properties.contains { if case .hitTest(.inTurn) = $0 { true } else { false } }
  }

  /// Returns the settings of a scroll view or table in the file.
  func scrollSettings(_ node: Int) -> ScrollSettings? {
    for case .scroll(let settings) in scenario.nodes[node].properties { return settings }
    return nil
  }

  /// Returns whether the file lists a recognizer among those of its view; false for one that UIKit adds.
  private func isListed(_ recognizer: UIGestureRecognizer) -> Bool {
    if case .listed? = recognizers[ObjectIdentifier(recognizer)] { true } else { false }
  }

  private func hasAction(
    _ node: Int, _ number: Int, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    scenario.nodes[node].gestures[number].action != nil || !recognizer.targetActions.isEmpty
  }
}
