// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the background of a bar, and the line between it and the content. Its items or titles are separate views.
struct BarPainter<View: UIView>: ViewPainter {
  let tint: KeyPath<View, UIColor?>
  let isAboveContent: Bool

  func paint(_ view: View, on canvas: Canvas, pictures: PictureStore) {
    let bounds = view.bounds
    let color =
      view[keyPath: tint].map { Color($0) } ?? (view.backgroundColor == nil ? ControlLook.bar : nil)
    if let color { canvas.fill(bounds, color: color) }
    let y = isAboveContent ? bounds.maxY - 0.5 : bounds.minY
    canvas.fill(
      CGRect(x: bounds.minX, y: y, width: bounds.width, height: 0.5), color: ControlLook.hairline)
  }
}

/// Draws the indicators of scroll views, above all of their content.
struct ScrollPainter: ViewPainter {
  func paint(_ view: UIScrollView, on canvas: Canvas, pictures: PictureStore) {}

  func paintOver(_ view: UIScrollView, on canvas: Canvas) {
    for indicator in view.visibleIndicators {
      let (color, alpha): (Color, CGFloat) =
        switch view.indicatorStyle {
        case .default: (.black, 0.35)
        case .black: (.black, 0.5)
        case .white: (.white, 0.6)
        }
      canvas.capsule(indicator.frame, color: color.withAlpha(alpha * indicator.opacity))
    }
  }
}

/// Draws the parts of a table's cell that are not views: the grey of a highlighted or selected row, the separator,
/// and the accessory.
struct TableCellPainter: ViewPainter {
  func paint(_ view: UITableViewCell, on canvas: Canvas, pictures: PictureStore) {
    let bounds = view.bounds
    if view.showsSelection { canvas.fill(bounds, color: Color(hex: 0xD1D1D6)) }
    if let separator = view.separator {
      let left = bounds.minX + separator.inset.left
      let width = max(0, bounds.maxX - separator.inset.right - left)
      canvas.fill(
        CGRect(x: left, y: bounds.maxY - 1, width: width, height: 1), color: Color(separator.color))
    }
    guard view.accessoryView == nil else { return }
    func mark(_ color: Color, _ points: [(CGFloat, CGFloat)]) {
      canvas.polyline(
        points.map { CGPoint(x: bounds.maxX - 20 + $0.0, y: bounds.midY + $0.1) }, width: 2,
        color: color)
    }
    switch view.accessoryType {
    case .none, .detailButton: break
    case .disclosureIndicator, .detailDisclosureButton:
      mark(Color(hex: 0x8E8E93), [(-3, -6), (3, 0), (-3, 6)])
    case .checkmark: mark(Color(view.tintColor ?? .systemBlue), [(-6, 0), (-2, 5), (6, -6)])
    }
  }
}
