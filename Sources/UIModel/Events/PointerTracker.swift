// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Follows a pointer that presses nothing: which window it is over, and the region phases of its touch.
@MainActor
struct PointerTracker {
  /// The touch that stands for the pointer over one window, bound to the view under it, or to the window
  /// when that view went.
  private(set) var touch: UITouch?

  /// The touch of the event that began the present scrolling. It is also that of its end if the pointer is
  /// over no window.
  var scrolling: UITouch?

  /// The window under the pointer.
  var window: UIWindow? { touch?.boundWindow }

  /// The pointer is over `window` now. Returns its touch, in the phase that follows.
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

  /// The view under the pointer left its window with `root`. The pointer is over the window still, whose own
  /// recognizers receive that it leaves, unless that went itself.
  mutating func loseView(with root: UIView) {
    guard let window, window !== root else { return leave() }
    touch?.boundView = window
  }

  /// The pointer leaves the window. Returns its touch in the last phase; `leave()` follows.
  func exit(at time: TimeInterval) -> UITouch? {
    touch?.reading.phase = .regionExited
    touch?.reading.timestamp = time
    return touch
  }

  /// The pointer is no longer over the window it was over. An event that is on its way meanwhile finds a touch that
  /// has left: no recognizer begins with a pointer whose end nothing would report.
  mutating func leave() {
    touch?.reading.phase = .regionExited
    touch = nil
  }
}
