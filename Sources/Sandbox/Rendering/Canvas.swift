// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A surface to draw on. Everything is in points of a current transform, which starts as the
/// display's scale. Later drawing covers earlier drawing. The window and the PNG file are drawn
/// with the same code.
@MainActor
protocol Canvas: AnyObject {
  /// From points to pixels.
  var transform: CGAffineTransform { get }

  /// Remembers transform, clip and alpha.
  func save()
  /// Goes back to what the matching `save()` remembered.
  func restore()
  /// Applies a transform before the current one, as when entering a view's coordinates.
  func concatenate(_ transform: CGAffineTransform)
  /// Cuts off what lies outside a rectangle, in addition to what is cut off already. Upright edges
  /// without round corners are moved to the nearest pixel edge; all others are cut smoothly.
  func clip(to rect: CGRect, cornerRadius: CGFloat)
  /// Makes all that follows more transparent, 0 to 1.
  func multiplyAlpha(by alpha: CGFloat)
  /// Whether anything of a rectangle can show. False lets a caller skip what lies in it.
  func mayShow(_ rect: CGRect) -> Bool

  /// Sets every pixel of the clip rectangle, whatever was there.
  func clear(_ color: Color)
  /// Fills a rectangle. A radius of half the side makes a circle.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, color: Color)
  /// Fills a rectangle with a gradient.
  func fill(_ rect: CGRect, cornerRadius: CGFloat, gradient: LinearGradient)
  /// Fills what a line goes around.
  func fill(_ contour: Contour, color: Color)
  /// Draws a border inside a rectangle, as a layer's border lies.
  func border(_ rect: CGRect, cornerRadius: CGFloat, width: CGFloat, color: Color)
  /// Draws a line through points, with round ends and joints; one point makes a dot.
  func polyline(_ points: [CGPoint], width: CGFloat, color: Color)
  /// Draws a closed line, the middle of its width on the contour.
  func outline(_ contour: Contour, width: CGFloat, color: Color, dash: Dash?)
  /// Draws a soft shadow.
  func shadow(_ shadow: Shadow, of rect: CGRect, cornerRadius: CGFloat)
  /// Draws a picture stretched over a rectangle.
  func draw(_ picture: Picture, in rect: CGRect)
  /// Draws a line of text from a point of its baseline.
  func draw(_ text: String, baseline: CGPoint, style: TextStyle, color: Color)
  /// How large text is; all zero on a canvas without a typeface.
  func extent(of text: String, style: TextStyle) -> TextExtent
  /// Breaks text into lines; see `Typeface.lines`.
  func lines(of text: String, style: TextStyle, width: CGFloat, atMost count: Int) -> [String]
}

/// A dashed line's measures, in points.
struct Dash: Hashable, Sendable {
  var length: CGFloat
  var gap: CGFloat
}

/// How a shadow looks.
struct Shadow: Hashable, Sendable {
  var color: Color
  /// How far it lies off, in points.
  var offset = CGSize.zero
  /// The Gaussian's standard deviation, in points, as a layer's `shadowRadius`.
  var blur: CGFloat
  /// Whether an opaque shape of the same outline is drawn over it at once, so that the inside may
  /// be left out.
  var isCovered = false
}

/// Where text stands between the sides of a rectangle.
enum TextAlignment: Sendable {
  case left
  case center
  case right
}

extension Canvas {
  /// Fills a rectangle with sharp corners.
  func fill(_ rect: CGRect, color: Color) {
    fill(rect, cornerRadius: 0, color: color)
  }

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
    // No letter is so narrow that more of them fit; so what is looked at stays short.
    let most = max(2, Int(min(1e4, width / style.size * 8)))
    let isLong = text.utf8.count > most * 4
    if !isLong, extent(of: text, style: style).width <= width { return text }
    var (fitting, tooMany) = (0, isLong ? most : text.count)
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      let short = Self.withoutMiddle(text, keeping: middle)
      if extent(of: short, style: style).width <= width {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return Self.withoutMiddle(text, keeping: fitting)
  }

  private static func withoutMiddle(_ text: String, keeping count: Int) -> String {
    "\(text.prefix((count + 1) / 2))…\(text.suffix(count / 2))"
  }

  private static func square(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
    CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}
