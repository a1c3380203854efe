// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Telling views that fingers moved, and nothing else: what happens most, so it makes nothing anew.
///
/// For each view that has fingers it keeps the set of them, and who is the first on the way of their
/// touch-down that does something with a move; those in between only pass it on, so they need not be called.
@MainActor
final class MoveRoutes {
  /// Counts the times that the touches came or went: a route of an earlier time holds no more.
  @exclusivity(unchecked) private var generation = 1
  @exclusivity(unchecked) private var routes: [MoveRoute] = []
  /// Counts the events that were told of.
  @exclusivity(unchecked) private var round = 0

  /// Forgets the views; their touches came or went.
  func removeAll() {
    generation += 1
    guard !routes.isEmpty else { return }
    for route in routes { Lending.giveUp(route) }
    routes.removeAll(keepingCapacity: true)
  }

  /// Tells the views of the fingers that moved, each view once.
  ///
  /// - Returns: false, and nothing was told, when the event says more than that.
  func tell(_ event: UIEvent, in window: UIWindow) -> Bool {
    if event.methods.saysMoreThanMoves { return false }
    round += 1
    let now = (generation: generation, round: round)
    Lending.begin()
    Lent(event.touchList).use { touches in
      for place in touches.value.indices {
        touches.value.lent(place).use { touch in
          guard touch.boundWindow === window, touch.currentPhase == .moved else { return }
          tell(event, of: touch, among: touches.value, since: now)
        }
      }
    }
    Lending.end()
    return true
  }

  /// Tells the view of one finger that moved, if it was not told of it with another of its fingers.
  @inline(__always)
  private func tell(
    _ event: UIEvent, of touch: UITouch, among touches: [UITouch],
    since start: (generation: Int, round: Int)
  ) {
    // A route holds its view, so there is none for touches of which nothing is told.
    guard touch.isMoveToTell || touch.hasNeighbourToTell(among: touches),
      let route = route(of: touch, among: touches)
    else { return }
    route.use { route in
      // A view that was told may have changed the routes, or sent the event once more.
      let isUndisturbed = start.generation == generation && start.round == round
      let isTold = isUndisturbed ? route.round == start.round : !touch.isFirstToMove(among: touches)
      guard !isTold else { return }
      route.round = start.round
      route.tell(event)
    }
  }

  @inline(__always)
  private func route(of touch: UITouch, among touches: [UITouch]) -> Lent<MoveRoute>? {
    guard let record = Lent(touch.record) else { return nil }
    let known = record.use { $0.moveRoute }
    if known.generation == generation { return routes.lent(known.place) }
    return findRoute(of: touch, among: touches)
  }

  private func findRoute(of touch: UITouch, among touches: [UITouch]) -> Lent<MoveRoute>? {
    guard let view = touch.boundView else { return nil }
    let place = routes.place { $0.view === view } ?? routes.endIndex
    if place == routes.endIndex {
      let route = MoveRoute(view)
      for touch in touches where touch.boundView === view { route.touches.append(touch) }
      routes.append(route)
    }
    touch.record?.moveRoute = (place, generation)
    return routes.lent(place)
  }
}

/// How moves go to one view.
@MainActor
final class MoveRoute {
  let view: UIView
  /// The view's fingers, in the order of arrival.
  @exclusivity(unchecked) fileprivate(set) var touches: [UITouch] = []
  /// The event that it was told of last.
  @exclusivity(unchecked) fileprivate var round = 0
  @exclusivity(unchecked) private var kept = KeptTouchSet()
  /// Those that only pass the move on, and behind them who it comes to. The touches keep them.
  @exclusivity(unchecked) private var way: [Unmanaged<UIResponder>] = []
  /// Who it comes to; the view itself when it goes no way.
  @exclusivity(unchecked) private var receiver: Lent<UIResponder>
  /// For how many touches that was found.
  @exclusivity(unchecked) private var touchesOfWay: Int?
  /// Whether that one passes the move of one finger on too, if there is somebody behind it.
  @exclusivity(unchecked) private var isPassedOn = false

  fileprivate init(_ view: UIView) {
    self.view = view
    receiver = Lent(view)
  }

  fileprivate func tell(_ event: UIEvent) {
    movedTouches?.use { moved in
      if touchesOfWay != moved.count { findReceiver(of: moved.set) }
      if event.journal?.isRead == true { note(moved.set, event) }
      receiver.use { receiver in
        // Call-out: `next` may be overridden.
        if isPassedOn, receiver.next == nil { return }
        receiver.call(.moved, moved.set, event)
      }
    }
  }

  /// The view's fingers that moved, if it is to be told of any.
  @inline(__always)
  private var movedTouches: Lent<KeptTouchSet.Members>? {
    func member(_ place: Int) -> Lent<UITouch>? {
      touches.lent(place).where { $0.isMoveToTell }
    }
    return switch kept.look?.same(among: touches.count, member) {
    case .kept(let members): members
    case .nobody: nil
    case .others, nil: kept.make(among: touches.count, member)
    }
  }

  /// Writes what would be written if everybody on the way were called.
  private func note(_ touches: Set<UITouch>, _ event: UIEvent) {
    guard var log = ForwardingLog(.moved, touches, event) else { return }
    log.noteDirect(view)
    var responder: UIResponder = view
    for next in way {
      let next = next.takeUnretainedValue()
      log.note(from: responder, to: next)
      responder = next
    }
  }

  private func findReceiver(of touches: Set<UITouch>) {
    way = view.wayOfMoves(touches)
    let last = way.last?.takeUnretainedValue() ?? view
    receiver = Lent(last)
    isPassedOn = touches.count == 1 && !TouchOverrides.moved.isOverridden(by: type(of: last))
    touchesOfWay = touches.count
  }
}

extension UITouch {
  /// Whether another finger of its view moved, and the view is to be told.
  fileprivate func hasNeighbourToTell(among touches: [UITouch]) -> Bool {
    for touch in touches where touch.boundView === boundView && touch.isMoveToTell { return true }
    return false
  }

  /// Whether no other finger of its view that came before it moved in this event.
  fileprivate func isFirstToMove(among touches: [UITouch]) -> Bool {
    for touch in touches where touch.boundView === boundView && touch.currentPhase == .moved {
      return touch === self
    }
    return false
  }

  /// Whether its view is to be told of a move in this event.
  fileprivate var isMoveToTell: Bool { currentPhase == .moved && record?.isTold == true }
}
