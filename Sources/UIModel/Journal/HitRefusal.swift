// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The reason why a view and its subviews were not hit.
package enum HitRefusal: Equatable, Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `alpha` is below 0.01. The value is the alpha.
  case transparent(alpha: CGFloat)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The point is outside the bounds; both are in the view's own coordinates.
  case outside(point: CGPoint, bounds: CGRect)
  /// The view's own `point(inside:with:)` returned false although the point lies in the bounds.
  case refusedByOverride(point: CGPoint)
  /// The view's transform has no inverse, so it contains no point of the screen.
  case noInverse
}

/// The reason why the hit view does not receive a new touch.
package enum AdmissionRefusal: Equatable, Hashable, Sendable {
  /// The view already has a touch, and its `isMultipleTouchEnabled` is false.
  case singleTouch
  /// The view's `isExclusiveTouch` is true, and another view of the window tracks a touch.
  case otherViewIsTracking
  /// Another view of the window tracks a touch, and that other view's `isExclusiveTouch` is true.
  case exclusiveViewIsTracking
}
