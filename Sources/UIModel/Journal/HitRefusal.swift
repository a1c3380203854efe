// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

package import Foundation

/// The reason for which a view and all its subviews were not hit.
package enum HitRefusal: Equatable, Hashable, Sendable {
  /// `isHidden` is true.
  case hidden
  /// `alpha`, which is the value, is below 0.01.
  case transparent(alpha: CGFloat)
  /// `isUserInteractionEnabled` is false.
  case interactionDisabled
  /// The point is outside the bounds; both are in the view's own coordinates.
  case outside(point: CGPoint, bounds: CGRect)
  /// The view's own `point(inside:with:)` returned false although the point lies in the bounds.
  case refusedByOverride(point: CGPoint)
  /// The view's transform has no inverse, so no point of the screen lies in it.
  case noInverse
}

/// The reason for which a new touch is withheld from the view that was hit.
package enum AdmissionRefusal: Equatable, Hashable, Sendable {
  /// The view has a touch already and `isMultipleTouchEnabled` is false.
  case singleTouch
  /// The view has `isExclusiveTouch`, and another view of the window tracks a touch.
  case otherViewIsTracking
  /// Another view of the window that has `isExclusiveTouch` tracks a touch.
  case exclusiveViewIsTracking
}
