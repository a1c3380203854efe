// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import CCairo
import Foundation
import UIModel

/// The pixels of a soft shadow: a round rectangle, blurred. The softer it is, the fewer pixels it has; it is
/// stretched where it is drawn. Most shadows are drawn in every frame, so they are cached.
@MainActor
enum ShadowImage {
  /// The rectangle and its blur, in pixels of the image.
  struct Shape: Hashable {
    var width: Double
    var height: Double
    var radius: Double
    /// The Gaussian's standard deviation.
    var blur: Double
    var color: Color
  }

  /// Pixels around the rectangle, for three standard deviations.
  nonisolated static let margin = 5
  /// No image has a larger deviation, in its own pixels.
  static let mostBlur = 1.5

  private static var known: [Shape: PixelBuffer] = [:]
  private static let mostKnown = 64

  /// The image of a shape.
  static func pixels(of shape: Shape) -> PixelBuffer {
    if let pixels = known[shape] { return pixels }
    if known.count >= mostKnown { known = [:] }
    let pixels = draw(shape)
    known[shape] = pixels
    return pixels
  }

  private static func draw(_ shape: Shape) -> PixelBuffer {
    let pixels = PixelBuffer(
      width: Int(shape.width.rounded(.up)) + 2 * margin,
      height: Int(shape.height.rounded(.up)) + 2 * margin)
    CairoCanvas(pixels).fill(
      CGRect(x: CGFloat(margin), y: CGFloat(margin), width: shape.width, height: shape.height),
      cornerRadius: shape.radius, color: .black)
    blur(pixels, shape)
    return pixels
  }

  private nonisolated static func blur(_ pixels: PixelBuffer, _ shape: Shape) {
    let curve = (0...margin).map { exp(-Double($0 * $0) / (2 * shape.blur * shape.blur)) }
    let sum = curve.reduce(0, +) * 2 - curve[0]
    let weights = curve.map { Float($0 / sum) }
    let (width, height) = (pixels.width, pixels.height)
    var levels = (0..<width * height).map { Float(pixels.base[$0] >> 24) / 255 }
    levels = blurredRows(of: levels, width, height, weights)
    levels = blurredRows(of: levels, height, width, weights)
    let color = shape.color
    let parts = [255, color.red, color.green, color.blue].map {
      Float($0) * Float(color.alpha) / 255
    }
    for (index, level) in levels.enumerated() {
      pixels.base[index] = parts.reduce(0) { $0 << 8 | UInt32(min(255, $1 * level + 0.5)) }
    }
  }

  /// Blurs each row, and swaps rows and columns.
  private nonisolated static func blurredRows(
    of levels: [Float], _ width: Int, _ height: Int, _ weights: [Float]
  ) -> [Float] {
    var blurred = [Float](repeating: 0, count: levels.count)
    for y in 0..<height {
      for x in 0..<width {
        let level = levels[y * width + x]
        if level == 0 { continue }
        for step in max(-x, -margin)..<min(width - x, margin + 1) {
          blurred[(x + step) * height + y] += level * weights[abs(step)]
        }
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
    let scale = pixelsInPoint * min(1, ShadowImage.mostBlur / blur)
    guard moved.width > 0, moved.height > 0, moved.width * moved.height * scale * scale < 4e6,
      add(shadow.area(of: rect), 0)
    else { return }
    let pixels = ShadowImage.pixels(
      of: ShadowImage.Shape(
        width: moved.width * scale, height: moved.height * scale, radius: cornerRadius * scale,
        blur: shadow.blur * scale, color: shadow.color))
    let margin = CGFloat(ShadowImage.margin)
    setSource(
      pixels.surface,
      CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: margin - moved.minX * scale,
        ty: margin - moved.minY * scale))
    cairo_fill(context)
  }
}
