// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Runs hit tests faster than `UIView.walk(_:with:)`, with the same results and the same calls of overrides in the same
/// order.
///
/// The folder `Index` has the only implementation and can be deleted: if `UIView.hitTestIndex` is nil, all hit tests
/// use `walk(_:with:)`.
@MainActor
protocol HitTestIndex: AnyObject {
  /// Returns the result of `walk(_:with:)` for a view, with the point in its coordinates.
  func hitTest(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView?

  /// Called after the geometry, visibility or interaction of a view changed.
  func viewDidChange(_ view: UIView)

  /// Called before subviews of a view are added, removed or reordered.
  func subviewsWillChange(of view: UIView)
}
