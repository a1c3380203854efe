// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// What lies under the windows: the desk and the phone's body.
@MainActor
final class Desk {
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)
  private static let edgeWidth: CGFloat = 1.5

  private static let shadow = Shadow(
    color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 4), blur: 8,
    isCovered: true)

  private var shown: Look?
  private var outline: Outline?

  /// What it looks like.
  private struct Look: Equatable {
    let layout: WorkbenchLayout
    let theme: Theme.Name
    let scale: CGFloat
  }

  /// The phone's shadow and the edge of its body, which cost more than all else and stay the same while colours
  /// change.
  private struct Outline {
    let body: CGRect
    let transform: CGAffineTransform
    let bounds: PixelRect
    let shadow: PreparedShape?
    let edge: PreparedShape?
  }

  /// Whether it looks different from the frame before.
  func changes(_ pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme) -> Bool {
    let look = Look(layout: layout, theme: theme.name, scale: pixels.scale)
    defer { shown = look }
    return look != shown
  }

  /// Draws a part of it.
  func fill(_ part: PixelRect, of pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme) {
    let canvas = PixelCanvas(pixels.buffer, scale: pixels.scale, region: part)
    // Most parts lie in the phone, or under panels.
    if !canvas.mayShow(layout.canvas) {
      canvas.clear(theme.desk.last ?? .black)
    } else if Self.isInside(part, layout, canvas.transform) {
      canvas.clear(Self.body)
    } else {
      draw(layout, theme.desk, on: canvas)
    }
  }

  /// Whether nothing but the phone's body is in a part.
  private static func isInside(
    _ part: PixelRect, _ layout: WorkbenchLayout, _ transform: CGAffineTransform
  ) -> Bool {
    let inner = layout.body.insetBy(dx: edgeWidth, dy: edgeWidth)
    return RoundedShape(inner, cornerRadius: radius(layout) - edgeWidth, transform: transform)?
      .contains(part) == true
  }

  private static func radius(_ layout: WorkbenchLayout) -> CGFloat {
    (WorkbenchLayout.cornerRadius + WorkbenchLayout.bezel) * layout.phoneScale
  }

  /// Draws what stays within the pixel edges nearest to a rectangle's.
  private func within(_ rect: CGRect, on canvas: PixelCanvas, _ draw: () -> Void) {
    canvas.save()
    canvas.clip(to: rect, cornerRadius: 0)
    draw()
    canvas.restore()
  }

  private func draw(_ layout: WorkbenchLayout, _ colors: [Color], on canvas: PixelCanvas) {
    let area = layout.canvas
    // Each pixel once: filling a whole window takes a good part of a frame.
    for panel in [layout.gallery, layout.panel, layout.bar, layout.timeline] {
      within(panel, on: canvas) { canvas.clear(colors.last ?? .black) }
    }
    within(area, on: canvas) {
      canvas.fill(
        area.insetBy(dx: -1, dy: -1), cornerRadius: 0,
        gradient: LinearGradient(
          start: .zero, end: CGPoint(x: 0, y: area.maxY), colors: colors))
    }
    let body = layout.body
    let radius = Self.radius(layout)
    let outline = outline(of: body, radius, on: canvas)
    paint(outline.shadow, Self.shadow.color, on: canvas)
    canvas.fill(body, cornerRadius: radius, color: Self.body)
    paint(outline.edge, Self.edge, on: canvas)
  }

  private func paint(_ shape: PreparedShape?, _ color: Color, on canvas: PixelCanvas) {
    if let shape, let ink = canvas.ink(color) { canvas.paint(shape, ink: ink) }
  }

  private func outline(of body: CGRect, _ radius: CGFloat, on canvas: PixelCanvas) -> Outline {
    let bounds = canvas.buffer.bounds
    if let outline, outline.body == body, outline.transform == canvas.transform,
      outline.bounds == bounds
    {
      return outline
    }
    let whole = PixelCanvas(canvas.buffer, scale: canvas.scale)
    let outline = Outline(
      body: body, transform: canvas.transform, bounds: bounds,
      shadow: whole.prepare(Self.shadow, of: body, cornerRadius: radius),
      edge: whole.prepare(borderOf: body, cornerRadius: radius, width: Self.edgeWidth))
    self.outline = outline
    return outline
  }
}
