// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The rubber-band effect beyond an edge: the farther the content is pulled, the less it moves. It never moves by more
/// than the length of the viewport.
///
/// `f(x) = (1 - 1 / (0.55 * x / d + 1)) * d` for a pull x and a viewport of length d, measured on iOS 26.1.
struct RubberBand: Equatable, Sendable {
  /// The offsets between the edges, in points.
  let range: ClosedRange<CGFloat>
  /// The length of the viewport, in points. If it is 0, the content does not move beyond the edges.
  let length: CGFloat

  /// Returns the offset that is shown if the finger's movement leads to `offset`.
  func stretched(_ offset: CGFloat) -> CGFloat {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    return inside + Self.stretch(offset - inside, length)
  }

  /// Returns the offset to which the finger's movement must lead so that `offset` is shown: the inverse of `stretched`.
  func relaxed(_ offset: CGFloat) -> CGFloat {
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    return inside + Self.relax(offset - inside, length)
  }

  /// Returns the distance by which content moves if it is pulled `pull` points beyond its limit.
  static func stretch(_ pull: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, pull != 0 else { return 0 }
    let share = ScrollDefaults.rubberBand * abs(pull) / length
    return copysign((1 - 1 / (share + 1)) * length, pull)
  }

  private static func relax(_ shown: CGFloat, _ length: CGFloat) -> CGFloat {
    guard length > 0, shown != 0 else { return 0 }
    // `stretch` never returns the whole length, but an application may set an offset that far from the edge or farther.
    // The limit of 0.99 keeps the result finite.
    let share = min(abs(shown) / length, 0.99)
    return copysign((1 / (1 - share) - 1) * length / ScrollDefaults.rubberBand, shown)
  }
}
