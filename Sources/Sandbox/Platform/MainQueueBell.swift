// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CMainQueue
import Foundation
import Synchronization

/// Calls a closure when a block is put on the main queue.
///
/// The queue has a file descriptor that is readable while blocks wait. A thread sleeps on it, so an idle main queue
/// takes no processor time.
final class MainQueueBell: Sendable {
  private let descriptor: Int32
  private let hasRung = Atomic(false)
  private let rearmed = DispatchSemaphore(value: 0)

  /// Starts waiting for blocks; nil if the queue has no descriptor.
  ///
  /// - Parameter ring: called on the bell's thread when a block waits, and not again before `rearm()`.
  init?(ring: @escaping @Sendable () -> Void) {
    guard let descriptor = Self.mainQueueDescriptor else { return nil }
    self.descriptor = descriptor
    Thread.detachNewThread { [self] in
      while Self.isReadable(descriptor, timeout: -1) {
        hasRung.store(true, ordering: .sequentiallyConsistent)
        ring()
        rearmed.wait()
      }
    }
  }

  /// Waits for blocks again, after the earlier ones ran.
  func rearm() {
    if hasRung.exchange(false, ordering: .sequentiallyConsistent) { rearmed.signal() }
  }

  /// True if blocks wait on the main queue.
  var isWanted: Bool { Self.isReadable(descriptor, timeout: 0) }

  /// Waits at most this number of milliseconds until the descriptor is readable; -1 for no limit.
  private static func isReadable(_ descriptor: Int32, timeout: Int32) -> Bool {
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&wanted, 1, timeout)
      if count >= 0 { return count > 0 }
      guard errno == EINTR else { return false }
    }
  }

  private static var mainQueueDescriptor: Int32? {
    #if os(Linux)
      let descriptor = _dispatch_get_main_queue_handle_4CF()
      return descriptor >= 0 ? descriptor : nil
    #else
      return nil
    #endif
  }
}
