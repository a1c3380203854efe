// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Delivers touches to recognizers and carries out the verdicts about them. It calls the application's delegates; the
/// arbiter, a plain value, decides.
///
/// A recognizer is in play from its first touch to its reset. A recognizer of presses, a pointer or a wheel is in play
/// from its first proposal on.
@MainActor
final class GestureEnvironment {
  let scheduler: Scheduler
  let journal: Journal
  /// Runs a closure as a turn of the application. `UIApplication` sets this property.
  var startTurn: @MainActor (@MainActor () -> Void) -> Void = { $0() }
  /// True during a turn. At its end everything is settled.
  var isInTurn = false
  /// The arbiter, with the recognizers in play, their requirements and verdicts.
  var arbiter = GestureArbiter()
  /// The recognizers in play, in the order in which they joined.
  var inPlay: [UIGestureRecognizer] = []
  /// Changes the order in which recognizers receive an event; nil for no change. Only tests set this property.
  var deliveryOrder: (([UIGestureRecognizer]) -> [UIGestureRecognizer])?

  var lastContender = 0
  private var lastRecency = 0
  var actions = ActionQueue()
  /// The number of actions that were queued because targets assigned states while the current action is being sent.
  /// They are sent in the order of these assignments, before the recognizer's other actions.
  var actionsOfAction = 0
  /// The touches still to be cancelled in their views, because recognizers of these touches recognized in this turn.
  var cancelled: [UITouch] = []
  /// The recognizers of one window that receive the current event, in the order in which they are called; nil after a
  /// touch or its recognizers changed.
  var route: Route?
  /// A number that increases with each touch event in which touches begin, end or are cancelled. A touch stores it when
  /// its recognizers receive the event (`UITouch.roundTold`), so that `sweep` finds the touches that an override of
  /// `sendEvent(_:)` kept from them.
  var roundOfTelling = 1
  /// The recognizers of the current scrolling on a trackpad; nil without scrolling. It is empty between the
  /// cancellation of the scrolling and its end.
  var scrollFollowers: [UIGestureRecognizer]?
  /// The number of events so far. It tells events apart: all events of a touch sequence are the same `UIEvent` object.
  var eventNumber = 0
  var resetting: UIGestureRecognizer?
  /// The number of the application's current turn.
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

  /// Runs a closure in the current turn, or in a new one if there is none.
  func runTurn(_ body: @MainActor () -> Void) {
    if isInTurn { body() } else { startTurn(body) }
  }

  /// Returns the recognizer with an arbiter's number; nil if it is no longer in play.
  func contender(_ id: Contender.ID) -> UIGestureRecognizer? {
    let index = indexInPlay(of: id)
    return index < inPlay.count && inPlay[index].contenderID == id ? inPlay[index] : nil
  }

  /// Returns the index in `inPlay` of the recognizer with an arbiter's number, or the index at which it would be.
  /// `inPlay` is sorted by these numbers.
  func indexInPlay(of id: Contender.ID) -> Int {
    inPlay.firstIndex(notBefore: { $0.contenderID < id })
  }

  func nextRecency() -> Int {
    lastRecency += 1
    return lastRecency
  }

  /// The arbiter's data as a text table: one row for each recognizer in play, with its `storedState`.
  var table: String {
    var arbiter = arbiter
    for recognizer in inPlay {
      let view = recognizer.storedView?.journalName ?? "no view"
      arbiter.call(recognizer.contenderID, recognizer.journalName, on: view)
    }
    return arbiter.table { contender($0)?.storedState.gestureState }
  }

  /// Returns recognizers in the order of the arbiter's `ranking`: those on deeper views first; on the same view, those
  /// that were added later first.
  func ranked(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    recognizers.count < 2
      ? recognizers : recognizers.sorted { $0.rankInPlay.comesFirst($1.rankInPlay) }
  }
}
