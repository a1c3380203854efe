// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

@testable import UIModel

/// Reads a world's journal and arbiter, and notes violations of the rules.
@MainActor
final class WorldJudge {
  private(set) var complaints: [String] = []
  private unowned let world: World
  private let checker: StreamChecker
  /// The state of each recognizer according to the journal.
  private var states: [ObjectIdentifier: GestureState] = [:]
  /// The last action of each active gesture.
  private var actions: [ObjectIdentifier: GestureState] = [:]
  /// The recognizers that received touches since their reset.
  private var unreset: [ObjectIdentifier: String] = [:]
  /// The winners of each touch, in order, and the touch's recognizers at that time: a recognizer that gets the touch
  /// later may recognize when the winner has ended.
  private var winners: [Int: [(winner: UIGestureRecognizer, rivals: Set<ObjectIdentifier>)]] = [:]

  init(_ world: World) {
    self.world = world
    var reject: (String) -> Void = { _ in }
    checker = StreamChecker { reject($0) }
    reject = { [unowned self] in complain($0) }
    world.read { [weak self] entry in
      self?.checker.check(entry)
      self?.judge(entry.fact)
    }
    world.afterStep = { [unowned self] in judgeField() }
  }

  private func complain(_ words: String) {
    if complaints.count < 10 { complaints.append(words) }
  }

  /// Returns whether the application assigned a state, legal or not, so that the order of states can't be checked.
  private func isForced(_ subject: Subject) -> Bool {
    guard !world.forced.isEmpty, let recognizer = world.recognizer(subject) else { return false }
    return world.forced.contains(world.number(of: recognizer))
  }

  private func judge(_ fact: JournalFact) {
    switch fact {
    case .stateChange(let recognizer, _, _, _) where isForced(recognizer): break
    case .reset(let recognizer) where isForced(recognizer): unreset[recognizer.identity] = nil
    case .gestureAction(let recognizer, _) where isForced(recognizer):
      actions[recognizer.identity] = nil
    case .recognizerMethod(_, let recognizer, _, _) where isForced(recognizer): break
    case .stateChange(let recognizer, let from, let to, _): judgeChange(recognizer, from, to)
    case .reset(let recognizer):
      if states[recognizer.identity]?.isEnd != true {
        complain("\(recognizer.name) is reset early")
      }
      states[recognizer.identity] = nil
      unreset[recognizer.identity] = nil
    case .gestureAction(let recognizer, let state): judgeAction(recognizer, state)
    case .recognizerMethod(_, let recognizer, _, _):
      unreset[recognizer.identity] = recognizer.name
      if states[recognizer.identity]?.isEnd == true {
        complain("\(recognizer.name) is told after its end")
      }
    case .misuse(let mistake):
      let sentence = mistake.description
      let isExpected = world.plan.isWild || sentence.contains("circle") && world.plan.mayCircle
      if !isExpected { complain(sentence) }
    case .input, .stage, .lifecycle, .scroll, .eventSent, .hitTest, .pointInside, .hitTestFinished,
      .touchBound,
      .notAdmitted, .recognizerMethodReturned, .touchMethod, .tracking, .motion, .remoteControl,
      .presses, .verdict, .delegate, .refusedByView, .held, .discarded, .timer, .controlEvent,
      .action, .unhandledAction, .text, .chain, .rowSelected, .changed:
      break  // Nothing is checked for these.
    }
  }

  private func judgeChange(_ subject: Subject, _ from: GestureState, _ to: GestureState) {
    let before = states[subject.identity] ?? .possible
    let isContinuing = before.isActive && from.isActive
    if from != before, !isContinuing {
      complain("\(subject.name) goes from \(from), but it was \(before)")
    }
    if !GestureTransition.meaning(from: from, to: to).isLegal {
      complain("\(subject.name) goes from \(from) to \(to)")
    }
    states[subject.identity] = to
    if from == .possible, to == .began || to == .ended { judgeWinner(subject) }
  }

  /// Checks that a touch has at most one winner, unless two may both recognize, and that no winner precedes the
  /// recognizers that it requires to fail.
  private func judgeWinner(_ subject: Subject) {
    guard let winner = world.recognizer(subject) else { return }
    for touch in winner.attemptTouches {
      for (earlier, rivals) in winners[touch.number] ?? [] where earlier !== winner {
        if rivals.contains(subject.identity), world.prevents(earlier, winner) {
          complain("\(earlier.journalName) had touch \(touch.number) before \(subject.name)")
        }
      }
      let rivals = world.gestures.inPlay.filter { $0.attemptTouches.contains { $0 === touch } }
      winners[touch.number, default: []].append((winner, Set(rivals.map { ObjectIdentifier($0) })))
    }
    // An active recognizer may have received touches after it began, so its current touches are compared, too.
    for other in world.gestures.inPlay
    where other !== winner
      && world.gestures.arbiter.standing(of: other.contenderID) == .active
    {
      let isShared = other.attemptTouches.contains { touch in
        winner.attemptTouches.contains { $0 === touch }
      }
      if isShared, world.prevents(other, winner) {
        complain("\(subject.name) recognized beside \(other.journalName)")
      }
    }
    guard !world.plan.mayCircle else { return }
    for required in winner.requirements.compactMap(\.object) {
      let standing = world.gestures.arbiter.standing(of: required.contenderID)
      let sharesTouch = required.attemptTouches.contains { touch in
        winner.attemptTouches.contains { $0 === touch }
      }
      if sharesTouch, standing?.isUndecided == true || standing?.hasRecognized == true {
        complain("\(subject.name) recognized before \(required.journalName) failed")
      }
    }
  }

  private func judgeAction(_ subject: Subject, _ state: GestureState) {
    if let recognizer = world.recognizer(subject),
      world.retargeted.contains(world.number(of: recognizer))
    {
      actions[subject.identity] = nil
      return
    }
    switch (actions[subject.identity], state) {
    case (nil, .began), (.began?, .began), (.began?, .changed), (.changed?, .changed):
      actions[subject.identity] = state
    case (nil, .ended): break
    case (.began?, .ended), (.changed?, .ended), (.began?, .cancelled), (.changed?, .cancelled):
      actions[subject.identity] = nil
    default:
      let before = actions[subject.identity].map { "\($0)" } ?? "nothing"
      complain("\(subject.name) sends \(state) after \(before)")
    }
  }

  /// Checks, between the steps, that only recognizers that may recognize together are active and that no decision is
  /// left open.
  private func judgeField() {
    let gestures = world.gestures
    if gestures.hasUnsettledWork { complain("work is left over") }
    for recognizer in gestures.inPlay { judgeStanding(recognizer) }
    for (number, list) in winners.sorted(by: { $0.key < $1.key }) {
      let active = list.map(\.winner).filter { $0.storedState.gestureState.isActive }
      for one in active {
        for other in active
        where other !== one && one.attemptTouches.contains(where: { $0.number == number })
          && other.attemptTouches.contains(where: { $0.number == number })
          && world.prevents(one, other)
        {
          complain("\(one.journalName) and \(other.journalName) share touch \(number)")
        }
      }
    }
    for recognizer in gestures.inPlay where !world.plan.isUnread {
      if world.forced.contains(world.number(of: recognizer)) { continue }
      let isMarked = states[ObjectIdentifier(recognizer)] ?? .possible
      let reads = recognizer.storedState.gestureState
      if reads != isMarked, !(reads == .changed && isMarked == .began) {
        complain("\(recognizer.journalName) reads \(reads), but it was told \(isMarked)")
      }
    }
  }

  /// Checks that the arbiter decided on a recognizer that proposed to recognize. If the recognizer has to wait, checks
  /// that there is a recognizer for which it waits.
  private func judgeStanding(_ recognizer: UIGestureRecognizer) {
    let arbiter = world.gestures.arbiter
    switch arbiter.standing(of: recognizer.contenderID) {
    case .proposing: complain("\(recognizer.journalName) was not judged")
    case .waiting:
      if arbiter.waits(of: recognizer.contenderID).isEmpty {
        complain("\(recognizer.journalName) waits for no other recognizer")
      }
    case .possible, .active, .finished: break
    case nil: complain("\(recognizer.journalName) is in play but not in the field")
    }
  }

  /// Checks that no recognizer takes part in a gesture after all fingers lifted and all timers ran.
  func judgeEnd() {
    let application = world.host.application
    let gestures = application.gestures
    // A scroll view is the target of its own recognizers. After it was deallocated, their end is sent to no target, so
    // their actions are not checked.
    let living = world.recognizers + world.views.flatMap { $0.gestureRecognizers ?? [] }
    let known = Set(living.map { ObjectIdentifier($0) })
    actions = actions.filter { known.contains($0.key) }
    for index in world.retargeted {
      actions[ObjectIdentifier(world.recognizers[index])] = nil
    }
    for index in world.forced {
      unreset[ObjectIdentifier(world.recognizers[index])] = nil
      actions[ObjectIdentifier(world.recognizers[index])] = nil
    }
    for name in unreset.values.sorted() { complain("\(name) saw touches and was not reset") }
    for stream in checker.openStreams { complain("\(stream) has no end") }
    for recognizer in gestures.inPlay { complain("\(recognizer.journalName) is in play") }
    for recognizer in world.recognizers where recognizer.state != .possible {
      complain("\(recognizer.journalName) reads \(recognizer.state)")
    }
    if gestures.arbiter.count > 0 || !gestures.inPlay.isEmpty {
      complain("the field is not empty")
    }
    if !gestures.arbiter.relations.isEmpty { complain("relations are left") }
    if !application.delivery.open.isEmpty { complain("touches are still to be told") }
    if !application.assembler.isEmpty { complain("fingers are down") }
    if !actions.isEmpty { complain("gestures are under way for their targets") }
    for timer in world.host.pendingTimers { complain("\(timer.name) is pending") }
    // The judge releases its recognizers, so that only the library can still retain them when leaks are searched for.
    winners = [:]
  }
}
