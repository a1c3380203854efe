// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Judges pinches by the distance of two fingers. Its value is the scale.
///
/// Measured on iOS 26.1: begins when the distance changed by 10 pt, 8 of which are removed; the scale is the
/// distance over what remains. Setting the scale makes that the scale of the present distance.
package typealias PinchMachine = TwoFingerMachine<PinchMeasure>

/// The distance of two fingers, in points.
package struct PinchMeasure: TwoFingerMeasure {
  package static let hysteresis = GestureDefaults.pinchHysteresis
  package static let removed = GestureDefaults.pinchRemoved
  package static let neutral: CGFloat = 1

  /// Makes the measure; it remembers nothing.
  package init() {}

  package func start(_ one: CGPoint, _ other: CGPoint) -> CGFloat { one.distance(to: other) }
  package func follow(_ one: CGPoint, _ other: CGPoint) -> CGFloat { one.distance(to: other) }

  package static func value(at measure: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value * measure / baseline(reference)
  }

  package static func velocity(_ speed: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value * speed / baseline(reference)
  }

  /// The first speed is that of the scale, which was 1 until now.
  package static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat {
    reference.measure
  }

  /// Fingers on one spot count as a point apart, so that there is a scale.
  private static func baseline(_ reference: TwoFingerReference) -> CGFloat {
    max(reference.measure, 1)
  }
}

extension TwoFingerMachine where Measure == PinchMeasure {
  /// The distance of the fingers relative to where it began.
  package var scale: CGFloat {
    get { value }
    set { value = newValue }
  }
}
