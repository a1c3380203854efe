import Foundation

/// What lies under the windows: the desk and the phone's body.
@MainActor
struct Desk {
  private static let top = Color(hex: 0x3A3D46)
  private static let bottom = Color(hex: 0x2A2C33)
  private static let body = Color(hex: 0x0E0E11)
  private static let edge = Color(hex: 0x55565E)

  let layout: StageLayout
  let screen: CGRect

  /// Draws it, in points of the screen.
  func draw(on canvas: any Canvas) {
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
