// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Why fingers are not a gesture, with the numbers that explain it. Distances in points, times in seconds.
package enum GestureFailure: Equatable, Sendable {
  /// A finger went further from where it touched down than the gesture allows.
  case movedTooFar(by: CGFloat, allowed: CGFloat)
  /// Fingers stayed down longer than a tap lasts.
  case heldTooLong(allowed: TimeInterval)
  /// A finger lifted before it was held long enough.
  case liftedTooEarly(required: TimeInterval)
  /// More fingers came than the gesture is made with.
  case tooManyFingers(Int, allowed: Int)
  /// All fingers lifted and there had never been enough of them together.
  case tooFewFingers(Int, required: Int)
  /// The next tap did not come in time.
  case nextTapTooLate(allowed: TimeInterval)
  /// The next tap came somewhere else.
  case nextTapTooFar(by: CGFloat, allowed: CGFloat)
  /// All fingers lifted and had not moved enough.
  case movedTooLittle
  /// The fingers went another way than the gesture.
  case wrongDirection
  /// A finger went far enough along a swipe, but too far across it.
  case movedTooFarAcross(by: CGFloat, allowed: CGFloat)
  /// The movement took too long for a swipe.
  case tooSlow(after: TimeInterval, allowed: TimeInterval)
  /// A finger touched down away from the edges.
  case startedOutsideEdges
  /// There is no edge at which a finger might touch down.
  case noEdges
  /// The recognizer's settings allow no gesture at all.
  case neverPossible
  /// The system took the touches away.
  case touchesCancelled
  /// A scroll view held the touch back for as long as it does.
  case delayIsOver(TimeInterval)
  /// A delegate or a view said that the gesture should not begin.
  case mayNotBegin
  /// The recognizer was disabled, or removed from its view.
  case disabled
}
