// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What the view of one touch was told so far. Written by `TouchDelivery` alone.
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
    /// Multiple or exclusive touch keeps the touch from the view for its whole life.
    case withheld
    /// The touch is new; its view is told in this event, unless a recognizer holds it back.
    case due
    /// A possible recognizer with delaysTouchesBegan holds it back since touch-down.
    case held(UITouch.Reading)
    /// The view knows of the touch-down and of all that followed.
    case told
    /// The finger lifted, but a possible recognizer with delaysTouchesEnded holds the end back.
    case endHeld
    /// The view was told the end, or never will be.
    case finished
  }

  var stream: Stream
  /// The event of the touch's sequence; a late call is made with it.
  let event: UIEvent
  /// The steps of the touch-down along the responder chain, made by the default implementations of the touch
  /// methods: later phases take the same path even when the chain changes meanwhile.
  private var path: [Step] = []
  /// The index in `path` after the step that was looked up last: lookups mostly go along the path.
  private var nextStep = 0

  /// One step of the path. It retains the responder that it leads to, as the touch retains its view, so that
  /// the responders that received a beginning receive the end; but never an owner of the touch.
  private struct Step {
    let from: ObjectIdentifier
    let retained: UIResponder?
    weak var owner: UIResponder?

    var to: UIResponder? { retained ?? owner }
  }

  /// Where the touch came down, in its window.
  let downLocation: CGPoint

  init(stream: Stream, event: UIEvent, downLocation: CGPoint) {
    self.stream = stream
    self.event = event
    self.downLocation = downLocation
  }

  /// Adds a step: a responder passed the touch-down on.
  ///
  /// - Parameters:
  ///   - responder: the responder that passed it on.
  ///   - next: the responder that receives it after that.
  ///   - isOwner: whether `next` owns the touch, and so must not be retained by it.
  func addStep(from responder: UIResponder, to next: UIResponder, isOwner: Bool) {
    path.append(
      Step(
        from: ObjectIdentifier(responder), retained: isOwner ? nil : next,
        owner: isOwner ? next : nil))
  }

  /// Releases the responders of the path: the end was delivered along it.
  func removePath() {
    path = []
    nextStep = 0
  }

  /// The responder that another one passed the touch-down on to; nil when it did not.
  func next(after responder: ObjectIdentifier) -> UIResponder? {
    let isNext = nextStep < path.count && path[nextStep].from == responder
    guard let index = isNext ? nextStep : path.firstIndex(where: { $0.from == responder }) else {
      return nil
    }
    nextStep = index + 1
    return path[index].to
  }

  /// Whether the view receives moves as they happen.
  var isTold: Bool {
    switch stream {
    case .told: true
    case .withheld, .due, .held, .endHeld, .finished: false
    }
  }

  /// Whether the view counts as tracking the touch, for exclusive touch.
  var isViewTracking: Bool {
    switch stream {
    case .due, .held, .told: true
    case .withheld, .endHeld, .finished: false
    }
  }

  /// Whether the view is still to be told something.
  var isOpen: Bool {
    switch stream {
    case .due, .held, .told, .endHeld: true
    case .withheld, .finished: false
    }
  }

  /// Whether something is held back from the view.
  var isHeld: Bool {
    switch stream {
    case .held, .endHeld: true
    case .withheld, .due, .told, .finished: false
    }
  }

  /// Whether the view was told a beginning and no end.
  var owesEnd: Bool {
    switch stream {
    case .told, .endHeld: true
    case .withheld, .due, .held, .finished: false
    }
  }
}
