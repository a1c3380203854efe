// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

typealias SwipeDirections = UISwipeGestureRecognizer.Direction

extension SwipeDirections {
  /// The directions that can be recognized. If the set has a horizontal one, the vertical ones are ignored. Measured on
  /// iOS 26.1: with right and down, a move down is no swipe.
  var lookedFor: SwipeDirections {
    let horizontal = intersection([.right, .left])
    return horizontal.isEmpty ? intersection([.up, .down]) : horizontal
  }
}

/// Recognizes a swipe: all fingers move far enough in one direction, fast and straight.
///
///     idle --down--> pressing --a sample of all fingers qualifies--> finished (ended proposed)
///                       |
///                       +-- too slow, against the direction, too many fingers, a lift, cancel --> failed
///
/// Everything was measured on iOS 26.1. The swipe is recognized during the movement: t seconds after a finger came
/// down, it must have moved at least 50 (1 - 0.94 t) pt along the direction and at most 50 (1 - 0.98 t) pt across it,
/// with t at most 0.5. Any step against a direction, however small, rules that direction out.
struct SwipeMachine: GestureMachine {
  /// The state of the swipe.
  enum State: Equatable, Sendable {
    /// No finger.
    case idle
    /// Fingers are down. The value is the directions that are not ruled out.
    case pressing(open: SwipeDirections)
    /// Recognition was proposed, or the recognizer was stopped. Lasts until the reset.
    case finished
    /// The swipe failed. Lasts until the reset.
    case failed(GestureFailure)
  }

  /// The directions that are recognized.
  var directions = SwipeDirections.right
  /// The number of fingers that must swipe. If it is less than 1, no swipe is recognized.
  var fingersRequired = 1
  package private(set) var state = State.idle
  /// The centroid of the points where the fingers came down.
  package private(set) var location = CGPoint.zero
  /// The points where the fingers came down, oldest first. They can be read after the lift as well.
  package private(set) var fingerLocations: [CGPoint] = []
  private var fingers = FingerTable()
  /// The reason why the movement so far is not the swipe.
  private var shortfall = GestureFailure.movedTooLittle

  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle:
      let open = directions.lookedFor
      guard !open.isEmpty, fingersRequired > 0 else { return fail(.neverPossible) }
      state = .pressing(open: open)
      shortfall = .movedTooLittle
      return press(new)
    case .pressing: return press(new)
    case .finished, .failed: return .none
    }
  }

  mutating func move(_ moved: [Finger]) -> GestureEffects {
    switch state {
    case .pressing(let open): fingers.move(moved) ? judge(open) : .none
    case .idle, .finished, .failed: .none
    }
  }

  mutating func up(_ lifted: [Finger]) -> GestureEffects {
    switch state {
    case .pressing:
      let count = fingers.count
      guard fingers.remove(lifted) else { return .none }
      return fail(
        count < fingersRequired
          ? .tooFewFingers(count, required: fingersRequired) : shortfall)
    case .idle, .finished, .failed: return .none
    }
  }

  mutating func cancel(_ lost: [Finger]) -> GestureEffects {
    switch state {
    case .pressing: fingers.remove(lost) ? fail(.touchesCancelled) : .none
    case .idle, .finished, .failed: .none
    }
  }

  mutating func abandon() -> GestureEffects {
    state = .finished
    fingers.removeAll()
    return .none
  }

  mutating func reset() -> GestureEffects {
    state = .idle
    fingers.removeAll()
    fingerLocations.removeAll(keepingCapacity: true)
    return .none
  }
}

extension SwipeMachine {
  private mutating func press(_ new: [Finger]) -> GestureEffects {
    fingers.add(new)
    guard fingers.count <= fingersRequired else {
      return fail(.tooManyFingers(fingers.count, allowed: fingersRequired))
    }
    fingerLocations = fingers.contacts.map(\.downLocation)
    location = fingers.downCentroid ?? location
    return .none
  }

  private mutating func judge(_ open: SwipeDirections) -> GestureEffects {
    var open = open
    for contact in fingers.contacts {
      let seconds = fingers.time - contact.downTime
      guard seconds <= GestureDefaults.swipeMaximumDuration else {
        return fail(.tooSlow(after: seconds, allowed: GestureDefaults.swipeMaximumDuration))
      }
      open.subtract(Self.against(contact.location - contact.downLocation))
    }
    guard !open.isEmpty else { return fail(.movedAgainst) }
    state = .pressing(open: open)
    guard fingers.count == fingersRequired else { return .none }
    for direction in [SwipeDirections.right, .left, .up, .down] where open.contains(direction) {
      guard let missing = missing(direction) else {
        state = .finished
        return .propose(.ended)
      }
      note(missing)
    }
    return .none
  }

  /// Returns the first reason why the fingers' movements are not a swipe in a direction; nil if they are.
  private func missing(_ direction: SwipeDirections) -> GestureFailure? {
    for contact in fingers.contacts {
      if let missing = missing(contact, direction) { return missing }
    }
    return nil
  }

  /// Stores a reason, unless a more informative one is stored. The most informative reason is that a finger was far
  /// enough once, then another direction, then too little movement.
  private mutating func note(_ missing: GestureFailure) {
    switch (shortfall, missing) {
    case (_, .movedTooFarAcross), (.movedTooLittle, _): shortfall = missing
    default: break
    }
  }

  /// Returns the directions that are opposite to a displacement, however small that is.
  private static func against(_ displacement: CGPoint) -> SwipeDirections {
    var against: SwipeDirections = []
    if displacement.x < 0 { against.insert(.right) }
    if displacement.x > 0 { against.insert(.left) }
    if displacement.y > 0 { against.insert(.up) }
    if displacement.y < 0 { against.insert(.down) }
    return against
  }

  /// Returns the reason why a finger's movement is not a swipe in `direction` within its time; nil if it is.
  private func missing(
    _ contact: FingerTable.Contact, _ direction: SwipeDirections
  ) -> GestureFailure? {
    let seconds = CGFloat(fingers.time - contact.downTime)
    let displacement = contact.location - contact.downLocation
    let isHorizontal = direction == .right || direction == .left
    let along = abs(isHorizontal ? displacement.x : displacement.y)
    let across = abs(isHorizontal ? displacement.y : displacement.x)
    let distance = GestureDefaults.swipeDistance
    let isFarEnough = along >= distance * (1 - GestureDefaults.swipeAlongRate * seconds)
    let allowed = distance * (1 - GestureDefaults.swipeAcrossRate * seconds)
    if across <= allowed { return isFarEnough ? nil : .movedTooLittle }
    if isFarEnough { return .movedTooFarAcross(by: across, allowed: allowed) }
    return across > along ? .wrongDirection : .movedTooLittle
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .propose(.failed(failure))
  }
}
