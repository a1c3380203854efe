// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The events over time as lanes: fingers, the recognizers and views that received them, controls, timers, and the
/// user's changes. It is made only from journal entries.
struct TimelineModel: Equatable, Sendable {
  /// The lanes: fingers by number, then recognizers, then views and controls, each in the order of first appearance,
  /// then the timers and the changes.
  private(set) var lanes: [TimelineLane] = []
  /// The time of the first entry, in seconds of the scene; 0 if there is none.
  private(set) var start: TimeInterval = 0
  private(set) var end: TimeInterval = 0
  private(set) var count = 0
  /// The pauses in which nothing happened and no finger was down, which are shortened.
  private(set) var folds: [TimelineScope.Fold] = []
  /// The longest pause that is not shortened, and what remains at each end of a shortened one, in seconds.
  private static let (longestPause, remainder): (TimeInterval, TimeInterval) = (1.5, 0.3)

  private var places: [Key: Int] = [:]
  /// The arbiter's last verdicts about recognizers whose state has not changed yet.
  private var verdicts: [Subject: String] = [:]
  /// The last event that could cause a cancellation, and its time.
  private var cause: (time: TimeInterval, text: String)?

  enum Key: Hashable, Sendable {
    case finger(Int)
    case subject(Subject)
    case content(Subject)
    case timers
    case changes
    /// The key of a lane that is identified by its name.
    case named(TimelineLane.Kind, String)
  }

  init() {}

  init(_ entries: some Sequence<JournalEntry>) {
    for entry in entries { append(entry) }
  }

  static func == (left: TimelineModel, right: TimelineModel) -> Bool {
    left.lanes == right.lanes && left.end == right.end && left.count == right.count
  }

  /// Returns the indices of the lanes that show something between two times.
  func lanes(in range: ClosedRange<TimeInterval>) -> [Int] {
    lanes.indices.filter { lanes[$0].isSeen(in: range) }
  }

  mutating func append(_ entry: JournalEntry) {
    let time = entry.time
    count(at: time)
    switch entry.fact {
    case .input(let samples): for sample in samples { read(sample, at: time) }
    case .touchBound(let touch, _, _, let recognizers): watch(touch, recognizers, at: time)
    case .notAdmitted(_, let view, let refusal):
      edit(view, .view) { $0.end(.untold, at: time, because: refusal.words) }
    case .recognizerMethod(_, let recognizer, let view, _): place(recognizer, on: view)
    case .touchMethod(let method, let view, let touches, let delivery):
      if case .forwarded = delivery { break }
      read(method, view, touches, at: time)
    case .held(let touch, let view, let reason, let holders):
      hold(touch, view, reason, holders, at: time)
    case .discarded(let touch, let view, let reason):
      edit(view, .view) {
        _ = $0.remove(touch: touch.number)
        $0.end(.untold, at: time, because: reason.description)
      }
    case .tracking(let method, let control): read(method, control, at: time)
    case .controlEvent(let control, let event): read(event, of: control, at: time)
    case .verdict(let recognizer, let verdict): read(verdict, about: recognizer, at: time)
    case .stateChange(let recognizer, let from, let to, let reason):
      read(from, to, reason, of: recognizer, at: time)
    case .reset(let recognizer): edit(recognizer, .recognizer) { $0.reset(at: time) }
    case .gestureAction(let recognizer, let state):
      edit(recognizer, .recognizer) { $0.mark(.action, "action sent: \(state)", at: time) }
    case .timer(let timer):
      edit(
        .timers, { TimelineLane(.timers, name: "Timers") },
        { $0.mark(.timer, timer.description, at: time) })
    case .changed(let words, _):
      edit(
        .changes, { TimelineLane(.changes, name: "Changes") }, { $0.mark(.change, words, at: time) }
      )
    case .scroll(let view, let fact): read(fact, of: view, at: time)
    case .lifecycle(let step): cause = (time, "app: \(step.rawValue)")
    case .stage, .eventSent, .hitTest, .pointInside, .hitTestFinished, .recognizerMethodReturned,
      .motion, .remoteControl, .presses, .delegate, .refusedByView, .action,
      .unhandledAction, .text, .chain, .misuse, .rowSelected:
      break
    }
  }
}

extension TimelineModel {
  /// Counts an entry, and extends the time range of the model to its time.
  mutating func count(at time: TimeInterval) {
    if count == 0 { start = time }
    fold(until: time)
    count += 1
    end = max(end, time)
  }

  /// Shortens the pause before a time, if it is long.
  private mutating func fold(until time: TimeInterval) {
    guard count > 0, time - end > Self.longestPause,
      !lanes.contains(where: { $0.kind == .finger && $0.current != nil })
    else { return }
    let cut = folds.last.map { $0.cut + $0.length - TimelineScope.foldLength } ?? 0
    folds.append(
      TimelineScope.Fold(range: end + Self.remainder...time - Self.remainder, cut: cut))
  }
}

// MARK: Fingers and views

extension TimelineModel {
  mutating func read(_ sample: InputSample, at time: TimeInterval) {
    let finger = sample.finger
    edit(
      .finger(finger),
      { TimelineLane(.finger, name: "Finger \(finger)", finger: finger) },
      { lane in
        switch sample.phase {
        case .began: lane.become(.down, at: time)
        case .moved: lane.mark(.move, at: time)
        case .ended: lane.end(at: time)
        case .cancelled: lane.end(.cancelled, at: time, because: "the system cancelled it")
        }
      })
  }

  private mutating func watch(
    _ touch: TouchFact, _ recognizers: [Subject], at time: TimeInterval
  ) {
    for recognizer in recognizers {
      edit(recognizer, .recognizer) { lane in
        if lane.current == nil {
          lane.become(.possible, at: time, because: "receives finger \(touch.finger)")
        }
      }
    }
  }

  private mutating func place(_ recognizer: Subject, on view: Subject?) {
    guard let view else { return }
    edit(recognizer, .recognizer) { if $0.place.isEmpty { $0.place = view.name } }
  }

  private mutating func read(
    _ method: JournalFact.TouchMethod, _ view: Subject, _ touches: [TouchFact],
    at time: TimeInterval
  ) {
    let reason = reasonOfEnd(at: time)
    edit(view, .view) { lane in
      for touch in touches {
        switch method {
        case .began:
          lane.add(touch: touch.number)
          lane.become(.touched, at: time)
        case .moved: break
        case .ended: if lane.remove(touch: touch.number) { lane.end(at: time) }
        case .cancelled:
          if lane.remove(touch: touch.number) {
            lane.end(.cancelled, at: time, because: reason)
          }
        }
      }
    }
  }

  /// Returns the event that may have caused cancellations at a time.
  private func reasonOfEnd(at time: TimeInterval) -> String {
    cause.flatMap { $0.time == time ? $0.text : nil } ?? ""
  }

  private mutating func hold(
    _ touch: TouchFact, _ view: Subject, _ reason: JournalFact.HoldReason, _ holders: [Subject],
    at time: TimeInterval
  ) {
    let by = holders.map(\.name).joined(separator: ", ")
    edit(view, .view) { lane in
      lane.add(touch: touch.number)
      switch reason {
      case .delaysTouchesBegan: lane.become(.held, at: time, because: "held back by \(by)")
      case .delaysTouchesEnded:
        lane.become(.held, at: time, because: "touchesEnded held back by \(by)")
      }
    }
  }

  private mutating func read(
    _ method: JournalFact.TrackingMethod, _ control: Subject, at time: TimeInterval
  ) {
    let reason = reasonOfEnd(at: time)
    if let index = places[.subject(control)], lanes[index].kind == .view {
      lanes[index] = lanes[index].asControl
    }
    edit(control, .control) { lane in
      switch method {
      case .begin: lane.become(.tracking, at: time)
      case .continue: break
      case .end: lane.end(at: time)
      case .cancel: lane.end(.cancelled, at: time, because: reason)
      }
    }
  }

  private mutating func read(
    _ event: ControlEventFact, of control: Subject, at time: TimeInterval
  ) {
    edit(control, .control) { lane in
      lane.mark(.action, event.description, at: time)
      if event == .touchDragExit {
        lane.become(.outside, at: time, because: "the finger left it")
      } else if event == .touchDragEnter {
        lane.become(.tracking, at: time)
      }
    }
  }
}

// MARK: Scrolling

extension TimelineModel {
  private mutating func read(_ fact: ScrollFact, of view: Subject, at time: TimeInterval) {
    edit(
      .content(view),
      { TimelineLane(.scrolling, name: "\(view.name) content", subject: view) },
      { lane in
        switch fact {
        case .willBeginDragging: lane.become(.dragged, at: time)
        case .didEndDragging(let decelerates): if !decelerates { lane.end(at: time) }
        case .willBeginDecelerating: lane.become(.decelerates, at: time)
        case .didEndDecelerating, .didEndScrollingAnimation: lane.end(at: time)
        case .didScroll, .willEndDragging, .willBeginZooming, .didZoom, .didEndZooming,
          .touchesShouldBegin, .touchesShouldCancel, .willBeginEditingRow, .didEndEditingRow:
          break
        }
      })
  }
}

// MARK: Recognizers

extension TimelineModel {
  private mutating func read(
    _ verdict: VerdictFact, about recognizer: Subject, at time: TimeInterval
  ) {
    verdicts[recognizer] = "\(verdict)"
    if case .waits = verdict {
      edit(recognizer, .recognizer) { $0.become(.waiting, at: time, because: "\(verdict)") }
    }
  }

  private mutating func read(
    _ from: GestureState, _ to: GestureState, _ reason: StateReason, of recognizer: Subject,
    at time: TimeInterval
  ) {
    var reason = reason.description
    if to == .began || from == .possible && to == .ended {
      // The verdict is more informative than "recognized".
      reason = verdicts[recognizer] ?? reason
      cause = (time, "\(recognizer.name) recognized")
    }
    verdicts[recognizer] = nil
    edit(recognizer, .recognizer) { lane in
      switch to {
      case .possible: lane.end(at: time)
      case .began: lane.become(.active, at: time, because: reason)
      case .changed: break
      case .ended: lane.end(.recognized, at: time, because: from == .possible ? reason : "")
      case .cancelled: lane.end(.cancelled, at: time, because: reason)
      case .failed: lane.become(.failed, at: time, because: reason)
      }
    }
  }
}

// MARK: Lanes

extension TimelineModel {
  private mutating func edit(
    _ subject: Subject, _ kind: TimelineLane.Kind, _ body: (inout TimelineLane) -> Void
  ) {
    edit(
      .subject(subject), { TimelineLane(kind, name: subject.name, subject: subject) }, body)
  }

  mutating func edit(
    _ key: Key, _ make: () -> TimelineLane, _ body: (inout TimelineLane) -> Void
  ) {
    let index = places[key] ?? insert(make(), key)
    body(&lanes[index])
  }

  /// Inserts a lane in the order of kinds.
  private mutating func insert(_ lane: TimelineLane, _ key: Key) -> Int {
    let index = lanes.firstIndex { $0.comesAfter(lane) } ?? lanes.count
    lanes.insert(lane, at: index)
    places = places.mapValues { $0 >= index ? $0 + 1 : $0 }
    places[key] = index
    return index
  }
}

extension TimelineLane {
  /// Returns whether this lane belongs below a new one.
  fileprivate func comesAfter(_ lane: TimelineLane) -> Bool {
    if kind == .finger, lane.kind == .finger { return finger > lane.finger }
    return kind.rank > lane.kind.rank
  }
}

extension TimelineLane.Kind {
  /// Views and controls have the same rank, so their lanes are mixed.
  fileprivate var rank: Int { self == .control ? Self.view.rawValue : rawValue }
}

extension AdmissionRefusal {
  fileprivate var words: String {
    switch self {
    case .singleTouch: "it has a touch, and isMultipleTouchEnabled is false"
    case .otherViewIsTracking: "isExclusiveTouch is true, and another view has a touch"
    case .exclusiveViewIsTracking: "a view with isExclusiveTouch has a touch"
    }
  }
}
