// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A scroll view in which what lies at the upper and the lower edge fades out while more of it follows there.
@MainActor
protocol SoftEdged: UIScrollView {
  /// What fades, in its own coordinates.
  var fadingArea: CGRect { get }
}

/// Draws soft edges over everything in a scroll view, in the colour of what lies behind it.
struct SoftEdgePainter {
  /// How far in from the edge all can be seen, in points.
  static let height: CGFloat = 22

  /// Draws the edges that are soft now, in the scroll view's own coordinates.
  @MainActor
  func paint(_ view: any SoftEdged, on canvas: any Canvas) {
    let bounds = view.bounds
    let behind = sequence(first: view as UIView, next: \.superview).lazy
    guard let color = behind.compactMap(\.backgroundColor).first.map({ Color($0) }) else { return }
    paint(view, from: bounds.minY, inwards: 1, hidden: bounds.minY, color, on: canvas)
    paint(
      view, from: bounds.maxY, inwards: -1, hidden: view.contentSize.height - bounds.maxY, color,
      on: canvas)
  }

  /// One edge: the fainter, the less is hidden behind it, so that it goes as one comes to the end.
  @MainActor
  private func paint(
    _ view: any SoftEdged, from edge: CGFloat, inwards: CGFloat, hidden: CGFloat, _ color: Color,
    on canvas: any Canvas
  ) {
    guard hidden > 0.5 else { return }
    let (area, inner) = (view.fadingArea, edge + inwards * Self.height)
    let strength = min(1, hidden / Self.height)
    canvas.fill(
      CGRect(x: area.minX, y: min(edge, inner), width: area.width, height: Self.height),
      cornerRadius: 0,
      gradient: LinearGradient(
        start: CGPoint(x: 0, y: edge), end: CGPoint(x: 0, y: inner),
        colors: [color.withAlpha(strength), color.withAlpha(0)]))
  }
}
