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

  /// Fills a buffer.
  ///
  /// - Parameters:
  ///   - pixels: what to fill.
  ///   - layout: where the phone is.
  ///   - theme: the desk's colours.
  func fill(_ pixels: WindowPixels, _ layout: WorkbenchLayout, _ theme: Theme) {
    let look = Look(layout: layout, theme: theme, scale: pixels.scale)
    let picture = picture(for: pixels, look)
    for y in 0..<pixels.buffer.height {
      let target = pixels.buffer.base + y * pixels.buffer.rowLength
      target.update(from: picture.base + y * picture.rowLength, count: picture.width)
    }
  }

  private func picture(
    for pixels: WindowPixels, _ look: Look
  ) -> PixelBuffer {
    if let drawn, drawn.look == look, drawn.picture.bounds == pixels.buffer.bounds {
      return drawn.picture
    }
    let picture = PixelBuffer(width: pixels.buffer.width, height: pixels.buffer.height)
    draw(look.layout, look.theme.desk, on: PixelCanvas(picture, scale: pixels.scale))
    drawn = (picture, look)
    return picture
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
