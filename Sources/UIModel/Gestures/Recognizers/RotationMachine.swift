// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Recognizes rotations by the line between two fingers. Its value is the rotation in radians. Clockwise is positive on
/// a screen whose y axis points down.
///
/// Measured on iOS 26.1: a rotation begins at 10 degrees, of which the rotation leaves out 5.
typealias RotationMachine = TwoFingerMachine<RotationMeasure>

/// The turn of the line between two fingers since both were down, in radians. It can exceed half a turn, because the
/// steps between events, each less than half a turn, are added up.
struct RotationMeasure: TwoFingerMeasure {
  static let hysteresis = GestureDefaults.rotationHysteresis
  static let removed = GestureDefaults.rotationRemoved
  static let neutral: CGFloat = 0

  private var total: CGFloat = 0
  /// The direction of the line at the last event; nil while the fingers are at the same point.
  private var direction: CGFloat?

  mutating func start(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    direction = Self.direction(one, other)
    return total
  }

  mutating func follow(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    guard let now = Self.direction(one, other) else { return total }
    if let direction {
      var step = now - direction
      if step > .pi { step -= 2 * .pi }
      if step <= -.pi { step += 2 * .pi }
      total += step
    }
    direction = now
    return total
  }

  static func value(at measure: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value + measure - reference.measure
  }

  static func velocity(_ speed: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    speed
  }

  /// Returns the angle from which the first velocity is computed: that of the previous event, including the part that
  /// the rotation leaves out.
  static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat {
    last
  }

  private static func direction(_ one: CGPoint, _ other: CGPoint) -> CGFloat? {
    one == other ? nil : atan2(other.y - one.y, other.x - one.x)
  }
}

extension TwoFingerMachine where Measure == RotationMeasure {
  /// The rotation in radians, clockwise positive, as described for `RotationMachine`.
  var rotation: CGFloat {
    get { value }
    set { value = newValue }
  }
}
