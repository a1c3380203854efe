// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes pinches by the distance of two fingers. Its value is the scale.
///
/// Measured on iOS 26.1: a pinch begins when the distance has changed by 10 pt, of which the scale leaves out 8 pt. So
/// scale = distance / (first distance + 8) for fingers that move apart, and distance / (first distance - 8) for fingers
/// that move towards each other. After the scale was set to s at the distance d, scale = s * distance / d.
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

  /// Returns the distance from which the first velocity is computed: the one at which the scale was 1.
  static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat {
    reference.measure
  }

  /// Returns the reference distance, at least 1 point, because fingers at the same point have no scale.
  private static func baseline(_ reference: TwoFingerReference) -> CGFloat {
    max(reference.measure, 1)
  }
}

extension TwoFingerMachine where Measure == PinchMeasure {
  /// The scale, as described for `PinchMachine`.
  var scale: CGFloat {
    get { value }
    set { value = newValue }
  }
}
