// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A surface to draw on. Coordinates are points of the current transform, which starts as the
/// display's scale. Later drawing covers earlier drawing. `CairoCanvas` makes pixels or vectors of
/// the calls; `CanvasTrace` lists them.
@MainActor
protocol Canvas: AnyObject {
  /// Transform, clip and transparency of what is drawn next.
  var state: CanvasState { get set }
  /// What `restore()` returns to, the last one first to go.
  var saved: [CanvasState] { get set }
  /// How many groups were begun; each gets the next number.
  var groupCount: Int { get set }
  /// Measures and draws text; without one there is none.
  var typeface: Typeface? { get }

  /// Draws under the current state.
  func draw(_ call: DrawingCall)
}

// MARK: State

extension Canvas {
  /// From points to pixels.
  var transform: CGAffineTransform { state.transform }

  /// Remembers the state.
  func save() { saved.append(state) }

  /// Returns to the state of the matching `save()`.
  func restore() {
    guard let last = saved.popLast() else { fatalError("restore() without a save()") }
    state = last
  }

  /// Applies a transform before the current one, as when entering a view's coordinates.
  func concatenate(_ transform: CGAffineTransform) { state.concatenate(transform) }

  /// Cuts off what lies outside a rectangle, in addition to what is cut off already.
  func clip(to rect: CGRect, cornerRadius: CGFloat) {
    state.clip(to: rect, cornerRadius: cornerRadius)
  }

  /// Makes what follows, up to `restore()`, more transparent as a whole, 0 to 1.
  func multiplyAlpha(by alpha: CGFloat) {
    groupCount += 1
    state.beginGroup(.init(owner: state.owner, number: groupCount, alpha: alpha))
  }

  /// Whether anything of a rectangle can show. False lets a caller skip what lies in it.
  func mayShow(_ rect: CGRect) -> Bool { state.mayShow(rect) }
}

// MARK: Shapes

extension Canvas {
  /// Sets every pixel of the clip rectangle, whatever it was.
  func clear(_ color: Color) { draw(.clear(color)) }

  /// Fills a rectangle. A radius of half the side makes a circle.
  func fill(_ rect: CGRect, cornerRadius: CGFloat = 0, color: Color) {
    draw(.fill(rect, cornerRadius: cornerRadius, color))
  }

  /// Fills a rectangle with a gradient.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, gradient: LinearGradient) {
    draw(.gradient(rect, cornerRadius: cornerRadius, gradient))
  }

  /// Fills a contour.
  func fill(_ contour: Contour, color: Color) { draw(.contour(contour, color)) }

  /// Draws a border inside a rectangle, as a layer's border lies.
  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color) {
    draw(.border(rect, cornerRadius: cornerRadius, width: width, color))
  }

  /// Draws a line through points, with round ends and joints; one point makes a dot.
  func polyline(_ points: [CGPoint], width: CGFloat, color: Color) {
    draw(.polyline(points, width: width, color))
  }

  /// Draws a closed line, the middle of its width on the contour.
  func outline(_ contour: Contour, width: CGFloat, color: Color, dash: Dash?) {
    draw(.outline(contour, width: width, color, dash))
  }

  /// Draws a soft shadow.
  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat) {
    draw(.shadow(shadow, rect, cornerRadius: cornerRadius))
  }

  /// Draws a picture stretched over a rectangle.
  func draw(_ picture: Picture, in rect: CGRect) { draw(.picture(picture, rect)) }

  /// Fills a circle.
  func disc(center: CGPoint, radius: CGFloat, color: Color) {
    fill(Self.square(center, radius), cornerRadius: radius, color: color)
  }

  /// Draws a circle's outline; `radius` reaches to the middle of the line.
  func ring(center: CGPoint, radius: CGFloat, width: CGFloat, color: Color) {
    let outside = radius + width / 2
    border(Self.square(center, outside), cornerRadius: outside, width: width, color: color)
  }

  /// Draws a line with round ends.
  func line(from start: CGPoint, to end: CGPoint, width: CGFloat, color: Color) {
    polyline([start, end], width: width, color: color)
  }

  private static func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}

// MARK: Text

/// The side of a rectangle that text stands at.
enum TextAlignment: Sendable {
  case left
  case center
  case right
}

extension Canvas {
  /// Draws a line of text from a point of its baseline.
  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color) {
    draw(.text(text, baseline: baseline, style, color))
  }

  /// The size of a line of text; all zero on a canvas without a typeface.
  func extent(of text: String, style: TextStyle) -> TextExtent {
    typeface?.extent(of: text, style: style) ?? TextExtent()
  }

  /// Breaks text into lines; see `Typeface.lines`.
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String] {
    typeface?.lines(of: text, style: style, width: width, atMost: count) ?? []
  }

  /// Draws text in the vertical middle of a rectangle, as a label does: cut with an ellipsis where
  /// it does not fit, at most `lineLimit` lines; with 0 as many as fit.
  func draw(
    _ text: String, in rect: CGRect, style: TextStyle, color: Color,
    alignment: TextAlignment = .left, lineLimit: Int = 1
  ) {
    guard rect.width > 0, rect.height > 0, !text.isEmpty else { return }
    let height = extent(of: "", style: style).lineHeight
    guard height > 0 else { return }
    let fitting = max(1, Int(min(1e6, rect.height / height + 0.01)))
    let limit = lineLimit > 0 ? min(lineLimit, fitting) : fitting
    let lines = self.lines(of: text, style: style, width: rect.width, atMost: limit)
    var top = rect.midY - height * CGFloat(lines.count) / 2
    for line in lines {
      let extent = self.extent(of: line, style: style)
      let spare = rect.width - extent.width
      let left =
        switch alignment {
        case .left: rect.minX
        case .center: rect.minX + spare / 2
        case .right: rect.minX + spare
        }
      draw(line, baseline: CGPoint(x: left, y: top + extent.ascent), style: style, color: color)
      top += height
    }
  }

  /// Text that leaves out its middle where it is wider than a width, in points: names of views often differ at
  /// their ends.
  func shortened(_ text: String, style: TextStyle, width: CGFloat) -> String {
    // No letter is so narrow that more of them fit; this bounds what is measured.
    let most = max(2, Int(min(1e4, width / style.size * 8)))
    let isLong = text.utf8.count > most * 4
    if !isLong, extent(of: text, style: style).width <= width { return text }
    func withoutMiddle(_ count: Int) -> String {
      "\(text.prefix((count + 1) / 2))…\(text.suffix(count / 2))"
    }
    var (fitting, tooMany) = (0, isLong ? most : text.count)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      if extent(of: withoutMiddle(middle), style: style).width <= width {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return withoutMiddle(fitting)
  }
}
