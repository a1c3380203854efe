// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The calls about one touch that its view has received. Only `TouchDelivery` changes it.
///
/// ```
///  withheld                                              (not admitted: never told)
///  due --began told------------> told --ended, cancelled told--> finished
///   |                             |  \--ended held--> endHeld --told--> finished
///   \--began held--> held --released--^
///                      \--taken by a gesture, cancelled--> finished (the view hears nothing)
/// ```
@MainActor
final class DeliveryRecord {
  enum Stream {
    /// The view never receives the touch, because of `isMultipleTouchEnabled` or `isExclusiveTouch`.
    case withheld
    /// The touch is new; its view receives it with this event, unless a recognizer holds it back.
    case due
    /// A possible recognizer with delaysTouchesBegan has held it back since touch-down.
    case held(UITouch.Reading)
    /// The view received the touch-down and all that followed.
    case told
    /// The finger lifted, but a possible recognizer with delaysTouchesEnded holds back the end.
    case endHeld
    /// The view received the end, or will never receive one.
    case finished
  }

  var stream: Stream
  /// The event of the touch's sequence, with which held calls are made.
  let event: UIEvent
  /// The steps of the touch-down along the responder chain, made by the default implementations of the touch
  /// methods: later phases take the same path even when the chain changes meanwhile.
  private var path: [Step] = []
  /// The index in `path` at which the next lookup starts; lookups mostly follow the path.
  private var nextStep = 0

  /// One step of the path.
  private struct Step {
    let from: ObjectIdentifier
    let to: ObjectIdentifier
    let receiver: Receiver
    /// True if the next receiver, too, only passes the call on.
    let isForwarder: Bool
  }

  /// The responder that a step leads to. The record retains it, as the touch retains its view, so that the responders
  /// that received a beginning receive the end; but never an object that retains the touch.
  private enum Receiver {
    case retained(UIResponder)
    case owner(WeakReference<UIResponder>)

    var responder: UIResponder? {
      switch self {
      case .retained(let responder): responder
      case .owner(let reference): reference.object
      }
    }
  }

  /// The point of the touch-down, in the window.
  let downLocation: CGPoint

  init(stream: Stream, event: UIEvent, downLocation: CGPoint) {
    self.stream = stream
    self.event = event
    self.downLocation = downLocation
  }

  /// Adds a step for a responder that passed the touch-down on to another. The other may own the touch.
  func addStep(from responder: UIResponder, to next: UIResponder, isOwner: Bool) {
    path.append(
      Step(
        from: ObjectIdentifier(responder), to: ObjectIdentifier(next),
        receiver: isOwner ? .owner(WeakReference(next)) : .retained(next),
        isForwarder: next.onlyForwardsTouches))
  }

  /// Releases the responders of the path, after the end was delivered along it.
  func removePath() {
    path = []
    nextStep = 0
  }

  /// Returns the responder that another one passed the touch-down on to; nil when it did not.
  func next(after responder: ObjectIdentifier) -> UIResponder? {
    let path = path
    guard let index = step(from: responder, in: path) else { return nil }
    nextStep = index + 1
    return path[index].receiver.responder
  }

  /// Returns the responder at which a call ends, if it takes the path of the touch-down: the first one that does more
  /// than pass it on, or the last one of the path.
  func lastForwarder(from responder: UIResponder) -> UIResponder {
    let path = path
    guard var index = step(from: ObjectIdentifier(responder), in: path), path[index].isForwarder
    else { return responder }
    while index + 1 < path.count, path[index + 1].isForwarder,
      path[index + 1].from == path[index].to
    { index += 1 }
    nextStep = index + 1
    return path[index].receiver.responder ?? responder
  }

  /// Returns the index of the step that starts at a responder; nil without one.
  private func step(from responder: ObjectIdentifier, in path: [Step]) -> Int? {
    if nextStep < path.count, path[nextStep].from == responder { return nextStep }
    for index in path.indices where path[index].from == responder { return index }
    return nil
  }

  /// True if the view receives moves when they happen.
  var isTold: Bool {
    switch stream {
    case .told: true
    case .withheld, .due, .held, .endHeld, .finished: false
    }
  }

  /// True if the view counts as tracking the touch for `isExclusiveTouch`.
  var isViewTracking: Bool {
    switch stream {
    case .due, .held, .told: true
    case .withheld, .endHeld, .finished: false
    }
  }

  /// True if the view will receive another call.
  var isOpen: Bool {
    switch stream {
    case .due, .held, .told, .endHeld: true
    case .withheld, .finished: false
    }
  }

  /// True if a call is held back from the view.
  var isHeld: Bool {
    switch stream {
    case .held, .endHeld: true
    case .withheld, .due, .told, .finished: false
    }
  }

  /// True if the view received a beginning and no end.
  var owesEnd: Bool {
    switch stream {
    case .told, .endHeld: true
    case .withheld, .due, .held, .finished: false
    }
  }
}
