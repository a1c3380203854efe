// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// A running timer of a gesture machine.
struct RunningTimer {
  let fact: TimerFact
  let deadline: TimeInterval
  let ticket: Scheduler.Ticket
}

/// Starts the timers of recognizers, and calls their machines when a timer is due.
extension GestureEnvironment {
  /// Starts a recognizer's timer. It replaces the running one.
  func start(
    _ kind: GestureTimer, after delay: TimeInterval, for recognizer: UIGestureRecognizer
  ) {
    recognizer.cancelTimer()
    let fact = TimerFact(
      kind, of: recognizer.storedView?.journalSubject ?? recognizer.journalSubject)
    let ticket = scheduler.schedule(after: delay, named: fact.description) {
      [weak self, weak recognizer] in
      self?.timersAreDue(recognizer)
    }
    recognizer.timer = RunningTimer(
      fact: fact, deadline: scheduler.now + max(0, delay), ticket: ticket)
  }

  /// Handles all due timers in one turn, because UIKit updates its recognizers once after all timers of a turn of the
  /// run loop. So the order in which the timers were started does not matter: of two long presses for one touch, that
  /// on the deeper view begins.
  private func timersAreDue(_ first: UIGestureRecognizer?) {
    var recognizers = ranked(inPlay)
    if let first, !recognizers.contains(where: { $0 === first }) { recognizers.append(first) }
    runTurn {
      for recognizer in recognizers {
        guard let timer = recognizer.timer, timer.deadline <= scheduler.now else { continue }
        recognizer.cancelTimer()
        journal.write(.timer(timer.fact))
        recognizer.judge(.timerFired(timer.fact.kind))
      }
    }
  }
}
