// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The result of one gesture at one point, by the indices of nodes and recognizers.
struct ProbeRecord {
  struct Event {
    let node: Int
    let event: ControlEventFact
    let time: TimeInterval
  }

  /// A call of a responder's touch method.
  struct Call {
    /// The node of the view, or of the controller's view; nil for other responders.
    let node: Int?
    let name: String
    let method: JournalFact.TouchMethod
    let isForwarded: Bool
    let touches: Int
    let time: TimeInterval
  }

  struct Loss {
    let loser: RecognizerIndex
    let winner: RecognizerIndex?
    let rule: VerdictFact.Rule
  }

  let gesture: AuditGesture
  let point: CGPoint
  /// The node of the view that the first touch hit, or of its nearest superview that has a node.
  var hit: Int?
  /// The node as in `hit`, but for every touch, in the order in which the touches came down.
  var hits: [Int?] = []
  /// The recognizers that recognized or began, with the time.
  var recognized: [RecognizerIndex: TimeInterval] = [:]
  /// The recognizers whose action message was sent.
  var sent: Set<RecognizerIndex> = []
  var events: [Event] = []
  var unhandled: [(node: Int, action: String)] = []
  var rows: [Int: TimeInterval] = [:]
  /// The controls that tracked a touch to its end, with the time.
  var tracked: [Int: TimeInterval] = [:]
  /// The tables whose row was swiped to show its actions, with the time.
  var opened: [Int: TimeInterval] = [:]
  var scrolled: [Int: TimeInterval] = [:]
  var zoomed: [Int: TimeInterval] = [:]
  var calls: [Call] = []
  var losses: [Loss] = []
  /// The recognizers that held touches of a view back.
  var holders: [RecognizerIndex] = []
  /// The recognizers that a delegate or a view kept from beginning.
  var refused: Set<RecognizerIndex> = []
  /// The lines that the scene logged, each with the node of the object that the line is about.
  var lines: [(node: Int, line: String)] = []
  /// The behaviours that the gesture exercised.
  var exercised: Set<String> = []
  /// True if the gesture was not played because the audit had already played as many as it may.
  var isSkipped = false
  /// The time at which the last finger lifted.
  var lift: TimeInterval = 0

  /// Returns the time at which a target acted, in seconds; nil if it did not act.
  func time(of target: AuditTarget, in scenario: Scenario) -> TimeInterval? {
    switch target {
    case .control(let node): return time(ofControl: node, in: scenario)
    case .rows(let node): return rows[node]
    case .recognizer(let node, let number): return recognized[.listed(node, number)]
    case .scrolling(let node): return scrolled[node]
    case .zooming(let node): return zoomed[node]
    case .popping(let node): return recognized[.own(node, .pop)]
    case .rowActions(let node): return opened[node]
    case .view(let node):
      return calls.first { $0.node == node && $0.method == .began && !$0.isForwarded }?.time
    }
  }

  private func time(ofControl node: Int, in scenario: Scenario) -> TimeInterval? {
    let answers = scenario.nodes[node].actions.filter { $0.event != .touchCancel }
    if answers.isEmpty {
      return events.first { $0.node == node && $0.event.isDeed }?.time ?? tracked[node]
    }
    return events.first { sent in
      sent.node == node && answers.contains { $0.event == sent.event }
    }?.time
  }

  func acts(_ target: AuditTarget, in scenario: Scenario) -> Bool {
    time(of: target, in: scenario) != nil
  }

  /// True if the gesture had no effect that a user would notice.
  var isIdle: Bool {
    recognized.isEmpty && rows.isEmpty && opened.isEmpty && scrolled.isEmpty && zoomed.isEmpty
      && lines.isEmpty
      && !events.contains { $0.event.isDeed }
  }

  /// Returns whether a control began to track a touch that was then cancelled.
  func wasCancelled(_ node: Int) -> Bool {
    events.contains { $0.node == node && $0.event == .touchCancel }
  }

  func heard(_ node: Int, _ method: JournalFact.TouchMethod) -> Bool {
    calls.contains { $0.node == node && $0.method == method && !$0.isForwarded }
  }
}

extension ControlEventFact {
  /// True for an event that shows that the user operated a control, even one without actions.
  var isDeed: Bool {
    self == .touchUpInside || self == .valueChanged || isEditing
  }
}
