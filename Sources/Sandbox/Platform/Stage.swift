// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What the loop shows and feeds: the content of the window, without the window.
///
/// Each turn of the loop calls, in this order: `feed` for everything that arrived, `advance`, `perform`,
/// and when `needsDisplay` says so `draw`. Places are points of the window, times seconds on the loop's clock.
@MainActor
protocol Stage: AnyObject {
  /// When `advance` should be called next though nothing arrives; nil when nothing is pending.
  var nextDeadline: TimeInterval? { get }
  /// True when the pixels are older than the content.
  var needsDisplay: Bool { get }
  /// What two fingers of Alt and mouse are mirrored about: the centre of the phone's canvas.
  var mirrorCentre: CGPoint { get }
  /// True while typed text goes somewhere.
  var wantsText: Bool { get }

  /// Plays a short input that shows what the stage is about, where nobody can touch it.
  ///
  /// - Parameter advance: to be called before each input with its time; lets time pass.
  func playDemonstration(_ advance: (TimeInterval) -> Void)

  /// The window has this size, in points. Called before anything else, and at each change.
  func resize(to size: CGSize)
  func feed(_ input: StageInput)
  /// Something happened to the window, in words for a log: "lost the focus".
  func note(_ happening: String, at time: TimeInterval)
  /// The window is about to close: what is not saved yet must be now.
  func close()
  /// The loop's time just before something is fed, which may have waited until now. Not called without a
  /// display.
  func willFeed(at time: TimeInterval)
  /// What was drawn last can be seen since a time. Not called without a display.
  func didShow(at time: TimeInterval)
  /// Time has come this far: timers that are due run.
  func advance(to time: TimeInterval)
  /// Runs code of the app that nothing here asked for: a timer of Foundation, a block on the main queue.
  func perform(_ work: () -> Void)
  /// Where two fingers would come down, while Alt is held without a button; empty when it is not.
  func showHints(_ places: [CGPoint])
  /// Draws, and makes `needsDisplay` false.
  ///
  /// - Returns: the parts that changed and must be shown; all of the buffer if it is fresh.
  func draw(into pixels: WindowPixels) -> [PixelRect]
}

extension Stage {
  /// Stages without a log have no use for it.
  func note(_ happening: String, at time: TimeInterval) {}

  /// Where there is no app, anything may run as it likes.
  func perform(_ work: () -> Void) { work() }

  /// Most do not measure themselves.
  func willFeed(at time: TimeInterval) {}

  /// Most do not measure themselves.
  func didShow(at time: TimeInterval) {}

  /// Most have nothing to save.
  func close() {}
}
