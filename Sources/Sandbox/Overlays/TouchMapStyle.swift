// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// The appearance of touch maps: colours by the target that acts, and hatching where something is visible but can't be
/// operated.
@MainActor
enum TouchMapStyle {
  static let red = Color(hex: 0xD62728)
  /// The colour of a target that is too small.
  static let small = Color(hex: 0xE07B00)
  private static let colors: [UInt32] = [
    0x1F77B4, 0x2CA02C, 0x9467BD, 0x8C564B, 0xE377C2, 0x17BECF, 0xBCBD22, 0x5254A3, 0x637939,
    0x843C39, 0x7B4173, 0x3182BD,
  ]
  /// The distance between the lines of the hatching, in points.
  private static let distance: CGFloat = 8

  /// Returns the colour of a target by its number, from 0.
  static func color(_ index: Int) -> Color { Color(hex: colors[index % colors.count]) }

  /// Draws red lines on white, which stand out on every colour, from the lower left to the upper right. They are
  /// aligned, so that lines of neighbouring rectangles meet.
  static func hatch(_ rects: [CGRect], on canvas: Canvas) {
    for rect in rects { canvas.fill(rect, color: Color.white.withAlpha(0.75)) }
    for rect in rects {
      var sum = ((rect.minX + rect.minY) / distance).rounded(.up) * distance
      while sum < rect.maxX + rect.maxY {
        let left = max(rect.minX, sum - rect.maxY)
        let right = min(rect.maxX, sum - rect.minY)
        if left < right {
          canvas.polyline(
            [CGPoint(x: left, y: sum - left), CGPoint(x: right, y: sum - right)], width: 3,
            color: red)
        }
        sum += distance
      }
    }
  }

  /// Draws a frame around a target that is too small, and the 44 x 44 points that it should have.
  static func drawSmall(_ box: CGRect, wanted: CGFloat, on canvas: Canvas) {
    let side = CGSize(width: max(wanted, box.width), height: max(wanted, box.height))
    let frame = CGRect(
      x: box.midX - side.width / 2, y: box.midY - side.height / 2, width: side.width,
      height: side.height)
    canvas.fill(frame, cornerRadius: 6, color: small.withAlpha(0.18))
    canvas.outline(
      Contour(frame, cornerRadius: 6), width: 2, color: small, dash: Dash(length: 5, gap: 4))
    canvas.border(
      box.insetBy(dx: -2, dy: -2), cornerRadius: 2, width: 2, color: small)
  }
}
