// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

/// The mode in which a finger on the phone selects a view. The scene gets no touch from this finger.
package struct Picking: Equatable, Sendable {
  /// True if the next finger on the phone selects the view under it.
  package var isOn = false
  /// The finger that selected a view and is still down; nil for none. A second finger then asks "Why not?".
  var finger: Int?
}
