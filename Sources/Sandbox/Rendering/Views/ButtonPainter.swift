// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws what is behind a button's title and picture, which are views of their own.
struct ButtonPainter: ViewPainter {
  func paint(_ view: UIButton, on canvas: any Canvas, pictures: PictureStore) {
    if let image = view.currentBackgroundImage {
      ImagePainter.draw(
        image, in: view.backgroundRect(forBounds: view.bounds), mode: .scaleToFill, on: canvas,
        pictures: pictures)
    }
    if view.isTitleBoxed, let title = view.titleLabel {
      let box = title.frame.insetBy(dx: -3, dy: -2)
      canvas.fill(
        box, cornerRadius: 5,
        color: Color(view.tintColor ?? .systemBlue).withAlpha(view.contentAlpha))
    }
    guard view.isGlyph else { return }
    let side = min(view.bounds.width, view.bounds.height)
    let color = Color(view.currentTitleColor)
    canvas.ring(
      center: CGPoint(x: view.bounds.midX, y: view.bounds.midY), radius: side / 2 - 0.75,
      width: 1.5, color: color.withAlpha(CGFloat(color.alpha) / 255 * view.contentAlpha))
  }
}
