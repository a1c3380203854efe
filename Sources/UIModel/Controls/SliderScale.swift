// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A value between two ends. Whatever it is given, the ends stay in order and the value between them.
struct SliderScale: Equatable, Sendable {
  /// The lower end.
  package private(set) var minimum: Float = 0
  /// The upper end.
  package private(set) var maximum: Float = 1
  /// The value.
  package private(set) var value: Float = 0

  mutating func setMinimum(_ new: Float) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  mutating func setMaximum(_ new: Float) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  mutating func setValue(_ new: Float) {
    guard !new.isNaN else { return }
    value = min(maximum, max(minimum, new))
  }

  /// Where a value lies between the ends, from 0 to 1; 0 when there is nothing between them, and for no
  /// number.
  func fraction(of value: Float) -> CGFloat {
    guard maximum > minimum, !value.isNaN else { return 0 }
    return (CGFloat(min(maximum, max(minimum, value))) - CGFloat(minimum)) / way
  }

  /// The value at a place from 0 to 1.
  func value(at fraction: CGFloat) -> Float {
    Float(CGFloat(minimum) + way * min(1, max(0, fraction)))
  }

  /// From end to end. As a CGFloat, which holds the difference of any two Floats.
  private var way: CGFloat { CGFloat(maximum) - CGFloat(minimum) }
}
