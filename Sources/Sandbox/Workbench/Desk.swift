// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation
import UIModel

/// Knows how what lies under the windows looked in the frame before.
@MainActor
final class Desk {
  private var shown: Look?
  private var outline: DeskGround.Outline?

  /// What it looks like.
  private struct Look: Equatable {
    let layout: WorkbenchLayout
    let theme: Theme.Name
    let scale: CGFloat
  }

  /// Whether it looks different from the frame before.
  func changes(_ pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme) -> Bool {
    let look = Look(layout: layout, theme: theme.name, scale: pixels.scale)
    defer { shown = look }
    return look != shown
  }

  /// What is drawn of it.
  func ground(
    _ pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme
  ) -> DeskGround {
    let canvas = PixelCanvas(pixels.buffer, scale: pixels.scale)
    if outline?.fits(layout, canvas) != true { outline = DeskGround.Outline(layout, canvas) }
    return DeskGround(layout: layout, colors: theme.desk, outline: outline)
  }
}

/// What lies under the windows: the desk and the phone's body.
struct DeskGround: Ground {
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)
  private static let edgeWidth: CGFloat = 1.5

  private static let shadow = Shadow(
    color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 4), blur: 8,
    isCovered: true)

  let layout: WorkbenchLayout
  let colors: [Color]
  let outline: Outline?

  /// The phone's shadow and the edge of its body, which cost more than all else and stay the same while colours
  /// change.
  struct Outline {
    private let body: CGRect
    private let radius: CGFloat
    private let transform: CGAffineTransform
    private let bounds: PixelRect
    fileprivate let shadow: PreparedShape?
    fileprivate let edge: PreparedShape?

    /// Works both out for a canvas of all pixels.
    init(_ layout: WorkbenchLayout, _ canvas: PixelCanvas) {
      (body, radius) = (layout.body, DeskGround.radius(layout))
      (transform, bounds) = (canvas.transform, canvas.buffer.bounds)
      shadow = canvas.prepare(DeskGround.shadow, of: body, cornerRadius: radius)
      edge = canvas.prepare(borderOf: body, cornerRadius: radius, width: DeskGround.edgeWidth)
    }

    /// Whether it is the same for a layout and a canvas.
    func fits(_ layout: WorkbenchLayout, _ canvas: PixelCanvas) -> Bool {
      body == layout.body && radius == DeskGround.radius(layout)
        && transform == canvas.transform && bounds == canvas.buffer.bounds
    }
  }

  func fill(_ canvas: PixelCanvas) {
    // Most parts lie in the phone, or under panels.
    if !canvas.mayShow(layout.canvas) {
      canvas.clear(colors.last ?? .black)
    } else if isInside(canvas.region, canvas.transform) {
      canvas.clear(Self.body)
    } else {
      draw(on: canvas)
    }
  }

  /// Whether nothing but the phone's body is in a part.
  private func isInside(_ part: PixelRect, _ transform: CGAffineTransform) -> Bool {
    let inner = layout.body.insetBy(dx: Self.edgeWidth, dy: Self.edgeWidth)
    let radius = Self.radius(layout) - Self.edgeWidth
    return RoundedShape(inner, cornerRadius: radius, transform: transform)?.contains(part) == true
  }

  private static func radius(_ layout: WorkbenchLayout) -> CGFloat {
    (WorkbenchLayout.cornerRadius + WorkbenchLayout.bezel) * layout.phoneScale
  }

  private func draw(on canvas: PixelCanvas) {
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
    paint(outline?.shadow, Self.shadow.color, on: canvas)
    canvas.fill(layout.body, cornerRadius: Self.radius(layout), color: Self.body)
    paint(outline?.edge, Self.edge, on: canvas)
  }

  /// Draws what stays within the pixel edges nearest to a rectangle's.
  private func within(_ rect: CGRect, on canvas: PixelCanvas, _ draw: () -> Void) {
    canvas.save()
    canvas.clip(to: rect, cornerRadius: 0)
    draw()
    canvas.restore()
  }

  private func paint(_ shape: PreparedShape?, _ color: Color, on canvas: PixelCanvas) {
    if let shape, let ink = canvas.ink(color) { canvas.paint(shape, ink: ink) }
  }
}
