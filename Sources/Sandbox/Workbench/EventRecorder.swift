import Foundation
import UIModel

/// Turns the journal into the lines of the event log: all of them for the file, a readable choice for the
/// panel.
///
/// Left out of both is what happens in the panel itself, and calls that a default implementation passed up
/// the responder chain.
@MainActor
final class EventRecorder {
  /// What the panel shows.
  private(set) var book = LogBook()
  /// Whether the panel shows hit-test calls and what recognizers and delegates were told, too.
  var showsEverything = false

  private let write: @MainActor (String) -> Void
  private let isOwn: @MainActor (Subject) -> Bool

  /// Makes a recorder.
  ///
  /// - Parameters:
  ///   - isOwn: whether a subject belongs to the panel.
  ///   - write: gets each line for the file, with its time in front.
  init(
    isOwn: @escaping @MainActor (Subject) -> Bool, write: @escaping @MainActor (String) -> Void
  ) {
    self.isOwn = isOwn
    self.write = write
  }

  /// Takes an entry of the journal.
  func read(_ entry: JournalEntry) {
    if case .input(let samples) = entry.fact { note(samples, at: entry.time) }
    guard let (kind, subject) = LogLine.kind(of: entry.fact),
      let text = LogLine.text(of: entry.fact), !entry.fact.isForwarded
    else { return }
    if let subject, isOwn(subject) { return }
    writeLine(text, at: entry.time)
    guard showsEverything || kind.isForPanel else { return }
    book.append(text, kind: kind, isRepeating: entry.fact.isRepeating, at: entry.time)
  }

  /// Takes a line about the window rather than the scene.
  func note(_ text: String, at time: TimeInterval) {
    writeLine(text, at: time)
    book.append(text, kind: nil, isRepeating: false, at: time)
  }

  /// Empties what the panel shows.
  func clear() {
    book.clear()
  }

  private func note(_ samples: [InputSample], at time: TimeInterval) {
    for sample in samples {
      let place = sample.location.logText
      writeLine("finger \(sample.finger) \(sample.phase.rawValue) at \(place)", at: time)
    }
  }

  private func writeLine(_ text: String, at time: TimeInterval) {
    write("\(LogRow.text(of: time)) \(text)")
  }
}

extension LogLine.Kind {
  /// Whether the panel shows lines of this kind without being asked to show everything.
  fileprivate var isForPanel: Bool {
    switch self {
    case .touches, .tracking, .states, .actions, .events, .lifecycle, .motion, .remote, .chain: true
    case .hitTest, .recognizers, .delegate: false
    }
  }
}

extension JournalFact {
  /// Whether a default implementation passed the call up the responder chain.
  fileprivate var isForwarded: Bool {
    guard case .touchMethod(_, _, _, .forwarded) = self else { return false }
    return true
  }

  /// Whether the fact comes once a frame while a finger moves.
  fileprivate var isRepeating: Bool {
    if case .touchMethod(.moved, _, _, _) = self { return true }
    if case .recognizerMethod(.moved, _, _, _) = self { return true }
    if case .tracking(.continue, _) = self { return true }
    if case .scroll(_, .didScroll) = self { return true }
    if case .scroll(_, .didZoom) = self { return true }
    if case .controlEvent(_, let event) = self {
      return ["touchDragInside", "touchDragOutside", "valueChanged", "primaryActionTriggered"]
        .contains(event)
    }
    return false
  }
}
