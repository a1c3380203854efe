// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A number or letter on the view that a label is about.
@MainActor
struct Badge {
  let text: String
  let target: Contour
  let color: Color
  /// The view or recognizer that the badge is about; nil for none.
  var subject: ObjectIdentifier?

  private static let height: CGFloat = 15

  /// Draws the badge in a corner of a box or along its upper edge, where it covers nothing important. If no such frame
  /// is free, it is drawn beside the box, or else over its outer corner.
  ///
  /// - Parameters:
  ///   - box: the visible part of the view.
  ///   - screen: the phone's screen, inside which the badge stays.
  ///   - taken: areas that the badge must not cover.
  ///   - marked: the view or recognizer whose badge is highlighted.
  ///   - canvas: the canvas to draw on.
  /// - Returns: the badge's frame.
  func draw(
    on box: CGRect, in screen: CGRect, keepingOff taken: [CGRect], marked: ObjectIdentifier?,
    _ canvas: Canvas
  ) -> CGRect {
    let width = max(15, canvas.extent(of: text, style: OverlayStyle.sign).width + 7).rounded(.up)
    let (left, top) = (box.minX + 2, box.minY + 2)
    let (right, bottom) = (box.maxX - width - 2, box.maxY - Self.height - 2)
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom)]
    // Frames beyond the right edge of the box are left out, because they may be on a neighbouring view.
    let along = (1...6).map { (left + CGFloat($0) * (width + 2), top) }.filter { $0.0 <= right }
    let middle = box.midY - Self.height / 2
    let beside = [
      (box.minX - width - 5, middle), (box.maxX + 5, middle),
      (box.minX, box.minY - Self.height - 5),
      (box.maxX - width, box.minY - Self.height - 5), (box.minX, box.maxY + 5),
      (box.maxX - width, box.maxY + 5),
    ]
    let overCorners = [
      (box.minX - width * 0.7, box.minY - Self.height * 0.7),
      (box.maxX - width * 0.3, box.minY - Self.height * 0.7),
    ]
    let rects = (corners + along + beside + overCorners).map { x, y in
      CGRect(
        x: max(screen.minX, min(x, screen.maxX - width)),
        y: max(screen.minY, min(y, screen.maxY - Self.height)), width: width, height: Self.height)
    }
    let rect =
      rects.first { rect in !taken.contains { $0.intersects(rect) } }
      ?? rects[rects.count - overCorners.count]
    let isMarked = subject != nil && subject == marked
    let edge: CGFloat = isMarked ? 4 : 1
    canvas.fill(
      rect.insetBy(dx: -edge, dy: -edge), cornerRadius: 7.5 + edge,
      color: isMarked ? OverlayStyle.chosen : .white)
    canvas.fill(rect, cornerRadius: 7.5, color: color)
    canvas.draw(
      text, in: rect, style: OverlayStyle.sign, color: color.legible, alignment: .center)
    return rect
  }
}
