// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Telling views that fingers moved, and nothing else: what happens most, so it makes nothing anew.
///
/// For each view that has fingers it keeps the set of them, and who is the first on the way of their
/// touch-down that does something with a move; those in between only pass it on, so while nobody reads the
/// journal they need not be called.
@MainActor
final class MoveRoutes {
  private struct Route {
    let view: UIView
    var touches = KeptTouchSet()
    /// Who the move comes to, and for how many touches and before which loss that was found.
    var receiver: (responder: Unmanaged<UIResponder>, touches: Int, lostWays: Int)?
  }

  private var routes: [Route] = []
  /// Goes up when a responder on a way goes.
  let lostWays = LostWays()

  /// Forgets the views; their touches came or went.
  func removeAll() {
    routes.removeAll(keepingCapacity: true)
  }

  /// Tells the views of the fingers that moved, each view once.
  ///
  /// - Returns: false, and nothing was told, when the event says more than that of the window's touches.
  func tell(_ event: UIEvent, in window: UIWindow) -> Bool {
    let touches = event.touchesInOrder
    for touch in touches where touch.boundWindow === window {
      switch touch.currentPhase {
      case .moved, .stationary: continue
      case .began, .ended, .cancelled, .regionEntered, .regionMoved, .regionExited: return false
      }
    }
    for (index, touch) in touches.enumerated() where touch.boundWindow === window {
      guard touch.currentPhase == .moved, let view = touch.boundView else { continue }
      let first = touches.place { $0.boundView === view && $0.currentPhase == .moved }
      if first == index { tell(view, touches, event) }
    }
    return true
  }

  private func tell(_ view: UIView, _ touches: [UITouch], _ event: UIEvent) {
    guard touches.has({ $0.boundView === view && $0.isMoveToTell }) else { return }
    let place = routes.place { $0.view === view } ?? routes.endIndex
    if place == routes.endIndex { routes.append(Route(view: view)) }
    let set = routes[place].touches.set(of: touches) { $0.boundView === view && $0.isMoveToTell }
    let receiver = event.journal?.isRead == true ? view : receiver(place, set)
    receiver.tell(.moved, set, event, how: .direct)
  }

  private func receiver(_ place: Int, _ touches: Set<UITouch>) -> UIResponder {
    if let known = routes[place].receiver, known.lostWays == lostWays.count,
      known.touches == touches.count
    {
      return known.responder.takeUnretainedValue()
    }
    let receiver = routes[place].view.receiverOfMoves(touches)
    routes[place].receiver = (
      Unmanaged.passUnretained(receiver), touches.count, lostWays.count
    )
    return receiver
  }
}

extension UITouch {
  /// Whether its view is to be told of a move in this event.
  fileprivate var isMoveToTell: Bool { currentPhase == .moved && record?.isTold == true }
}
