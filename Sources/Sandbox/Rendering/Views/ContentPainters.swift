// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the text of labels.
struct LabelPainter: ViewPainter {
  /// The fraction of a label's width by which a button's title may extend beyond the label on each side. The model
  /// estimates the size of titles, so a title that is a few points wider than its label gets no ellipsis.
  private static let titleSlack: CGFloat = 0.08

  func paint(_ view: UILabel, on canvas: Canvas, pictures: PictureStore) {
    guard let text = view.text, let color = view.displayedTextColor else { return }
    let slack = view.superview is UIButton ? view.bounds.width * Self.titleSlack : 0
    let rect = view.bounds.insetBy(dx: -slack, dy: 0)
    let style = TextStyle(view.font)
    let leavesOutMiddle = view.numberOfLines == 1 && view.lineBreakMode == .byTruncatingMiddle
    canvas.draw(
      leavesOutMiddle ? canvas.shortened(text, style: style, width: rect.width) : text, in: rect,
      style: style, color: Color(color),
      alignment: view.textAlignment, lineLimit: max(0, view.numberOfLines))
  }
}

/// Draws the pictures of image views according to their content mode.
struct ImagePainter: ViewPainter {
  func paint(_ view: UIImageView, on canvas: Canvas, pictures: PictureStore) {
    guard let image = view.displayedImage else { return }
    Self.draw(image, in: view.bounds, mode: view.contentMode, on: canvas, pictures: pictures)
  }

  /// Draws a picture, or a crossed box if its file can't be read.
  static func draw(
    _ image: UIImage, in bounds: CGRect, mode: UIView.ContentMode, on canvas: Canvas,
    pictures: PictureStore
  ) {
    let rect = place(image.size, in: bounds, mode: mode)
    guard rect.width > 0, rect.height > 0, !canvas.state.pixels(of: rect).isEmpty else { return }
    if let picture = pictures.picture(of: image) {
      canvas.draw(picture, in: rect)
    } else if image.path != nil {
      let color = Color(.systemGray)
      canvas.border(rect, cornerRadius: 0, width: 1, color: color)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      for side in [1.0, -1] {
        let reach = CGVector(dx: side * (rect.width / 2 - 1), dy: rect.height / 2 - 1)
        canvas.stroke(about: middle, reach: reach, width: 1, color)
      }
    }
  }

  /// Returns the rectangle in which a picture of a size is drawn, for the bounds and content mode of a view.
  static func place(_ size: CGSize, in bounds: CGRect, mode: UIView.ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    var (scale, x, y): (CGFloat, CGFloat, CGFloat) = (1, 0.5, 0.5)
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: scale = min(ratios.0, ratios.1)
    case .scaleAspectFill: scale = max(ratios.0, ratios.1)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - width) * x, y: bounds.minY + (bounds.height - height) * y,
      width: width, height: height)
  }
}
