// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

extension UIGestureRecognizer {
  /// The name in logs: `name` if it was set, else the class.
  package final var journalName: String { name ?? ClassName.of(self) }

  /// The description of this recognizer in journal entries.
  package final var journalSubject: Subject {
    Subject(name: journalName, identity: ObjectIdentifier(self))
  }

  /// The recognizers that this one requires to fail by `require(toFail:)`, in the order of the calls.
  package final var requiredToFail: [UIGestureRecognizer] { requirements.compactMap(\.object) }

  /// The recognizers that require this one to fail by `require(toFail:)`.
  package final var waitingForThis: [UIGestureRecognizer] { requiredBy.compactMap(\.object) }

  /// The targets with their actions, in the order of adding.
  package final var targetActions: [(target: AnyObject, action: Selector)] {
    targets.compactMap { pair in pair.target.map { ($0, pair.action) } }
  }

  private final var environment: GestureEnvironment { UIApplication.shared.gestures }

  final func propose(_ state: State, because failure: GestureFailure? = nil) {
    environment.propose(state, by: self, because: failure)
  }

  /// Handles an assignment to `state` by the application or by the class's machine. If the assignment begins the
  /// gesture, the machine is notified before the action is sent, and from then on continues a gesture that has begun.
  /// An assignment by `announceState()` has no effect.
  final func assign(_ state: State) {
    if announced == state {
      announced = nil
      return
    }
    environment.runTurn {
      let hadBegun = hasBegun
      propose(state, because: failureToAssign)
      if !hadBegun, hasBegun { judge(.begin) }
    }
  }

  /// Assigns the state that the recognizer already has, after a verdict, a reset or a stop, so that a subclass that
  /// overrides `state` sees the change. UIKit also sets the property for each change, which notifies observers of the
  /// key path "state".
  final func announceState() {
    announced = storedState
    // Calls app code: `state` may be overridden.
    state = storedState
    announced = nil
  }

  /// True if the recognizer has ended, or will end if its proposal is accepted.
  final var hasEnded: Bool { (progress.proposed.last ?? storedState).gestureState.isEnd }

  /// True if the recognizer has begun, or will begin once it no longer waits.
  final var hasBegun: Bool {
    storedState.gestureState.isActive || progress.proposed.contains(.began)
  }

  final func stop(because reason: StateReason) {
    environment.stop(self, because: reason)
  }

  final func drop(_ touch: UITouch) {
    environment.drop(touch, from: self)
  }

  final func drop(_ press: UIPress) {
    environment.drop(press, from: self)
  }

  /// Returns whether `allowedTouchTypes` contains a kind of touch.
  package final func allows(_ type: UITouch.TouchType) -> Bool {
    allowedTouchTypes.contains { $0.intValue == type.rawValue }
  }

  final func addRequirement(_ other: UIGestureRecognizer) {
    guard !requirements.contains(where: { $0.object === other }) else { return }
    // If no recognizer waits for this one, the requirement can't complete a cycle.
    if other === self || requiredBy.contains(where: { $0.object != nil }),
      let circle = other.wayAlongRequirements(to: self)
    {
      environment.noteCircle((circle + [other]).map(\.journalName))
      return
    }
    Self.append(other, to: &requirements)
    Self.append(self, to: &other.requiredBy)
    environment.requirementsChanged(of: self)
  }

  /// Removes a requirement of `require(toFail:)`. UIKit has no public method for this. Scenarios use it to change the
  /// requirements of a recognizer.
  package final func removeRequirement(_ other: UIGestureRecognizer) {
    requirements.removeAll { $0.object === other }
    other.requiredBy.removeAll { $0.object === self }
    environment.withdrawRequirement(of: self, toFail: other)
  }

  /// Returns the path along requirements from this recognizer to another one, including both; nil if there is none.
  private final func wayAlongRequirements(to goal: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var (open, seen) = ([self], Set([ObjectIdentifier(self)]))
    var before: [ObjectIdentifier: UIGestureRecognizer] = [:]
    while let last = open.popLast() {
      if last === goal {
        var way = [last]
        while let previous = before[ObjectIdentifier(way[way.count - 1])] { way.append(previous) }
        return way.reversed()
      }
      for next in last.requirements.compactMap(\.object)
      where seen.insert(ObjectIdentifier(next)).inserted {
        before[ObjectIdentifier(next)] = last
        open.append(next)
      }
    }
    return nil
  }

  /// Adds a reference. Each time the list has doubled, references to deallocated recognizers are removed.
  private static func append(
    _ recognizer: UIGestureRecognizer, to list: inout [WeakReference<UIGestureRecognizer>]
  ) {
    if list.count.nonzeroBitCount == 1 { list.removeAll { $0.object == nil } }
    list.append(WeakReference(recognizer))
  }

  final func askDelegate(about event: UIEvent) -> Bool {
    // Calls app code: the delegate.
    let answer = delegate?.gestureRecognizer(self, shouldReceive: event)
    return noted(answer, to: .shouldReceiveEvent, event)
  }

  final func askDelegate(about touch: UITouch, _ event: UIEvent) -> Bool {
    // Calls app code: the delegate.
    let answer = delegate?.gestureRecognizer(self, shouldReceive: touch)
    return noted(answer, to: .shouldReceiveTouch, event)
  }

  final func askDelegate(about press: UIPress, _ event: UIPressesEvent) -> Bool {
    // Calls app code: the delegate.
    let answer = delegate?.gestureRecognizer(self, shouldReceive: press)
    return noted(answer, to: .shouldReceivePress, event)
  }

  /// Writes the delegate's result to the journal and returns it; true if there is no delegate.
  private final func noted(
    _ answer: Bool?, to question: DelegateQuestion, _ event: UIEvent
  ) -> Bool {
    guard let answer else { return true }
    event.journal?.write(
      .delegate(journalSubject, question, about: nil, answer: answer))
    return answer
  }

  final var centroidInWindow: CGPoint {
    let touches = currentTouches.isEmpty ? attemptTouches : currentTouches
    guard !touches.isEmpty else { return .zero }
    return touches.reduce(CGPoint.zero) { $0 + $1.locationInWindow } / CGFloat(touches.count)
  }

  final func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = gestureWindow else { return point }
    return window.convert(point, to: view)
  }

  /// The window of the recognizer's view; if it has no view any more, the window of its touches.
  final var gestureWindow: UIWindow? {
    storedView?.storedWindow ?? attemptTouches.first?.boundWindow
  }

  final func refuseEmptyButtonMask() {
    UIApplication.shared.journal.misuse(.emptyButtonMask(journalName))
  }

  final func refuseTouchIndex(_ index: Int) {
    UIApplication.shared.journal.misuse(
      .noTouch(journalName, index: index, count: numberOfTouches))
  }
}

extension UIGestureRecognizer.State {
  /// The state as a value for machines and the journal.
  package var gestureState: GestureState {
    switch self {
    case .possible: .possible
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    case .failed: .failed
    }
  }
}
