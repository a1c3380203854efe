// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws page controls: a dot a page, the current one darker and larger.
struct PageControlPainter: ViewPainter {
  func paint(_ view: UIPageControl, on canvas: any Canvas, pictures: PictureStore) {
    ControlLook.draw(view, on: canvas) {
      for (page, rect) in view.dotRects.enumerated() {
        let isCurrent = page == view.currentPage
        let tint = isCurrent ? view.currentPageIndicatorTintColor : view.pageIndicatorTintColor
        let color =
          tint.map { Color($0) } ?? (isCurrent ? Color(hex: 0x3A3A40) : Color(hex: 0xB4B4BA))
        let dot = isCurrent ? rect.insetBy(dx: -1, dy: -1) : rect
        canvas.fill(dot, cornerRadius: dot.height / 2, color: color)
      }
    }
  }
}
