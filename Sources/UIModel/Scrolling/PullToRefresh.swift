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
  /// Nothing is loaded.
  case idle
  /// Loading began under a finger that still holds the content: the content has no inset for the control yet.
  case held
  /// Loading continues, with an inset for the control above the content.
  case refreshing
  /// Loading ended under the finger that began it: the same pull begins nothing more.
  case spent

  /// True if something is loaded.
  var isRefreshing: Bool {
    switch self {
    case .held, .refreshing: true
    case .idle, .spent: false
    }
  }

  /// A finger holds the content `distance` points beyond its top.
  ///
  /// - Returns: whether loading begins with that.
  mutating func pull(to distance: CGFloat) -> Bool {
    switch self {
    case .idle:
      guard distance >= ScrollDefaults.refreshPull else { return false }
      self = .held
      return true
    case .held, .refreshing, .spent: return false
    }
  }

  /// The finger lifted.
  mutating func lift() {
    switch self {
    case .held: self = .refreshing
    case .spent: self = .idle
    case .idle, .refreshing: break
    }
  }

  /// The application starts to load. The content gets the inset at once unless a finger holds it.
  mutating func begin(isHeld: Bool) {
    switch self {
    case .idle, .spent: self = isHeld ? .held : .refreshing
    case .held, .refreshing: break
    }
  }

  /// The application has loaded.
  mutating func end(isHeld: Bool) {
    switch self {
    case .held, .refreshing: self = isHeld ? .spent : .idle
    case .idle, .spent: break
    }
  }
}
