// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The window as the frame loop knows it: it sleeps, delivers events, and shows pixels.
///
/// `SDLSession` is the real one; tests play one from a script.
@MainActor
protocol WindowSystem: AnyObject {
  /// Seconds on the loop's clock; never runs backwards.
  var now: TimeInterval { get }
  var surface: TouchSurface { get }
  /// The time for which the display shows a frame, in seconds.
  var frameInterval: TimeInterval { get }
  /// The fingers that are down as far as the touch devices know. Correct when `drain` was just called.
  var fingersDown: [FingerTracker.Contact] { get }

  /// Sleeps until an event is there or the deadline has come; without a deadline until an event.
  func sleep(until deadline: TimeInterval?)
  /// Sleeps until a time, whatever happens.
  func rest(until time: TimeInterval)
  /// Gives the events that have arrived their time. Called often while the loop works, because an event's time is that
  /// at which it is read; not called while pixels are drawn.
  func listen()
  /// Every event that is there, in order of arrival.
  func drain() -> [TimedEvent]
  /// Follows the mouse outside of the window, or no longer. Called in each turn, after its input.
  func followMouse(_ follows: Bool)
  /// Accepts typed text, which may show a keyboard, or no longer.
  func acceptText(_ accepts: Bool)
  /// Shows a title.
  func show(title: String)
  /// The pixels to draw into.
  func pixels() throws -> WindowPixels
  /// Shows parts of the pixels.
  func present(_ parts: [PixelRect]) throws
}
