// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The state of a refresh control.
///
///     idle --pulled far enough--> held --finger lifts--> refreshing --endRefreshing--> idle
///                                   |                        ^
///                     endRefreshing v                        | beginRefreshing
///                                 spent --finger lifts--> idle
enum PullToRefresh: Equatable, Sendable {
  /// Nothing is being loaded.
  case idle
  /// Loading has begun, but the finger is still down. The content does not have the inset for the control yet.
  case held
  /// Loading continues, and the content has the inset for the control.
  case refreshing
  /// Loading ended while the finger that began it is still down. This pull can't begin loading again.
  case spent

  /// True while content is being loaded.
  var isRefreshing: Bool {
    switch self {
    case .held, .refreshing: true
    case .idle, .spent: false
    }
  }

  /// Handles the distance by which a finger has pulled the content beyond its top, in points.
  ///
  /// - Returns: whether loading begins now.
  mutating func pull(to distance: CGFloat) -> Bool {
    switch self {
    case .idle:
      guard distance >= ScrollDefaults.refreshPull else { return false }
      self = .held
      return true
    case .held, .refreshing, .spent: return false
    }
  }

  /// Handles the lift of the finger.
  mutating func lift() {
    switch self {
    case .held: self = .refreshing
    case .spent: self = .idle
    case .idle, .refreshing: break
    }
  }

  /// Handles `beginRefreshing()`: loading begins. The content gets the inset at once unless a finger is down.
  mutating func begin(isHeld: Bool) {
    switch self {
    case .idle, .spent: self = isHeld ? .held : .refreshing
    case .held, .refreshing: break
    }
  }

  /// Handles `endRefreshing()`: loading ends.
  mutating func end(isHeld: Bool) {
    switch self {
    case .held, .refreshing: self = isHeld ? .spent : .idle
    case .idle, .spent: break
    }
  }
}
