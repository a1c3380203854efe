// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// The pixels of a soft shadow: a blurred round rectangle. The softer the shadow, the fewer pixels the image needs; it
/// is stretched when drawn.
@MainActor
enum ShadowImage {
  /// The number of pixels around the rectangle: enough for three standard deviations.
  static let margin = 5
  /// The largest standard deviation of an image, in its own pixels.
  static let mostBlur = 1.5

  /// Draws the shadow of a rectangle. All lengths are pixels of the image, and `blur` is the Gaussian's standard
  /// deviation.
  static func draw(
    _ size: CGSize, cornerRadius: CGFloat, blur: CGFloat, _ color: Color
  ) -> PixelBuffer {
    let shape = PixelBuffer(
      width: Int(size.width.rounded(.up)) + 2 * margin,
      height: Int(size.height.rounded(.up)) + 2 * margin)
    let canvas = Canvas(CanvasState(transform: .identity, clip: shape.bounds))
    canvas.fill(
      CGRect(origin: CGPoint(x: margin, y: margin), size: size), cornerRadius: cornerRadius,
      color: .black)
    CairoRenderer(shape.surface, region: shape.bounds, nil).draw(canvas.items)
    let mask = blurred(blurred(shape, blur, dx: 1, dy: 0), blur, dx: 0, dy: 1)
    return draw(shape) { context in
      let (red, green, blue, alpha) = color.parts
      cairo_set_source_rgba(context, red, green, blue, alpha)
      cairo_mask_surface(context, mask.surface, 0, 0)
    }
  }

  /// Blurs along one direction, by adding shifted and weighted copies of the image.
  private static func blurred(
    _ source: PixelBuffer, _ blur: CGFloat, dx: Int, dy: Int
  ) -> PixelBuffer {
    let curve = (1...margin).map { exp(-Double($0 * $0) / (2 * blur * blur)) }
    let sum = 1 + 2 * curve.reduce(0, +)
    // Cairo's weights are whole numbers. Their sum is 255.
    let sides = curve.map { (255 * $0 / sum).rounded() }
    return draw(source) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      for step in -margin...margin {
        let weight = step == 0 ? 255 - 2 * sides.reduce(0, +) : sides[abs(step) - 1]
        cairo_set_source_surface(context, source.surface, Double(step * dx), Double(step * dy))
        cairo_paint_with_alpha(context, (weight + 0.5) / 256)
      }
    }
  }

  /// Draws on a new buffer of the same size as another one.
  private static func draw(_ size: PixelBuffer, _ body: (OpaquePointer?) -> Void) -> PixelBuffer {
    let pixels = PixelBuffer(width: size.width, height: size.height)
    let context = cairo_create(pixels.surface)
    body(context)
    cairo_destroy(context)
    return pixels
  }
}
