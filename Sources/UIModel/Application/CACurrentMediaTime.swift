// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The present on the host's clock, in seconds: the clock of `UITouch.timestamp`.
///
/// Like everything here it stands still until the host moves it.
@MainActor
public func CACurrentMediaTime() -> TimeInterval { UIApplication.shared.scheduler.now }
