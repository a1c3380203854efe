// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation

/// An image to draw: premultiplied pixels, and smaller versions of them for drawing it small.
final class Picture {
  /// The picture itself.
  let pixels: PixelBuffer
  /// Each half as large as the one before; made when first drawn.
  private var halvings: [PixelBuffer] = []

  init(_ pixels: PixelBuffer) {
    self.pixels = pixels
  }

  /// The version to draw when one pixel of the canvas covers `step` pixels of the picture.
  func level(step: Double) -> PixelBuffer {
    var (level, index, step) = (pixels, 0, step)
    while step >= 2, level.width > 1 || level.height > 1 {
      if index == halvings.count { halvings.append(Self.half(level)) }
      level = halvings[index]
      index += 1
      step /= 2
    }
    return level
  }

  private static func half(_ source: PixelBuffer) -> PixelBuffer {
    let half = PixelBuffer(width: (source.width + 1) / 2, height: (source.height + 1) / 2)
    let context = cairo_create(half.surface)
    defer { cairo_destroy(context) }
    // Half-way between pixels the bilinear filter gives the mean of four.
    cairo_scale(
      context, Double(half.width) / Double(source.width),
      Double(half.height) / Double(source.height))
    cairo_set_source_surface(context, source.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
    return half
  }
}

/// A picture is equal to itself alone.
extension Picture: Hashable {
  static func == (left: Picture, right: Picture) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
