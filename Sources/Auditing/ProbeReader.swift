// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Builds the record of one gesture from the journal.
@MainActor
final class ProbeReader {
  private(set) var record: ProbeRecord
  private let stage: AuditStage

  init(_ gesture: AuditGesture, at point: CGPoint, on stage: AuditStage) {
    record = ProbeRecord(gesture: gesture, point: point)
    self.stage = stage
  }

  func read(_ entry: JournalEntry) {
    record.exercised.formUnion(entry.fact.exercise)
    switch entry.fact {
    case .touchBound(_, _, let view, _): bind(view)
    case .stateChange(let subject, let from, let to, _):
      if to == .began || (to == .ended && from == .possible) {
        note(subject, in: \.recognized, entry.time)
      }
    case .gestureAction(let subject, _):
      if let index = stage.recognizer(subject) { record.sent.insert(index) }
    case .controlEvent(let subject, let event): note(event, of: subject, entry.time)
    case .tracking(.end, let subject): note(subject, in: \.tracked, entry.time)
    case .unhandledAction(let action, let subject?):
      if let node = stage.node(subject) { record.unhandled.append((node, action)) }
    case .text(let line, let subject?):
      if let node = stage.node(subject) { record.lines.append((node, line)) }
    case .rowSelected(let subject, _, _): note(subject, in: \.rows, entry.time)
    case .scroll(let subject, .willBeginDragging): note(subject, in: \.scrolled, entry.time)
    case .scroll(let subject, .willBeginEditingRow): note(subject, in: \.opened, entry.time)
    case .scroll(let subject, .willBeginZooming): note(subject, in: \.zoomed, entry.time)
    case .touchMethod(let method, let responder, let touches, let delivery):
      note(method, responder, touches.count, delivery, entry.time)
    case .verdict(let subject, .fails(let loss)), .verdict(let subject, .isCancelled(let loss)):
      note(loss, of: subject)
    case .delegate(let subject, .shouldReceiveTouch, _, false),
      .delegate(let subject, .shouldBegin, _, false), .refusedByView(let subject, _):
      if let index = stage.recognizer(subject) { record.refused.insert(index) }
    case .held(_, _, _, let holders):
      record.holders += holders.compactMap(stage.recognizer)
    case .eventSent(_, let phases):
      if phases.contains(UITouch.Phase.ended.rawValue) { record.lift = entry.time }
    default: break
    }
  }

  private func bind(_ view: Subject?) {
    let node = view.flatMap { subject -> Int? in
      stage.node(subject) ?? stage.nearestNode(live(subject))
    }
    if record.hits.isEmpty { record.hit = node }
    record.hits.append(node)
  }

  /// Returns the view that a journal entry's subject identifies; nil unless it is the view of a current touch.
  private func live(_ subject: Subject) -> UIView? {
    stage.host.application.assembler.touches.lazy.compactMap(\.view)
      .first { ObjectIdentifier($0) == subject.identity }
  }

  private func note(
    _ subject: Subject, in list: WritableKeyPath<ProbeRecord, [RecognizerIndex: TimeInterval]>,
    _ time: TimeInterval
  ) {
    guard let index = stage.recognizer(subject), record[keyPath: list][index] == nil else { return }
    record[keyPath: list][index] = time
  }

  private func note(
    _ subject: Subject, in list: WritableKeyPath<ProbeRecord, [Int: TimeInterval]>,
    _ time: TimeInterval
  ) {
    guard let node = stage.node(subject), record[keyPath: list][node] == nil else { return }
    record[keyPath: list][node] = time
  }

  private func note(_ event: ControlEventFact, of subject: Subject, _ time: TimeInterval) {
    guard let node = stage.node(subject),
      !record.events.contains(where: { $0.node == node && $0.event == event })
    else { return }
    record.events.append(ProbeRecord.Event(node: node, event: event, time: time))
  }

  private func note(
    _ method: JournalFact.TouchMethod, _ responder: Subject, _ touches: Int,
    _ delivery: JournalFact.Delivery, _ time: TimeInterval
  ) {
    guard method != .moved else { return }
    let isForwarded = if case .forwarded = delivery { true } else { false }
    record.calls.append(
      ProbeRecord.Call(
        node: stage.node(responder), name: responder.name, method: method,
        isForwarded: isForwarded, touches: touches, time: time))
  }

  private func note(_ loss: VerdictFact.Loss, of subject: Subject) {
    guard let loser = stage.recognizer(subject) else { return }
    record.losses.append(
      ProbeRecord.Loss(loser: loser, winner: stage.recognizer(loss.winner), rule: loss.rule))
  }
}
