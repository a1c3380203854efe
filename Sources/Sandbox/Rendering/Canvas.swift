// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A list of drawing commands, back to front. Coordinates are points under the current transform, which starts as the
/// display's scale. `CairoRenderer` makes pixels or vectors from the list.
@MainActor
class Canvas {
  struct Command: Hashable {
    let call: DrawingCall
    let state: CanvasState
    /// The pixels that the commands may change.
    let extent: PixelRect

    func hash(into hasher: inout Hasher) {
      hasher.combine(call)
      hasher.combine(extent)
    }

    /// Returns whether the command fills all of these pixels with an opaque colour, so that nothing below is visible.
    func hides(_ pixels: PixelRect) -> Bool {
      guard case .fill(let rect, let radius, let color) = call, color.alpha == 255,
        extent.intersection(pixels) == pixels, state.groups.isEmpty, state.transform.isInvertible
      else { return false }
      let filled = SoftClip(rect: rect, cornerRadius: radius, transform: state.transform)
      return (state.softClips + [filled]).allSatisfy { $0.contains(pixels) }
    }
  }

  private(set) var commands: [Command] = []
  /// The transform, clip and transparency of the next command.
  var state: CanvasState
  /// The typeface, to measure text. A canvas without one draws no text.
  let typeface: Typeface?
  /// The windows that were drawn below, back to front.
  let windowsBelow: [DrawnTree]
  private var saved: [CanvasState] = []
  private var groupCount = 0

  init(_ state: CanvasState, typeface: Typeface? = nil, over windows: [DrawnTree] = []) {
    (self.state, self.typeface, windowsBelow) = (state, typeface, windows)
  }

  var items: [DrawnItem] { commands.map { DrawnItem([$0]) } }

  func save() { saved.append(state) }

  /// Returns to the state of the matching `save()`.
  func restore() {
    guard let last = saved.popLast() else { fatalError("restore() without a save()") }
    state = last
  }

  /// Makes the following commands, up to `restore()`, more transparent as a group. An alpha of 0 is fully
  /// transparent.
  func multiplyAlpha(by alpha: CGFloat) {
    groupCount += 1
    state.beginGroup(.init(owner: state.owner, number: groupCount, alpha: alpha))
  }

  private func draw(_ call: DrawingCall) {
    let extent = call.extent(under: state, typeface)
    if !extent.isEmpty { commands.append(Command(call: call, state: state, extent: extent)) }
  }
}

extension Canvas {
  func clear(_ color: Color) {
    guard state.transform.isInvertible else { return }
    fill(state.clip.rect.applying(state.transform.inverted()), color: color)
  }

  /// Fills a rectangle. With a radius of half the side, it is a circle.
  func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: Color) {
    draw(.fill(rect, cornerRadius: cornerRadius, color))
  }

  /// Fills a rectangle whose short sides are round.
  func capsule(_ rect: CGRect, color: Color) {
    fill(rect, cornerRadius: min(rect.width, rect.height) / 2, color: color)
  }

  func fill(_ rect: CGRect, gradient: LinearGradient) { draw(.gradient(rect, gradient)) }

  func fill(_ contour: Contour, color: Color) { draw(.contour(contour, color)) }

  /// Draws a border inside the edges of a rectangle, like a layer's border.
  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    draw(.border(rect, cornerRadius: cornerRadius, width: width, color))
  }

  /// Draws a line through points, with round ends and joints. A single point is drawn as a dot.
  func polyline(_ points: [CGPoint], width: CGFloat, color: Color) {
    draw(.line(points, isClosed: false, width: width, color, nil))
  }

  /// Draws a closed line. The contour is the middle of the line's width.
  func outline(_ contour: Contour, width: CGFloat, color: Color, dash: Dash?) {
    draw(.line(contour.points, isClosed: true, width: width, color, dash))
  }

  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) {
    draw(.shadow(shadow, rect, cornerRadius: cornerRadius))
  }

  func draw(_ picture: PixelBuffer, in rect: CGRect) { draw(.picture(picture, rect)) }

  func disc(center: CGPoint, radius: CGFloat, color: Color) {
    fill(Self.square(center, radius), cornerRadius: radius, color: color)
  }

  /// Draws a circle's outline. The `radius` is the distance to the middle of the line.
  func ring(center: CGPoint, radius: CGFloat, width: CGFloat, color: Color) {
    let outside = radius + width / 2
    border(Self.square(center, outside), cornerRadius: outside, width: width, color: color)
  }

  private static func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}

// MARK: Text

extension NSTextAlignment {
  /// Returns the left edge of text of a width in a rectangle. Justified and natural text is aligned left.
  func left(of width: CGFloat, in rect: CGRect) -> CGFloat {
    switch self {
    case .left, .justified, .natural: rect.minX
    case .center: rect.midX - width / 2
    case .right: rect.maxX - width
    }
  }
}

extension Canvas {
  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    draw(.text(text, baseline: baseline, style, color))
  }

  /// Returns the size of a line of text; all zero on a canvas without a typeface.
  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  /// Breaks text into lines; see `Typeface.lines`.
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  /// Returns text with its middle left out if it is wider than a width, in points. Names of views often differ at
  /// their ends.
  func shortened(_ text: String, style: TextStyle, width: CGFloat) -> String {
    if extent(of: text, style: style).width <= width { return text }
    return typeface?.shortened(text[...], style, width, keepsEnd: true) ?? text
  }

  /// Draws text vertically centred in a rectangle, like a label. It has at most `lineLimit` lines; 0 means as many as
  /// fit. Text that does not fit ends with an ellipsis.
  func draw(
    _ text: String, in rect: CGRect, style: TextStyle, color: Color,
    alignment: NSTextAlignment = .left, lineLimit: Int = 1
  ) {
    let line = extent(of: "", style: style)
    guard rect.width > 0, rect.height > 0, !text.isEmpty, line.lineHeight > 0 else { return }
    let fitting = max(1, Int(min(1e6, rect.height / line.lineHeight + 0.01)))
    let limit = lineLimit > 0 ? min(lineLimit, fitting) : fitting
    let lines = self.lines(of: text, style: style, width: rect.width, atMost: limit)
    var baseline = rect.midY - line.lineHeight * CGFloat(lines.count) / 2 + line.ascent
    for text in lines {
      let left = alignment.left(of: extent(of: text, style: style).width, in: rect)
      draw(text, baseline: CGPoint(x: left, y: baseline), style: style, color: color)
      baseline += line.lineHeight
    }
  }
}
