// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Assigns numbers to fingers. A new finger gets the smallest number that no other finger has.
///
/// Screen fingers and the mouse's fingers share the numbers, so a click beside a real finger is a second finger. When a
/// finger lifted, its number can be used again, as in scenario files.
struct FingerNumbers: Equatable, Sendable {
  private var taken: [Int] = []

  /// Returns a number for a finger that came down. The first number is 1.
  mutating func take() -> Int {
    var index = 0
    while index < taken.count, taken[index] == index + 1 { index += 1 }
    taken.insert(index + 1, at: index)
    return index + 1
  }

  /// Frees the number of a finger that lifted or was cancelled.
  mutating func release(_ number: Int) {
    taken.removeAll { $0 == number }
  }
}
