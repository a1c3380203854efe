// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Reads the journal and reports sequences that no device produces: a move before touchesBegan, two ends, a touch in an
/// event after its end.
///
/// It is on in all tests, and in debug builds of all hosts. Source of the rules: UIResponder.h, UITouch.h. Calls that a
/// responder forwarded are checked less strictly: an application that overrides only some of the four touch methods
/// forwards incomplete sequences, on devices, too.
@MainActor
package final class StreamChecker {
  private struct Stream: Hashable {
    let responder: ObjectIdentifier
    let touch: Int
  }

  private var open: [Stream: String] = [:]
  private var down: Set<Int> = []
  private var highestNumber = 0
  private let reject: (String) -> Void

  /// Makes a checker.
  ///
  /// - Parameter reject: called with a sentence for each impossible entry.
  package init(reject: @escaping (String) -> Void) {
    self.reject = reject
  }

  /// The touches of which a responder received touchesBegan but no end. Each text names the responder and the touch,
  /// such as "A touch 1" for a responder A. The texts are sorted.
  package var openStreams: [String] {
    open.map { "\($0.value) touch \($0.key.touch)" }.sorted()
  }

  /// Checks one journal entry.
  package func check(_ entry: JournalEntry) {
    if case .eventSent(let touches, let phases) = entry.fact {
      for (touch, phase) in zip(touches, phases) { checkEvent(touch, phase, entry) }
    } else if case .touchMethod(let method, let responder, let touches, let way) = entry.fact {
      var isForwarded = false
      if case .forwarded = way { isForwarded = true }
      for touch in touches { checkCall(method, responder, touch, isForwarded, entry) }
    } else if case .recognizerMethod(.began, let recognizer, _, let touches) = entry.fact {
      for touch in touches where hasEnded(touch) {
        refuse(touch, entry, "\(recognizer.name) is told of it after it ended")
      }
    }
  }

  /// Returns whether a touch has ended. Touches are numbered in order, so a touch with a known number that is not down
  /// has ended.
  private func hasEnded(_ touch: TouchFact) -> Bool {
    touch.number <= highestNumber && !down.contains(touch.number)
  }

  private func checkEvent(_ touch: TouchFact, _ rawPhase: Int, _ entry: JournalEntry) {
    if hasEnded(touch) { refuse(touch, entry, "it is in an event after it ended") }
    let isNew = down.insert(touch.number).inserted
    highestNumber = max(highestNumber, touch.number)
    switch UITouch.Phase(rawValue: rawPhase) {
    case .began?:
      if !isNew { refuse(touch, entry, "it begins a second time") }
    case .moved?, .stationary?:
      if isNew { refuse(touch, entry, "it moves or rests before it began") }
    case .ended?, .cancelled?:
      if isNew { refuse(touch, entry, "it ends before it began") }
      down.remove(touch.number)
    case .regionEntered?, .regionMoved?, .regionExited?, nil:
      refuse(touch, entry, "phase \(rawPhase) is none of a touch")
    }
  }

  private func checkCall(
    _ method: JournalFact.TouchMethod, _ responder: Subject, _ touch: TouchFact,
    _ isForwarded: Bool, _ entry: JournalEntry
  ) {
    let stream = Stream(responder: responder.identity, touch: touch.number)
    switch method {
    case .began:
      if open.updateValue(responder.name, forKey: stream) != nil {
        refuse(touch, entry, "\(responder.name) is told its beginning twice")
      }
    case .moved:
      if open[stream] == nil, !isForwarded {
        refuse(touch, entry, "\(responder.name) is told a move before the beginning")
      }
    case .ended, .cancelled:
      if open.removeValue(forKey: stream) == nil, !isForwarded {
        refuse(touch, entry, "\(responder.name) is told an end it has no beginning of")
      }
    }
  }

  private func refuse(_ touch: TouchFact, _ entry: JournalEntry, _ why: String) {
    reject(
      "Impossible touch stream at entry \(entry.sequence), \(entry.time) s: "
        + "touch \(touch.number) of finger \(touch.finger): \(why).")
  }
}
