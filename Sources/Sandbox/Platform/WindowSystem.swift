// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The window as the frame loop uses it: it sleeps, delivers events, and shows pixels.
///
/// `SDLSession` is the real window; tests use a scripted one.
@MainActor
protocol WindowSystem: AnyObject {
  /// The time in seconds on the loop's clock, which never decreases.
  var now: TimeInterval { get }
  var surface: TouchSurface { get }
  /// The duration of a frame of the display, in seconds.
  var frameInterval: TimeInterval { get }
  /// The fingers that are down according to the touch devices. The list is correct right after `drain`.
  var fingersDown: [FingerTracker.Contact] { get }

  /// Sleeps until an event arrives or the deadline is reached; without a deadline, until an event arrives.
  func sleep(until deadline: TimeInterval?)
  /// Sleeps until a time, even if events arrive.
  func rest(until time: TimeInterval)
  /// Reads the events that have arrived. This is called often while the loop works, because an event gets the
  /// time at which it is read. It is not called during drawing.
  func listen()
  /// Returns all events that have arrived, in order.
  func drain() -> [TimedEvent]
  /// Makes the window receive mouse events outside of it, or stops that. It is called in each turn, after its input.
  func followMouse(_ follows: Bool)
  /// Starts or stops accepting typed text, which may show a keyboard.
  func acceptText(_ accepts: Bool)
  /// Shows a title.
  func show(title: String)
  /// Returns the pixels to draw into.
  func pixels() throws -> WindowPixels
  /// Shows parts of the pixels.
  func present(_ parts: [PixelRect]) throws
}
