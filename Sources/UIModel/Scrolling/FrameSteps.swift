// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Calls a closure for each frame of a motion: 60 times a second on the scheduler's clock, and once at the end. Without
/// a motion there is no timer.
@MainActor
final class FrameSteps {
  private var pending: (scheduler: Scheduler, ticket: Scheduler.Ticket)?
  /// A number that changes with each start and stop. A step that calls a delegate compares the number before and after
  /// the call, to find out whether the delegate stopped or replaced the motion.
  private(set) var generation = 0

  /// Starts to call `step` for each frame. It replaces an earlier closure.
  ///
  /// - Parameters:
  ///   - name: the name of the motion, for lists of pending timers.
  ///   - end: the end of the motion, in seconds on the scheduler's clock.
  ///   - step: called with the current time, and at the end with `end`.
  func start(_ name: String, until end: TimeInterval, step: @escaping (TimeInterval) -> Void) {
    stop()
    let scheduler = UIApplication.shared.scheduler
    schedule(scheduler, name, Run(start: scheduler.now, end: end, number: 1, step: step))
  }

  /// Calls the closure once, after a delay.
  func start(_ name: String, after delay: TimeInterval, then step: @escaping () -> Void) {
    stop()
    let scheduler = UIApplication.shared.scheduler
    let ticket = scheduler.schedule(after: delay, named: name) { [weak self] in
      self?.pending = nil
      step()
    }
    pending = (scheduler, ticket)
  }

  /// Cancels all further calls of the closure.
  func stop() {
    generation += 1
    guard let pending else { return }
    pending.scheduler.cancel(pending.ticket)
    self.pending = nil
  }

  private struct Run {
    let start: TimeInterval
    let end: TimeInterval
    /// The number of the next frame, counted from the start of the motion.
    var number: Int
    let step: (TimeInterval) -> Void
  }

  private func schedule(_ scheduler: Scheduler, _ name: String, _ run: Run) {
    let time = min(run.start + TimeInterval(run.number) * ScrollDefaults.frameInterval, run.end)
    let ticket = scheduler.schedule(after: time - scheduler.now, named: name) { [weak self] in
      guard let self else { return }
      pending = nil
      if time < run.end {
        var next = run
        next.number += 1
        schedule(scheduler, name, next)
      }
      // Calls app code: delegates may stop the motion or start another one.
      run.step(time)
    }
    pending = (scheduler, ticket)
  }
}
