// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Selecting a view by finger: this finger causes no touch.
struct Picking: Equatable, Sendable {
  /// True if the next finger on the phone selects the view under it.
  var isOn = false
  /// The finger that selects. Until it lifts, another one beside it asks Why not?.
  var finger: Int?
}
