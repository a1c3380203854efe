// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation
import Scenarios
package import UIModel

/// Converts the journal to lines of the event log: all lines for the file, and a selection for the panel.
///
/// The session leaves out calls that `Specimen.logs(_:)` excludes. Times count from when the scene was made.
@MainActor
package final class EventRecorder {
  package private(set) var book = LogBook()
  /// True if the panel also shows calls of hit tests, recognizers and delegates.
  package var showsEverything = false
  /// The time of the last line.
  private var latest: TimeInterval = 0

  private let write: (@MainActor (String) -> Void)?

  /// True if there is a log file.
  var writesFile: Bool { write != nil }

  /// Makes a recorder. `write` receives each line for the file, which starts with its time. If it is nil, there is no
  /// file and no lines are made.
  init(write: (@MainActor (String) -> Void)?) {
    self.write = write
  }

  /// Makes the line of a journal entry of the scene.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - moment: its position in the recorded entries.
  func read(_ entry: JournalEntry, at moment: LogBook.Moment? = nil) {
    guard let (kind, _) = LogLine.kind(of: entry.fact) else { return }
    let isForPanel = showsEverything || kind.isForPanel
    guard isForPanel || write != nil, let text = LogLine.text(of: entry.fact) else { return }
    writeLine(text, at: entry.time)
    guard isForPanel else { return }
    book.append(
      text, kind: kind, isRepeating: entry.fact.isRepeating, at: entry.time, moment: moment)
  }

  /// Adds a line about the window at a time of the scene. Tapping a line with a moment shows the scene at that moment.
  /// A line is never earlier than the last one, because the scene's clock may be slightly ahead of the real time.
  func note(_ text: String, at time: TimeInterval, moment: LogBook.Moment? = nil) {
    let time = max(latest, time)
    writeLine(text, at: time)
    book.append(text, kind: nil, isRepeating: false, at: time, moment: moment)
  }

  /// Starts the clock again for another run of the scene. Tapping older lines then has no effect.
  func startScene() {
    latest = 0
    book.startScene()
  }

  package func clear() {
    book.clear()
  }

  /// Writes finger samples to the log file, at a time of the scene. Their locations are points of the window.
  package func note(_ samples: [InputSample], at time: TimeInterval) {
    for sample in samples {
      let place = sample.location.logText
      writeLine(
        "finger \(sample.finger) \(sample.phase.rawValue) at \(place)", at: max(latest, time))
    }
  }

  private func writeLine(_ text: String, at time: TimeInterval) {
    latest = max(latest, time)
    write?("\(time.secondsText) \(text)")
  }
}

extension LogLine.Kind {
  /// True if the panel shows lines of this kind even if it does not show all kinds.
  var isForPanel: Bool {
    switch self {
    case .touches, .tracking, .states, .actions, .events, .lifecycle, .motion, .remote, .chain: true
    case .hitTest, .recognizers, .delegate: false
    }
  }
}

extension JournalFact {
  /// True if a touch came down, even one that hit no window.
  var beginsTouch: Bool {
    switch self {
    case .touchBound, .stage(.unclaimed): true
    default: false
    }
  }

  /// True if facts of this kind are written for each frame while a finger moves.
  var isRepeating: Bool {
    if case .touchMethod(.moved, _, _, _) = self { return true }
    if case .recognizerMethod(.moved, _, _, _) = self { return true }
    if case .tracking(.continue, _) = self { return true }
    if case .scroll(_, .didScroll) = self { return true }
    if case .scroll(_, .didZoom) = self { return true }
    if case .controlEvent(_, let event) = self {
      return [.touchDragInside, .touchDragOutside, .valueChanged, .primaryActionTriggered]
        .contains(event)
    }
    return false
  }
}
