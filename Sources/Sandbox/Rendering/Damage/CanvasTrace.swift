// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A canvas that draws nothing and remembers what would be drawn and where: enough to tell whether two
/// drawings are the same.
@MainActor
final class CanvasTrace: Canvas {
  /// One call.
  struct Command: DrawnItem {
    /// The call with all that it was given, and what it was drawn under.
    let key: Int
    let extent: PixelRect

    func looksLike(_ other: Command) -> Bool { key == other.key && extent == other.extent }
  }

  private(set) var commands: [Command] = []
  private let typeface: Typeface?
  private var state: CanvasState
  private var saved: [CanvasState] = []

  /// Makes one that begins under a state.
  init(_ state: CanvasState, typeface: Typeface?) {
    self.state = state
    self.typeface = typeface
  }

  /// All that would be changed.
  var extent: PixelRect { commands.reduce(PixelRect.empty) { $0.union($1.extent) } }

  /// Forgets the commands and begins under another state.
  func begin(_ state: CanvasState) {
    self.state = state
    commands.removeAll(keepingCapacity: true)
  }

  var transform: CGAffineTransform { state.transform }

  func save() { saved.append(state) }

  func restore() {
    guard let last = saved.popLast() else {
      fatalError("restore() without a save()")
    }
    state = last
  }

  func concatenate(_ transform: CGAffineTransform) { state.concatenate(transform) }

  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    state.clip(to: rect, cornerRadius: cornerRadius)
  }

  func multiplyAlpha(by alpha: CGFloat) { state.multiplyAlpha(by: alpha) }

  func mayShow(_ rect: CGRect) -> Bool { state.mayShow(rect) }

  // MARK: Drawing

  func clear(_ color: Color) { note(state.clip, color, []) }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color) {
    note(rect, color, [cornerRadius])
  }

  func fill(_ rect: CGRect, cornerRadius: CGFloat, gradient: LinearGradient) {
    note(
      rect, gradient.colors.first ?? .black,
      [cornerRadius, gradient.start.x, gradient.start.y, gradient.end.x, gradient.end.y],
      gradient.colors)
  }

  func fill(_ quad: Quad, color: Color) { note(quad.boundingBox, color, quad.numbers) }

  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    note(rect, color, [cornerRadius, width, 1])
  }

  func polyline(_ points: [CGPoint], width: CGFloat, color: Color) {
    guard let first = points.first else { return }
    var area = CGRect(origin: first, size: .zero)
    for point in points { area = area.union(CGRect(origin: point, size: .zero)) }
    note(
      area.insetBy(dx: -width / 2, dy: -width / 2), color,
      [width] + points.flatMap { [$0.x, $0.y] })
  }

  func outline(_ quad: Quad, width: CGFloat, color: Color, dash: Dash?) {
    note(
      quad.boundingBox.insetBy(dx: -width / 2, dy: -width / 2), color,
      quad.numbers + [width, dash?.length ?? 0, dash?.gap ?? 0])
  }

  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) {
    let reach = CGFloat(NormalCurve.reach) * shadow.blur
    let area = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: -reach, dy: -reach)
    note(area, shadow.color, [cornerRadius, shadow.blur, shadow.isCovered ? 1 : 0])
  }

  func draw(_ picture: Picture, in rect: CGRect) {
    note(rect, .black, [], ObjectIdentifier(picture))
  }

  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    guard style.size > 0, style.size.isFinite else { return }
    // Ink may stick out of a letter's width, and of its line.
    let size = style.size
    let width = extent(of: text, style: style).width
    let area = CGRect(
      x: baseline.x - size, y: baseline.y - size * 1.5, width: width + size * 2,
      height: size * 2.25)
    note(area, color, [baseline.x, baseline.y], [AnyHashable(text), AnyHashable(style)])
  }

  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  private func note(
    _ rect: CGRect, _ color: Color, _ numbers: [CGFloat], _ more: some Hashable = 0
  ) {
    note(
      state.pixels(of: rect), color, [rect.minX, rect.minY, rect.width, rect.height] + numbers, more
    )
  }

  private func note(
    _ area: PixelRect, _ color: Color, _ numbers: [CGFloat], _ more: some Hashable = 0
  ) {
    guard !area.isEmpty else { return }
    var hasher = Hasher()
    let transform = state.transform
    for number in [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty] {
      hasher.combine(number)
    }
    hasher.combine(state.alpha)
    hasher.combine(state.softClips)
    hasher.combine(color)
    for number in numbers { hasher.combine(number) }
    hasher.combine(more)
    commands.append(Command(key: hasher.finalize(), extent: area))
  }
}

extension Quad {
  fileprivate var numbers: [CGFloat] { corners.flatMap { [$0.x, $0.y] } }
}
