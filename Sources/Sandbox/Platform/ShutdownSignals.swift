// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Dispatch
import Foundation

/// Makes SIGINT, SIGTERM and SIGHUP wake the loop.
///
/// A signal handler may do almost nothing and must not use SDL's queue. So the signals are blocked in all threads, and
/// one thread waits for them; unlike a handler, this thread may call SDL. If the loop does not react in time, the
/// process is ended; a second signal ends it at once.
enum ShutdownSignals {
  private static let numbers = [SIGINT, SIGTERM, SIGHUP]
  /// The loop must react to a signal within this time, in seconds.
  private static let patience = 4.0
  /// The line that is printed if the loop does not react to a signal within `patience`.
  private static let message: StaticString =
    "Sandbox: the window did not react to the signal in time; ended without saving.\n"
  private static let noticed = DispatchSemaphore(value: 0)

  /// Blocks the signals. Call it on the main thread before other threads start, so that they inherit the block.
  static func block() {
    var set = signalSet()
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// Reverses `block()`: the signals end the process again.
  static func unblock() {
    var set = signalSet()
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Starts the waiting thread. It calls `wake` with the number of the first signal; the loop must then call
  /// `notice()`.
  static func watch(_ wake: @escaping @Sendable (Int32) -> Void) {
    Thread.detachNewThread {
      var set = signalSet()
      var number: Int32 = 0
      guard sigwait(&set, &number) == 0 else { return }
      wake(number)
      endUnlessNoticed(number)
      guard sigwait(&set, &number) == 0 else { return }
      _exit(128 + number)
    }
  }

  /// Called by the loop when it received the signal and is about to end.
  static func notice() {
    noticed.signal()
  }

  private static func endUnlessNoticed(_ number: Int32) {
    Thread.detachNewThread {
      guard noticed.wait(timeout: .now() + patience) == .timedOut else { return }
      message.withUTF8Buffer { _ = write(STDERR_FILENO, $0.baseAddress, $0.count) }
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
