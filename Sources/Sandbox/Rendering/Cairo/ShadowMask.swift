// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// The coverage of a soft shadow: a round rectangle, blurred. The softer it is, the fewer pixels it has; it is
/// stretched where it is drawn. Most shadows are drawn in every frame, so they are cached.
@MainActor
final class ShadowMask {
  /// The rectangle and its blur, in pixels of the mask.
  struct Shape: Hashable {
    var width: Double
    var height: Double
    var radius: Double
    /// The Gaussian's standard deviation.
    var blur: Double
  }

  /// Pixels around the rectangle, for three standard deviations.
  static let margin = 8
  /// No mask has a larger deviation, in its own pixels.
  static let mostBlur = 2.5

  let pixels: PixelBuffer
  private static var known: [Shape: ShadowMask] = [:]
  private static let mostKnown = 64

  /// The mask of a shape.
  static func mask(_ shape: Shape) -> ShadowMask {
    if let mask = known[shape] { return mask }
    if known.count >= mostKnown { known = [:] }
    let mask = ShadowMask(shape)
    known[shape] = mask
    return mask
  }

  private init(_ shape: Shape) {
    let margin = Self.margin
    pixels = PixelBuffer(
      width: Int(shape.width.rounded(.up)) + 2 * margin,
      height: Int(shape.height.rounded(.up)) + 2 * margin)
    CairoCanvas(pixels).fill(
      CGRect(x: CGFloat(margin), y: CGFloat(margin), width: shape.width, height: shape.height),
      cornerRadius: shape.radius, color: .black)
    let curve = (0...margin).map { exp(-Double($0 * $0) / (2 * shape.blur * shape.blur)) }
    let sum = curve.reduce(0, +) * 2 - curve[0]
    let weights = curve.map { Float($0 / sum) }
    let (width, height) = (pixels.width, pixels.height)
    var levels = (0..<width * height).map { Float(pixels.base[$0] >> 24) }
    levels = Self.blurredRows(of: levels, width, height, weights)
    levels = Self.blurredRows(of: levels, height, width, weights)
    for (index, level) in levels.enumerated() {
      pixels.base[index] = UInt32(min(255, level + 0.5)) << 24
    }
  }

  /// Blurs each row, and swaps rows and columns.
  private static func blurredRows(
    of levels: [Float], _ width: Int, _ height: Int, _ weights: [Float]
  ) -> [Float] {
    var blurred = [Float](repeating: 0, count: levels.count)
    for y in 0..<height {
      for x in 0..<width {
        var sum = levels[y * width + x] * weights[0]
        for step in 1..<weights.count {
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
    let pixelsInPoint = abs(state.transform.determinant).squareRoot()
    let blur = shadow.blur * pixelsInPoint
    guard blur >= 0.25 else { return fill(moved, cornerRadius: cornerRadius, color: shadow.color) }
    let scale = pixelsInPoint * min(1, ShadowMask.mostBlur / blur)
    guard moved.width > 0, moved.height > 0, moved.width * moved.height * scale * scale < 4e6 else {
      return
    }
    let mask = ShadowMask.mask(
      ShadowMask.Shape(
        width: moved.width * scale, height: moved.height * scale, radius: cornerRadius * scale,
        blur: shadow.blur * scale))
    setSource(shadow.color)
    let pattern = cairo_pattern_create_for_surface(mask.pixels.surface)
    defer { cairo_pattern_destroy(pattern) }
    var toMask = CGAffineTransform(translationX: -moved.minX, y: -moved.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    (toMask.tx, toMask.ty) = (
      toMask.tx + CGFloat(ShadowMask.margin), toMask.ty + CGFloat(ShadowMask.margin)
    )
    var matrix = toMask.matrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_mask(context, pattern)
  }
}
