// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the bars that tell where in its content a scroll view is, over everything in it.
struct ScrollIndicatorPainter {
  /// Draws the indicators that show now, in the scroll view's own coordinates.
  @MainActor
  func paint(_ view: UIScrollView, on canvas: any Canvas) {
    for indicator in view.visibleIndicators {
      let frame = indicator.frame
      canvas.fill(
        frame, cornerRadius: min(frame.width, frame.height) / 2,
        color: color(of: view.indicatorStyle, opacity: indicator.opacity))
    }
  }

  private func color(of style: UIScrollView.IndicatorStyle, opacity: CGFloat) -> Color {
    switch style {
    case .default: Color.black.withAlpha(0.35 * opacity)
    case .black: Color.black.withAlpha(0.5 * opacity)
    case .white: Color.white.withAlpha(0.6 * opacity)
    }
  }
}

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

/// Draws what a table's cell has besides its views: the grey of a highlighted or selected row, the line
/// under it, and the accessory.
struct TableCellPainter: ViewPainter {
  private static let selected = Color(hex: 0xD1D1D6)
  private static let mark = Color(hex: 0x8E8E93)

  func paint(_ view: UITableViewCell, on canvas: any Canvas, pictures: PictureStore) {
    if view.showsSelection { canvas.fill(view.bounds, color: Self.selected) }
    if let separator = view.separator {
      let bounds = view.bounds
      let left = bounds.minX + separator.inset.left
      let right = bounds.maxX - separator.inset.right
      canvas.fill(
        CGRect(x: left, y: bounds.maxY - 1, width: max(0, right - left), height: 1),
        color: Color(separator.color))
    }
    if view.accessoryView == nil { drawAccessory(of: view, on: canvas) }
  }

  private func drawAccessory(of view: UITableViewCell, on canvas: any Canvas) {
    let middle = CGPoint(x: view.bounds.maxX - 20, y: view.bounds.midY)
    switch view.accessoryType {
    case .none, .detailButton: break
    case .disclosureIndicator, .detailDisclosureButton:
      canvas.polyline(
        [
          CGPoint(x: middle.x - 3, y: middle.y - 6), CGPoint(x: middle.x + 3, y: middle.y),
          CGPoint(x: middle.x - 3, y: middle.y + 6),
        ], width: 2, color: Self.mark)
    case .checkmark:
      canvas.polyline(
        [
          CGPoint(x: middle.x - 6, y: middle.y), CGPoint(x: middle.x - 2, y: middle.y + 5),
          CGPoint(x: middle.x + 6, y: middle.y - 6),
        ], width: 2, color: Color(view.tintColor ?? .systemBlue))
    }
  }
}
