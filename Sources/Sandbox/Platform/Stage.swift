// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The content of the window: the loop feeds it input and shows what it draws.
///
/// Each turn of the loop calls, in this order: `feed` for all input, `advance`, `perform`, and `draw` if `needsDisplay`
/// is true. Locations are points of the window, times are seconds on the loop's clock.
@MainActor
protocol Stage: AnyObject {
  /// The next time at which `advance` is needed without input; nil if there is none.
  var nextDeadline: TimeInterval? { get }
  /// True if the content changed since it was last drawn.
  var needsDisplay: Bool { get }
  /// The centre of the phone's area. With Alt, the mouse acts as two fingers on opposite sides of this point.
  var mirrorCentre: CGPoint { get }
  /// True while a field is edited, so that typed text is used.
  var wantsText: Bool { get }

  /// The title of the window.
  var title: String { get }

  /// Plays a short input that demonstrates the scene, for runs without a user.
  ///
  /// - Parameter advance: called before each input with the input's time; it advances the stage to that time.
  func playDemonstration(_ advance: (TimeInterval) -> Void)

  /// Sets the window's size, in points. Called before anything else, and at each change.
  func resize(to size: CGSize)
  func feed(_ input: StageInput)
  /// Logs an event of the window, such as "lost the focus".
  func note(_ happening: String, at time: TimeInterval)
  /// Called before the window closes. Unsaved work must be saved now.
  func close()
  /// Called with the loop's time right before the inputs of a turn, which may have arrived earlier. It is not called
  /// without a display.
  func willFeed(at time: TimeInterval)
  /// Called with the time at which the last drawing became visible. It is not called without a display.
  func didShow(at time: TimeInterval)
  /// Moves the clock to a time and runs due timers.
  func advance(to time: TimeInterval)
  /// Runs code of the app that no input causes, such as a Foundation timer or a block on the main queue.
  func perform(_ work: () -> Void)
  /// Shows the points at which two fingers would come down if the mouse were pressed with Alt. `places` is empty unless
  /// Alt is held and no mouse button is pressed.
  func showHints(_ places: [CGPoint])
  /// Draws, and sets `needsDisplay` to false.
  ///
  /// - Returns: the parts that changed and must be shown; the whole buffer if it is fresh.
  func draw(into pixels: WindowPixels) -> [PixelRect]
}

/// The default methods, for a stage without an app, a log or a file.
extension Stage {
  var title: String { "Sandbox" }
  func note(_ happening: String, at time: TimeInterval) {}
  func perform(_ work: () -> Void) { work() }
  func willFeed(at time: TimeInterval) {}
  func didShow(at time: TimeInterval) {}
  func close() {}
}
