// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the ground of tab bars; items are views of their own.
struct TabBarPainter: ViewPainter {
  func paint(_ view: UITabBar, on canvas: any Canvas, pictures: PictureStore) {
    var edge = view.bounds
    edge.size.height = 0.5
    BarGround.draw(view, tint: view.barTintColor, edge: edge, on: canvas)
  }
}

/// Draws the ground of navigation bars; titles are views of their own.
struct NavigationBarPainter: ViewPainter {
  func paint(_ view: UINavigationBar, on canvas: any Canvas, pictures: PictureStore) {
    var edge = view.bounds
    edge.origin.y = edge.maxY - 0.5
    edge.size.height = 0.5
    BarGround.draw(view, tint: view.barTintColor, edge: edge, on: canvas)
  }
}

/// What bars have in common.
private enum BarGround {
  @MainActor
  static func draw(_ view: UIView, tint: UIColor?, edge: CGRect, on canvas: any Canvas) {
    if let tint {
      canvas.fill(view.bounds, color: Color(tint))
    } else if view.backgroundColor == nil {
      canvas.fill(view.bounds, color: ControlLook.bar)
    }
    canvas.fill(edge, color: ControlLook.hairline)
  }
}
