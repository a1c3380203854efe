// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The reason why touches are not a gesture, with the numbers that explain it. Distances are in points, times in
/// seconds.
package enum GestureFailure: Equatable, Sendable {
  /// A finger moved farther from where it came down than the gesture allows.
  case movedTooFar(by: CGFloat, allowed: CGFloat)
  /// Fingers stayed down longer than the gesture allows.
  case heldTooLong(allowed: TimeInterval)
  /// A finger lifted before it was held long enough.
  case liftedTooEarly(required: TimeInterval)
  /// More fingers came down than the gesture allows.
  case tooManyFingers(Int, allowed: Int)
  /// All fingers lifted, and too few had been down at once.
  case tooFewFingers(Int, required: Int)
  /// The next tap did not come in time.
  case nextTapTooLate(allowed: TimeInterval)
  /// The next tap was too far from the first.
  case nextTapTooFar(by: CGFloat, allowed: CGFloat)
  /// All fingers lifted before they had moved enough.
  case movedTooLittle
  /// All fingers lifted after they had moved in a direction that is not the gesture's.
  case wrongDirection
  /// A finger moved against the direction of a swipe. Even the smallest such movement makes it fail.
  case movedAgainst
  /// A finger moved too far across a swipe.
  case movedTooFarAcross(by: CGFloat, allowed: CGFloat)
  /// The movement took too long for a swipe.
  case tooSlow(after: TimeInterval, allowed: TimeInterval)
  /// A finger came down away from the edges.
  case startedOutsideEdges
  /// The recognizer's `edges` are empty, so a finger can't come down at one of them.
  case noEdges
  /// The recognizer's settings make its gesture impossible.
  case neverPossible
  /// The system cancelled the touches.
  case touchesCancelled
  /// The time for which a scroll view delays touches was up, and the content received the touch.
  case delayIsOver(TimeInterval)
  /// A delegate or a view returned false from `gestureRecognizerShouldBegin`.
  case mayNotBegin
  /// The recognizer was disabled, or removed from its view.
  case disabled
}
