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
    case held(TouchDown)
    /// The view knows of the touch-down and of all that followed.
    case told
    /// The finger lifted, but a possible recognizer with delaysTouchesEnded holds the end back.
    case endHeld
    /// The view was told the end, or never will be.
    case finished
  }

  /// The values of a touch when it came down, for telling it late.
  struct TouchDown {
    let location: CGPoint
    let timestamp: TimeInterval
    let sample: InputSample
    let tapCount: Int
  }

  var stream: Stream
  /// The event of the touch's sequence; a late call is made with it.
  let event: UIEvent
  /// Where each responder's default implementation passed the touch-down on to, so that later phases
  /// reach the same responders even when the chain changes meanwhile.
  var forwarding: [(from: ObjectIdentifier, to: WeakResponder)] = []
  /// The place in `forwarding` after the one that was asked for last.
  var nextWay = 0

  /// Where it is counted when one of those responders goes.
  let lostWays: LostWays

  struct WeakResponder {
    weak var responder: UIResponder?
  }

  /// Where the touch came down, in its window.
  let downLocation: CGPoint

  init(stream: Stream, event: UIEvent, lostWays: LostWays, downLocation: CGPoint) {
    self.stream = stream
    self.event = event
    self.lostWays = lostWays
    self.downLocation = downLocation
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

  /// Whether the view is told of moves as they happen.
  var isTold: Bool {
    switch stream {
    case .told: true
    case .withheld, .due, .held, .endHeld, .finished: false
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
