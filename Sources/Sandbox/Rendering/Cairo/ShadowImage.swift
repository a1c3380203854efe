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
    let box = CGRect(origin: CGPoint(x: margin, y: margin), size: size)
    let area = PixelRect(covering: box).insetBy(-margin)
    let shape = draw(area) { context in
      cairo_set_tolerance(context, CairoRenderer.tolerance)
      CairoRenderer.add(box, cornerRadius, to: context)
      cairo_fill(context)
    }
    let mask = blurred(blurred(shape, blur, dx: 1, dy: 0), blur, dx: 0, dy: 1)
    return draw(area) { context in
      let (red, green, blue, alpha) = color.parts
      cairo_set_source_rgba(context, red, green, blue, alpha)
      cairo_mask_surface(context, mask.surface, 0, 0)
    }
  }

  /// Blurs along one direction, by adding shifted and weighted copies of the image.
  private static func blurred(
    _ source: PixelBuffer, _ blur: CGFloat, dx: Int, dy: Int
  ) -> PixelBuffer {
    let curve = (-margin...margin).map { exp(-Double($0 * $0) / (2 * blur * blur)) }
    let sum = curve.reduce(0, +)
    // Cairo's weights are whole numbers. Their sum is 255.
    var weights = curve.map { (255 * $0 / sum).rounded() }
    weights[margin] += 255 - weights.reduce(0, +)
    return draw(source.bounds) { context in
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      for (step, weight) in zip(-margin...margin, weights) where weight > 0 {
        cairo_set_source_surface(context, source.surface, Double(step * dx), Double(step * dy))
        cairo_paint_with_alpha(context, (weight + 0.5) / 256)
      }
    }
  }

  /// Draws on a new buffer with the size of an area.
  private static func draw(_ area: PixelRect, _ body: (OpaquePointer?) -> Void) -> PixelBuffer {
    let pixels = PixelBuffer(width: area.width, height: area.height)
    let context = cairo_create(pixels.surface)
    body(context)
    cairo_destroy(context)
    return pixels
  }
}
