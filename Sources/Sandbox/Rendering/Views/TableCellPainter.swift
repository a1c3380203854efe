// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

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
