// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The numbers that scroll views use, each with its unit, meaning, source and certainty.
///
/// "Certain" means that Apple documents the number, or that it was measured on a device repeatedly. "Likely" means that
/// it follows from measurements. "Our choice" means that the number is not known outside Apple; the reason for the
/// choice is given.
package enum ScrollDefaults {
  // MARK: Touches

  /// The time for which a new touch is held back from the content, in seconds. Certain: 151.8 ms between `sendEvent`
  /// and the delivery on a device; WWDC 2014 session 235 says .15 s.
  package static let contentTouchDelay: TimeInterval = 0.15
  /// The smallest ratio of a drag's first displacement along one axis to that along the other for which the drag counts
  /// as mainly along the one axis. Our choice: 2, that is, within 27 degrees of the axis.
  package static let directionalLockRatio: CGFloat = 2

  // MARK: Motion

  /// The fraction of the speed that remains after each millisecond. Certain: 0.998 measured exactly on iOS 26.1.
  package static let normalDeceleration: CGFloat = 0.998
  /// The fraction of the speed that remains after each millisecond at the fast rate. Likely: according to many
  /// reports, UIKit's constant has this value on devices.
  package static let fastDeceleration: CGFloat = 0.99
  /// The speed at which a deceleration stops, in points per second. Certain: measured on iOS 26.1.
  package static let stopSpeed: CGFloat = 10
  /// The stiffness of the rubber band at an edge, without unit. Certain: measured on iOS 26.1.
  package static let rubberBand: CGFloat = 0.55
  /// The frequency of the critically damped bounce of content that reaches the edge with a velocity, per second.
  /// Certain: measured on iOS 26.1.
  package static let bounceFrequency: CGFloat = 11
  /// The two rates of the overdamped bounce of content that is released beyond an edge without a velocity, per second.
  /// Certain: measured on iOS 26.1.
  package static let restingBounceRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
  /// The distance from the edge at which a bounce counts as over, in points. Our choice: less than a pixel.
  package static let settledDistance: CGFloat = 0.1
  /// The time between two steps of a motion, in seconds: 60 a second. Our choice: the rate of most displays.
  package static let frameInterval: TimeInterval = 1.0 / 60
  /// The duration of an animated change of the offset or the scale, in seconds. Our choice: 0.3 is the usual estimate.
  package static let animationDuration: TimeInterval = 0.3
  /// The range of `distance / (speed - stopSpeed)`, in seconds, in which content decelerates to a target that a
  /// delegate set. Outside the range, it moves as if a spring pulled it. Our choice: the range contains the values of
  /// the normal rate of deceleration, 0.5, and of the fast rate, 0.1.
  package static let approachReach: ClosedRange<CGFloat> = 0.05...0.6

  // MARK: Refreshing

  /// The height of a refresh control, and of the inset for it, in points. Likely: 60.
  package static let refreshHeight: CGFloat = 60
  /// The distance beyond the top to which content must be pulled to start loading, in points. Our choice.
  package static let refreshPull: CGFloat = 80

  // MARK: Paging

  /// The smallest velocity of a lift that turns the page after a drag of any length, in points per second. Our choice.
  package static let pageTurnSpeed: CGFloat = 200

  // MARK: Zooming

  /// The largest factor by which a pinch can exceed a limit of the zoom scale. The farther the scale is beyond the
  /// limit, the less it follows the fingers. Our choice: twice the maximum, half the minimum scale.
  package static let zoomStretch: CGFloat = 2

  // MARK: Indicators

  /// The width of a scroll indicator, in points. Likely: 3 since iOS 13.
  package static let indicatorWidth: CGFloat = 3
  /// The distance between a scroll indicator and the edges, in points. Likely: 3.
  package static let indicatorInset: CGFloat = 3
  /// The smallest length of a scroll indicator while the content is between its edges, in points. Our choice.
  package static let shortestIndicator: CGFloat = 36
  /// The smallest length of a scroll indicator while content is beyond an edge, in points. Our choice.
  package static let squeezedIndicator: CGFloat = 7
  /// The time for which scroll indicators stay visible after the last movement, in seconds. Our choice.
  package static let indicatorLinger: TimeInterval = 0.5
  /// The time that scroll indicators take to fade out, in seconds. Our choice.
  package static let indicatorFade: TimeInterval = 0.25

  /// The margin that is scrolled into view around a control that gets the focus, in points. Our choice: room for the
  /// focus ring.
  static let focusMargin: CGFloat = 8
}
