// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers that recognizers use, each with its unit, meaning, source and certainty.
///
/// "Certain" means that Apple documents the number, or that it was measured on a device repeatedly. "Likely" means that
/// it follows from measurements. "Our choice" means that the number is not known outside Apple; the reason for the
/// choice is given.
package enum GestureDefaults {
  // MARK: Velocity

  /// The duration of the last movement from which a velocity is computed, in seconds. Likely: the scroll view's release
  /// speed comes from about the last 100 ms (measured, iOS 26.1).
  package static let velocityWindow: TimeInterval = 0.1

  // MARK: Tap

  /// The time from the lift of one tap within which the next must begin, in seconds. Likely: the delay that a double
  /// tap causes for a button, measured in two traces (352 ms; 445 ms from the touch-down of a tap of about 80 ms).
  package static let tapGap: TimeInterval = 0.35
  /// The longest duration of a tap, in seconds, from when the first finger comes down to when the last one lifts. Our
  /// choice: logs show a limit above 0.20 and below 3, and 0.75 is the usual guess. It also limits the time between the
  /// fingers of one tap; UIKit has separate limits for that, with unknown values.
  package static let tapMaximumDuration: TimeInterval = 0.75
  /// The distance that a finger may move in a tap, in points. Our choice: a limit exists, above 4 and below 80. Long
  /// press and pan use the same distance.
  package static let tapAllowableMovement: CGFloat = 10
  /// The largest distance between the centroids of a later tap and the first tap, in points. Our choice: 45 is often
  /// quoted for a private limit in UIKit.
  package static let tapAllowableSpread: CGFloat = 45

  // MARK: Pan

  /// The distance that the centroid must move to begin a pan, in points. Exactly this distance is enough. Certain for
  /// the scroll view's pan (exact in two traces, iOS 26.1). Our choice: a plain pan has the same distance.
  package static let panHysteresis: CGFloat = 10

  // MARK: Long press

  /// The time for which the fingers must be held, in seconds. Certain: `UILongPressGestureRecognizer.h`.
  package static let minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move before the press begins, in points. With more, the press fails. Certain:
  /// `UILongPressGestureRecognizer.h` (which says pixels; in practice it is points).
  package static let longPressAllowableMovement: CGFloat = 10

  // MARK: Swipe

  /// The distance that a finger must move along a swipe's direction, and may move across it, at time 0, in points. Both
  /// decrease with time at the two rates below. Certain: measured on iOS 26.1 to 0.001 pt.
  package static let swipeDistance: CGFloat = 50
  /// The fraction of `swipeDistance` by which the required movement along the direction shrinks each second. Certain:
  /// measured on iOS 26.1.
  package static let swipeAlongRate: CGFloat = 0.94
  /// The fraction of `swipeDistance` by which the allowed movement across the direction shrinks each second. Certain:
  /// measured on iOS 26.1.
  package static let swipeAcrossRate: CGFloat = 0.98
  /// The time after which a movement is no swipe, in seconds from when the finger came down. Certain: 0.500 is a swipe,
  /// 0.501 is not.
  package static let swipeMaximumDuration: TimeInterval = 0.5

  // MARK: Pinch and rotation

  /// The change of the fingers' distance that begins a pinch, in points. Exactly this change is enough. Certain:
  /// measured on iOS 26.1 (from 100 to 108 no, to 110 yes).
  package static let pinchHysteresis: CGFloat = 10
  /// The part of the change of distance that a pinch's scale leaves out, in points. Certain: from 100 to 110 gives a
  /// scale of 110/108.
  package static let pinchRemoved: CGFloat = 8
  /// The angle by which the line between the fingers must turn to begin a rotation, in radians: 10 degrees. Exactly
  /// this angle is enough. Certain: measured on iOS 26.1.
  package static let rotationHysteresis: CGFloat = 10 * .pi / 180
  /// The part of the line's turn that the recognizer's rotation leaves out, in radians: 5 degrees. Certain: a turn of
  /// 10 degrees gives 5.
  package static let rotationRemoved: CGFloat = 5 * .pi / 180
  /// A pinch or rotation also begins if it misses its threshold by at most this, in points or radians. Our choice, so
  /// that rounding of a finger's location makes no difference.
  package static let twoFingerTolerance: CGFloat = 1e-6

  // MARK: Screen edge

  /// The width of the strip along an edge in which an edge pan must start, in points. Our choice: 13 to 20 are quoted.
  package static let edgeRegionWidth: CGFloat = 20

  // MARK: Applications that go round in circles

  /// The largest number of actions that one turn sends because other actions assigned states. Our choice: far more than
  /// any program needs. Without a limit, a turn might never end.
  static let mostActionsOfActions = 10_000
  /// The largest number of further rounds of decisions in one turn, caused by callbacks that propose states. Our
  /// choice: far more than any program needs.
  static let mostRounds = 1_000
}
