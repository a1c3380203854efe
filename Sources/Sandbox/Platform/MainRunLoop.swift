// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Runs Foundation's run loop of the main thread, one pass at a time: `Timer`, `RunLoop.perform`, and with them
/// `DispatchQueue.main` and the main actor.
///
/// Nothing is polled: SDL's wait is as long as the next timer allows, and a `MainQueueBell` ends it when
/// a block is put on the main queue. Anything that another thread adds to the run loop itself, such as a timer,
/// is noticed only with the next event.
@MainActor
final class MainRunLoop: MainThreadWork {
  private let bell: MainQueueBell?

  /// - Parameter wake: ends SDL's wait; called on another thread.
  init(wake: @escaping @Sendable () -> Void) {
    bell = MainQueueBell(ring: wake)
  }

  // Blocks in the run loop itself can't be seen from here. They run after the frame.
  var isWaiting: Bool { bell?.isWanted ?? true }

  func run() -> Double? {
    // On Linux, this call of Foundation runs one pass, with the blocks of the main queue, and returns the next
    // timer's date.
    let next = RunLoop.main.limitDate(forMode: .default)
    bell?.rearm()
    guard let next, next < .distantFuture else { return nil }
    return max(0, next.timeIntervalSinceNow)
  }
}
