// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Judges pinches by the distance of two fingers. Its value is the scale.
///
/// Measured on iOS 26.1: begins when the distance changed by 10 pt, 8 of which are removed; the scale is the
/// distance over what remains. Setting the scale makes that the scale of the present distance.
typealias PinchMachine = TwoFingerMachine<PinchMeasure>

/// The distance of two fingers, in points.
struct PinchMeasure: TwoFingerMeasure {
  static let hysteresis = GestureDefaults.pinchHysteresis
  static let removed = GestureDefaults.pinchRemoved
  static let neutral: CGFloat = 1

  func start(_ one: CGPoint, _ other: CGPoint) -> CGFloat { one.distance(to: other) }
  func follow(_ one: CGPoint, _ other: CGPoint) -> CGFloat { one.distance(to: other) }

  static func value(at measure: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value * measure / baseline(reference)
  }

  static func velocity(_ speed: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value * speed / baseline(reference)
  }

  /// The first speed is that of the scale, which was 1 until now.
  static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat {
    reference.measure
  }

  /// Fingers on one spot count as a point apart, so that there is a scale.
  private static func baseline(_ reference: TwoFingerReference) -> CGFloat {
    max(reference.measure, 1)
  }
}

extension TwoFingerMachine where Measure == PinchMeasure {
  /// The distance of the fingers relative to where it began.
  var scale: CGFloat {
    get { value }
    set { value = newValue }
  }
}
