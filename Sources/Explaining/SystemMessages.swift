// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Explains hovering pointers, touches that went to the system, not the application, and events other than touches.
@MainActor
final class SystemMessages {
  /// The record of a hovering pointer, of a touch that went to the system, or of an event that is not a touch.
  struct Message: Equatable {
    let time: TimeInterval
    /// The kind of the event, with details such as the method, or the reason why the touch went to the system.
    fileprivate(set) var what: Kind
    /// The responders that received the event, in order; empty for a touch that went to the system.
    var told: [Subject] = []
    /// True if the event went to the first responder.
    var hadFirstResponder = false
    /// The views under a touch that went to the system; nil in scenes where these views were not looked up.
    var under: Set<ObjectIdentifier>?
  }

  enum Kind: Equatable {
    case motion(JournalFact.MotionMethod)
    case remoteControl
    /// A touch that went to the system instead of the application: its location on the screen and the reason.
    case keptTouch(CGPoint, because: SystemStageFact.KeepReason)
    /// A pointer that a recognizer followed while it hovered.
    case hover(Hover)
  }

  /// The time during which a recognizer followed a hovering pointer, and its actions.
  struct Hover: Equatable {
    /// The time at which the hovering ended; nil if it did not.
    var end: TimeInterval?
    /// The number of times that the recognizer's action ran.
    var runs = 0
    /// The lines that the recognizer logged, each once.
    var lines: [String] = []
  }

  private(set) var messages: [Message] = []
  private var lastSamples: [InputSample] = []
  private let application: UIApplication
  private let stage: ScenarioStage
  /// The recognizers that follow a pointer.
  private let hovers: Set<ObjectIdentifier>

  /// The largest number of events that are explained.
  private static let most = 100

  init(_ application: UIApplication, _ stage: ScenarioStage) {
    (self.application, self.stage) = (application, stage)
    hovers = Set(
      stage.nodes.flatMap(\.gestures).filter(\.followsPointer).map { ObjectIdentifier($0) })
  }

  func note(_ entry: JournalEntry) {
    switch entry.fact {
    case .motion(let method, let responder): add(.motion(method), entry.time, responder)
    case .remoteControl(let responder): add(.remoteControl, entry.time, responder)
    case .input(let samples): lastSamples = samples
    case .stage(.springBoardConsumes(let fingers, let reason)):
      for sample in lastSamples where sample.phase == .began && fingers.contains(sample.finger) {
        let scene = TouchScene(
          stage, HitTestTrace(locationOnScreen: sample.location),
          looksUp: TouchScene.looksUp(stage))
        append(
          Message(
            time: entry.time, what: .keptTouch(sample.location, because: reason),
            under: scene.under))
      }
    case .stateChange(let recognizer, _, let state, _) where hovers.contains(recognizer.identity):
      note(state, of: recognizer, entry.time)
    case .gestureAction(let recognizer, _): changeHover(of: recognizer) { $0.runs += 1 }
    case .text(let line, let recognizer?):
      changeHover(of: recognizer) { if !$0.lines.contains(line) { $0.lines.append(line) } }
    default: break
    }
  }

  private func note(_ state: GestureState, of recognizer: Subject, _ time: TimeInterval) {
    switch state {
    case .began: append(Message(time: time, what: .hover(Hover()), told: [recognizer]))
    case .ended, .cancelled: changeHover(of: recognizer) { $0.end = time }
    case .possible, .changed, .failed: break
    }
  }

  private func changeHover(of recognizer: Subject, _ change: (inout Hover) -> Void) {
    guard hovers.contains(recognizer.identity) else { return }
    for index in messages.indices.reversed() {
      guard case .hover(var hover) = messages[index].what,
        messages[index].told.first?.identity == recognizer.identity
      else { continue }
      change(&hover)
      messages[index].what = .hover(hover)
      return
    }
  }

  /// Adds an entry. Consecutive entries of the same method become one event that went up the responder chain.
  private func add(_ kind: Kind, _ time: TimeInterval, _ responder: Subject) {
    if let last = messages.indices.last, messages[last].time == time, messages[last].what == kind,
      !messages[last].told.contains(responder)
    {
      messages[last].told.append(responder)
      return
    }
    append(
      Message(
        time: time, what: kind, told: [responder],
        hadFirstResponder: application.firstResponder != nil))
  }

  private func append(_ message: Message) {
    if messages.count < Self.most { messages.append(message) }
  }
}

extension SystemMessages.Message {
  /// Returns the message as a sentence.
  @MainActor
  func sentence(_ labels: SubjectLabels) -> String {
    let at = "at \(Phrase.time(time))"
    switch what {
    case .motion(let method):
      return "\(method == .began ? "A shake" : "The shake") \(at) is told as "
        + "motion\(Phrase.capitalized(method.rawValue))(_:with:). \(way(labels))"
    case .remoteControl:
      return "A remote control command \(at) is told as remoteControlReceived(with:). "
        + way(labels)
    case .keptTouch(let place, let reason):
      return "A finger comes down at \(Phrase.point(place)) \(at), but the system keeps it: "
        + "\(reason). No view is asked."
    case .hover(let hover):
      let name = told.first.map { labels[$0] } ?? ""
      let end = hover.end.map { Phrase.time($0) } ?? "the end"
      let start = "\(name) follows the pointer from \(Phrase.time(time)) to \(end)"
      guard hover.runs > 0 else { return "\(start)." }
      let lines = Phrase.list(hover.lines.map { "\"\($0)\"" })
      return "\(start), and its action runs \(hover.runs == 1 ? "once" : "\(hover.runs) times")"
        + (hover.lines.isEmpty ? "." : ": \(lines).")
    }
  }

  @MainActor
  private func way(_ labels: SubjectLabels) -> String {
    let names = told.map { labels[$0] }
    guard let first = names.first else { return "" }
    let who =
      hadFirstResponder
      ? "\(first), the first responder, gets it"
      : "There is no first responder, so the key window, \(first), gets it"
    let rest = Array(names.dropFirst())
    return rest.isEmpty ? "\(who)." : "\(who) and passes it on, up the chain: \(Phrase.list(rest))."
  }
}
