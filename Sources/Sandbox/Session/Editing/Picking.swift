// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Choosing a view by finger: such a finger touches nothing.
struct Picking: Equatable, Sendable {
  /// True if the next finger on the phone chooses the view under it.
  var isOn = false
  /// The finger that chooses. Until it lifts, another one beside it asks why not.
  var finger: Int?
}
