// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// A drawing call of a canvas with its arguments; see `Canvas`.
enum DrawingCall: Hashable {
  case fill(CGRect, cornerRadius: CGFloat, Color)
  case gradient(CGRect, LinearGradient)
  case contour(Contour, Color)
  case border(CGRect, cornerRadius: CGFloat, width: CGFloat, Color)
  case line([CGPoint], isClosed: Bool, width: CGFloat, Color, Dash?)
  case shadow(Shadow, CGRect, cornerRadius: CGFloat)
  case picture(PixelBuffer, CGRect)
  case text(String, baseline: CGPoint, TextStyle, Color)

  /// Returns the pixels that the call may change in a state of the canvas.
  @MainActor
  func extent(under state: CanvasState, _ typeface: Typeface?) -> PixelRect {
    switch self {
    case .fill(let rect, _, _), .gradient(let rect, _), .border(let rect, _, _, _),
      .picture(_, let rect):
      return state.pixels(of: rect)
    case .contour(let contour, _): return state.pixels(of: contour.boundingBox)
    case .line(let points, _, let width, _, _):
      let box = Contour(points: points).boundingBox
      return state.pixels(of: box.insetBy(dx: -width / 2, dy: -width / 2))
    case .shadow(let shadow, let rect, _): return state.pixels(of: shadow.area(of: rect))
    case .text(let text, let baseline, let style, _):
      // Letters may extend beyond their width and line.
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

/// The closed outline of a convex shape.
struct Contour: Hashable, Sendable {
  /// The points in order. The last point is joined to the first.
  var points: [CGPoint]

  /// The smallest upright rectangle around it.
  var boundingBox: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// The lengths of the dashes and gaps of a dashed line, in points.
struct Dash: Hashable, Sendable {
  var length: CGFloat
  var gap: CGFloat
}

/// The appearance of a shadow.
struct Shadow: Hashable, Sendable {
  var color: Color
  /// The distance of the shadow from its shape, in points.
  var offset = CGSize.zero
  /// The standard deviation of the blur, in points, as a layer's `shadowRadius`.
  var blur: CGFloat
  /// True if an opaque shape is drawn over the shadow. The part under the shape is then left out.
  var isUnderOpaqueShape = false

  /// Returns the area that the shadow of a rectangle darkens: three standard deviations beyond its edges.
  func area(of rect: CGRect) -> CGRect {
    rect.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * blur, dy: -3 * blur)
  }
}

/// Colours that change along a line. Before its start and after its end they are constant.
struct LinearGradient: Hashable, Sendable {
  /// The point of the first colour.
  var start: CGPoint
  /// The point of the last colour.
  var end: CGPoint
  /// The colours, at equal distances from start to end.
  var colors: [Color]
}
