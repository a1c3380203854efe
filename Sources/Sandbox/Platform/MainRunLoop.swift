// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Runs the main thread's Foundation run loop, one pass at a time: `Timer`, `RunLoop.perform`, and with them
/// `DispatchQueue.main` and the main actor.
///
/// It does not poll: SDL waits until the next timer is due, and a `MainQueueBell` ends the wait when a block is put on
/// the main queue. What another thread adds to the run loop itself, such as a timer, is noticed only at the next event.
@MainActor
final class MainRunLoop: MainThreadWork {
  private let bell: MainQueueBell?

  /// - Parameter wake: ends SDL's wait. It is called on another thread.
  init(wake: @escaping @Sendable () -> Void) {
    bell = MainQueueBell(ring: wake)
  }

  // Blocks in the run loop itself can't be detected here. They run after the frame.
  var isWaiting: Bool { bell?.isWanted ?? true }

  func run() -> Double? {
    // On Linux, this call runs one pass, including the blocks of the main queue, and returns the date of the next
    // timer.
    let next = RunLoop.main.limitDate(forMode: .default)
    bell?.rearm()
    guard let next, next < .distantFuture else { return nil }
    return max(0, next.timeIntervalSinceNow)
  }
}
