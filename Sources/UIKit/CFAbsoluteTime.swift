// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import UIModel

/// Seconds since a fixed moment.
public typealias CFAbsoluteTime = CFTimeInterval

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time on the host's clock, in seconds. On a device it counts from 2001; here it counts from the
/// host's start, so that a replay measures the same times.
@MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { CACurrentMediaTime() }
