// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Plays a scenario and keeps what was told of each touch. What only the living views know is looked up at
/// the moment it counts.
@MainActor
final class ScenarioAccount {
  let stage: ScenarioStage
  /// What was done, as far as a scenario has words for it.
  let inputs: [ScenarioInput]
  private let host: Host
  private(set) var touches: [TouchAccount] = []
  private let messenger: SystemMessages
  /// What else happened.
  var messages: [SystemMessages.Message] { messenger.messages }
  /// The touches about which something may still be told.
  private var open: [Open] = []
  /// The recognizers whose delegate refused the touch that is being bound.
  private var refusers: Set<ObjectIdentifier> = []
  private var refusal: AdmissionRefusal?

  private struct Open {
    let index: Int
    let number: Int
    var recognizers: Set<ObjectIdentifier>
    let path: Set<ObjectIdentifier>
    var isToldAll: Bool

    func concerns(_ subject: Subject) -> Bool {
      recognizers.contains(subject.identity) || path.contains(subject.identity)
    }
  }

  /// Touches after these are not told of.
  static let mostTouches = 10_000
  /// In larger scenes nobody looks for what lies under a finger without having been asked.
  private static let mostViews = 5_000

  /// Plays a scenario to its end, in the scene that it names if it describes none.
  init(_ scenario: Scenario, makeScene: (@MainActor (CGSize) -> any HostedScene)? = nil) {
    let player = ScenarioPlayer(scenario, makeScene: makeScene) { _ in }
    host = player.host
    stage = player.stage
    inputs = scenario.input
    messenger = SystemMessages(host.application)
    let ticket = host.journal.addReader { [unowned self] in note($0) }
    player.finish()
    host.journal.removeReader(ticket)
  }

  /// Follows what happens from now on to what a host shows now.
  init(following host: Host, inputs: [ScenarioInput]) {
    self.host = host
    self.inputs = inputs
    stage = .mirroring(host.application)
    messenger = SystemMessages(host.application)
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
      let under = viewsUnder(trace.locationOnScreen)
      touches.append(
        TouchAccount(
          time: entry.time, trace: trace, missed: missed(by: trace, under),
          under: under.map { Set($0.map { ObjectIdentifier($0) }) }))
    case .touchBound(let touch, _, _, let recognizers): bind(touch, recognizers)
    case .notAdmitted(_, _, let reason): refusal = reason
    case .delegate(let recognizer, _, nil, false): refusers.insert(recognizer.identity)
    case .input, .timer: close()
    case .eventSent(let facts, let phases): noteEnds(facts, phases, entry.time)
    default: break
    }
    for place in open.indices { note(entry, at: place) }
  }

  /// Hands an entry to an open touch if it is about it.
  private func note(_ entry: JournalEntry, at place: Int) {
    let (index, number) = (open[place].index, open[place].number)
    switch entry.fact {
    case .touchMethod(let method, let responder, let facts, _):
      guard facts.contains(where: { $0.number == number }) else { return }
      let isOwn = responder.identity == touches[index].view?.identity
      if method == .moved {
        if isOwn { touches[index].moved(at: entry.time) }
        return
      }
      if isOwn, method == .ended || method == .cancelled { open[place].isToldAll = true }
    case .held(let fact, _, _, _): guard fact.number == number else { return }
    case .discarded(let fact, _, _):
      guard fact.number == number else { return }
      open[place].isToldAll = true
    case .scroll(let view, .touchesShouldBegin), .scroll(let view, .touchesShouldCancel):
      guard open[place].path.contains(view.identity) else { return }
    case .action(let action, let control?, _), .unhandledAction(let action, let control?):
      guard open[place].path.contains(control.identity) else { return }
      noteSearch(action, control, at: index)
      return
    case .verdict(let subject, _), .delegate(let subject, _, _, _),
      .refusedByView(let subject, _):
      guard open[place].recognizers.contains(subject.identity) else { return }
    case .stateChange(let subject, let from, let to, _):
      guard open[place].recognizers.contains(subject.identity), to != .possible,
        !(from == .began && to == .changed)
      else { return }
      if to == .failed, let view = ownScrollView(of: subject), view.scrollableAxes.isEmpty {
        touches[index].fitting.insert(subject.identity)
      }
    case .reset(let subject):
      open[place].recognizers.remove(subject.identity)
      return
    case .text(let line, let subject?):
      if let last = touches[index].searches.indices.last,
        touches[index].searches[last].receiver?.identity == subject.identity
      {
        touches[index].searches[last].line = line
      }
      guard open[place].concerns(subject) else { return }
    case .controlEvent(let control, let name):
      guard open[place].path.contains(control.identity), !name.hasPrefix("touchDrag") else {
        return
      }
    default: return
    }
    touches[index].add(entry)
  }

  private func noteEnds(_ facts: [TouchFact], _ phases: [Int], _ time: TimeInterval) {
    let (ended, cancelled) = (UITouch.Phase.ended.rawValue, UITouch.Phase.cancelled.rawValue)
    for (fact, phase) in zip(facts, phases) where phase == ended || phase == cancelled {
      guard let place = open.first(where: { $0.number == fact.number }) else { continue }
      touches[place.index].end = time
      touches[place.index].wasCancelled = phase == cancelled
    }
  }

  /// Forgets the touches that are over for their view and for all recognizers.
  private func close() {
    open.removeAll { open in
      open.recognizers.isEmpty && open.isToldAll && touches[open.index].end != nil
    }
  }

  // MARK: What only the living views know

  /// The scroll view whose pan this is.
  private func ownScrollView(of recognizer: Subject) -> UIScrollView? {
    scrollView(of: recognizer).flatMap { stage.nodes[$0].view as? UIScrollView }.flatMap {
      ObjectIdentifier($0.pan) == recognizer.identity ? $0 : nil
    }
  }

  /// Notes who was asked to perform an action that has no target.
  private func noteSearch(_ action: String, _ control: Subject, at index: Int) {
    guard let node = node(of: control),
      stage.scenario.nodes[node].actions.contains(where: { $0.action == .nilTarget(action) })
    else { return }
    let first = host.application.firstResponder ?? stage.nodes[node].view
    let chain = ResponderChain(from: first).responders
    let place = chain.firstIndex { $0.canPerformAction(Selector(action), withSender: nil) }
    touches[index].searches.append(
      TouchAccount.ActionSearch(
        action: action, control: control,
        asked: chain[..<(place ?? chain.count)].map(\.journalSubject),
        receiver: place.map { chain[$0].journalSubject }))
  }

  private func bind(_ touch: TouchFact, _ recognizers: [Subject]) {
    guard let index = touches.indices.last, touches[index].touch == nil,
      let live = host.application.assembler.touches.first(where: {
        $0.number == touch.number
      })
    else { return }
    touches[index].touch = touch
    touches[index].refusal = refusal
    let seeing = Set(recognizers.map(\.identity))
    var view = live.boundView
    while let current = view {
      touches[index].path.append(current.journalSubject)
      if let control = current as? UIControl, !control.isEnabled {
        touches[index].disabled.append(control.journalSubject)
      }
      if let scrollView = current as? UIScrollView, current !== live.boundView,
        !scrollView.delaysContentTouches
      {
        touches[index].undelayed.append(scrollView.journalSubject)
      }
      for recognizer in current.storedRecognizers {
        let sees = seeing.contains(ObjectIdentifier(recognizer))
        touches[index].witnesses.append(
          TouchAccount.Witness(
            recognizer: recognizer.journalSubject, view: current.journalSubject,
            absence: sees ? nil : absence(of: recognizer, live),
            takes: recognizer.cancelsTouchesInView))
      }
      view = current.superview
    }
    open.append(
      Open(
        index: index, number: touch.number, recognizers: seeing,
        path: Set(touches[index].path.map(\.identity)), isToldAll: refusal != nil))
  }

  private func absence(
    of recognizer: UIGestureRecognizer, _ touch: UITouch
  ) -> TouchAccount.Absence {
    if !recognizer.isEnabled { return .switchedOff }
    if refusers.contains(ObjectIdentifier(recognizer)) { return .delegate }
    switch refusal {
    case .otherViewIsTracking?, .exclusiveViewIsTracking?: return .exclusive
    case .singleTouch?, nil: break
    }
    if recognizer.storedState.gestureState.isEnd { return .finished }
    return recognizer.allows(touch.type) ? .other : .touchType
  }

  /// The views of the file that lie under a finger; nil in a scene that is too large to look.
  private func viewsUnder(_ locationOnScreen: CGPoint) -> [UIView]? {
    guard stage.nodes.count <= Self.mostViews else { return nil }
    return stage.nodes.map(\.view).filter { view in
      // An override of `point(inside:with:)` decides about a round view, too.
      (view.window != nil || view is UIWindow)
        && view.point(inside: view.mapFromScreen(locationOnScreen), with: nil)
    }
  }

  /// Those of them that were not asked.
  private func missed(by trace: HitTestTrace, _ under: [UIView]?) -> [TouchAccount.Missed] {
    let asked = Set(trace.visits.map(\.view.identity))
    return (under ?? []).compactMap { view in
      guard !asked.contains(ObjectIdentifier(view)) else { return nil }
      var around = view.superview
      while let current = around, !asked.contains(ObjectIdentifier(current)) {
        around = current.superview
      }
      return TouchAccount.Missed(view: view.journalSubject, around: around?.journalSubject)
    }
  }
}

extension ScenarioAccount {
  /// The node of a view of the file.
  func node(of subject: Subject) -> Int? {
    stage.nodes.firstIndex { ObjectIdentifier($0.view) == subject.identity }
  }

  /// The node of the scroll view that a recognizer belongs to by itself.
  func scrollView(of recognizer: Subject) -> Int? {
    stage.nodes.firstIndex { built in
      guard let view = built.view as? UIScrollView else { return false }
      let own: [UIGestureRecognizer] = [view.pan, view.pinch, view.touchDelay]
      return own.contains { ObjectIdentifier($0) == recognizer.identity }
    }
  }

  /// The node and the place in its list of a recognizer.
  func gesture(of subject: Subject) -> (node: Int, number: Int)? {
    for (node, built) in stage.nodes.enumerated() {
      let number = built.gestures.firstIndex { ObjectIdentifier($0) == subject.identity }
      if let number { return (node, number) }
    }
    return nil
  }
}

extension TouchAccount {
  mutating func moved(at time: TimeInterval) {
    if moves.count == 0 { moves.first = time }
    moves.count += 1
    moves.last = time
  }
}
