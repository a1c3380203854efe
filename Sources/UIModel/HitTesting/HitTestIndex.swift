// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Answers hit tests with the same results as `UIView.walk(_:with:)` and the same calls of overridden methods in the
/// same order, but faster.
///
/// The folder `Index` has the only implementation. It can be deleted: if `UIView.hitTestIndex` is nil, each hit test
/// uses `walk(_:with:)`.
@MainActor
protocol HitTestIndex: AnyObject {
  /// Returns the result of `walk(_:with:)` for a view, with the point in its coordinates.
  func hitTest(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView?

  /// Called after the geometry, visibility or interaction of a view changed.
  func viewDidChange(_ view: UIView)

  /// Called before subviews of a view are added, removed or reordered.
  func subviewsWillChange(of view: UIView)
}
