// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Work of an app on the main thread outside UIKit: Foundation timers and blocks on the main queue.
///
/// `MainRunLoop` does the work; tests use a scripted replacement.
@MainActor
protocol MainThreadWork: AnyObject {
  /// True if a block on the main queue has not run yet.
  var isWaiting: Bool { get }
  /// Runs the due timers and blocks.
  ///
  /// - Returns: the seconds until the next timer is due; nil if there is none.
  func run() -> Double?
}
