// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = TimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present time on the host's clock, in seconds: the clock of `UITouch.timestamp`.
///
/// Like everything here it stands still until the host moves it.
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval { UIApplication.shared.scheduler.now }
