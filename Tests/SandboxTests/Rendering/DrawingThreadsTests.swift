// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Testing

@testable import Sandbox

@Suite("Threads that draw beside the one that asks")
struct DrawingThreadsTests {
  /// Counts how often each part was done, and on how many threads.
  private final class Tally: @unchecked Sendable {
    private let lock = NSLock()
    private var counts: [Int]
    private var threads: Set<ObjectIdentifier> = []

    init(_ count: Int) { counts = Array(repeating: 0, count: count) }

    func add(_ part: Int) {
      lock.withLock {
        counts[part] += 1
        threads.insert(ObjectIdentifier(Thread.current))
      }
    }

    var isOnceEach: Bool { lock.withLock { counts.allSatisfy { $0 == 1 } } }
    var threadCount: Int { lock.withLock { threads.count } }
  }

  @Test(
    "each part is done once and all before it goes on, again and again", arguments: [0, 1, 3, 7])
  func once(most: Int) {
    let threads = DrawingThreads(atMost: most)
    for round in 0..<500 {
      let tally = Tally(round % 40)
      threads.perform(round % 40) { tally.add($0) }
      #expect(tally.isOnceEach)
      #expect(tally.threadCount <= most + 1)
    }
  }

  @Test("parts are done at the same time, by as many threads as there are")
  func together() {
    // Each part waits until all have begun, which only threads of their own can do.
    let begun = DispatchSemaphore(value: 0)
    let all = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      for _ in 0..<4 { begun.wait() }
      for _ in 0..<4 { all.signal() }
    }
    let tally = Tally(4)
    DrawingThreads(atMost: 3).perform(4) { part in
      begun.signal()
      #expect(all.wait(timeout: .now() + Patience.usual) == .success)
      tally.add(part)
    }
    #expect(tally.isOnceEach && tally.threadCount == 4)
  }

  @Test("without other threads, and with nothing to do, it is done at once")
  func alone() {
    let tally = Tally(5)
    DrawingThreads(atMost: 0).perform(5) { part in
      tally.add(part)
    }
    #expect(tally.isOnceEach && tally.threadCount == 1)
    DrawingThreads(atMost: 2).perform(0) { _ in Issue.record("there was nothing to do") }
  }
}
