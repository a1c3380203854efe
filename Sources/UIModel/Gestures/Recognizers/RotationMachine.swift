// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// Judges rotations by the line between two fingers. Its value is the rotation in radians, clockwise positive
/// on a screen whose y axis points down.
///
/// Measured on iOS 26.1: begins at 10 degrees, 5 of which are removed in the direction of the turn.
package typealias RotationMachine = TwoFingerMachine<RotationMeasure>

/// How far the line between two fingers has turned since they came together, in radians. It goes on past
/// half a turn: each step is taken the short way round and added up.
package struct RotationMeasure: TwoFingerMeasure {
  package static let hysteresis = GestureDefaults.rotationHysteresis
  package static let removed = GestureDefaults.rotationRemoved
  package static let neutral: CGFloat = 0

  private var total: CGFloat = 0
  /// The direction of the line at the last reading; nil while the fingers were on one spot.
  private var direction: CGFloat?

  /// Makes a measure that starts at 0.
  package init() {}

  package mutating func start(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    direction = Self.direction(one, other)
    return total
  }

  package mutating func follow(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
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

  package static func value(at measure: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    reference.value + measure - reference.measure
  }

  package static func velocity(_ speed: CGFloat, from reference: TwoFingerReference) -> CGFloat {
    speed
  }

  /// The first speed is that of the fingers' last step, with what the rotation does not show of it.
  package static func firstStep(from reference: TwoFingerReference, last: CGFloat) -> CGFloat {
    last
  }

  private static func direction(_ one: CGPoint, _ other: CGPoint) -> CGFloat? {
    one == other ? nil : atan2(other.y - one.y, other.x - one.x)
  }
}

extension TwoFingerMachine where Measure == RotationMeasure {
  /// How far the fingers turned, in radians, clockwise positive.
  package var rotation: CGFloat {
    get { value }
    set { value = newValue }
  }
}
