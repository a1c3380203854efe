// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A time or duration in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time on the host's clock, in seconds. `UITouch.timestamp` uses the same clock.
///
/// The clock stands still until the host advances it.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.scheduler.now }
