// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// The minimum and maximum zoom scale, and the scale of a pinch beyond them.
///
/// Our choice, because nothing was measured: beyond a limit, the scale follows the fingers by the formula of the rubber
/// band at edges, applied to the logarithm of the scale so that both limits behave alike.
struct ZoomLimits: Equatable, Sendable {
  /// The smallest scale.
  let minimum: CGFloat
  /// The largest scale; at least the smallest.
  let maximum: CGFloat
  /// True if a pinch may exceed the limits, and the scale is then animated back.
  let bounces: Bool

  init(minimum: CGFloat, maximum: CGFloat, bounces: Bool) {
    self.minimum = Self.sane(minimum)
    self.maximum = max(Self.sane(maximum), self.minimum)
    self.bounces = bounces
  }

  /// Returns the scale limited to the range from 0.0001 to a million; 1 for NaN.
  private static func sane(_ scale: CGFloat) -> CGFloat {
    scale.isNaN ? 1 : min(max(scale, 1e-4), 1e6)
  }

  /// Returns the scale limited to the range from `minimum` to `maximum`.
  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale, minimum), maximum) }

  /// Returns the scale that is shown when the fingers' distance gives `scale`.
  func stretched(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, scale > 0, scale != inside else { return inside }
    let pull = log(scale / inside)
    return inside * exp(RubberBand.stretch(pull, log(ScrollDefaults.zoomStretch)))
  }

  /// Returns the scale that the fingers' distance must give so that `scale` is shown: the inverse of `stretched`.
  func relaxed(_ scale: CGFloat) -> CGFloat {
    let inside = clamped(scale)
    guard bounces, scale > 0, scale != inside else { return inside }
    let band = RubberBand(range: 0...0, length: log(ScrollDefaults.zoomStretch))
    return inside * exp(band.relaxed(log(scale / inside)))
  }
}
