// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The delegate methods that notify an application of changes of its state. The raw value is the name in logs.
package enum LifecycleStep: String, Sendable {
  /// `applicationWillResignActive(_:)` and similar methods.
  case willResignActive, didEnterBackground, willEnterForeground, didBecomeActive

  /// True for the steps that are called after the change, false for the "will" steps before it.
  package var isDone: Bool { self == .didEnterBackground || self == .didBecomeActive }
}
