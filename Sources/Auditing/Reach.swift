// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import Scenarios
import UIModel

/// The visible part of a target, and the points at which touches hit it.
struct Reach {
  /// Points of a target at which touches hit the same view. One point represents them all.
  struct Part {
    /// The node of the view that touches hit at these points; nil if they hit no view.
    let hit: Int?
    /// The reason why touches at these points do not hit the target; nil if they do.
    let gap: Sight.Gap?
    /// The number of points. Each represents a square that is as wide as the distance between points.
    var count: Int
    /// The smallest rectangle with all of these points, in points of the screen.
    var box: CGRect
    /// One of the points, near their centre.
    var point: CGPoint
    /// All of the points.
    var points: [CGPoint]
  }

  let target: AuditTarget
  let placement: Placement
  /// The parts, the largest first.
  var parts: [Part] = []
  /// The distance between the points that were checked.
  var step: CGFloat = 2
  /// The rectangle in which the target is visible, in points of the screen; nil if it is not shown.
  var box: CGRect?
  /// The rectangle around all points at which touches reach the target, including points beyond its visible part.
  var touchable: CGRect?
  /// True if the target can't be scrolled onto the screen.
  var isBeyondContent = false

  var inside: [Part] { parts.filter { $0.gap == nil } }
  var gaps: [Part] { parts.filter { $0.gap != nil } }
  var count: Int { parts.reduce(0) { $0 + $1.count } }

  /// Returns the fraction of the visible points that belong to a part.
  func share(of part: Part) -> Double { Double(part.count) / Double(max(1, count)) }
}
