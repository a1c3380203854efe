// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers that recognizers use, each with its unit, meaning, source and certainty.
///
/// Certain: Apple says so, or it was measured on a device and repeats. Likely: follows from measurements. Our choice:
/// the number is not known outside Apple, and the reason for the choice is given.
package enum GestureDefaults {
  // MARK: Velocity

  /// Seconds of the latest movement that a velocity is taken from. Likely: the scroll view's release
  /// speed comes from about the last 100 ms (measured, iOS 26.1).
  package static let velocityWindow: TimeInterval = 0.1

  // MARK: Tap

  /// Seconds from the lift of one tap within which the next must begin. Likely: measured twice as the delay that a
  /// double tap imposes on a button (352 ms; 445 ms from the touch-down of an 80 ms tap).
  package static let tapGap: TimeInterval = 0.35
  /// The longest a tap may take, in seconds from its first finger's touch-down to the last one's lift. Our choice: a
  /// limit above 0.20 and below 3 is seen in logs; 0.75 is the usual guess. It also bounds how far apart in time the
  /// fingers of one tap may come and go; UIKit has separate limits, values unknown.
  package static let tapMaximumDuration: TimeInterval = 0.75
  /// The distance that a finger may stray from its touch-down in a tap, in points. Our choice: a limit exists, above 4
  /// and below 80; long press and pan use the same distance.
  package static let tapAllowableMovement: CGFloat = 10
  /// The distance of the centroid of a later tap from the first tap's, in points, at most. Our choice: 45 is the figure
  /// often quoted for a private limit of UIKit's.
  package static let tapAllowableSpread: CGFloat = 45

  // MARK: Pan

  /// The distance that the centroid travels before a pan begins, in points; exactly this much begins it. Certain for
  /// the scroll view's pan (exact in two traces, iOS 26.1). Our choice: a plain pan uses the same distance, and exactly
  /// this distance begins it, as with a pinch.
  package static let panHysteresis: CGFloat = 10

  // MARK: Long press

  /// The time that the fingers must be held, in seconds. Certain: `UILongPressGestureRecognizer.h`.
  package static let minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may stray before the press begins, in points; more than this fails it. Certain:
  /// `UILongPressGestureRecognizer.h` (which says pixels; the unit is points in practice).
  package static let longPressAllowableMovement: CGFloat = 10

  // MARK: Swipe

  /// Points that a finger must have gone along the direction, and may have gone across it, had no time passed. Certain:
  /// measured on iOS 26.1 to 0.001 pt, with the two rates below.
  package static let swipeDistance: CGFloat = 50
  /// The fraction of `swipeDistance` by which the required movement along the direction shrinks each second. Certain,
  /// as above.
  package static let swipeAlongRate: CGFloat = 0.94
  /// The fraction of `swipeDistance` by which the allowed movement across the direction shrinks each second. Certain,
  /// as above.
  package static let swipeAcrossRate: CGFloat = 0.98
  /// Seconds from touch-down after which no sample makes a swipe. Certain: 0.500 does, 0.501 does not.
  package static let swipeMaximumDuration: TimeInterval = 0.5

  // MARK: Pinch and rotation

  /// Points by which the distance of the fingers must change; exactly this much begins the pinch. Certain: measured on
  /// iOS 26.1 (100 to 108 no, 100 to 110 yes).
  package static let pinchHysteresis: CGFloat = 10
  /// The part of that change that is not part of the scale, in points. Certain: 100 to 110 gives a scale of 110/108.
  package static let pinchRemoved: CGFloat = 8
  /// The angle by which the line between the fingers must turn, in radians; exactly this much, 10 degrees, begins the
  /// rotation. Certain: measured on iOS 26.1.
  package static let rotationHysteresis: CGFloat = 10 * .pi / 180
  /// The part of that angle that is not part of the rotation, in radians: 5 degrees. Certain: a turn of 10 degrees
  /// gives 5.
  package static let rotationRemoved: CGFloat = 5 * .pi / 180
  /// The amount by which a change may fall short of a pinch's or rotation's threshold and still reach it, in points or
  /// radians. Our choice: so that rounding a finger's location makes no difference.
  package static let twoFingerTolerance: CGFloat = 1e-6

  // MARK: Screen edge

  /// The width of the strip along an edge in which an edge pan must start, in points. Our choice: 13 to 20 are quoted.
  package static let edgeRegionWidth: CGFloat = 20

  // MARK: Applications that go round in circles

  /// The largest number of actions that one turn sends because other actions assigned states. Our choice: far more than
  /// any program needs; beyond it the turn would never end.
  static let mostActionsOfActions = 10_000
  /// The largest number of times that one turn is settled again because callbacks proposed states. Our choice, as
  /// above.
  static let mostRounds = 1_000
}
