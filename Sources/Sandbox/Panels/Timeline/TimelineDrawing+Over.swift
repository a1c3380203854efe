// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import SandboxSession
import UIModel

/// Draws the flags and notes over the lanes.
extension TimelineDrawing {
  /// Marks the time range whose records were dropped.
  func drawForgotten() {
    guard let time = view.forgotten else { return }
    let x = min(area.maxX, view.x(of: time))
    guard x > area.minX else { return }
    let rect = CGRect(x: area.minX, y: area.minY, width: x - area.minX, height: area.height)
    canvas.fill(rect, color: look.line.withAlpha(0.5))
    let text = "Events before \(TimelineScope.text(of: time, step: 0.001)) are not kept any more"
    let width = min(area.width - 8, canvas.extent(of: text, style: TimelineLook.text).width + 16)
    let box = CGRect(x: area.minX + 4, y: area.maxY - 22, width: width, height: 18)
    canvas.fill(box, cornerRadius: 4, color: Color(look.theme.background))
    canvas.draw(
      text, in: box, style: TimelineLook.text, color: look.textColor, alignment: .center)
  }

  /// Draws a band for each shortened pause, with its length if there is enough space.
  func drawFolds() {
    for fold in view.scope.folds where fold.range.overlaps(view.scope.range) {
      let left = max(area.minX, view.x(of: fold.range.lowerBound))
      let right = min(area.maxX, view.x(of: fold.range.upperBound))
      guard right > left + 1 else { continue }
      let band = CGRect(x: left, y: area.minY, width: right - left, height: area.height)
      canvas.fill(band, color: look.line)
      let text = String(format: fold.length < 10 ? "%.1f s" : "%.0f s", fold.length)
      guard canvas.extent(of: text, style: TimelineLook.text).width + 6 <= band.width else {
        continue
      }
      canvas.draw(
        text, in: CGRect(x: left, y: band.maxY - 18, width: band.width, height: 16),
        style: TimelineLook.text, color: look.faint, alignment: .center)
    }
  }

  /// Returns the left edge of the next shortened pause, which captions must not cross; infinity if there is none.
  func fold(after time: TimeInterval) -> CGFloat {
    let folds = view.scope.folds
    let index = folds.partitionIndex { $0.range.lowerBound >= time }
    return index < folds.count ? view.x(of: folds[index].range.lowerBound) : .infinity
  }

  /// Draws the measured time range, with its length.
  func drawRuler() {
    guard let ruler = view.ruler else { return }
    let from = max(area.minX, min(view.x(of: ruler.lowerBound), area.maxX))
    let to = max(area.minX, min(view.x(of: ruler.upperBound), area.maxX))
    let band = CGRect(x: from, y: area.minY, width: to - from, height: area.height)
    canvas.fill(band, color: look.change.withAlpha(0.16))
    for x in [from, to] {
      canvas.fill(
        CGRect(x: x - 0.5, y: area.minY, width: 1, height: area.height), color: look.change)
    }
    let text = (ruler.upperBound - ruler.lowerBound).millisecondsText
    let width = canvas.extent(of: text, style: TimelineLook.bold).width + 14
    let left = max(area.minX, min(band.midX - width / 2, area.maxX - width))
    let box = CGRect(x: left, y: area.minY + 3, width: width, height: 17)
    canvas.fill(box, cornerRadius: 4, color: look.change)
    canvas.draw(
      text, in: box, style: TimelineLook.bold, color: look.field, alignment: .center)
  }

  /// Writes, above the names, the number of lanes and the number of lanes below the visible ones.
  func drawCount() {
    let count = view.visibleLanes.count
    guard count > 0 else { return }
    let more = count - view.shownRows.upperBound
    let all = count == 1 ? "1 lane" : "\(count) lanes"
    let room = CGRect(x: 10, y: 0, width: max(0, area.minX - 14), height: area.minY)
    let texts = more > 0 ? ["\(all), \(more) below", "\(more) below", "+\(more)"] : [all]
    let fitting = texts.first {
      canvas.extent(of: $0, style: TimelineLook.text).width <= room.width
    }
    canvas.draw(fitting ?? "", in: room, style: TimelineLook.text, color: look.faint)
  }

  /// The text of the playhead's flag, with an arrow if it is out of view; nil if there is no playhead.
  private var playheadText: String? {
    guard view.playhead != nil || view.present != nil else { return nil }
    let text = view.playhead.map { TimelineScope.text(of: $0, step: 0.001) } ?? "now"
    let x = view.playheadX.rounded()
    return x < area.minX ? "← \(text)" : x >= area.maxX ? "\(text) →" : text
  }

  /// The frame of the playhead's flag on the axis; at the edge if the playhead is out of view.
  var playheadFlag: CGRect? {
    guard let text = playheadText else { return nil }
    let width = canvas.extent(of: text, style: TimelineLook.bold).width + 12
    let left = max(area.minX, min(view.playheadX.rounded() - width / 2, area.maxX - width))
    return CGRect(x: left, y: 2, width: width, height: area.minY - 4)
  }

  func drawPlayhead() {
    guard let flag = playheadFlag, let text = playheadText else { return }
    let x = view.playheadX.rounded()
    let isNow = view.playhead == nil
    let color = isNow ? look.faint : look.playhead
    if x >= area.minX, x < area.maxX {
      let height = view.visibleLanes.isEmpty ? area.minY : view.bounds.height
      canvas.fill(CGRect(x: x - 1, y: 4, width: 2, height: height - 4), color: color)
    }
    canvas.fill(flag, cornerRadius: 4, color: color)
    let textColor = isNow ? look.field : Color(look.theme.noticeText)
    canvas.draw(text, in: flag, style: TimelineLook.bold, color: textColor, alignment: .center)
  }

  /// Draws the explanation for the point under the mouse.
  func drawExplanation() {
    guard let place = view.inquiry, let explanation = view.explanation(at: place) else { return }
    let limit = min(420, view.bounds.width - 24)
    let lines = explanation.lines.flatMap {
      canvas.lines(of: $0, style: TimelineLook.text, width: limit - 20, atMost: 3)
    }
    let texts = [(explanation.title, TimelineLook.bold)] + lines.map { ($0, TimelineLook.text) }
    let extents = texts.map { canvas.extent(of: $0.0, style: $0.1) }
    let size = CGSize(
      width: min(limit, (extents.map(\.width).max() ?? 0) + 20),
      height: extents.reduce(12) { $0 + $1.lineHeight })
    let box = CGRect(origin: corner(for: size, near: place), size: size)
    canvas.shadow(
      Shadow(color: Color.black.withAlpha(0.4), blur: 6), of: box, cornerRadius: 6)
    canvas.fill(box, cornerRadius: 6, color: Color(look.theme.background))
    canvas.border(box, cornerRadius: 6, width: 1, color: look.line)
    var y = box.minY + 6
    for (index, (text, style)) in texts.enumerated() {
      canvas.draw(
        text,
        in: CGRect(
          x: box.minX + 10, y: y, width: size.width - 20, height: extents[index].lineHeight),
        style: style, color: index == 0 ? look.textColor : look.faint)
      y += extents[index].lineHeight
    }
  }

  /// Returns the origin of a box that has this size, lies beside the point and is within the view.
  private func corner(for size: CGSize, near place: CGPoint) -> CGPoint {
    let bounds = view.bounds.insetBy(dx: 4, dy: 4)
    let right = place.x + 14
    let x = right + size.width <= bounds.maxX ? right : place.x - 14 - size.width
    let below = place.y + 14
    let y = below + size.height <= bounds.maxY ? below : place.y - 8 - size.height
    return CGPoint(
      x: max(bounds.minX, min(x, bounds.maxX - size.width)),
      y: max(bounds.minY, min(y, bounds.maxY - size.height)))
  }
}
