// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws the text of labels.
struct LabelPainter: ViewPainter {
  /// The part of its width by which a button's title may stick out of its label on each side. The
  /// model sizes titles by estimate, without a typeface; a few points less are no reason for an
  /// ellipsis.
  private static let titleSlack: CGFloat = 0.08

  func paint(_ view: UILabel, on canvas: any Canvas, pictures: PictureStore) {
    guard let text = view.text, !text.isEmpty, let color = view.displayedTextColor else { return }
    var rect = view.bounds
    if view.superview is UIButton {
      let slack = rect.width * Self.titleSlack
      rect = rect.insetBy(dx: -slack, dy: 0)
    }
    let style = TextStyle(view.font)
    let leavesOutMiddle = view.numberOfLines == 1 && view.lineBreakMode == .byTruncatingMiddle
    canvas.draw(
      leavesOutMiddle ? canvas.shortened(text, style: style, width: rect.width) : text, in: rect,
      style: style, color: Color(color),
      alignment: TextAlignment(view.textAlignment), lineLimit: max(0, view.numberOfLines))
  }
}
