// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Tracks a pointer without a pressed button: the window under it, and the phase of its touch.
@MainActor
struct PointerTracker {
  /// The touch that represents the pointer in a window. It is bound to the view under the pointer, or to the window
  /// after that view was removed from the window.
  private(set) var touch: UITouch?

  /// The touch of the event with which the current scrolling began. The end of the scrolling has the same touch, even
  /// if the pointer is over no window then.
  var scrolling: UITouch?

  /// The window under the pointer.
  var window: UIWindow? { touch?.boundWindow }

  /// Moves the pointer into or inside a window. Returns its touch, with the new phase.
  mutating func enter(
    _ window: UIWindow, _ view: UIView, _ sample: InputSample, at time: TimeInterval
  ) -> UITouch {
    let location = window.mapFromScreen(sample.location)
    if let touch, touch.boundWindow === window {
      move(touch, to: location, at: time)
      touch.boundView = view
      return touch
    }
    let touch = UITouch(number: 0, sample: sample, locationInWindow: location, time: time)
    touch.boundWindow = window
    touch.boundView = view
    touch.reading.phase = .regionEntered
    self.touch = touch
    return touch
  }

  /// Returns the touch for scrolling that continues while the pointer is over no window.
  func outside(_ sample: InputSample, at time: TimeInterval) -> UITouch? {
    guard let touch = scrolling, let window = touch.boundWindow else { return nil }
    let hasLocation = sample.location.x.isFinite && sample.location.y.isFinite
    move(touch, to: hasLocation ? window.mapFromScreen(sample.location) : nil, at: time)
    return touch
  }

  /// Moves the touch to a location in points in the window; nil leaves it where it is.
  private func move(_ touch: UITouch, to location: CGPoint?, at time: TimeInterval) {
    if let location {
      touch.reading = touch.reading.at(location, from: touch.locationInWindow)
    }
    touch.reading.timestamp = time
    touch.reading.phase = .regionMoved
  }

  /// Handles the removal of the view under the pointer, which left its window together with `root`. The window's own
  /// recognizers then receive the pointer's exit, unless the window was removed.
  mutating func loseView(with root: UIView) {
    guard let window, window !== root else { return leave() }
    touch?.boundView = window
  }

  /// Gives the pointer's touch the phase `regionExited` and returns it. Call `leave()` after the event is delivered.
  func exit(at time: TimeInterval) -> UITouch? {
    touch?.reading.phase = .regionExited
    touch?.reading.timestamp = time
    return touch
  }

  /// Forgets the window under the pointer, and gives the touch the phase `regionExited`. Then no recognizer begins in
  /// an event that is being delivered: it would not receive the pointer's exit.
  mutating func leave() {
    touch?.reading.phase = .regionExited
    touch = nil
  }
}
