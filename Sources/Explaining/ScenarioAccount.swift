// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// Plays a scenario and records what happens to each touch. State that is only in the view objects, not in the journal,
/// is read at the moment when it matters.
@MainActor
final class ScenarioAccount {
  let stage: ScenarioStage
  /// The input, without the events that scenario files can't express.
  let inputs: [ScenarioInput]
  /// The number of touches before this account starts. Touch numbers in sentences continue from it.
  let touchesBefore: Int
  private let host: UIModel.Host
  private(set) var touches: [TouchAccount] = []
  /// True if each touch also records the views under its finger that the hit test did not reach.
  private lazy var looksUp = TouchScene.looksUp(stage)
  private let messenger: SystemMessages
  /// The touches that went to the system, hovering pointers, and events other than touches.
  var messages: [SystemMessages.Message] { messenger.messages }
  /// The touches that have not ended, or whose recognizers have not finished.
  private var open: [Open] = []
  /// The recognizers whose delegate returned false since the latest hit test; read when that hit test's touch is bound.
  private(set) var refusers: Set<ObjectIdentifier> = []
  private(set) var refusal: AdmissionRefusal?
  /// The nodes of views and recognizers.
  let index: StageIndex
  private var senders = ControlSenders()
  /// The events that each control sent, with or without a touch.
  private(set) var sent: [ObjectIdentifier: Set<ControlEventFact>] = [:]

  private struct Open {
    let index: Int
    let number: Int
    var recognizers: Set<ObjectIdentifier>
    let path: Set<ObjectIdentifier>
    var isToldAll: Bool
    /// The drag events that each control sent. They are stored apart, because controls send them on every move.
    var drags: [ObjectIdentifier: Set<ControlEventFact>] = [:]

    func concerns(_ subject: Subject) -> Bool {
      recognizers.contains(subject.identity) || path.contains(subject.identity)
    }

    /// Returns whether an event of a control is recorded. Of drag events, only the first of each kind is.
    mutating func isNew(_ event: ControlEventFact, of control: Subject) -> Bool {
      !event.isDrag || drags[control.identity, default: []].insert(event).inserted
    }
  }

  /// The largest number of touches that are recorded.
  static let mostTouches = 10_000

  /// Plays a scenario to its end, in the built-in scene if it names one.
  init(_ scenario: Scenario, makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil) {
    let player = ScenarioPlayer(scenario, makeScene: makeScene) { _ in }
    host = player.host
    stage = player.stage
    inputs = scenario.input
    touchesBefore = 0
    index = StageIndex(stage)
    messenger = SystemMessages(host.application, stage)
    let ticket = host.journal.addReader { [unowned self] in note($0) }
    player.finish()
    host.journal.removeReader(ticket)
  }

  /// Records what happens from now on to the views that are in the host's windows now.
  init(following host: UIModel.Host, inputs: [ScenarioInput], touchesBefore: Int = 0) {
    self.host = host
    self.inputs = inputs
    self.touchesBefore = touchesBefore
    stage = .mirroring(host.application)
    index = StageIndex(stage)
    messenger = SystemMessages(host.application, stage)
    _ = host.journal.addReader { [weak self] entry in
      guard let self else { return }
      note(entry)
      if let deed = stage.deed(in: entry) { note(deed) }
    }
  }

  private func note(_ entry: JournalEntry) {
    messenger.note(entry)
    switch entry.fact {
    case .hitTestFinished(let trace):
      close()
      guard touches.count < Self.mostTouches else { return }
      refusers = []
      refusal = nil
      touches.append(
        TouchAccount(
          time: entry.time, trace: trace, scene: TouchScene(stage, trace, looksUp: looksUp)))
    case .touchBound(let touch, _, _, let recognizers): bind(touch, recognizers)
    case .notAdmitted(_, _, let reason): refusal = reason
    case .delegate(let recognizer, _, nil, false): refusers.insert(recognizer.identity)
    case .input, .timer: close()
    case .eventSent(let facts, let phases): noteEnds(facts, phases, entry.time)
    case .controlEvent(let control, let event):
      senders.note(event, of: control, at: entry.time)
      sent[control.identity, default: []].insert(event)
    default: break
    }
    for openIndex in open.indices where note(entry.fact, entry.time, at: openIndex) {
      touches[open[openIndex].index].add(entry)
    }
  }

  /// Records a journal entry if it is about a touch that has not ended. Returns whether it is.
  private func note(_ fact: JournalFact, _ time: TimeInterval, at openIndex: Int) -> Bool {
    switch fact {
    case .touchMethod, .held, .discarded: return noteDelivery(fact, time, at: openIndex)
    case .verdict(let recognizer, _), .delegate(let recognizer, _, _, _),
      .refusedByView(let recognizer, _):
      return open[openIndex].recognizers.contains(recognizer.identity)
    case .stateChange(let recognizer, let from, let to, let reason):
      guard open[openIndex].recognizers.contains(recognizer.identity), to != .possible,
        !(from == .began && to == .changed)
      else { return false }
      if to == .failed {
        let index = open[openIndex].index
        touches[index].reasons[recognizer.identity] = self.reason(
          recognizer, reason, touches[index])
      }
      return true
    case .reset(let recognizer):
      open[openIndex].recognizers.remove(recognizer.identity)
      return false
    case .scroll(let view, .touchesShouldBegin), .scroll(let view, .touchesShouldCancel):
      return open[openIndex].path.contains(view.identity)
    case .misuse(.circleOfRequirements(let names)):
      let circle = Misuse.circleOfRequirements(names)
      let index = open[openIndex].index
      if !touches[index].circles.contains(circle) { touches[index].circles.append(circle) }
      return false
    case .tracking, .action, .unhandledAction, .text, .controlEvent:
      return noteControl(fact, time, at: openIndex)
    default: return false
    }
  }

  /// Records the touch methods that a view received or did not receive, for a touch that has not ended.
  private func noteDelivery(_ fact: JournalFact, _ time: TimeInterval, at openIndex: Int) -> Bool {
    let (index, number) = (open[openIndex].index, open[openIndex].number)
    switch fact {
    case .touchMethod(let method, let responder, let facts, _):
      guard facts.contains(where: { $0.number == number }) else { return false }
      let isOwn = responder.identity == touches[index].view?.identity
      switch method {
      case .began: break
      case .moved: if isOwn { touches[index].moves.append(time) }
      case .ended, .cancelled: if isOwn { open[openIndex].isToldAll = true }
      }
      return method != .moved
    case .held(let fact, _, _, _): return fact.number == number
    case .discarded(let fact, _, _):
      guard fact.number == number else { return false }
      open[openIndex].isToldAll = true
      return true
    default: return false
    }
  }

  /// Records tracking and events of a control for a touch that has not ended, and the effects of its actions.
  private func noteControl(_ fact: JournalFact, _ time: TimeInterval, at openIndex: Int) -> Bool {
    let (index, number) = (open[openIndex].index, open[openIndex].number)
    switch fact {
    case .tracking(.begin, let control):
      if senders.control(control)?.trackedTouch?.number == number {
        touches[index].asked.insert(control.identity)
      }
    case .action(let action, let control?): noteSearch(action.name, control, open[openIndex])
    case .unhandledAction(let action, let control?): noteSearch(action, control, open[openIndex])
    case .text(let line, let subject?):
      touches[index].noteLine(line, of: subject)
      return open[openIndex].concerns(subject) && senders.concerns(subject, touch: number)
    case .controlEvent(let control, let event):
      guard open[openIndex].path.contains(control.identity),
        senders.concerns(control, touch: number),
        open[openIndex].isNew(event, of: control)
      else { return false }
      noteState(of: control, event, time, at: index)
      return true
    default: break
    }
    return false
  }

  private func noteEnds(_ facts: [TouchFact], _ phases: [Int], _ time: TimeInterval) {
    let (ended, cancelled) = (UITouch.Phase.ended.rawValue, UITouch.Phase.cancelled.rawValue)
    for (fact, phase) in zip(facts, phases) {
      guard let known = open.first(where: { $0.number == fact.number }) else { continue }
      touches[known.index].noteLocation(fact.locationInWindow)
      guard phase == ended || phase == cancelled else { continue }
      touches[known.index].end = time
      touches[known.index].wasCancelled = phase == cancelled
    }
  }

  /// Closes the touches that have ended for their view and for all recognizers.
  private func close() {
    open.removeAll { open in
      open.recognizers.isEmpty && open.isToldAll && touches[open.index].end != nil
    }
  }

  // MARK: What only the living views know

  /// Records the state of a control that explains the event it is about to send.
  private func noteState(
    of subject: Subject, _ event: ControlEventFact, _ time: TimeInterval, at index: Int
  ) {
    guard let control = senders.control(subject) else { return }
    if event == .touchCancel, !control.isEnabled {
      touches[index].disabledAt[subject.identity] = time
    }
    guard event == .touchUpInside, !touches[index].events(of: subject).contains(.valueChanged)
    else { return }
    touches[index].keptValues[subject.identity] = control.reasonToKeepItsValue
  }

  /// Records the responders that were asked whether they implement an action without a target.
  private func noteSearch(_ action: String, _ control: Subject, _ touch: Open) {
    guard touch.path.contains(control.identity), senders.concerns(control, touch: touch.number),
      let node = node(of: control),
      stage.scenario.nodes[node].actions.contains(where: { $0.action == .nilTarget(action) })
    else { return }
    let first = host.application.firstResponder ?? stage.nodes[node].view
    let chain = ResponderChain(from: first).responders
    let end = chain.firstIndex { $0.canPerformAction(Selector(action), withSender: nil) }
    touches[touch.index].searches.append(
      TouchAccount.ActionSearch(
        action: action, control: control,
        asked: chain[..<(end ?? chain.count)].map(\.journalSubject),
        receiver: end.map { chain[$0].journalSubject },
        isFromFirstResponder: host.application.firstResponder != nil))
  }

  private func bind(_ touch: TouchFact, _ recognizers: [Subject]) {
    let live = host.application.assembler.touches.first { $0.number == touch.number }
    guard let index = touches.indices.last, touches[index].touch == nil, let live else { return }
    touches[index].touch = touch
    touches[index].refusal = refusal
    let seeing = Set(recognizers.map(\.identity))
    var view = live.view
    while let current = view {
      touches[index].path.append(current.journalSubject)
      if let control = current as? UIControl {
        senders.watch(control)
        if !control.isEnabled { touches[index].disabled.append(control.journalSubject) }
        if (control as? UITextField)?.isEditing == true {
          touches[index].edited = control.journalSubject
        }
      }
      if let scrollView = current as? UIScrollView, current !== live.view,
        !scrollView.delaysContentTouches
      {
        touches[index].undelayed.append(scrollView.journalSubject)
      }
      for recognizer in current.gestureRecognizers ?? [] {
        let sees = seeing.contains(ObjectIdentifier(recognizer))
        touches[index].add(
          TouchAccount.Witness(
            recognizer: recognizer.journalSubject, view: current.journalSubject,
            absence: sees ? nil : absence(of: recognizer, live),
            takes: recognizer.cancelsTouchesInView,
            ignores: (recognizer.overrides as? RecognizerScript)?.ignores.contains(touch.finger)
              ?? false))
      }
      view = current.superview
    }
    open.append(
      Open(
        index: index, number: touch.number, recognizers: seeing,
        path: Set(touches[index].path.map(\.identity)), isToldAll: refusal != nil))
  }
}
