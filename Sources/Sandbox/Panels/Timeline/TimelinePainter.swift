// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

struct TimelinePainter: ViewPainter {
  func paint(_ view: TimelineView, on canvas: Canvas, pictures: PictureStore) {
    let drawing = TimelineDrawing(view: view, canvas: canvas)
    drawing.drawBackground()
    let lanes = view.visibleLanes
    canvas.save()
    let below = CGRect(
      x: 0, y: view.laneArea.minY, width: view.bounds.width, height: view.laneArea.height)
    canvas.state.clip(to: below)
    if lanes.isEmpty { drawing.drawNothing() }
    for row in view.shownRows {
      let (lane, frame) = (lanes[row], view.frame(ofRow: row))
      let isFirst = row > 0 && view.model.lanes[lanes[row - 1]].kind != view.model.lanes[lane].kind
      drawing.draw(view.model.lanes[lane], in: frame, isFirstOfKind: isFirst)
    }
    canvas.restore()
    drawing.drawFolds()
    drawing.drawForgotten()
    drawing.drawRuler()
    drawing.drawCount()
    drawing.drawPlayhead()
    drawing.drawExplanation()
  }
}

@MainActor
struct TimelineDrawing {
  let view: TimelineView
  let canvas: Canvas

  var look: TimelineLook { view.look }
  var area: CGRect { view.laneArea }

  // MARK: Behind the lanes

  func drawBackground() {
    canvas.fill(view.bounds, color: look.field)
    let axis = CGRect(x: 0, y: 0, width: view.bounds.width, height: area.minY)
    canvas.fill(axis, color: Color(look.theme.bar))
    canvas.save()
    canvas.state.clip(
      to: CGRect(x: area.minX, y: 0, width: area.width, height: view.bounds.height),
      cornerRadius: 0)
    let step = view.scope.gridStep(width: area.width)
    // The lines of the grid must not cross the hint of an empty timeline, and the playhead's flag must not cover a part
    // of a time on the axis.
    let height = view.visibleLanes.isEmpty ? 5 : area.height + 5
    let flag = playheadFlag
    for time in view.scope.gridTimes(step: step) {
      let x = view.x(of: time).rounded()
      canvas.fill(
        CGRect(x: x, y: area.minY - 5, width: 1, height: height), color: look.line)
      let text = TimelineScope.text(of: time, step: step)
      let room = CGRect(x: x + 4, y: 0, width: 72, height: area.minY)
      let width = canvas.extent(of: text, style: TimelineLook.text).width
      // A time that would be cut off at the edge is left out, too.
      guard room.minX + width <= area.maxX - 3 else { continue }
      if let flag, flag.minX < room.minX + width, flag.maxX > room.minX { continue }
      canvas.draw(text, in: room, style: TimelineLook.text, color: look.faint)
    }
    drawInstants()
    canvas.restore()
    canvas.fill(
      CGRect(x: area.minX - 1, y: 0, width: 1, height: view.bounds.height), color: look.line)
  }

  /// Draws timers and changes as lines through all lanes.
  private func drawInstants() {
    for lane in view.model.lanes where lane.kind == .timers || lane.kind == .changes {
      let color = lane.kind == .timers ? look.theme.palette.asked : look.change
      for mark in lane.marks(in: view.scope.range) {
        let x = view.x(of: mark.time).rounded()
        canvas.fill(
          CGRect(x: x, y: area.minY, width: 1, height: area.height), color: color.withAlpha(0.35))
      }
    }
  }

  func drawNothing() {
    let text =
      view.model.lanes.isEmpty
      ? "Touch the phone: this shows what happened to each finger, recognizer and view."
      : "Nothing happened in the part of the timeline that is shown."
    canvas.draw(
      text, in: area.insetBy(dx: 12, dy: 0), style: TimelineLook.name, color: look.faint,
      alignment: .center, lineLimit: 2)
  }

  // MARK: Lanes

  func draw(_ lane: TimelineLane, in frame: CGRect, isFirstOfKind: Bool) {
    if isFirstOfKind {
      canvas.fill(
        CGRect(x: 0, y: frame.minY, width: frame.width, height: 1), color: look.line)
    }
    drawName(of: lane, in: frame)
    canvas.save()
    canvas.state.clip(
      to: CGRect(x: area.minX, y: frame.minY, width: area.width, height: frame.height),
      cornerRadius: 0)
    for bar in lane.bars(in: view.scope.range) { draw(bar, of: lane, in: frame) }
    drawMarks(of: lane, in: frame)
    canvas.restore()
  }

  private func drawName(of lane: TimelineLane, in frame: CGRect) {
    var left = TimelineLane.margin
    if lane.kind == .finger {
      let center = CGPoint(x: left + 4, y: frame.midY)
      canvas.disc(center: center, radius: 4, color: look.color(of: .down, finger: lane.finger))
      canvas.ring(center: center, radius: 4, width: 1, color: look.faint)
      left = TimelineLane.fingerMargin
    }
    let room = CGRect(
      x: left, y: frame.minY, width: max(0, area.minX - left - 8), height: frame.height)
    var style = TimelineLook.name
    let wanted = canvas.extent(of: lane.shortName, style: style).width
    if wanted > room.width { style.size = max(8, style.size * room.width / wanted) }
    let name = canvas.shortened(lane.shortName, style: style, width: room.width + 0.5)
    let extent = canvas.extent(of: name, style: style)
    canvas.draw(
      name,
      baseline: CGPoint(x: left, y: frame.midY - extent.lineHeight / 2 + extent.ascent),
      style: style, color: look.textColor)
    guard !lane.place.isEmpty else { return }
    let used = extent.width + TimelineLane.gap
    let place = lane.placeText
    let width = canvas.extent(of: place, style: TimelineLook.text).width
    if used + width <= room.width {
      canvas.draw(
        place,
        in: CGRect(x: left + used, y: frame.minY, width: width + 1, height: frame.height),
        style: TimelineLook.text, color: look.faint)
    }
  }

  /// Returns the horizontal positions of the left and right end of a bar's visible part.
  private func span(of bar: TimelineLane.Bar) -> (from: CGFloat, to: CGFloat) {
    let from = max(area.minX - 8, view.x(of: bar.start))
    let to = min(
      area.maxX + 8, view.x(of: bar.end ?? max(bar.start, view.present ?? view.model.end)))
    return (from, max(from, to))
  }

  private func draw(_ bar: TimelineLane.Bar, of lane: TimelineLane, in frame: CGRect) {
    if bar.end == bar.start { return drawEnd(bar, of: lane, in: frame) }
    let (from, to) = span(of: bar)
    let height = TimelineLook.barHeight(inLane: frame.height)
    let rect = CGRect(
      x: from, y: frame.midY - height / 2, width: max(2, to - from), height: height)
    let color = look.color(of: bar.state, finger: lane.finger)
    let pattern = look.pattern(of: bar.state)
    fill(rect, color, pattern)
    if bar.state == .failed { drawCross(at: CGPoint(x: rect.minX + 8, y: rect.midY), color) }
    drawCaption(of: bar, of: lane, in: rect, pattern)
  }

  private func fill(_ rect: CGRect, _ color: Color, _ pattern: TimelineLook.Pattern) {
    switch pattern {
    case .solid: canvas.fill(rect, cornerRadius: 3, color: color)
    case .tinted:
      canvas.fill(rect, cornerRadius: 3, color: color.withAlpha(0.45))
      canvas.border(rect, cornerRadius: 3, width: 1, color: color)
    case .hollow:
      canvas.fill(rect, cornerRadius: 3, color: color.withAlpha(0.10))
      canvas.border(rect, cornerRadius: 3, width: 1, color: color.withAlpha(0.7))
    case .striped:
      canvas.fill(rect, cornerRadius: 3, color: color.withAlpha(0.22))
      canvas.save()
      canvas.state.clip(to: rect)
      var x = rect.minX - rect.height
      while x < rect.maxX {
        canvas.polyline(
          [CGPoint(x: x, y: rect.maxY), CGPoint(x: x + rect.height, y: rect.minY)], width: 1.5,
          color: color.withAlpha(0.45))
        x += 8
      }
      canvas.restore()
      canvas.border(rect, cornerRadius: 3, width: 1, color: color)
    }
  }

  private func drawCaption(
    of bar: TimelineLane.Bar, of lane: TimelineLane, in rect: CGRect,
    _ pattern: TimelineLook.Pattern
  ) {
    let (before, behind) = (lane.bar(before: bar.start), lane.bar(after: bar.start))
    let start = max(rect.minX, before.flatMap(sign)?.upperBound ?? -.infinity, area.minX)
    let left = start + (bar.state == .failed ? 16 : 5)
    let next = min(behind.flatMap(sign)?.lowerBound ?? .infinity, fold(after: view.time(at: left)))
    let right = min(rect.maxX, next, area.maxX) - 4
    let room = CGRect(x: left, y: rect.minY, width: right - left, height: rect.height)
    let words = [TimelineLook.caption(of: bar), TimelineLook.word(for: bar.state)]
    let fitting = words.first {
      canvas.extent(of: $0, style: TimelineLook.text).width <= room.width
    }
    guard let text = fitting else { return }
    if pattern == .striped {
      let width = min(room.width, canvas.extent(of: text, style: TimelineLook.text).width)
      canvas.fill(
        CGRect(x: left - 3, y: rect.minY + 2, width: width + 6, height: rect.height - 4),
        cornerRadius: 3, color: look.field.withAlpha(0.85))
    }
    canvas.draw(text, in: room, style: TimelineLook.text, color: look.textColor(on: pattern))
  }

  /// Draws a bar without duration: a sign, and words to the right of it if there is space.
  private func drawEnd(_ bar: TimelineLane.Bar, of lane: TimelineLane, in frame: CGRect) {
    let x = view.x(of: bar.start)
    guard x >= area.minX - 8, x <= area.maxX + 8 else { return }
    let color = look.color(of: bar.state, finger: lane.finger)
    let center = CGPoint(x: x, y: frame.midY)
    canvas.disc(center: center, radius: Self.signRadius, color: look.field)
    switch bar.state {
    case .recognized:
      canvas.disc(center: center, radius: 6.5, color: color)
      canvas.polyline(
        [
          CGPoint(x: x - 3, y: center.y), CGPoint(x: x - 0.8, y: center.y + 2.5),
          CGPoint(x: x + 3.2, y: center.y - 2.8),
        ], width: 1.75, color: look.theme.palette.onAccent)
    case .failed, .cancelled, .untold:
      canvas.ring(center: center, radius: 6, width: 1, color: color)
      drawCross(at: center, color)
    case .down, .possible, .waiting, .active, .held, .touched, .tracking, .outside, .dragged,
      .decelerates:
      // Other states have a plain dot, not a check mark or a cross.
      canvas.disc(center: center, radius: 4, color: color)
    }
    drawWord(for: bar, of: lane, beside: center)
  }

  private func drawWord(
    for bar: TimelineLane.Bar, of lane: TimelineLane, beside center: CGPoint
  ) {
    let next = lane.bar(after: bar.start).map { sign($0)?.lowerBound ?? view.x(of: $0.start) }
    let room = min(area.maxX, next ?? area.maxX, fold(after: bar.start)) - center.x - 14
    let reason = bar.reason.isEmpty || bar.state == .recognized ? "" : ": \(bar.reason)"
    let word = TimelineLook.word(for: bar.state)
    let after = bar.reset == bar.start ? TimelineLook.words(behind: bar) : nil
    let text = [after.map { _ in word + reason + ", now reset" }, word + reason, word].compactMap {
      $0
    }.first {
      canvas.extent(of: $0, style: TimelineLook.text).width <= room
    }
    guard let text else { return }
    let height = TimelineLook.laneHeight
    canvas.draw(
      text, in: CGRect(x: center.x + 11, y: center.y - height / 2, width: room, height: height),
      style: TimelineLook.text, color: look.faint)
  }

  /// The radius of the sign for a bar without duration, in points.
  private static let signRadius: CGFloat = 7

  /// Returns the horizontal range of the sign for a bar without duration; nil for other bars.
  private func sign(_ bar: TimelineLane.Bar) -> ClosedRange<CGFloat>? {
    guard bar.end == bar.start else { return nil }
    let x = view.x(of: bar.start)
    return x - Self.signRadius...x + Self.signRadius
  }

  private func drawCross(at center: CGPoint, _ color: Color) {
    let arm: CGFloat = 2.75
    for side in [CGFloat(1), -1] {
      canvas.stroke(about: center, reach: CGVector(dx: arm, dy: arm * side), width: 1.6, color)
    }
  }
}
