// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The input of a demonstration while it is put together: each step half a second after the one before.
struct DemonstrationScript {
  /// What was put together so far, in the order of its times.
  private(set) var inputs: [StageInput] = []
  private var time: TimeInterval = 0.5
  private var heldFingers = 0

  private static let frame: TimeInterval = 1.0 / 60
  private static let pause: TimeInterval = 0.5

  /// Fingers come down at the first places, go through the others, and lift at the last ones.
  mutating func touch(_ places: [[CGPoint]], resting seconds: TimeInterval = 0) {
    guard let first = places.first, let last = places.last else { return }
    feed(.began, first)
    for places in places.dropFirst() { feed(.moved, places) }
    time += max(0, seconds - Self.frame)
    feed(.ended, last)
    time += Self.pause
  }

  /// A finger comes down and stays.
  mutating func hold(_ place: CGPoint) {
    feed(.began, [place])
    heldFingers += 1
    time += Self.pause
  }

  /// A key is pressed and released.
  mutating func press(_ key: String) {
    for change in [KeyPress.Change.pressed, .released] {
      inputs.append(.key(KeyPress(key: key, change: change, modifiers: []), time: time))
      time += Self.frame
    }
    time += Self.pause
  }

  /// Text is typed, a character at a time.
  mutating func type(_ text: String) {
    for character in text {
      inputs.append(.text(String(character), time: time))
      time += Self.frame
    }
    time += Self.pause
  }

  /// Adds a frame; fingers that stay keep their numbers.
  private mutating func feed(_ phase: InputSample.Phase, _ places: [CGPoint]) {
    let samples = places.enumerated().map { index, place in
      InputSample(finger: heldFingers + index + 1, phase: phase, location: place)
    }
    inputs.append(.touches(InputFrame(time: time, samples: samples)))
    time += Self.frame
  }
}
