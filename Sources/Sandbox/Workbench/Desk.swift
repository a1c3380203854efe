// SPDX-License-Identifier: Apache-2.0
// Copyright the UIModel authors

import Foundation

/// What lies under the windows: the desk and the phone's body. It is drawn once for each size and copied from
/// then on.
@MainActor
final class Desk {
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)

  private var drawn: (picture: PixelBuffer, look: Look)?

  /// What the picture depends on, besides the size.
  private struct Look: Equatable {
    let layout: WorkbenchLayout
    let theme: Theme
    let scale: CGFloat
  }

  /// Draws the desk aside, unless that was done.
  ///
  /// - Parameters:
  ///   - pixels: what it is for.
  ///   - layout: where the phone is.
  ///   - theme: the desk's colours.
  /// - Returns: whether it looks different now.
  func prepare(_ pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme) -> Bool {
    let look = Look(layout: layout, theme: theme, scale: pixels.scale)
    if let drawn, drawn.look == look, drawn.picture.bounds == pixels.buffer.bounds { return false }
    let picture = PixelBuffer(width: pixels.buffer.width, height: pixels.buffer.height)
    draw(look.layout, look.theme.desk, on: PixelCanvas(picture, scale: pixels.scale))
    drawn = (picture, look)
    return true
  }

  /// Copies a part of what was prepared.
  func fill(_ part: PixelRect, of buffer: PixelBuffer) {
    guard let picture = drawn?.picture else { return }
    for y in part.top..<max(part.top, part.bottom) {
      let target = buffer.base + (y * buffer.rowLength + part.left)
      target.update(from: picture.base + (y * picture.rowLength + part.left), count: part.width)
    }
  }

  private func draw(_ layout: WorkbenchLayout, _ colors: [Color], on canvas: any Canvas) {
    let area = layout.canvas
    canvas.clear(colors.last ?? .black)
    canvas.fill(
      area, cornerRadius: 0,
      gradient: LinearGradient(
        start: .zero, end: CGPoint(x: 0, y: area.maxY), colors: colors))
    let scale = layout.phoneScale
    let bezel = WorkbenchLayout.bezel * scale
    let body = layout.body
    let radius = WorkbenchLayout.cornerRadius * scale + bezel
    canvas.shadow(
      Shadow(
        color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 4), blur: 8,
        isCovered: true), of: body, cornerRadius: radius)
    canvas.fill(body, cornerRadius: radius, color: Self.body)
    canvas.border(body, cornerRadius: radius, width: 1.5, color: Self.edge)
  }
}
