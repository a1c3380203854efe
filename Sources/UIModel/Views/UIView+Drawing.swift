// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// Properties for a renderer, beyond UIKit's own.
extension UIView {
  /// The affine map from this view's coordinates into those of its superview; for a window, into those of the screen.
  package final var transformToSuperview: CGAffineTransform { geometry.toSuperviewTransform }

  /// The layer, if it exists. A view without one has no corners, border or shadow. Reading this property does not
  /// create it.
  package final var existingLayer: CALayer? { layerIfLoaded }
}

extension UIView {
  final func take(alpha: CGFloat) {
    let new = alpha.isNaN ? 0 : Float(min(1, max(0, alpha)))
    guard new != storedAlpha else { return }
    storedAlpha = new
    Self.hitTestIndex?.viewDidChange(self)
    noteVisualChange()
  }
}

extension UIView {
  /// The subviews in the order in which they are drawn, back to front: by `zPosition`, and for equal values in the
  /// order of `subviews`.
  package final var subviewsInDrawingOrder: [UIView] {
    func position(_ view: UIView) -> CGFloat { view.layerIfLoaded?.zPosition ?? 0 }
    // A renderer reads this for each view of a frame. A loop is several times as fast as a closure here.
    for view in storedSubviews where position(view) != 0 {
      return storedSubviews.enumerated()
        .sorted { (position($0.element), $0.offset) < (position($1.element), $1.offset) }
        .map(\.element)
    }
    return storedSubviews
  }
}
