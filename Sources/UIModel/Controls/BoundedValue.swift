// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A value between a minimum and a maximum, and the value that was last sent to targets. The minimum never exceeds the
/// maximum, and the value is always between them.
struct BoundedValue<Number: BinaryFloatingPoint & Sendable>: Equatable, Sendable {
  private(set) var minimum: Number = 0
  private(set) var maximum: Number
  private(set) var value: Number = 0
  /// The value that was last sent to targets, or set by code.
  private(set) var sentValue: Number = 0

  /// Makes a value of 0 between 0 and `maximum`.
  init(upTo maximum: Number) { self.maximum = maximum }

  mutating func setMinimum(_ new: Number) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  mutating func setMaximum(_ new: Number) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  mutating func setValue(_ new: Number) {
    guard !new.isNaN else { return }
    value = min(maximum, max(minimum, new))
  }

  /// Applies a change that is made in code, not by the user. The new value counts as sent: no event is sent for it.
  mutating func setInCode(_ change: (inout BoundedValue) -> Void) {
    change(&self)
    sentValue = value
  }

  /// Returns whether the value differs from the one that was last sent, and marks it as sent.
  mutating func takeUnsent() -> Bool {
    defer { sentValue = value }
    return value != sentValue
  }
}

extension BoundedValue<Float> {
  /// Returns where a value lies between minimum and maximum, from 0 to 1. Returns 0 if these are equal, and for NaN.
  func fraction(of value: Float) -> CGFloat {
    guard maximum > minimum, !value.isNaN else { return 0 }
    return (CGFloat(min(maximum, max(minimum, value))) - CGFloat(minimum)) / length
  }

  /// Returns the value at a fraction of the range from minimum to maximum. The fraction is clamped to 0...1.
  func value(at fraction: CGFloat) -> Float {
    Float(CGFloat(minimum) + length * min(1, max(0, fraction)))
  }

  /// The distance from minimum to maximum. A CGFloat can represent the difference of any two Floats.
  private var length: CGFloat { CGFloat(maximum) - CGFloat(minimum) }
}
