import Foundation
import UIModel

extension Workbench {
  func draw(into pixels: WindowPixels) -> [PixelRect] {
    let canvas = PixelCanvas(pixels.buffer, scale: pixels.scale, typeface: typeface)
    desk.fill(pixels, layout, screen: screen.bounds)
    let windows = host.windowsBackToFront
    for window in windows where window !== keyMap { renderer.draw(window, on: canvas) }
    let surroundings = OverlaySurroundings(
      application: host.application, windows: scene.windows, screen: screen.bounds,
      phone: layout.body,
      covered: [layout.panel], pointer: keyMap.isHidden ? pointer : nil)
    for overlay in overlays { overlay.draw(on: canvas, over: surroundings) }
    drawHints(on: canvas)
    if !keyMap.isHidden { renderer.draw(keyMap, on: canvas) }
    drawn = revisions
    return [pixels.buffer.bounds]
  }

  /// Where two fingers would come down.
  private func drawHints(on canvas: any Canvas) {
    for place in hints {
      canvas.disc(center: place, radius: 14, color: Color.white.withAlpha(0.35))
      canvas.ring(center: place, radius: 14, width: 2, color: Color.black.withAlpha(0.6))
      canvas.ring(center: place, radius: 15.5, width: 1, color: Color.white.withAlpha(0.9))
    }
  }
}
