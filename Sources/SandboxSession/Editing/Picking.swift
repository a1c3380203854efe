// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// Selecting a view with a finger, which makes no touch in the scene.
package struct Picking: Equatable, Sendable {
  /// True if the next finger on the phone selects the view under it.
  package var isOn = false
  /// The finger that selects. Until it lifts, a second finger asks "Why not?".
  var finger: Int?
}
