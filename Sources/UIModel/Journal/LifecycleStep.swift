// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The calls by which an application learns that it moves to another state. The raw value is the name that logs show.
package enum LifecycleStep: String, Sendable {
  /// `applicationWillResignActive(_:)`
  case willResignActive
  /// `applicationDidEnterBackground(_:)`
  case didEnterBackground
  /// `applicationWillEnterForeground(_:)`
  case willEnterForeground
  /// `applicationDidBecomeActive(_:)`
  case didBecomeActive
}
