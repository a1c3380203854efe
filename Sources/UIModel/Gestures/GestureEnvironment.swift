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
  /// An action message that is still to be sent, with the state that the recognizer reads meanwhile.
  struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    /// The state before, when the change is told to the journal with the action: one of several that a
    /// recognizer went through at once.
    var from: UIGestureRecognizer.State?
  }

  let scheduler: Scheduler
  let journal: Journal
  /// Runs a body as a turn of the application; set by the application.
  var runTurn: (() -> Void) -> Void = { $0() }
  /// The field of the present gestures: who is in play, who waits for whom, and why.
  var arbiter = GestureArbiter()
  /// The recognizers in play, in the order in which they came.
  var inPlay: [UIGestureRecognizer] = []
  /// The same by the arbiter's numbers.
  var contenders: [Contender.ID: UIGestureRecognizer] = [:]
  /// Changes the order in which the recognizers of one event are told; tests shuffle it.
  var deliveryOrder: (([UIGestureRecognizer]) -> [UIGestureRecognizer])?

  var lastContender = 0
  private var lastRecency = 0
  var actions: [PendingAction] = []
  /// The touches that recognized gestures take from their views in this turn.
  var cancelled: [UITouch] = []
  /// The recognizers of the present event's touches in the order in which they are told, by window; found
  /// anew when a touch or its recognizers change.
  var route: (window: ObjectIdentifier, recognizers: [UIGestureRecognizer])?
  /// The touches of the present event whose recognizers were told.
  var toldTouches: [Int] = []
  /// Who follows the scrolling that is under way on a trackpad; nil when there is none, nobody when it was
  /// cancelled and has not ended.
  var scrollFollowers: [UIGestureRecognizer]?
  /// Counts the events, as a sequence of touches has one object for all of its own.
  var eventNumber = 0
  var resetting: UIGestureRecognizer?
  /// Counts the turns of the application.
  var turn = 1
  var isUnsettled = false

  init(scheduler: Scheduler, journal: Journal) {
    self.scheduler = scheduler
    self.journal = journal
  }

  func nextRecency() -> Int {
    lastRecency += 1
    return lastRecency
  }

  /// The field in words, with the states that the recognizers read.
  var table: String {
    var arbiter = arbiter
    for (id, recognizer) in contenders {
      let view = recognizer.storedView?.journalName ?? "no view"
      arbiter.call(id, recognizer.journalName, on: view)
    }
    return arbiter.table { contenders[$0]?.storedState.gestureState }
  }

  /// Recognizers in the order of the arbiter's ranking: deeper views first, then later added.
  func ranked(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    recognizers.count < 2 ? recognizers : recognizers.sorted(by: comesFirst)
  }

  func comesFirst(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard one.contenderID != 0, other.contenderID != 0 else { return false }
    let (first, second) = (one.placeInPlay, other.placeInPlay)
    if first.depth != second.depth { return first.depth > second.depth }
    if first.recency != second.recency { return first.recency > second.recency }
    return one.contenderID < other.contenderID
  }
}
