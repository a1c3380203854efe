// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Selecting a view with a finger, which then causes no touch.
package struct Picking: Equatable, Sendable {
  /// True if the next finger on the phone selects the view under it.
  package var isOn = false
  /// The finger that selects. Until it lifts, a second finger opens Why not?.
  var finger: Int?
}
