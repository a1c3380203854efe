import Foundation

/// What lies under the windows: the desk and the phone's body. It is drawn once for each size and copied from
/// then on.
@MainActor
final class Desk {
  private static let top = Color(hex: 0x3A3D46)
  private static let bottom = Color(hex: 0x2A2C33)
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)

  private var drawn: (picture: PixelBuffer, layout: StageLayout, scale: CGFloat)?

  /// Fills a buffer.
  ///
  /// - Parameters:
  ///   - pixels: what to fill.
  ///   - layout: where the phone is.
  ///   - screen: the whole window, in points.
  func fill(_ pixels: WindowPixels, _ layout: StageLayout, screen: CGRect) {
    let picture = picture(for: pixels, layout, screen)
    for y in 0..<pixels.buffer.height {
      let target = pixels.buffer.base + y * pixels.buffer.rowLength
      target.update(from: picture.base + y * picture.rowLength, count: picture.width)
    }
  }

  private func picture(
    for pixels: WindowPixels, _ layout: StageLayout, _ screen: CGRect
  ) -> PixelBuffer {
    if let drawn, drawn.layout == layout, drawn.scale == pixels.scale,
      drawn.picture.bounds == pixels.buffer.bounds
    {
      return drawn.picture
    }
    let picture = PixelBuffer(width: pixels.buffer.width, height: pixels.buffer.height)
    draw(layout, screen, on: PixelCanvas(picture, scale: pixels.scale))
    drawn = (picture, layout, pixels.scale)
    return picture
  }

  private func draw(_ layout: StageLayout, _ screen: CGRect, on canvas: any Canvas) {
    canvas.clear(Self.bottom)
    canvas.fill(
      screen, cornerRadius: 0,
      gradient: LinearGradient(
        start: .zero, end: CGPoint(x: 0, y: screen.maxY), colors: [Self.top, Self.bottom]))
    let scale = layout.phoneScale
    let bezel = StageLayout.bezel * scale
    let body = layout.body
    let radius = StageLayout.cornerRadius * scale + bezel
    canvas.shadow(
      Shadow(
        color: Color.black.withAlpha(0.5), offset: CGSize(width: 0, height: 4), blur: 8,
        isCovered: true), of: body, cornerRadius: radius)
    canvas.fill(body, cornerRadius: radius, color: Self.body)
    canvas.border(body, cornerRadius: radius, width: 1.5, color: Self.edge)
  }
}
