// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Turns SIGINT, SIGTERM and SIGHUP into a wake-up of the loop.
///
/// A signal handler may do next to nothing, and SDL's queue is out of the question. So the signals are
/// blocked in every thread, and one thread waits for them; that thread may call SDL. A second signal ends
/// the process at once, should the loop be stuck.
enum ShutdownSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  /// Blocks the signals. Call it on the main thread before any other thread exists, so that all inherit it.
  static func block() {
    var set = signalSet()
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Undoes `block()`: the signals end the process again.
  static func unblock() {
    var set = signalSet()
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Starts the waiting thread. `wake` is called on it, with the number of the first signal.
  static func watch(_ wake: @escaping @Sendable (Int32) -> Void) {
    Thread.detachNewThread {
      var set = signalSet()
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      wake(number)
      guard sigwait(&set, &number) == 0 else { return }
      _exit(128 + number)
    }
  }

  private static func signalSet() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}
