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
///                       +-- too slow, against or across the direction, too many fingers, a lift, cancel --> failed
///
/// Everything was measured on iOS 26.1. The swipe is recognized during the movement: t seconds after a finger came
/// down, it must have moved at least 50 (1 - 0.94 t) pt along the direction and at most 50 (1 - 0.98 t) pt across it,
/// with t at most 0.5. Any step against a direction, however small, rules that direction out.
///
/// If a finger moves farther across, the swipe fails at once, without waiting for the lift. The measurements do not
/// show when it fails; public listings of UIKit's code of iOS 26.1 do.
struct SwipeMachine: GestureMachine {
  /// The state of the swipe.
  enum State: Equatable, Sendable {
    /// No finger is tracked yet.
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

  func follows(_ finger: Int) -> Bool { fingers.contains(finger) }

  mutating func down(_ new: [Finger]) -> GestureEffects {
    guard !new.isEmpty else { return .none }
    switch state {
    case .idle:
      let open = directions.lookedFor
      guard !open.isEmpty, fingersRequired > 0 else { return fail(.neverPossible) }
      state = .pressing(open: open)
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
          ? .tooFewFingers(count, required: fingersRequired) : .movedTooLittle)
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
    let isHorizontal = !open.isDisjoint(with: [.right, .left])
    let movements = fingers.contacts.map { movement(of: $0, isHorizontal: isHorizontal) }
    if let stray = movements.first(where: { $0.across > $0.mostAcross }) {
      return fail(.movedTooFarAcross(by: stray.across, allowed: stray.mostAcross))
    }
    guard fingers.count == fingersRequired, movements.allSatisfy({ $0.along >= $0.leastAlong })
    else { return .none }
    state = .finished
    return .propose(.ended)
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

  /// The distances that a finger has moved along and across a direction, and the limits at this time, in points.
  private struct Movement {
    let along: CGFloat
    let across: CGFloat
    let leastAlong: CGFloat
    let mostAcross: CGFloat
  }

  private func movement(of contact: FingerTable.Contact, isHorizontal: Bool) -> Movement {
    let seconds = CGFloat(fingers.time - contact.downTime)
    let displacement = contact.location - contact.downLocation
    let (x, y) = (abs(displacement.x), abs(displacement.y))
    let distance = GestureDefaults.swipeDistance
    return Movement(
      along: isHorizontal ? x : y, across: isHorizontal ? y : x,
      leastAlong: distance * (1 - GestureDefaults.swipeAlongRate * seconds),
      mostAcross: distance * (1 - GestureDefaults.swipeAcrossRate * seconds))
  }

  private mutating func fail(_ failure: GestureFailure) -> GestureEffects {
    state = .failed(failure)
    fingers.removeAll()
    return .propose(.failed(failure))
  }
}
