// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// A time or duration in seconds.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the present time on the host's clock, in seconds: the clock of `UITouch.timestamp`.
///
/// Like all time here, it stands still until the host advances it.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.scheduler.now }
