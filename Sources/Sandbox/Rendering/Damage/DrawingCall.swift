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

  /// Makes the call. Text is drawn as a `GlyphLine` instead, which does not take a typeface.
  func perform(on canvas: PixelCanvas) {
    switch self {
    case .clear(let color): canvas.clear(color)
    case .fill(let rect, let radius, let color):
      canvas.fill(rect, cornerRadius: radius, color: color)
    case .gradient(let rect, let radius, let gradient):
      canvas.fill(rect, cornerRadius: radius, gradient: gradient)
    case .contour(let contour, let color): canvas.fill(contour, color: color)
    case .border(let rect, let radius, let width, let color):
      canvas.border(rect, cornerRadius: radius, width: width, color: color)
    case .polyline(let points, let width, let color):
      canvas.polyline(points, width: width, color: color)
    case .outline(let contour, let width, let color, let dash):
      canvas.outline(contour, width: width, color: color, dash: dash)
    case .shadow(let shadow, let rect, let radius):
      canvas.shadow(shadow, of: rect, cornerRadius: radius)
    case .picture(let picture, let rect): canvas.draw(picture, in: rect)
    case .text: break
    }
  }
}
