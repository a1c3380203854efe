// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A call to a canvas that draws something, with all that it was given: see `Canvas`.
enum DrawingCall: Hashable {
  case clear(Color)
  case fill(CGRect, cornerRadius: CGFloat, Color)
  case gradient(CGRect, cornerRadius: CGFloat, LinearGradient)
  case contour(Contour, Color)
  case border(CGRect, cornerRadius: CGFloat, width: CGFloat, Color)
  case polyline([CGPoint], width: CGFloat, Color)
  case outline(Contour, width: CGFloat, Color, Dash?)
  case shadow(Shadow, CGRect, cornerRadius: CGFloat)
  case picture(Picture, CGRect)
  case text(String, baseline: CGPoint, TextStyle, Color)

  /// The pixels that it may change under a state.
  @MainActor
  func extent(under state: CanvasState, _ typeface: Typeface?) -> PixelRect {
    switch self {
    case .clear: return state.clip
    case .fill(let rect, _, _), .gradient(let rect, _, _), .border(let rect, _, _, _),
      .picture(_, let rect):
      return state.pixels(of: rect)
    case .contour(let contour, _): return state.pixels(of: contour.boundingBox)
    case .polyline(let points, let width, _):
      let box = Contour(points).boundingBox
      return state.pixels(of: box.insetBy(dx: -width / 2, dy: -width / 2))
    case .outline(let contour, let width, _, _):
      return state.pixels(of: contour.boundingBox.insetBy(dx: -width / 2, dy: -width / 2))
    case .shadow(let shadow, let rect, _): return state.pixels(of: shadow.area(of: rect))
    case .text(let text, let baseline, let style, _):
      // Ink may stick out of a letter's width, and of its line.
      let size = style.size
      guard let typeface, size > 0, size.isFinite else { return .empty }
      let width = typeface.extent(of: text, style: style).width
      return state.pixels(
        of: CGRect(
          x: baseline.x - size, y: baseline.y - size * 1.5, width: width + size * 2,
          height: size * 2.25))
    }
  }
}

/// A dashed line's measures, in points.
struct Dash: Hashable, Sendable {
  var length: CGFloat
  var gap: CGFloat
}

/// The look of a shadow.
struct Shadow: Hashable, Sendable {
  var color: Color
  /// Its distance from what throws it, in points.
  var offset = CGSize.zero
  /// The Gaussian's standard deviation, in points, as a layer's `shadowRadius`.
  var blur: CGFloat

  /// All that the shadow of a rectangle darkens: three deviations beyond its edges.
  func area(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * blur, dy: -3 * blur)
  }
}

/// Colours that change along a line; before its start and behind its end they stay.
struct LinearGradient: Hashable, Sendable {
  /// The point of the first colour.
  var start: CGPoint
  /// The point of the last colour.
  var end: CGPoint
  /// At even distances from start to end.
  var colors: [Color]
}
