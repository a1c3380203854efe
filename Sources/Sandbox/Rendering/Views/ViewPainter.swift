// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import UIModel

/// Draws the content of one class of views. A new control needs a painter and a line in `ViewTreeRenderer.standard`.
@MainActor
protocol ViewPainter<View> {
  /// The class that is drawn, including its subclasses without a painter of their own.
  associatedtype View: UIView

  /// Draws the content above the background and below the subviews, in the view's own coordinates. It only reads the
  /// view.
  func paint(_ view: View, on canvas: Canvas, pictures: PictureStore)
  /// Draws the content in front of the subviews. Only scroll views have such content.
  func paintOver(_ view: View, on canvas: Canvas)
}

extension ViewPainter {
  func paintOver(_ view: View, on canvas: Canvas) {}

  func fits(_ view: UIView) -> Bool { view is View }

  /// Draws a view of the painter's class, below its subviews or above them.
  func paintAny(_ view: UIView, isOver: Bool, on canvas: Canvas, pictures: PictureStore) {
    guard let view = view as? View else { return }
    if isOver { paintOver(view, on: canvas) } else { paint(view, on: canvas, pictures: pictures) }
  }
}
