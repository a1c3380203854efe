// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Dispatch
import Foundation

/// Threads that draw beside the one that asks, and sleep without a timer in between.
///
/// `DispatchQueue.concurrentPerform` would do the same, but once it has run, libdispatch looks after its threads once
/// a second for as long as the program lives. A window at rest must not wake.
final class DrawingThreads: @unchecked Sendable {
  /// Those of the program: one for each processor but the one that asks.
  static let shared = DrawingThreads(
    atMost: min(7, ProcessInfo.processInfo.activeProcessorCount - 1))

  /// What is shared out at the moment.
  private struct Work {
    let count: Int
    let part: @Sendable (Int) -> Void
    /// The first part that nobody took, and how many are not done.
    var (next, left): (Int, Int)
  }

  private let most: Int
  /// Signalled for each thread that is to help. One that comes too late finds nothing left, and sleeps on.
  private let wanted = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)
  /// Guards what follows.
  private let lock = NSLock()
  private var work: Work?
  private var started = 0

  /// Makes a group of at most so many threads; none is started before it has something to do.
  init(atMost most: Int) { self.most = most }

  /// Does parts 0 to `count` - 1 of some work, each once, on this thread and the others; returns when all are done.
  ///
  /// Not to be called from two threads at once, nor within a part.
  func perform(_ count: Int, _ part: @escaping @Sendable (Int) -> Void) {
    guard count > 0 else { return }
    let helpers = min(most, count - 1)
    lock.withLock { work = Work(count: count, part: part, next: 0, left: count) }
    for _ in started..<max(started, helpers) { Thread.detachNewThread { self.help() } }
    started = max(started, helpers)
    for _ in 0..<max(0, helpers) { wanted.signal() }
    takePart()
    finished.wait()
    lock.withLock { work = nil }
  }

  private func help() {
    while true {
      wanted.wait()
      takePart()
    }
  }

  /// Does parts of the work until none is left to take.
  private func takePart() {
    while let (part, number) = take() {
      part(number)
      if isLast() { finished.signal() }
    }
  }

  private func take() -> (part: @Sendable (Int) -> Void, number: Int)? {
    lock.withLock {
      guard let work, work.next < work.count else { return nil }
      self.work?.next += 1
      return (work.part, work.next)
    }
  }

  private func isLast() -> Bool {
    lock.withLock {
      work?.left -= 1
      return work?.left == 0
    }
  }
}
