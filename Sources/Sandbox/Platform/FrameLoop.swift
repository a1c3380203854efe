// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The main loop of the window. Each turn sleeps, reads events, feeds them, advances the time, draws if something
/// changed, shows the frame, and runs the app's run loop once. If timers or blocks of the app are due, the run loop
/// runs before drawing.
///
/// It sleeps until an event arrives or the stage's next deadline, and uses no processor time while nothing happens. If
/// the display is ready, a frame is drawn at once. Events that arrive earlier wait for the next frame and are combined
/// in it, so that a finger moves once per frame as in UIKit (WWDC 2015, session 233), and every drawn frame is shown.
@MainActor
final class FrameLoop {
  enum Ending: Equatable, Sendable {
    /// The close button, Ctrl+Q or the desktop closed the window.
    case closed
    /// A signal with this number ended the program.
    case signal(Int32)
    /// The connection to the display was lost.
    case displayLost
  }

  /// The interval of checks for removed touch devices while fingers are down, in seconds. SDL 2 sends no event about
  /// that.
  static let deviceCheckInterval: TimeInterval = 0.25

  private(set) var frameCount = 0
  /// The time of the last frame, in seconds on the window's clock.
  private(set) var lastFrame: TimeInterval?

  private let window: any WindowSystem
  private let stage: any Stage
  private let mainWork: (any MainThreadWork)?
  private let savePicture: @MainActor (PixelBuffer) -> Void

  private var interpreter: InputInterpreter
  private var isVisible = true
  private var isExposed = true
  private var wantsPicture = false
  private var acceptsText = false
  private var title = ""
  /// True if the window receives the mouse outside its edges, too.
  private var followsMouse = false
  private var hints: [CGPoint] = []
  /// Notes about the window. Each is logged after the input that preceded it.
  private var notes: [(time: TimeInterval, words: String)] = []
  /// The time of the app's next timer, on the window's clock.
  private var nextTimer: TimeInterval?
  /// The time to which the stage was last advanced.
  private var told: TimeInterval = 0
  /// The time at which events were last read.
  private var heard: TimeInterval = 0

  /// Makes a loop for a window and a stage.
  ///
  /// - Parameters:
  ///   - window: the source of events and the target of pixels.
  ///   - stage: the content, which receives input and draws.
  ///   - mouseSource: the type of the mouse's touches; see `MouseFingers`.
  ///   - mainWork: the app's timers and blocks for the main thread; nil for none.
  ///   - savePicture: receives the window's pixels at F12 and at the end.
  init(
    window: any WindowSystem, stage: any Stage, mouseSource: InputSample.Source = .direct,
    mainWork: (any MainThreadWork)? = nil,
    savePicture: @escaping @MainActor (PixelBuffer) -> Void = { _ in }
  ) {
    self.window = window
    self.stage = stage
    self.mainWork = mainWork
    self.savePicture = savePicture
    interpreter = InputInterpreter(surface: window.surface, mouseSource: mouseSource)
    stage.resize(to: window.surface.size)
    interpreter.centre = stage.mirrorCentre
  }

  /// Runs until the window is closed. Fingers that are down are then cancelled.
  func run() throws -> Ending {
    while true {
      guard let ending = try turn() else { continue }
      try finish(ending)
      return ending
    }
  }

  /// Runs one turn of the loop. The first turn draws without waiting.
  func turn() throws -> Ending? {
    if !mustShow { window.sleep(until: deadline) }
    if let lastFrame { window.rest(until: lastFrame + window.frameInterval) }
    var ending: Ending?
    // Events that arrive from here on belong to the next turn, however long this turn takes.
    var present = max(told, window.now)
    for var timed in window.drain() {
      timed.time = max(timed.time, told)
      present = max(present, timed.time)
      follow(timed)
      if ending == nil { ending = Self.ending(of: timed.event) }
      interpreter.take(timed)
    }
    if interpreter.isTouched { interpreter.keep(window.fingersDown, time: present) }
    heard = window.now
    if feed(andThen: listenNowAndThen) { ending = ending ?? .closed }
    stage.advance(to: present)
    told = present
    // Running the app's run loop takes as long as drawing, so it runs after the frame unless something is due.
    let isDue = mainWorkIsDue
    if isDue { runMainWork() }
    listenNowAndThen()
    attend()
    if ending == nil { try show() }
    if !isDue { runMainWork() }
    prepare()
    return ending
  }

  /// Reads events every few milliseconds while the stage works, so that their times are exact.
  private func listenNowAndThen() {
    guard window.now - heard >= 0.002 else { return }
    window.listen()
    heard = window.now
  }

  private var mustShow: Bool { mustShow(stage.needsDisplay) }

  private func mustShow(_ hasChanged: Bool) -> Bool {
    isVisible && (hasChanged || isExposed || wantsPicture)
  }

  private var deadline: TimeInterval? {
    let check = interpreter.isTouched ? window.now + Self.deviceCheckInterval : nil
    return [stage.nextDeadline, nextTimer, check].compactMap { $0 }.min()
  }

  /// True if a timer or block of the app is due, which may change the next frame.
  private var mainWorkIsDue: Bool {
    guard let mainWork else { return false }
    return mainWork.isWaiting || nextTimer.map { $0 <= window.now } == true
  }

  /// Runs the app's timers and its blocks on the main queue, as one piece of work of the stage that the window shows.
  private func runMainWork() {
    guard let mainWork else { return }
    var wait: TimeInterval?
    stage.perform { wait = mainWork.run() }
    nextTimer = wait.map { window.now + $0 }
  }

  /// Feeds the batch to the stage.
  ///
  /// - Parameter listen: called after each input, because feeding an input may have taken long.
  /// - Returns: true if the user asked to quit.
  private func feed(andThen listen: () -> Void = {}) -> Bool {
    var quits = false
    let inputs = interpreter.finish()
    if !inputs.isEmpty { stage.willFeed(at: window.now) }
    defer { tellNotes(until: nil) }
    for input in inputs {
      defer {
        acceptText()
        listen()
      }
      tellNotes(until: input.time)
      guard case .key(let press, let time) = input,
        let command = Shortcuts.command(for: press)
      else {
        if case .resized(let size) = input { stage.resize(to: size) } else { stage.feed(input) }
        continue
      }
      switch command {
      case .quit: quits = true
      case .picture: wantsPicture = true
      case .signal(let signal): stage.feed(.signal(signal, time: time))
      }
    }
    return quits
  }

  /// Logs the notes about the window up to a time; all if it is nil.
  private func tellNotes(until time: TimeInterval?) {
    while let note = notes.first, time.map({ note.time <= $0 }) ?? true {
      stage.note(note.words, at: note.time)
      notes.removeFirst()
    }
  }

  private func follow(_ timed: TimedEvent) {
    guard case .window(let change) = timed.event else { return }
    if let words = change.words { notes.append((timed.time, words)) }
    switch change {
    case .minimised, .hidden: isVisible = false
    case .shown, .exposed, .resized:
      isVisible = true
      isExposed = true
    // A Wayland compositor delays its new layout until a frame follows the change of state.
    case .focusGained, .focusLost: isExposed = true
    case .close: break
    }
  }

  private func prepare() {
    followMouse()
    interpreter.centre = stage.mirrorCentre
  }

  private func followMouse() {
    followsMouse = interpreter.followsMouse
    window.followMouse(followsMouse)
  }

  /// Updates what the input may have changed: text input, the title, the capture of the mouse, and the hints.
  private func attend() {
    acceptText()
    if stage.title != title {
      title = stage.title
      window.show(title: title)
    }
    // Following the mouse ends before the frame, not after it. During the frame, the X server may grab the mouse for a
    // press that the window has not received yet, and `followMouse` would cancel that grab.
    if followsMouse, !interpreter.followsMouse { followMouse() }
    if interpreter.hints != hints {
      hints = interpreter.hints
      stage.showHints(hints)
    }
  }

  /// Starts text input when a field is edited, or stops it. This is done after each input, because a letter that is
  /// typed before text input starts arrives only as a key, without its text.
  private func acceptText() {
    guard stage.wantsText != acceptsText else { return }
    acceptsText.toggle()
    window.acceptText(acceptsText)
  }

  private func show() throws {
    let hasChanged = stage.needsDisplay
    guard mustShow(hasChanged) else { return }
    let pixels = try window.pixels()
    var parts = hasChanged || pixels.isFresh ? stage.draw(into: pixels) : []
    if isExposed || pixels.isFresh { parts = [pixels.buffer.bounds] }
    try window.present(parts)
    isExposed = false
    if !parts.isEmpty { frameCount += 1 }
    lastFrame = window.now
    if !parts.isEmpty { stage.didShow(at: window.now) }
    if wantsPicture {
      wantsPicture = false
      savePicture(pixels.buffer)
    }
  }

  /// Cancels the fingers, and lets the stage save unsaved work. It draws nothing and uses only the window's clock, so
  /// it can be called without a display.
  func wrapUp() {
    interpreter.cancelAll(at: window.now)
    _ = feed()
    stage.close()
    stage.note(summary, at: window.now)
    stage.note("closed", at: window.now)
  }

  private func finish(_ ending: Ending) throws {
    wrapUp()
    prepare()
    attend()
    guard ending != .displayLost else { return }
    let pixels = try window.pixels()
    if stage.needsDisplay || pixels.isFresh { _ = stage.draw(into: pixels) }
    savePicture(pixels.buffer)
  }

  /// A log line about the number of frames. A window at rest should have drawn none.
  private var summary: String {
    String(format: "drew %ld frames, the last at %.3f", frameCount, lastFrame ?? 0)
  }

  private static func ending(of event: PlatformEvent) -> Ending? {
    switch event {
    case .window(.close), .quit(.desktop): .closed
    case .quit(.signal(let number)): .signal(number)
    case .quit(.displayLost): .displayLost
    case .finger, .mouseMoved, .mouseButton, .mouseLeft, .wheel, .key, .modifiers, .text, .window,
      .fileDropped:
      nil
    }
  }
}

extension PlatformEvent.WindowChange {
  /// The text for the log; nil for a change that needs no line or is logged elsewhere.
  fileprivate var words: String? {
    switch self {
    case .focusGained: "got the focus"
    case .focusLost: "lost the focus"
    case .minimised: "minimised"
    case .hidden: "hidden"
    case .shown, .resized, .exposed, .close: nil
    }
  }
}
