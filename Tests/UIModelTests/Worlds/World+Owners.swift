// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Carries out an application's changes of containers, windows, tables, fields, delegates and targets.
extension World {
  func performOnContainers(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .push(let index, let container):
      guard let page = controller(index) else { return true }
      (controller(-1 - container) as? UINavigationController)?
        .pushViewController(page, animated: false)
    case .pop(let container):
      (controller(-1 - container) as? UINavigationController)?.popViewController(animated: false)
    case .fill(let container, let indices):
      let pages = indices.compactMap(controller)
      (controller(-1 - container) as? UINavigationController)?
        .setViewControllers(pages, animated: false)
      (controller(-1 - container) as? UITabBarController)?
        .setViewControllers(pages, animated: false)
    case .select(let tab, let container):
      (controller(-1 - container) as? UITabBarController)?.selectedIndex = tab
    case .child(let index, let parent):
      guard let child = controller(index) else { return true }
      controller(parent)?.addChild(child)
    case .orphan(let index): controller(index)?.removeFromParent()
    case .showController(let index, let presenter):
      guard let page = controller(index) else { return true }
      (controller(presenter) ?? rootController)?.present(page, animated: false)
    case .root(let window, let index):
      if windows.indices.contains(window), let page = controller(index) {
        windows[window].rootViewController = page
      }
    case .moveWindow(let index, let place):
      guard windows.indices.contains(index) else { return true }
      windows[index].frame.origin = place
    case .lead(let index, let other):
      (target(index) as? StageView)?.nextOverride = other.flatMap(target)
    default: return false
    }
    return true
  }

  func performOnOwners(_ deed: WorldDeed) -> Bool {
    switch deed {
    case .anchor(let index, let anchor): target(index)?.anchorPoint = anchor
    case .shift(let index, let origin):
      // The offset of a scroll view is changed by other actions.
      if let view = target(index), !(view is UIScrollView) { view.bounds.origin = origin }
    case .arrange(let index, let stack):
      guard let view = target(index) else { return true }
      (target(stack) as? UIStackView)?.addArrangedSubview(view)
    case .allow(let index, let types):
      gesture(index)?.allowedTouchTypes = types.map { NSNumber(value: $0) }
    case .loseDelegate(let index):
      isRedelegated = true
      lose(delegates.removeValue(forKey: index), "delegate", index)
    case .borrowDelegate(let index, let other):
      isRedelegated = true
      gesture(index)?.delegate = delegates[other]
    case .loseTarget(let index):
      retargeted.insert(index)
      for target in targets.removeValue(forKey: index) ?? [] { lose(target, "target", index) }
    case .addTarget(let index):
      retargeted.insert(index)
      if !isLeftOut(recognizer: index) { addTarget(index) }
    case .enter(let index, let text):
      guard let field = target(index) as? UITextField else { return true }
      hasFedKeys = true
      field.becomeFirstResponder()
      host.perform { _ = host.application.typeText(text) }
    case .loseControlTarget(let index):
      lose(controlTargets.removeValue(forKey: index), "control target", index)
    case .editRows(let index, let choice):
      if index >= 0, !isLeftOut(view: index) { scrollHosts[index]?.edit(choice) }
    case .refresh(let index, let begins):
      let control = (target(index) as? UIScrollView)?.refreshControl
      if begins { control?.beginRefreshing() } else { control?.endRefreshing() }
    case .loseScrollDelegate(let index):
      if target(index) is UIScrollView, index >= 0 {
        lose(scrollHosts.removeValue(forKey: index), "scroll delegate", index)
      }
    default: return false
    }
    return true
  }

  /// Adds an object to `letGo` after the application released it: no other object may retain it.
  private func lose(_ owner: AnyObject?, _ what: String, _ index: Int) {
    if let owner { letGo.append(("\(what) \(index)", WeakObject(owner))) }
  }

  func addTarget(_ index: Int) {
    let target = ActionHook { [unowned self] recognizer in
      actionsTold[ObjectIdentifier(recognizer), default: 0] += 1
      called(.action, index)
      called(.afterAction, index)
    }
    targets[index, default: []].append(target)
    recognizers[index].addTarget(target, action: ActionHook.sent(_:))
  }

  /// Returns a recognizer whose class assigns states in its touch methods; nil if there is no such class for the kind.
  func makeAssigning(_ recognizer: WorldPlan.Recognizer, _ index: Int) -> UIGestureRecognizer? {
    let assigner = WorldAssigner(self, index)
    switch recognizer.kind {
    case .pan, .edgePan: return AssigningPan(assigner)
    case .press: return AssigningPress(assigner)
    case .pinch: return AssigningPinch(assigner)
    case .tap: return AssigningTap(assigner)
    case .swipe: return AssigningSwipe(assigner)
    case .rotation: return AssigningRotation(assigner)
    case .hover, .custom: return nil
    }
  }
}

/// A control's target that is an object rather than a closure.
@MainActor
final class WorldControlTarget {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func sent() { body() }
}

/// A text field's delegate with the answers of the plan, which changes the world in its callbacks.
final class WorldFieldDelegate: UITextFieldDelegate {
  private unowned let world: World
  private let index: Int

  init(world: World, index: Int) {
    self.world = world
    self.index = index
  }

  private func asked(_ question: String) -> Bool {
    world.called(.editing, index)
    return !world.plan.answer(question, index, 0, chance: 0.1)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { asked("noBeginning") }
  func textFieldDidBeginEditing(_ textField: UITextField) { _ = asked("") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { asked("noEnd") }
  func textFieldDidEndEditing(_ textField: UITextField) { _ = asked("") }
  func textFieldDidChangeSelection(_ textField: UITextField) { _ = asked("") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { asked("noChange") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { asked("noClear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { asked("noReturn") }
}

/// Assigns random states, legal or not, as subclasses in applications do.
@MainActor
final class WorldAssigner {
  private unowned let world: World
  private let index: Int
  private var random: SeededGenerator

  init(_ world: World, _ index: Int) {
    self.world = world
    self.index = index
    random = SeededGenerator(seed: world.plan.seed &* 977 &+ UInt64(index))
  }

  func assign(to recognizer: UIGestureRecognizer, atEnd: Bool = false) {
    world.called(.assigning, index)
    guard random.chance(atEnd ? 0.1 : 0.3) else { return }
    let states: [UIGestureRecognizer.State] = [
      .began, .began, .changed, .ended, .failed, .cancelled,
    ]
    if let state = states.randomElement(using: &random) { recognizer.state = state }
  }
}

private final class AssigningPan: UIPanGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    assigner.assign(to: self, atEnd: true)
    super.touchesEnded(touches, with: event)
  }
}

private final class AssigningPress: UILongPressGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    assigner.assign(to: self)
    super.touchesMoved(touches, with: event)
  }
}

private final class AssigningPinch: UIPinchGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    assigner.assign(to: self)
  }
}

private final class AssigningTap: UITapGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    assigner.assign(to: self)
  }
}

private final class AssigningSwipe: UISwipeGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    assigner.assign(to: self)
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    assigner.assign(to: self, atEnd: true)
  }
}

private final class AssigningRotation: UIRotationGestureRecognizer {
  private let assigner: WorldAssigner

  init(_ assigner: WorldAssigner) {
    self.assigner = assigner
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    assigner.assign(to: self)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    assigner.assign(to: self)
    super.touchesMoved(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    assigner.assign(to: self, atEnd: true)
    super.touchesCancelled(touches, with: event)
  }
}
