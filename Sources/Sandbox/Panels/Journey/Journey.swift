// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import Scenarios
import UIModel

/// The path of one touch: the stages from the touchscreen to the end of the touch. It is made only from the recorded
/// journal entries.
struct Journey: Equatable, Sendable {
  struct Stage: Equatable, Sendable {
    enum Place: String, Equatable, Sendable {
      case glass = "Glass"
      case system = "System"
      case runLoop = "Run loop"
      case application = "UIApplication"
      case window = "UIWindow"
      case hitTest = "Hit test"
      case recognizers = "Recognizers"
      case view = "View"
      case control = "Control"
      case action = "Action"
    }

    let place: Place
    var text: String
    /// The time at which the stage began, in seconds of the scene.
    let time: TimeInterval
    /// The time at which the stage ended, in seconds of the scene; later than `time` if it happened several times in a
    /// row.
    var end: TimeInterval
    /// The number of times that the stage happened in a row.
    var count = 1
    /// True for events that occur with each move of the finger.
    var repeats = false
    /// The instant at which the stage ended.
    var instant: Instant
    /// The view or recognizer that the stage is about; nil for none.
    var subject: Subject?
    /// The hit test, if the stage is one.
    var search: HitTestTrace?
  }

  let touch: Touch
  private(set) var stages: [Stage] = []
  /// True if the finger has lifted or was cancelled.
  private(set) var isOver = false

  private var recognizers: [Subject] = []
  private var downView: Subject?
  /// True if the hit test has ended.
  private var isBound = false
  /// The kind of entry that would continue the last stage.
  private var tail = Tail.none
  private var heldSince: TimeInterval?

  struct Touch: Equatable, Sendable {
    /// The number of the touch, from 1 in each application; nil if it hit no window.
    var number: Int?
    let finger: Int
    /// The number of the record in which the finger came down, from 0, including dropped records.
    let first: Int
    /// The time at which the finger came down, in seconds of the scene.
    let time: TimeInterval
  }

  /// A stage that the next record may extend.
  private enum Tail: Equatable, Sendable {
    case none
    /// Calls of one method on several recognizers in a row, with the names of the recognizers.
    case telling(JournalFact.TouchMethod, [String])
    case passingUp
  }

  init(_ touch: Touch) {
    self.touch = touch
  }

  /// Reads the next record. The first one must be that in which the finger came down.
  ///
  /// - Returns: whether more records may follow.
  mutating func append(_ record: Chronicle.Record) -> Bool {
    let entry = record.entry
    if isOver, case .input = entry.fact { return false }
    switch entry.fact {
    case .input(let samples): read(samples, record)
    case .stage(let fact): read(fact, record)
    case .hitTestFinished(let trace):
      if !isBound {
        add(.hitTest, trace.summary, record, about: trace.hitView)
        stages[stages.count - 1].search = trace
      }
    case .touchBound(let fact, let window, let view, let subjects):
      guard isOurs(fact), !isBound else {
        // The touch of another finger, which came down at the same time. The hit test so far was for that touch.
        if !isBound { stages.removeAll { $0.place == .hitTest } }
        break
      }
      (recognizers, downView, isBound) = (subjects, view, true)
      let names = subjects.map(\.name).joined(separator: ", ")
      let seen = subjects.isEmpty ? "no recognizer receives it" : "received by \(names)"
      add(
        .window, "touch.view is \(view?.name ?? "nil") in \(window?.name ?? "no window"); \(seen)",
        record, about: view)
    case .eventSent(let touches, _):
      if isOver || !isMoving, touches.contains(where: isOurs) {
        add(.application, "UIApplication.sendEvent calls UIWindow.sendEvent", record)
      }
    case .recognizerMethod(let method, let recognizer, _, let touches):
      if touches.contains(where: isOurs) { tell(recognizer, method, record) }
    case .touchMethod(let method, let view, let touches, let delivery):
      if touches.contains(where: isOurs) { deliver(method, view, delivery, record) }
    case .notAdmitted, .held, .discarded: readHolding(record)
    case .tracking(let method, let control):
      if control == downView, method != .continue {
        add(.control, "-[\(control.name) \(method.selector)]", record, about: control)
      }
    case .controlEvent(let control, let event): read(event, of: control, record)
    case .verdict, .stateChange, .gestureAction, .timer: readDecision(record)
    case .lifecycle, .hitTest, .pointInside, .recognizerMethodReturned, .motion, .remoteControl,
      .presses, .scroll, .delegate, .refusedByView, .reset, .action, .unhandledAction, .text,
      .chain, .misuse, .rowSelected, .changed:
      break
    }
    return true
  }

  private func isOurs(_ fact: TouchFact) -> Bool {
    if let number = touch.number { return fact.number == number }
    return fact.finger == touch.finger
  }
}

// MARK: The system

extension Journey {
  private mutating func read(_ samples: [InputSample], _ record: Chronicle.Record) {
    for sample in samples where sample.finger == touch.finger {
      let place = "(\(Int(sample.location.x.rounded())), \(Int(sample.location.y.rounded())))"
      switch sample.phase {
      case .began: add(.glass, "finger \(touch.finger) comes down at \(place)", record)
      case .moved: repeatOrAdd(.glass, "the finger moves", record)
      case .ended:
        isOver = true
        add(.glass, "the finger lifts at \(place)", record)
      case .cancelled:
        isOver = true
        add(.glass, "the system cancels the touch", record)
      }
    }
  }

  /// Reads a step of the system, such as those by which an event gets from IOKit through the app's queue. These steps
  /// are the same for every event, so they are shown only until the finger first moves or lifts.
  private mutating func read(_ fact: SystemStageFact, _ record: Chronicle.Record) {
    if case .springBoardConsumes(_, let reason) = fact {
      return add(.system, "SpringBoard keeps it: \(reason)", record)
    }
    if case .unclaimed(let finger) = fact, finger != touch.finger, !isBound {
      return stages.removeAll { $0.place == .hitTest }
    }
    if case .unclaimed(touch.finger) = fact {
      isBound = true
      return add(.window, "no window takes it: it ends here", record)
    }
    guard !isMoving, !isOver else { return }
    switch fact {
    case .hidEvent: add(.system, "IOKit wraps it into an IOHIDEvent", record)
    case .springBoardForwards: add(.system, "SpringBoard sends it to the app's port", record)
    case .source1Wakes: add(.runLoop, "source1 wakes the run loop and signals source0", record)
    case .source0Enqueues(let queued):
      add(.runLoop, "source0 makes a UIEvent of the input; the queue now has \(queued)", record)
    case .dequeued: add(.application, "takes it out of the queue", record)
    case .springBoardConsumes, .unclaimed, .sleeps: break
    }
  }
}

// MARK: Telling and deciding

extension Journey {
  private mutating func tell(
    _ recognizer: Subject, _ method: JournalFact.TouchMethod, _ record: Chronicle.Record
  ) {
    guard method != .moved else { return }
    let verb = "touches\(method.rawValue.prefix(1).uppercased())\(method.rawValue.dropFirst())"
    var names = [recognizer.name]
    if case .telling(method, let others) = tail {
      names = others + names
      stages[stages.count - 1].text = "\(names.joined(separator: ", ")) receive \(verb)"
      stages[stages.count - 1].instant = record.instant
    } else {
      add(.recognizers, "\(recognizer.name) receives \(verb)", record, about: recognizer)
    }
    tail = .telling(method, names)
  }

  private mutating func deliver(
    _ method: JournalFact.TouchMethod, _ view: Subject, _ delivery: JournalFact.Delivery,
    _ record: Chronicle.Record
  ) {
    let line = "-[\(view.name) \(method.selector)]"
    if method == .moved {
      if case .direct = delivery { repeatOrAdd(.view, line, record, about: view) }
      return
    }
    switch delivery {
    case .direct: add(.view, line, record, about: view)
    case .released:
      let since = heldSince.map { (record.entry.time - $0).millisecondsText }
      let words = since.map { "held back for \($0)" } ?? "held back until now"
      add(.view, "\(line), \(words)", record, about: view)
    case .forwarded: passUp(to: view, record)
    }
  }

  private mutating func passUp(to responder: Subject, _ record: Chronicle.Record) {
    if tail == .passingUp {
      stages[stages.count - 1].text += ", \(responder.name)"
      stages[stages.count - 1].instant = record.instant
    } else {
      add(.view, "passed up to \(responder.name)", record, about: responder)
    }
    tail = .passingUp
  }

  /// Reads an entry about a touch that its view does not receive yet, or never receives.
  private mutating func readHolding(_ record: Chronicle.Record) {
    if case .notAdmitted(let fact, let view, _) = record.entry.fact, isOurs(fact) {
      add(.view, "\(view.name) does not receive it", record, about: view)
    }
    if case .held(let fact, let view, _, let holders) = record.entry.fact, isOurs(fact) {
      heldSince = heldSince ?? record.entry.time
      let names = holders.map(\.name).joined(separator: ", ")
      add(.view, "held back from \(view.name) by \(names)", record, about: view)
    }
    if case .discarded(let fact, let view, let reason) = record.entry.fact, isOurs(fact) {
      add(.view, "\(view.name) receives no touches: \(reason)", record, about: view)
    }
  }

  private mutating func read(
    _ event: ControlEventFact, of control: Subject, _ record: Chronicle.Record
  ) {
    guard control == downView, !event.isDrag else { return }
    let line = "\(control.name) sends \(event)"
    if event == .valueChanged {
      repeatOrAdd(.control, line, record, about: control)
    } else {
      add(.control, line, record, about: control)
    }
  }

  /// Reads a decision about recognizers that receive the touch.
  private mutating func readDecision(_ record: Chronicle.Record) {
    let fact = record.entry.fact
    if case .verdict(let recognizer, .waits(let required)) = fact, recognizers.contains(recognizer)
    {
      let names = required.map(\.name).joined(separator: ", ")
      add(.recognizers, "\(recognizer.name) waits for \(names) to fail", record, about: recognizer)
    }
    if case .stateChange(let recognizer, let from, let to, let reason) = fact,
      recognizers.contains(recognizer), to != .possible, to != .changed
    {
      let because = reason == .recognized ? "" : ": \(reason)"
      add(.recognizers, "\(recognizer.name) \(from) → \(to)\(because)", record, about: recognizer)
    }
    if case .gestureAction(let recognizer, let state) = fact, recognizers.contains(recognizer),
      state != .changed
    {
      add(.action, "action of \(recognizer.name), \(state)", record, about: recognizer)
    }
    if case .timer(let timer) = fact, recognizers.contains(timer.owner) || downView == timer.owner {
      add(.recognizers, "timer: \(timer)", record, about: timer.owner)
    }
  }

  private var isMoving: Bool { stages.contains(where: \.repeats) }

  private mutating func add(
    _ place: Stage.Place, _ text: String, _ record: Chronicle.Record, about subject: Subject? = nil
  ) {
    tail = .none
    stages.append(
      Stage(
        place: place, text: text, time: record.entry.time, end: record.entry.time,
        instant: record.instant, subject: subject))
  }

  /// Adds a stage for an event that occurs with every move. If there already is such a stage with the same layer and
  /// subject, and only stages for such events come after it, the count of that stage is incremented instead.
  private mutating func repeatOrAdd(
    _ place: Stage.Place, _ text: String, _ record: Chronicle.Record, about subject: Subject? = nil
  ) {
    for index in stages.indices.reversed() {
      guard stages[index].repeats else { break }
      guard stages[index].place == place, stages[index].subject == subject else { continue }
      stages[index].count += 1
      stages[index].end = record.entry.time
      stages[index].instant = record.instant
      return
    }
    add(place, text, record, about: subject)
    stages[stages.count - 1].repeats = true
  }
}

extension HitTestTrace {
  fileprivate var summary: String {
    let refused = visits.filter { visit in
      if case .refused = visit.answer { return true }
      return visit.answer == .answeredByOverride(nil)
    }
    let found = hitView.map { "\($0.name) is hit" } ?? "nothing is hit"
    let asked = visits.count == 1 ? "1 view" : "\(visits.count) views"
    return "\(asked) asked, \(refused.count) refused the point; \(found)"
  }
}
