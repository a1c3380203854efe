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

    fileprivate var isTold: Bool {
      switch self {
      case .told: true
      case .withheld, .due, .held, .endHeld, .finished: false
      }
    }
  }

  /// Whether the view is told of moves as they happen: asked at every one.
  @exclusivity(unchecked) private(set) var isTold: Bool

  /// The values of a touch when it came down, for telling it late.
  struct TouchDown {
    let location: CGPoint
    let timestamp: TimeInterval
    let sample: InputSample
    let tapCount: Int
  }

  @exclusivity(unchecked) var stream: Stream { didSet { isTold = stream.isTold } }
  /// The event of the touch's sequence; a late call is made with it.
  let event: UIEvent
  /// Where each responder's default implementation passed the touch-down on to, so that later phases
  /// reach the same responders even when the chain changes meanwhile.
  @exclusivity(unchecked) private var forwarding: [Way] = []
  /// The place in `forwarding` after the one that was asked for last.
  @exclusivity(unchecked) private var nextWay = 0
  /// Where `MoveRoutes` has the route of its moves, and since when.
  @exclusivity(unchecked) var moveRoute = (place: 0, generation: 0)

  /// One step of the touch-down's way. Whoever saw the beginning is there for the end, as the touched view is.
  @MainActor
  private struct Way {
    /// Who the touch-down was passed on to.
    enum Next {
      case kept(UIResponder)
      case known(Faint<UIResponder>)
    }

    let from: ObjectIdentifier
    private let next: Next

    init(from: UIResponder, to: UIResponder, isKept: Bool) {
      self.from = ObjectIdentifier(from)
      next = isKept ? .kept(to) : .known(Faint(to))
    }

    var to: UIResponder? {
      switch next {
      case .kept(let responder): responder
      case .known(let responder): responder.object
      }
    }
  }

  /// Where the touch came down, in its window.
  let downLocation: CGPoint

  init(stream: Stream, event: UIEvent, downLocation: CGPoint) {
    self.stream = stream
    isTold = stream.isTold
    self.event = event
    self.downLocation = downLocation
  }

  /// A responder passed the touch-down on.
  ///
  /// - Parameters:
  ///   - responder: who passed it on.
  ///   - next: who is told of it after that.
  ///   - isKept: whether `next` is kept for the touch; not if it owns the touch.
  func addWay(from responder: UIResponder, to next: UIResponder, isKept: Bool) {
    if forwarding.isEmpty { forwarding.reserveCapacity(16) }
    forwarding.append(Way(from: responder, to: next, isKept: isKept))
  }

  /// The end was told along the way: nobody on it is kept any longer.
  func forgetWays() {
    Lending.giveUp(Lendable(forwarding))
    forwarding = []
    nextWay = 0
  }

  /// Who a responder passed the touch-down on to; nil when it did not.
  func next(after responder: ObjectIdentifier) -> UIResponder? {
    // Whoever goes along the way asks for one after the other.
    if nextWay < forwarding.count, forwarding[nextWay].from == responder {
      nextWay += 1
      return forwarding[nextWay - 1].to
    }
    for place in forwarding.indices where forwarding[place].from == responder {
      nextWay = place + 1
      return forwarding[place].to
    }
    return nil
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
