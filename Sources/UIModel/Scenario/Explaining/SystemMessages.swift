// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What reached the application besides touches, and touches that did not reach it.
@MainActor
final class SystemMessages {
  /// One thing that happened.
  struct Message: Equatable {
    let time: TimeInterval
    /// What it was: "motionBegan" and the like, or why the system kept a touch.
    let what: Kind
    /// Whom it was told to, in order; the place of a touch has nobody.
    var told: [Subject] = []
    /// Whether it went to the first responder.
    var hadFirstResponder = false
  }

  enum Kind: Equatable {
    case motion(JournalFact.MotionMethod)
    case remoteControl
    /// A finger that the system kept, where, and why.
    case keptTouch(CGPoint, because: String)
  }

  private(set) var messages: [Message] = []
  private var lastSamples: [InputSample] = []
  private let application: UIApplication

  /// More are not told.
  private static let most = 100

  init(_ application: UIApplication) {
    self.application = application
  }

  func note(_ entry: JournalEntry) {
    switch entry.fact {
    case .motion(let method, let responder): add(.motion(method), entry.time, responder)
    case .remoteControl(let responder): add(.remoteControl, entry.time, responder)
    case .input(let samples): lastSamples = samples
    case .stage(.springBoardConsumes(let fingers, let reason)):
      for sample in lastSamples where sample.phase == .began && fingers.contains(sample.finger) {
        guard messages.count < Self.most else { return }
        messages.append(
          Message(time: entry.time, what: .keptTouch(sample.location, because: reason)))
      }
    default: break
    }
  }

  /// Neighbours of one call are one message that goes up the chain.
  private func add(_ kind: Kind, _ time: TimeInterval, _ responder: Subject) {
    if let last = messages.indices.last, messages[last].time == time, messages[last].what == kind,
      !messages[last].told.contains(responder)
    {
      messages[last].told.append(responder)
      return
    }
    guard messages.count < Self.most else { return }
    messages.append(
      Message(
        time: time, what: kind, told: [responder],
        hadFirstResponder: application.firstResponder != nil))
  }
}

extension SystemMessages.Message {
  /// The message as a sentence.
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
