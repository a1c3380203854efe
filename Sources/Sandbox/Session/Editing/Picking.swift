// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Choosing a view by finger: such a finger touches nothing.
struct Picking: Equatable, Sendable {
  /// Whether the next finger on the phone chooses what is under it.
  var isOn = false
  /// The finger that chooses. Until it lifts, another one beside it asks why not.
  var finger: Int?
}
