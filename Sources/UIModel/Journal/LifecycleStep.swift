// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The calls by which an application learns that it moves to another state. The raw value is the name that logs show.
package enum LifecycleStep: String, Sendable {
  /// `applicationWillResignActive(_:)` and its siblings.
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

  /// True if the calls say what is done, not what will be.
  package var isDone: Bool { self == .didEnterBackground || self == .didBecomeActive }
}
