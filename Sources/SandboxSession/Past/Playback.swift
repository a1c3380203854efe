// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The automatic movement of the playhead.
struct Playback: Equatable, Sendable {
  /// The time between two moves of the playhead, in seconds of the window.
  static let pause: TimeInterval = 1.0 / 60
  /// The longest pause without events that is played completely, in seconds. Longer pauses are shortened to `leadIn`.
  static let longestGap: TimeInterval = 1
  /// The part of a longer pause that is still played, just before the next event, in seconds.
  static let leadIn: TimeInterval = 0.2

  /// The number of seconds of the scene per second of the window.
  var speed: Double
  /// The playhead's time, in seconds of the scene.
  private(set) var position: TimeInterval
  /// The window's time at which the playhead reached this position, in seconds.
  private(set) var moved: TimeInterval

  init(from position: TimeInterval, at time: TimeInterval, speed: Double) {
    (self.position, self.speed, moved) = (position, speed, time)
  }

  /// The time of the playhead's next move, in seconds of the window.
  var deadline: TimeInterval { moved + Self.pause }

  /// Moves the playhead.
  ///
  /// - Parameters:
  ///   - time: the current time, in seconds of the window.
  ///   - next: returns the time of the next event after a time of the scene; nil if there is none.
  mutating func advance(to time: TimeInterval, next: (TimeInterval) -> TimeInterval?) {
    guard time >= deadline - 1e-6 else { return }
    position += (time - moved) * speed
    moved = time
    if let next = next(position), next - position > Self.longestGap {
      position = next - Self.leadIn
    }
  }
}

package enum PlaySpeed {
  package static let all = [1, 0.25, 0.1]

  /// Returns a speed as text for a button.
  package static func text(of speed: Double) -> String {
    speed >= 1 ? "1×" : "1/\(Int((1 / speed).rounded()))"
  }

  /// Returns the next slower speed; after the slowest, the fastest.
  package static func after(_ speed: Double) -> Double {
    all.first { $0 < speed } ?? all[0]
  }
}
