// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The path of the centroid of some fingers, without jumps when fingers come down or lift.
///
/// The path is measured from an anchor point instead of adding up movements, so that it is exact for a single finger.
struct CentroidPath: Equatable, Sendable {
  /// The displacement of the centroid so far, in points.
  package private(set) var travel = CGPoint.zero
  /// The point from which `travel` is measured; nil while no finger is tracked.
  private var anchor: CGPoint?

  /// Continues the path from a centroid after fingers came down or lifted.
  mutating func continues(from centroid: CGPoint) {
    anchor = centroid - travel
  }

  /// Stops counting movement while there are too few fingers, until `continues(from:)` is called.
  mutating func pauses() {
    anchor = nil
  }

  /// Moves to the new centroid of the same fingers.
  mutating func moved(to centroid: CGPoint) {
    guard let anchor else { return }
    travel = centroid - anchor
  }
}
