// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A record of which touch methods a view has received for one touch. Only `TouchDelivery` changes it.
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
    /// The touch is new. Its view receives it with this event, unless a recognizer delays it.
    case due
    /// A recognizer that is still possible has delayed touchesBegan since the finger came down (delaysTouchesBegan).
    case held(UITouch.Reading)
    /// The view received touchesBegan, and receives moves at once.
    case told
    /// The finger lifted, but a recognizer that is still possible delays touchesEnded (delaysTouchesEnded).
    case endHeld
    /// The view received touchesEnded or touchesCancelled, or will never receive one.
    case finished
  }

  var stream: Stream
  /// The event of the multitouch sequence to which the touch belongs. Delayed calls pass this event, too.
  let event: UIEvent
  /// The path of touchesBegan up the responder chain, which the default touch methods record. Later phases take the
  /// same path, even if the chain changes meanwhile.
  private var path: [Step] = []
  /// The index in `path` at which the next lookup starts, because lookups mostly proceed in order.
  private var nextStep = 0

  /// One step of the path, from a responder to the next.
  private struct Step {
    let from: ObjectIdentifier
    let to: ObjectIdentifier
    let receiver: Receiver
    /// True if the responder at the end of the step only forwards calls.
    let isForwarder: Bool
  }

  /// The responder at the end of a step. It is retained, so that responders that received touchesBegan also receive
  /// touchesEnded or touchesCancelled. A responder that may retain the touch is not retained, to avoid a cycle.
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

  /// The point at which the finger came down, in the window.
  let downLocation: CGPoint

  init(stream: Stream, event: UIEvent, downLocation: CGPoint) {
    self.stream = stream
    self.event = event
    self.downLocation = downLocation
  }

  /// Adds a step for a responder that passed touchesBegan on to `next`. `isOwner` is true if `next` may retain the
  /// touch.
  func addStep(from responder: UIResponder, to next: UIResponder, isOwner: Bool) {
    path.append(
      Step(
        from: ObjectIdentifier(responder), to: ObjectIdentifier(next),
        receiver: isOwner ? .owner(WeakReference(next)) : .retained(next),
        isForwarder: next.onlyForwardsTouches))
  }

  /// Releases the responders of the path after touchesEnded or touchesCancelled was delivered.
  func removePath() {
    path = []
    nextStep = 0
  }

  /// Returns the responder to which `responder` passed touchesBegan; nil if it did not pass it on.
  func next(after responder: ObjectIdentifier) -> UIResponder? {
    let path = path
    guard let index = step(from: responder, in: path) else { return nil }
    nextStep = index + 1
    return path[index].receiver.responder
  }

  /// Returns the last of the consecutive responders after `responder` on the recorded path that only forward calls;
  /// `responder` itself if there are none.
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

  /// True if the view receives moves at once.
  var isTold: Bool {
    switch stream {
    case .told: true
    case .withheld, .due, .held, .endHeld, .finished: false
    }
  }

  /// True if the view counts as tracking the touch when `isExclusiveTouch` of this or another view is checked.
  var isViewTracking: Bool {
    switch stream {
    case .due, .held, .told: true
    case .withheld, .endHeld, .finished: false
    }
  }

  /// True if the view will receive more calls for the touch.
  var isOpen: Bool {
    switch stream {
    case .due, .held, .told, .endHeld: true
    case .withheld, .finished: false
    }
  }

  /// True if a call to the view is delayed.
  var isHeld: Bool {
    switch stream {
    case .held, .endHeld: true
    case .withheld, .due, .told, .finished: false
    }
  }

  /// True if the view received touchesBegan but no end yet.
  var owesEnd: Bool {
    switch stream {
    case .told, .endHeld: true
    case .withheld, .due, .held, .finished: false
    }
  }
}
