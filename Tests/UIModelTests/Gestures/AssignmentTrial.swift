// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import UIModel

/// A place in an application's code where a state can be assigned.
enum AssignmentSite: Hashable, CaseIterable {
  case beforeBegan, afterBegan, beforeMoved, afterMoved, beforeEnded, afterEnded
  case beforeCancelled, afterCancelled
  case action, shouldReceive, shouldBegin, timer, outside
}

/// A recognizer that calls a closure around its touch methods.
@MainActor
protocol Interruptible: UIGestureRecognizer {
  var onSite: (AssignmentSite) -> Void { get set }
}

/// The classes under test, each with movements of fingers that it recognizes.
enum AssignmentKind: CaseIterable {
  case tap, press, pan, edgePan, swipe, pinch, rotation, discrete, continuous

  @MainActor
  func make() -> any Interruptible {
    switch self {
    case .tap: return TriedTap()
    case .press:
      let press = TriedPress()
      press.minimumPressDuration = 0.1
      return press
    case .pan: return TriedPan()
    case .edgePan:
      let pan = TriedEdgePan()
      pan.edges = .left
      return pan
    case .swipe: return TriedSwipe()
    case .pinch: return TriedPinch()
    case .rotation: return TriedRotation()
    case .discrete: return TriedCustom(isContinuous: false)
    case .continuous: return TriedCustom(isContinuous: true)
    }
  }

  /// Feeds a frame of the gesture: its touch-down, one of its two moves, or its lift.
  @MainActor
  func frame(_ phase: InputSample.Phase, _ step: Int, on stage: Stage) {
    let way: CGFloat = [0, 30, 70, 70][step]
    switch self {
    case .tap: stage.frame(stage.finger(1).sample(phase, 100 + min(way, 2), 100))
    case .press, .pan, .swipe, .discrete, .continuous:
      let isStill = self == .press && step < 2
      stage.frame(stage.finger(1).sample(phase, 100 + (isStill ? 0 : way), 100))
    case .edgePan: stage.frame(stage.finger(1).sample(phase, 2 + way, 100))
    case .pinch: stage.two(phase, 100 + way)
    case .rotation: stage.two(phase, 100, turned: way)
    }
  }
}

/// The movements after the assignment.
enum AssignmentEnding: CaseIterable {
  /// The movements complete the gesture.
  case whole
  /// The fingers lift at once or, for a tap, move too far.
  case failing
  /// The system cancels the touches during the gesture.
  case cancelled
}

/// Plays one gesture during which a state is assigned, and notes the result.
@MainActor
struct AssignmentTrial {
  let kind: AssignmentKind
  let ending: AssignmentEnding
  var assignment: (site: AssignmentSite, read: GestureState, new: GestureState)?

  struct Result {
    var actions: [GestureState] = []
    /// The actions of a second, undisturbed gesture.
    var later: [GestureState] = []
    /// The states that were read at each site.
    var moments: [(site: AssignmentSite, state: GestureState)] = []
    var misuses: [String] = []
    var lines: [String] = []
    /// True if a recognizer that requires this one to fail was recognized.
    var waiterActed = false
  }

  func run() -> Result {
    var result = Result()
    let stage = Stage()
    let view = stage.view("V", in: stage.root, 0, 0, 400, 400)
    view.isMultipleTouchEnabled = true
    let recognizer = kind.make()
    stage.add(recognizer, "r", to: view)
    var isOpen = true
    let pass: (AssignmentSite) -> Void = { [unowned recognizer] site in
      guard isOpen else { return }
      let state = recognizer.state.gestureState
      result.moments.append((site, state))
      guard let assignment, assignment.site == site, assignment.read == state else { return }
      isOpen = false
      recognizer.state = .init(rawValue: assignment.new.rawValue) ?? .possible
    }
    recognizer.onSite = pass
    stage.onAction(of: recognizer) {
      result.actions.append($0.state.gestureState)
      pass(.action)
    }
    stage.delegate(of: recognizer) { delegate in
      delegate.receivesTouch = { _ in
        pass(.shouldReceive)
        return true
      }
      delegate.shouldBegin = { _ in
        pass(.shouldBegin)
        return true
      }
    }
    addWaiter(for: recognizer, to: view, on: stage) { result.waiterActed = true }

    play(ending, on: stage, between: pass)
    stage.wait(1)
    result.misuses = stage.misuses
    result.lines = stage.takeLines()
    isOpen = false
    let sent = result.actions.count
    play(.whole, on: stage, between: pass)
    stage.wait(1)
    result.later = Array(result.actions.dropFirst(sent))
    result.actions = Array(result.actions.prefix(sent))
    stage.end()
    return result
  }

  /// Returns a recognizer that wants to recognize at the first touch-down and must wait for this one to fail.
  private func addWaiter(
    for recognizer: UIGestureRecognizer, to view: UIView, on stage: Stage,
    _ onAction: @escaping () -> Void
  ) {
    let waiter = ScriptedRecognizer()
    waiter.cancelsTouchesInView = false
    waiter.delaysTouchesEnded = false
    waiter.onTouches = { [unowned waiter] method, _, _ in
      if method == .began, waiter.state == .possible { waiter.state = .ended }
    }
    waiter.require(toFail: recognizer)
    view.addGestureRecognizer(waiter)
    stage.onAction(of: waiter) { _ in onAction() }
    stage.keep(waiter)
  }

  private func play(
    _ ending: AssignmentEnding, on stage: Stage, between pass: @escaping (AssignmentSite) -> Void
  ) {
    func rest(_ seconds: TimeInterval) {
      pass(.outside)
      _ = stage.application.scheduler.schedule(after: seconds / 2, named: "app") { pass(.timer) }
      stage.wait(seconds)
    }
    kind.frame(.began, 0, on: stage)
    rest(0.02)
    if ending == .failing {
      if kind == .tap { stage.finger(1).move(300, 100) }
      kind.frame(.ended, 0, on: stage)
      return
    }
    kind.frame(.moved, 1, on: stage)
    rest(kind == .press ? 0.15 : 0.02)
    kind.frame(.moved, 2, on: stage)
    rest(0.02)
    if ending == .cancelled {
      kind.frame(.cancelled, 2, on: stage)
    } else {
      kind.frame(.ended, 3, on: stage)
    }
  }
}

// The same four overrides for each class: without Objective-C, Swift offers no way to share them.

private final class TriedTap: UITapGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedPress: UILongPressGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedPan: UIPanGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedEdgePan: UIScreenEdgePanGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedSwipe: UISwipeGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedPinch: UIPinchGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

private final class TriedRotation: UIRotationGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { super.touchesCancelled(touches, with: event) }
  }
}

/// A recognizer of an application: discrete at the lift, or continuous from the first move on. A lift without a move
/// fails it.
private final class TriedCustom: UIGestureRecognizer, Interruptible {
  var onSite: (AssignmentSite) -> Void = { _ in }
  private let isContinuous: Bool
  private var hasMoved = false

  init(isContinuous: Bool) {
    self.isContinuous = isContinuous
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeBegan, .afterBegan) {}
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeMoved, .afterMoved) {
      hasMoved = true
      if isContinuous, state == .possible { state = .began }
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeEnded, .afterEnded) { finish(hasMoved ? .ended : .failed) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    around(.beforeCancelled, .afterCancelled) { finish(.cancelled) }
  }
  override func reset() { hasMoved = false }

  /// Ends the gesture if it has not ended, as Apple's sample recognizers do.
  private func finish(_ end: State) {
    switch state {
    case .possible: state = end == .ended ? .ended : .failed
    case .began, .changed: state = end == .ended ? .ended : .cancelled
    case .ended, .cancelled, .failed: break
    }
  }
}

extension Interruptible {
  fileprivate func around(_ before: AssignmentSite, _ after: AssignmentSite, _ body: () -> Void) {
    onSite(before)
    body()
    onSite(after)
  }
}
