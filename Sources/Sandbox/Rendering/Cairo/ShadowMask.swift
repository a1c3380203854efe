// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// The coverage of a soft shadow: a round rectangle, blurred. Most are drawn in every frame, so they are cached.
@MainActor
final class ShadowMask {
  /// What it looks like, in whole pixels.
  struct Shape: Hashable {
    var width: Int
    var height: Int
    var radius: Int
    /// The Gaussian's standard deviation, in quarters of a pixel.
    var blur: Int

    /// How far the blur reaches beyond the rectangle.
    var margin: Int { (blur * 3 + 3) / 4 }
  }

  nonisolated(unsafe) let surface: OpaquePointer

  private static var known: [Shape: ShadowMask] = [:]
  /// More than these are not kept.
  private static let mostKnown = 32

  /// The mask of a shape; nil for one that is too large.
  static func mask(_ shape: Shape) -> ShadowMask? {
    if let mask = known[shape] { return mask }
    guard let mask = ShadowMask(shape) else { return nil }
    if known.count >= mostKnown { known = [:] }
    known[shape] = mask
    return mask
  }

  /// Blurs a small rectangle and stretches its middle: all columns of a shadow look alike between its ends, and all
  /// rows.
  private init?(_ shape: Shape) {
    let margin = shape.margin
    let least = 2 * (margin + shape.radius) + 1
    var small = shape
    (small.width, small.height) = (min(shape.width, least), min(shape.height, least))
    guard max(shape.width, shape.height) < 16_000, let tile = Self.blurred(small),
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(shape.width + 2 * margin), Int32(shape.height + 2 * margin)),
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    self.surface = surface
    let (width, height) = (shape.width + 2 * margin, shape.height + 2 * margin)
    let (tileWidth, tileHeight) = (small.width + 2 * margin, small.height + 2 * margin)
    let rowLength = Int(cairo_image_surface_get_stride(surface))
    func place(_ index: Int, _ length: Int, _ tileLength: Int) -> Int {
      index <= tileLength / 2
        ? index : max(tileLength / 2, index - (length - tileLength))
    }
    for y in 0..<height {
      let row = place(y, height, tileHeight) * tileWidth
      for x in 0..<width {
        pixels[y * rowLength + x] = tile[row + place(x, width, tileWidth)]
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The coverage of a blurred rectangle with its margin around it, row by row.
  private static func blurred(_ shape: Shape) -> [UInt8]? {
    let margin = shape.margin
    let (width, height) = (shape.width + 2 * margin, shape.height + 2 * margin)
    let buffer = PixelBuffer(width: width, height: height)
    let canvas = CairoCanvas(buffer)
    canvas.fill(
      CGRect(x: margin, y: margin, width: shape.width, height: shape.height),
      cornerRadius: CGFloat(shape.radius), color: .black)
    var levels = (0..<width * height).map { Float(buffer.base[$0] >> 24) }
    let weights = weights(blur: Double(shape.blur) / 4, margin: margin)
    levels = blurredRows(of: levels, width, height, weights)
    levels = blurredRows(of: levels, height, width, weights)
    return levels.map { UInt8(min(255, $0 + 0.5)) }
  }

  /// The Gaussian at whole pixels, its middle first.
  private static func weights(blur: Double, margin: Int) -> [Float] {
    let curve = (0...margin).map { exp(-Double($0 * $0) / (2 * blur * blur)) }
    let sum = curve.reduce(0, +) * 2 - curve[0]
    return curve.map { Float($0 / sum) }
  }

  /// Blurs each row, and swaps rows and columns.
  private static func blurredRows(
    of levels: [Float], _ width: Int, _ height: Int, _ weights: [Float]
  ) -> [Float] {
    var blurred = [Float](repeating: 0, count: levels.count)
    for y in 0..<height {
      for x in 0..<width {
        var sum = levels[y * width + x] * weights[0]
        for step in 1..<max(1, weights.count) {
          if x >= step { sum += levels[y * width + x - step] * weights[step] }
          if x + step < width { sum += levels[y * width + x + step] * weights[step] }
        }
        blurred[x * height + y] = sum
      }
    }
    return blurred
  }
}

extension CairoCanvas {
  /// Draws the shadow of a rectangle.
  func drawShadow(_ shadow: Shadow, _ rect: CGRect, _ cornerRadius: CGFloat) {
    let moved = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    let scale = abs(state.transform.determinant).squareRoot()
    let blur = shadow.blur * scale * 4
    guard blur >= 1, blur < 1_000 else {
      return fill(moved, cornerRadius: cornerRadius, color: shadow.color)
    }
    let (width, height) = (moved.width * scale, moved.height * scale)
    guard width > 0, height > 0, width < 16_000, height < 16_000 else { return }
    let radius = max(0, min(cornerRadius * scale, width / 2, height / 2))
    let shape = ShadowMask.Shape(
      width: max(1, Int(width.rounded())), height: max(1, Int(height.rounded())),
      radius: Int(radius.rounded()), blur: Int(blur.rounded()))
    guard let mask = ShadowMask.mask(shape) else { return }
    setSource(shadow.color)
    let pattern = cairo_pattern_create_for_surface(mask.surface)
    defer { cairo_pattern_destroy(pattern) }
    let margin = CGFloat(shape.margin)
    var matrix = CGAffineTransform(translationX: -moved.minX, y: -moved.minY)
      .concatenating(
        CGAffineTransform(
          scaleX: CGFloat(shape.width) / moved.width, y: CGFloat(shape.height) / moved.height)
      ).concatenating(CGAffineTransform(translationX: margin, y: margin)).matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_mask(context, pattern)
  }
}
