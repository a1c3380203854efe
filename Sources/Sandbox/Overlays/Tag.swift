// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A label of an overlay: a coloured number, a name, and below it a line that explains.
@MainActor
struct Tag: Equatable {
  /// In the coloured field at the left; nothing for none.
  var number = ""
  /// The first line.
  var name: String
  /// The second line; empty for none.
  var reason = ""
  /// The colour of the field and of the line to what the label is about.
  var color: Color

  private static let margin: CGFloat = 6

  /// How large the label is, in points.
  func size(on canvas: any Canvas) -> CGSize {
    let name = canvas.extent(of: name, style: OverlayStyle.name)
    let reason = canvas.extent(of: reason, style: OverlayStyle.reason)
    let height = name.lineHeight + (self.reason.isEmpty ? 0 : reason.lineHeight)
    return CGSize(
      width: (fieldWidth(on: canvas) + max(name.width, reason.width) + Self.margin * 2)
        .rounded(.up), height: (height + 6).rounded(.up))
  }

  /// The label with texts that leave out their middle where it would be wider.
  func fitted(to width: CGFloat, on canvas: any Canvas) -> Tag {
    let room = width - fieldWidth(on: canvas) - Self.margin * 2
    var tag = self
    tag.name = canvas.shortened(name, style: OverlayStyle.name, width: room)
    tag.reason = canvas.shortened(reason, style: OverlayStyle.reason, width: room)
    return tag
  }

  /// Draws the label.
  func draw(in rect: CGRect, on canvas: any Canvas) {
    canvas.fill(rect, cornerRadius: 5, color: OverlayStyle.label)
    let width = fieldWidth(on: canvas)
    let field = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    canvas.save()
    canvas.clip(to: rect, cornerRadius: 5)
    canvas.fill(field, color: color)
    canvas.restore()
    canvas.draw(
      number, in: field, style: OverlayStyle.number, color: .white, alignment: .center)
    let nameExtent = canvas.extent(of: name, style: OverlayStyle.name)
    let reasonExtent = canvas.extent(of: reason, style: OverlayStyle.reason)
    let left = field.maxX + Self.margin
    canvas.draw(
      name, baseline: CGPoint(x: left, y: rect.minY + 3 + nameExtent.ascent),
      style: OverlayStyle.name, color: OverlayStyle.labelText)
    canvas.draw(
      reason,
      baseline: CGPoint(x: left, y: rect.minY + 3 + nameExtent.lineHeight + reasonExtent.ascent),
      style: OverlayStyle.reason, color: OverlayStyle.labelReason)
  }

  private func fieldWidth(on canvas: any Canvas) -> CGFloat {
    guard !number.isEmpty else { return 4 }
    return max(18, canvas.extent(of: number, style: OverlayStyle.number).width + 8)
  }

  /// Draws a line from a label's place to the nearest point of the outline that it is about, as near as what is
  /// seen of it.
  func drawLine(from rect: CGRect, to outline: Contour, within seen: CGRect, on canvas: any Canvas)
  {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let nearest = outline.nearestPoint(to: middle)
    let end = CGPoint(
      x: max(seen.minX, min(nearest.x, seen.maxX)), y: max(seen.minY, min(nearest.y, seen.maxY)))
    let start = CGPoint(
      x: max(rect.minX, min(end.x, rect.maxX)), y: max(rect.minY, min(end.y, rect.maxY)))
    guard hypot(end.x - start.x, end.y - start.y) > 1 else { return }
    canvas.line(from: start, to: end, width: 1.25, color: color)
    canvas.disc(center: end, radius: 3, color: color)
  }
}
