// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Draws events without a duration.
extension TimelineDrawing {
  /// Draws moves as dots at the bottom of the bar, sent actions and events as ticks above it, and timers and changes as
  /// ticks with text. A mark too close to the previous one is left out.
  func drawMarks(of lane: TimelineLane, in frame: CGRect) {
    var last = -CGFloat.infinity
    var lastText = -CGFloat.infinity
    let marks = lane.marks(in: view.scope.range)
    let least = view.scope.length * 2 / max(1, area.width)
    var next = marks.startIndex
    while next < marks.endIndex {
      let mark = marks[next]
      // Skips other marks at nearly the same point, because there may be many.
      next = max(next + 1, lane.markIndex(at: mark.time + least))
      let x = view.x(of: mark.time)
      guard x - last >= (mark.kind == .move ? 3 : 2) else { continue }
      last = x
      switch mark.kind {
      case .move:
        canvas.fill(
          CGRect(x: x - 0.5, y: frame.maxY - 6.5, width: 1, height: 3), color: look.textColor)
      case .action:
        let color = Color(look.theme.actionText)
        canvas.fill(
          CGRect(x: x - 0.75, y: frame.minY, width: 1.5, height: 3), color: color)
      case .timer, .change:
        let color = mark.kind == .timer ? look.theme.palette.asked : look.change
        canvas.fill(
          CGRect(x: x - 1, y: frame.minY + 4, width: 2, height: frame.height - 8), color: color)
        let nextX = next < marks.endIndex ? view.x(of: marks[next].time) : area.maxX + 6
        lastText = drawText(
          of: mark, at: x, in: frame, from: max(area.minX, lastText), to: min(area.maxX, nextX - 6))
      }
    }
  }

  /// Draws the text of a mark after it, or before it if there is more space.
  ///
  /// - Returns: the position after which there is space for other texts.
  private func drawText(
    of mark: TimelineLane.Mark, at x: CGFloat, in frame: CGRect, from left: CGFloat,
    to right: CGFloat
  ) -> CGFloat {
    let width = canvas.extent(of: mark.text, style: TimelineLook.text).width + 1
    let (before, behind) = (x - 6 - left, right - x - 6)
    let room = width <= behind ? behind : max(before, behind)
    // A text of only a few letters is useless.
    guard width <= room || room > 70 else { return x + 6 }
    let used = min(width, room)
    let start = room == behind ? x + 6 : x - 6 - used
    canvas.draw(
      canvas.shortened(mark.text, style: TimelineLook.text, width: used),
      in: CGRect(x: start, y: frame.minY, width: used, height: frame.height),
      style: TimelineLook.text, color: look.faint)
    return max(x + 6, start + used + 10)
  }
}
