// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Finds the outcome of a touch for a view, control or recognizer.
@MainActor
struct OutcomeFinder {
  let account: ScenarioAccount

  func outcome(_ target: ActingTarget, on touch: TouchAccount) -> Outcome {
    let subject = account.subject(target)
    if let cancellation = cancellation(target, subject, touch) {
      return .wasCancelled(cancellation)
    }
    if case .view(let node, _) = target, account.isPassed(touch, to: node) {
      return .acted(at: touch.call(.began, of: subject) ?? touch.time)
    }
    if let obstacle = ObstacleFinder(account: account).find(target, on: touch) {
      return .didNotAct(obstacle)
    }
    if let delay = delay(target, subject, touch) { return .actedLate(delay) }
    return .acted(at: account.time(of: target, on: touch) ?? touch.time)
  }

  // MARK: Cancelled

  /// Returns the event that cancelled something that a target had begun; nil if there was none.
  func cancellation(
    _ target: ActingTarget, _ subject: Subject, _ touch: TouchAccount
  ) -> Cancellation? {
    switch target {
    case .recognizer, .own:
      return recognizerCancellation(subject, touch)
    case .view(_, let goal):
      guard goal == .kept, touch.reaches(.heard, with: subject),
        let time = touch.call(.cancelled, of: subject)
      else { return nil }
      let obstacle = ObstacleFinder(account: account).delivery(subject, touch)
      return Cancellation(time: time, cause: .delivery(obstacle), hadActed: true)
    case .control, .action:
      let cancel = touch.entries.first { entry in
        guard case .controlEvent(let sender, .touchCancel) = entry.fact else { return false }
        return sender.identity == subject.identity
      }
      guard let cancel, let hit = touch.view, touch.disabledAt[subject.identity] == nil else {
        return nil
      }
      let obstacle = ObstacleFinder(account: account).delivery(hit, touch)
      return Cancellation(
        time: cancel.time, cause: .delivery(obstacle), hadActed: account.acts(target, on: touch))
    }
  }

  private func recognizerCancellation(
    _ recognizer: Subject, _ touch: TouchAccount
  ) -> Cancellation? {
    guard touch.recognition(of: recognizer) != nil else { return nil }
    var loss: VerdictFact.Loss?
    for entry in touch.story(of: recognizer) {
      switch entry.fact {
      case .verdict(_, .isCancelled(let lost)): loss = lost
      case .stateChange(_, _, .cancelled, _):
        let cause: Cancellation.Cause =
          if let loss {
            .lost(to: account.party(loss.winner), by: loss.rule)
          } else {
            touch.wasCancelled && touch.end == entry.time ? .bySystem : .byApplication
          }
        return Cancellation(time: entry.time, cause: cause, hadActed: true)
      default: break
      }
    }
    return nil
  }

  // MARK: Late

  private func delay(
    _ target: ActingTarget, _ subject: Subject, _ touch: TouchAccount
  ) -> Delay? {
    guard let end = account.time(of: target, on: touch) else { return nil }
    func delay(from start: TimeInterval, _ cause: Delay.Cause) -> Delay? {
      end - start >= Delay.least ? Delay(start: start, end: end, cause: cause) : nil
    }
    func parties(_ kind: JournalFact.HoldReason) -> [Party] {
      touch.holders(kind).map(account.party)
    }
    switch target {
    case .recognizer, .own:
      for entry in touch.story(of: subject) {
        guard case .verdict(_, .waits(let others)) = entry.fact else { continue }
        return delay(from: entry.time, .waited(for: others.map(account.party)))
      }
      return nil
    case .view(_, .found), .view(_, .hit): return nil
    case .view:
      let holders = parties(.delaysTouchesBegan)
      return holders.isEmpty ? nil : delay(from: touch.time, .heldBegan(by: holders))
    case .control, .action:
      if let lift = touch.end, end > lift {
        let holders = parties(.delaysTouchesEnded)
        return holders.isEmpty ? nil : delay(from: lift, .heldEnded(by: holders))
      }
      // Most actions run at the lift. An earlier time is only possible for an action on touchDown.
      let isAtDown = touch.call(.began, of: touch.view ?? subject) == end && touch.end != end
      let holders = parties(.delaysTouchesBegan)
      return isAtDown && !holders.isEmpty ? delay(from: touch.time, .heldBegan(by: holders)) : nil
    }
  }

  /// Returns the delay that belongs to the gesture itself, such as a long press's duration.
  func ownDelay(_ target: ActingTarget, on touch: TouchAccount) -> Delay? {
    guard let end = account.time(of: target, on: touch), end - touch.time >= Delay.least,
      case .recognizer(let node, let number) = target
    else { return nil }
    let cause: Delay.Cause? =
      switch account.stage.scenario.nodes[node].gestures[number].recognizerClass {
      case .longPress: .press(end - touch.time)
      case .pan: .movement
      case .tap, .swipe, .pinch, .rotation, .screenEdgePan, .hover, .swing: nil
      }
    return cause.map { Delay(start: touch.time, end: end, cause: $0) }
  }
}

extension ScenarioAccount {
  /// Returns the time at which a target first acted on a touch.
  func time(of target: ActingTarget, on touch: TouchAccount) -> TimeInterval? {
    let subject = subject(target)
    switch target {
    case .recognizer, .own: return touch.recognition(of: subject)
    case .view: return touch.call(.began, of: subject)
    case .control(let node):
      let node = stage.scenario.nodes[node]
      if let line = node.selectionLine { return touch.time(of: line, by: subject) }
      let events =
        node.actions.allSatisfy { $0.event == .touchCancel }
        ? [.touchUpInside, .touchUpOutside, .valueChanged] : node.actions.map(\.event)
      return touch.time(ofOneOf: events, by: subject)
    case .action(let node, let number):
      return touch.time(
        ofOneOf: [stage.scenario.nodes[node].actions[number].event], by: subject)
    }
  }
}

extension TouchAccount {
  fileprivate func time(of line: String, by subject: Subject) -> TimeInterval? {
    entries.first { entry in
      guard case .text(line, let about?) = entry.fact else { return false }
      return about.identity == subject.identity
    }?.time
  }

  fileprivate func time(
    ofOneOf events: [ControlEventFact], by control: Subject
  ) -> TimeInterval? {
    entries.first { entry in
      guard case .controlEvent(let sender, let event) = entry.fact else { return false }
      return sender.identity == control.identity && events.contains(event)
    }?.time
  }
}
