// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Work of an app for the main thread outside UIKit: timers of Foundation and blocks on the main queue.
///
/// `MainRunLoop` is the real one; tests use a scripted one.
@MainActor
protocol MainThreadWork: AnyObject {
  /// True if a block was put on the main queue and has not run yet.
  var isWaiting: Bool { get }
  /// Runs the due timers and blocks.
  ///
  /// - Returns: the seconds until the next timer is due; nil when there is none.
  func run() -> Double?
}
