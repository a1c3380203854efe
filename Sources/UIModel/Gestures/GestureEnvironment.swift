// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Carries touches to recognizers and verdicts back. It asks the application's delegates; the arbiter, a
/// plain value, decides.
///
/// A recognizer is in play from its first touch to its reset; one that no touch drives, but a press, a
/// pointer or a wheel, from its first proposal on.
@MainActor
final class GestureEnvironment {
  let scheduler: Scheduler
  let journal: Journal
  /// Runs a body as a turn of the application; set by the application.
  var startTurn: @MainActor (@MainActor () -> Void) -> Void = { $0() }
  /// True during a turn: its end settles everything that happens in it.
  var isInTurn = false
  /// The field of the present gestures: recognizers in play, their requirements and verdicts.
  var arbiter = GestureArbiter()
  /// The recognizers in play, in the order in which they came.
  var inPlay: [UIGestureRecognizer] = []
  /// Changes the order in which the recognizers of one event are told; tests shuffle it.
  var deliveryOrder: (([UIGestureRecognizer]) -> [UIGestureRecognizer])?

  var lastContender = 0
  private var lastRecency = 0
  var actions = ActionQueue()
  /// The number of actions that the targets of the action that is being sent added by assigning states; they are sent in
  /// this order, before the recognizer's other actions.
  var actionsOfAction = 0
  /// The touches that gestures recognized in this turn take from their views.
  var cancelled: [UITouch] = []
  /// The recognizers of the present event's touches in one window, in the order in which they are called; nil
  /// after a touch or its recognizers changed.
  var route: Route?
  /// Goes up with each touch event that begins, ends or cancels touches. A touch notes it when its recognizers receive
  /// the event (`UITouch.roundTold`); `sweep` finds those that an override of `sendEvent(_:)` kept it from.
  var roundOfTelling = 1
  /// The recognizers that follow the present scrolling on a trackpad; nil without scrolling, empty when it was
  /// cancelled and has not ended.
  var scrollFollowers: [UIGestureRecognizer]?
  /// Counts the events, as a sequence of touches has one object for all of its own.
  var eventNumber = 0
  var resetting: UIGestureRecognizer?
  /// Counts the turns of the application.
  var turn = 1
  var isUnsettled = false

  struct Route {
    let window: ObjectIdentifier
    let recognizers: [UIGestureRecognizer]
  }

  init(scheduler: Scheduler, journal: Journal) {
    self.scheduler = scheduler
    self.journal = journal
  }

  /// Runs a body in the present turn, else in one of its own.
  func runTurn(_ body: @MainActor () -> Void) {
    if isInTurn { body() } else { startTurn(body) }
  }

  /// The recognizer in play that has a number of the arbiter's; nil when it is no longer.
  func contender(_ id: Contender.ID) -> UIGestureRecognizer? {
    let index = indexInPlay(of: id)
    return index < inPlay.count && inPlay[index].contenderID == id ? inPlay[index] : nil
  }

  /// The index in `inPlay` of the recognizer with such a number, or where it would be: they come into play in the
  /// order of their numbers.
  func indexInPlay(of id: Contender.ID) -> Int {
    inPlay.firstIndex(notBefore: { $0.contenderID < id })
  }

  func nextRecency() -> Int {
    lastRecency += 1
    return lastRecency
  }

  /// The field in words, with the states that the recognizers read.
  var table: String {
    var arbiter = arbiter
    for recognizer in inPlay {
      let view = recognizer.storedView?.journalName ?? "no view"
      arbiter.call(recognizer.contenderID, recognizer.journalName, on: view)
    }
    return arbiter.table { contender($0)?.storedState.gestureState }
  }

  /// Recognizers in the order of the arbiter's ranking: deeper views first, then later added.
  func ranked(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    recognizers.count < 2
      ? recognizers : recognizers.sorted { $0.rankInPlay.comesFirst($1.rankInPlay) }
  }
}
