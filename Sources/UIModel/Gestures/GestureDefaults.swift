package import Foundation

/// Every number that a recognizer is judged by, once: unit, meaning, source and how sure we are.
///
/// Sure: Apple says so, or it was measured on a device and repeats. Likely: follows from measurements.
/// Ours: nobody outside Apple knows the number; the reason for the choice is given.
package enum GestureDefaults {
  // MARK: Velocity

  /// Seconds of the latest movement that a velocity is taken from. Likely: the scroll view's release
  /// speed comes from about the last 100 ms (measured, iOS 26.1).
  package static let velocityWindow: TimeInterval = 0.1

  // MARK: Tap

  /// Seconds from the lift of one tap within which the next must begin. Likely, strong: measured twice as
  /// the delay that a double tap imposes on a button (352 ms; 445 ms from the touch-down of an 80 ms tap).
  package static let tapGap: TimeInterval = 0.35
  /// The longest a tap may take, in seconds from its first finger's touch-down to the last one's lift.
  /// Ours: a limit above 0.20 and below 3 is seen in logs; 0.75 is the usual guess. It also bounds how far
  /// apart in time the fingers of one tap may come and go; UIKit has separate limits, values unknown.
  package static let tapMaximumDuration: TimeInterval = 0.75
  /// How far a finger may stray from its touch-down in a tap, in points. Ours: a limit exists, above 4
  /// and below 80; this is the slop of long press and pan too.
  package static let tapAllowableMovement: CGFloat = 10
  /// How far the centroid of a later tap may be from the first tap's, in points. Ours: 45 is the figure
  /// often quoted for a private limit of UIKit's.
  package static let tapAllowableSpread: CGFloat = 45

  // MARK: Pan

  /// How far the centroid travels before a pan begins, in points; exactly this much begins it. Sure for
  /// the scroll view's pan (exact in two traces, iOS 26.1). Ours: the same for a plain pan, and that the
  /// value itself begins, as a pinch's does.
  package static let panHysteresis: CGFloat = 10
}
