// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// A number that goes in steps between two ends, round and round when it wraps.
struct StepperScale: Equatable, Sendable {
  private(set) var minimum = 0.0
  private(set) var maximum = 100.0
  private(set) var step = 1.0
  private(set) var value = 0.0
  var wraps = false

  mutating func setMinimum(_ new: Double) {
    guard new.isFinite else { return }
    minimum = new
    maximum = max(maximum, new)
    setValue(value)
  }

  mutating func setMaximum(_ new: Double) {
    guard new.isFinite else { return }
    maximum = new
    minimum = min(minimum, new)
    setValue(value)
  }

  mutating func setStep(_ new: Double) {
    if new.isFinite, new > 0 { step = new }
  }

  mutating func setValue(_ new: Double) {
    guard !new.isNaN else { return }
    value = min(maximum, max(minimum, new))
  }

  /// One step. At an end it stops, or goes on at the other one.
  mutating func move(_ half: UIStepper.Half) {
    let next = half == .increment ? value + step : value - step
    switch half {
    case .increment where next > maximum: value = wraps ? minimum : maximum
    case .decrement where next < minimum: value = wraps ? maximum : minimum
    case .increment, .decrement: value = next
    }
  }

  /// Whether a step leads anywhere.
  func canMove(_ half: UIStepper.Half) -> Bool {
    guard !wraps else { return maximum > minimum }
    return half == .increment ? value < maximum : value > minimum
  }
}
