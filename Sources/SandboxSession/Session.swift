// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
package import UIModel

/// The open scene: its host, all input, past and present, the selection, the edits, the log, and the answer to the
/// user's last question. It has no views, pixels or window.
///
/// Input, edits and commands go to the live `specimen`. Questions and panels read `shown`: the live scene or, while the
/// past is shown, another run of its input. Times are seconds of the window; an `Instant` is in seconds of the scene.
@MainActor
package final class Session: SessionReader {
  package private(set) var entry: SceneCatalog.Entry
  package private(set) var specimen: Specimen
  /// The window's time, and the window's time at which the scene's clock was 0. The latter is negative if the scene was
  /// ahead of the window.
  private var clock: (time: TimeInterval, start: TimeInterval) = (0, 0)
  package let log: EventRecorder
  package let travel = TimeTravel()
  package var selection = Selection()
  package var history = EditHistory()
  package var outline = Outline()
  /// The mode in which the next finger selects the view under it instead of touching it.
  package var picking = Picking()
  package var recording: Recording
  /// The answer to the last question, or the last error; nil after it was closed.
  package var answer: Answer? { didSet { answering.revision += 1 } }
  private var answering = (revision: 0, slice: Duration?.none, hasTouchscreen: false)
  package var answerRevision: Int { answering.revision }
  /// Makes the window redraw the open answer after a change was made or undone, or after another touch ended.
  func refreshAnswer() { answering.revision += 1 }
  /// The search for the changes that an answer suggests runs at most this long in one call, so that the window can draw
  /// between the calls; nil for no limit.
  package var answerSlice: Duration? {
    get { answering.slice }
    set { answering.slice = newValue }
  }
  /// True if the user has a touchscreen. Without one, the hint that is shown before a touch mentions Alt, if the scene
  /// asks for two fingers: Alt and the mouse act as two.
  package var hasTouchscreen: Bool {
    get { answering.hasTouchscreen }
    set { answering.hasTouchscreen = newValue }
  }
  /// The answer about the last touch.
  package var lastTouch = LastTouch()
  package var stopwatch = Stopwatch()
  /// The guided tour, while it runs.
  package var tour: Tour?

  /// Opens a scene.
  ///
  /// - Parameters:
  ///   - entry: the scene, which must have a recipe.
  ///   - recipe: creates the scene.
  ///   - recording: the folder for recordings.
  ///   - keepsTranscript: false to write no log lines for a file's expectation. Only a window needs them, because
  ///     nothing is recorded or compared off screen.
  ///   - log: receives each line of the event log, which starts with its time; nil if there is no file.
  package init(
    _ entry: SceneCatalog.Entry, _ recipe: SceneRecipe, recording: Recording = Recording(),
    keepsTranscript: Bool = true, log: (@MainActor (String) -> Void)? = nil
  ) {
    self.entry = entry
    self.recording = recording
    self.log = EventRecorder(write: log)
    specimen = Specimen(recipe, writesLog: keepsTranscript)
    readJournal()
  }

  /// The window's time at which the scene's clock was 0.
  package var start: TimeInterval { clock.start }

  /// The current time, in seconds of the window.
  package var now: TimeInterval { max(clock.time, start + specimen.now) }

  /// The next time at which `advance(to:)` is needed without input; nil for none.
  package var nextDeadline: TimeInterval? {
    [specimen.nextDeadline.map { start + $0 }, travel.nextDeadline, lastTouch.confirmation?.end]
      .compactMap { $0 }.min()
  }

  /// Returns whether a timer of the scene is due by a time.
  package func isDue(by time: TimeInterval) -> Bool {
    specimen.nextDeadline.map { start + $0 <= time } ?? false
  }

  package func advance(to time: TimeInterval) {
    specimen.advance(to: time - start)
    clock.time = max(clock.time, time)
    if let confirmation = lastTouch.confirmation, confirmation.end <= time {
      lastTouch.endConfirmation()
    }
  }

  /// Shows a sentence below the phone for `confirmationTime` seconds, to confirm an action of the user.
  package func confirm(_ sentence: String) {
    lastTouch.confirm(sentence, until: now + Self.confirmationTime)
  }

  /// The time for which a confirmation is shown, in seconds: enough to read the path of an exported file.
  private static let confirmationTime: TimeInterval = 8

  /// Feeds a user's action to the live scene. If the past is shown, this returns to live, except for touches and the
  /// end of a press, when its key is released.
  package func feed(_ action: TakeEvent.Action, at time: TimeInterval) {
    switch action {
    case .touches, .press(_, .ended): break
    default: goToNow()
    }
    specimen.feed(TakeEvent(time: time - start, action: action))
    stopwatch.fed(specimen.take.events.count - 1, seen: time)
    if action.isTouches { saveFullRecording() }
  }

  /// Runs code that belongs to the scene but was started by the window, not by an event or timer of the scene.
  package func perform(_ work: () -> Void) {
    specimen.perform(work)
  }

  // MARK: The log

  /// Logs a line about the window. If `moment` is not nil, a tap on the line shows the scene at that moment.
  package func note(_ text: String, at time: TimeInterval? = nil, moment: LogBook.Moment? = nil) {
    log.note(text, at: (time ?? now) - start, moment: moment)
  }

  /// Writes finger samples to the log's file. Their locations are points of the window.
  ///
  /// - Parameters:
  ///   - samples: the samples of the fingers.
  ///   - time: the time of the samples.
  ///   - isForScene: true if they are fed to the scene, which may give them a slightly later time.
  package func note(_ samples: [InputSample], at time: TimeInterval, isForScene: Bool) {
    guard log.writesFile else { return }
    log.note(samples, at: isForScene ? specimen.nextTime(time - start) : max(time, now) - start)
  }

  package func noteGestures() {
    for line in shown.host.gestureTable.split(separator: "\n") { note(String(line)) }
  }

  package func toggleCall() {
    feed(.signal(specimen.isInterrupted ? .resume : .interrupt), at: now)
  }

  // MARK: The scene

  /// Creates another scene, or the same one again.
  ///
  /// - Parameters:
  ///   - entry: the scene.
  ///   - recipe: makes the scene.
  ///   - isForFile: true if input must be expressible in a scenario file.
  func replaceSpecimen(by entry: SceneCatalog.Entry, _ recipe: SceneRecipe, isForFile: Bool) {
    let isOther = entry.id != self.entry.id
    self.entry = entry
    (recording.isOn, recording.own, recording.verdict) = (false, nil, nil)
    travel.forget()
    selection.choose(nil, in: specimen.host.application)
    (history, outline, picking, answer) = (EditHistory(), Outline(), Picking(), nil)
    stopwatch.forget()
    specimen.close()
    // The previous scene's lines, even those that `close` just caused, would look like lines of the new scene.
    if isOther { log.clear() }
    clock.start = TakeGrid.up(now)
    log.startScene()
    specimen = Specimen(recipe, isForFile: isForFile)
    readJournal()
  }

  /// Stores the content of the scene's file after the session wrote it, so that the file does not count as changed.
  func keep(_ file: SceneFile) {
    entry.file = file
  }

  /// Sets the window's clock to the scene's, which was advanced without real time passing.
  func alignClock(to present: TimeInterval) {
    clock.start = TakeGrid.up(present - specimen.now)
  }

  private func readJournal() {
    // Weak, because the specimen, which the session retains, retains the closure.
    specimen.follow { [weak self] entry in
      guard let self, specimen.logs(entry.fact) else { return }
      log.read(entry, at: specimen.chronicle.lastMoment)
    }
  }
}
